/** What is asked of the server about being told of one's turn. */

import type { NewSubscription, NewWebhookInfo, NoticeInfo, WebhookInfo } from '#protocol';
import { language } from '../settings/settings.ts';
import { languageTag } from '../words/languages.ts';
import { type Answer, ask, askAsGuest } from './api.ts';

/** Notices are written in the language of the device that asks for them. */
export const noticeLanguage = (): NewSubscription['language'] =>
  languageTag(language.peek()) as NewSubscription['language'];

export const ownNotices = (): Promise<Answer<NoticeInfo>> => askAsGuest('GET', '/me/notices');

export const tellThisDevice = (subscription: Pick<NewSubscription, 'endpoint' | 'keys'>): Promise<Answer<NoticeInfo>> =>
  askAsGuest('POST', '/me/notices/device', { ...subscription, language: noticeLanguage() });

export const tellThisDeviceNoMore = (endpoint: string): Promise<Answer<NoticeInfo>> =>
  ask('POST', '/me/notices/device/end', { endpoint });

export const tellByMail = (address: string): Promise<Answer<NoticeInfo>> =>
  askAsGuest('POST', '/me/notices/mail', { address, language: noticeLanguage() });

export const tellByMailNoMore = (): Promise<Answer<NoticeInfo>> => ask('POST', '/me/notices/mail/end', {});

/** From the link of a mail: whoever follows it need not be known. */
export const answerMail = (deed: 'yes' | 'off', ticket: string): Promise<Answer<object>> =>
  ask('POST', `/notices/mail/${deed}`, { ticket });

export const webhookAt = (table: string): Promise<Answer<WebhookInfo>> => ask('GET', `/tables/${table}/webhook`);

export const setWebhook = (table: string, url: string): Promise<Answer<NewWebhookInfo>> =>
  ask('POST', `/tables/${table}/webhook`, { url, language: noticeLanguage() });

export const endWebhook = (table: string): Promise<Answer<object>> => ask('POST', `/tables/${table}/webhook/end`, {});

/** The page went out of sight, and may be gone in a moment: nobody waits for an answer. */
export function lookElsewhere(): void {
  const body = JSON.stringify({ isLooking: false });
  const headers = { 'content-type': 'application/json' };
  fetch('/api/me/looking', { method: 'POST', credentials: 'same-origin', keepalive: true, headers, body }).catch(
    () => undefined,
  );
}
