/** Where a room says whose turn it is: its host decides. */

import type * as v from 'valibot';
import type { NewWebhook, NewWebhookInfo, WebhookInfo } from '#protocol';
import { drawnId } from '../drawn-id.ts';
import type { GuestRecord } from '../store/store.ts';
import { mustBeHost } from './may.ts';
import { refuse } from './refused.ts';
import type { WebhookData } from './room-data.ts';
import type { Table } from './table.ts';

const DISCORD = /^(?:\w+\.)?(?:discord|discordapp)\.com$/;

const infoOf = ({ url, style, isOff }: WebhookData): WebhookInfo => ({
  ...{ host: new URL(url).host, style, isOff: isOff === true },
});

export function webhookOf(table: Table, guest: GuestRecord): WebhookInfo {
  mustBeHost(table, guest);
  return infoOf(table.room.data.webhook ?? refuse('no-such-webhook'));
}

/** `origin`: how this server is called by whoever follows its links. */
export async function setWebhook(
  table: Table,
  guest: GuestRecord,
  { url, style, language }: v.InferOutput<typeof NewWebhook>,
  origin: string,
): Promise<NewWebhookInfo> {
  mustBeHost(table, guest);
  const { hostname, pathname } = new URL(url);
  const isDiscord = DISCORD.test(hostname) && pathname.startsWith('/api/webhooks/');
  const secret = drawnId(32);
  const webhook: WebhookData = { url, style: style ?? (isDiscord ? 'discord' : 'json'), secret, language, origin };
  table.room.become({ ...table.room.data, webhook });
  await table.change({});
  return { ...infoOf(webhook), secret };
}

export async function endWebhook(table: Table, guest: GuestRecord): Promise<void> {
  mustBeHost(table, guest);
  const { webhook: _webhook, ...room } = table.room.data;
  table.room.become(room);
  await table.change({});
}

/** Nobody answers there: it is kept, for the host to see. */
export async function switchWebhookOff(table: Table): Promise<void> {
  const { webhook } = table.room.data;
  if (webhook === undefined) return;
  table.room.become({ ...table.room.data, webhook: { ...webhook, isOff: true } });
  await table.change({});
}
