/** Whether this browser can be told of a turn while nobody looks, and switching it on and off. */

import type { NoticeInfo } from '#protocol';
import { type Answer, ask } from '../server/api.ts';
import { ownNotices, tellThisDevice, tellThisDeviceNoMore } from '../server/notices-api.ts';
import { keepOnDevice, keptOnDevice } from '../settings/device-store.ts';

/** `install`: only once the app is on the home screen. */
export type PushHere = 'can' | 'denied' | 'install' | 'never';

type Switched = Answer<NoticeInfo> | { readonly ok: false; readonly because: 'denied' | 'failed' };

const ASKED_UNDER = 'starboard.asked-for-notices';
const isTrue = (kept: unknown): kept is true => kept === true;

export function pushHere(): PushHere {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'can';
  // Only browsers of Apple's telephones and tablets know this word; false: in a tab.
  return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'never';
}

export const wasAsked = (): boolean => keptOnDevice(ASKED_UNDER, isTrue) === true;

export const noteAsked = (): void => keepOnDevice(ASKED_UNDER, true);

/** Asks the person by the browser's own question: only upon something they pressed. */
export async function switchPushOn(): Promise<Switched> {
  if ((await Notification.requestPermission()) !== 'granted') return { ok: false, because: 'denied' };
  const notices = await ownNotices();
  if (!notices.ok) return notices;
  const subscription = await subscribed(notices.value.key).catch(() => null);
  if (subscription === null) return { ok: false, because: 'failed' };
  const { endpoint = '', keys } = subscription.toJSON();
  return tellThisDevice({ endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } });
}

export async function switchPushOff(): Promise<Answer<NoticeInfo>> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.getSubscription();
  const answer =
    subscription === null
      ? await ask<NoticeInfo>('GET', '/me/notices')
      : await tellThisDeviceNoMore(subscription.endpoint);
  await subscription?.unsubscribe().catch(() => false);
  return answer;
}

/** One that was made for another server's key hears nothing from this one. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before !== null && keyOf(before) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
