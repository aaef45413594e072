/** Web push: encrypted for one browser (RFC 8291), signed by this server (RFC 8292), handed to the browser's own service. */

import type { RequestOptions } from 'web-push';
import { OutOfReach, type Outward } from '../net/outward.ts';
import type { SubscriptionRecord } from '../store/notice-reads.ts';
import type { NoticeKeys } from './keys.ts';

/** Read when somebody is first told anything: a start need not wait for it. */
const webPush = async () => (await import('web-push')).default;

/** What the service worker shows: everything in it is said already. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
  /** Where a tap leads, within the house. */
  readonly address: string;
  readonly open: string;
  /** The button that ends them all, what proves that it may, and what is said then. */
  readonly off: { readonly label: string; readonly ticket: string; readonly said: string };
  /** How many tables wait: the number on the app's icon. */
  readonly waiting?: number;
}

/** `gone`: that browser will never hear anything again. `refused`: not this time. `later`: try again. */
export type Pushed = 'taken' | 'gone' | 'refused' | 'later';

/** What can be said of it is over by then. */
const SECONDS = 3 * 24 * 3_600;

export class Push {
  readonly #keys: NoticeKeys;
  readonly #outward: Outward;
  readonly #contact: string;

  /** `contact`: whom a push service asks about this server, where it is not called by a name of its own. */
  constructor(keys: NoticeKeys, outward: Outward, contact: string | null) {
    this.#keys = keys;
    this.#outward = outward;
    this.#contact = contact === null ? 'mailto:nobody@localhost.invalid' : `mailto:${contact}`;
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  async send(
    subscription: SubscriptionRecord,
    message: PushMessage,
    { seconds = SECONDS }: { readonly seconds?: number } = {},
  ): Promise<Pushed> {
    const sealed = await this.#sealed(subscription, message, seconds);
    if (sealed === null) return 'gone';
    try {
      return outcomeOf((await this.#outward.post(subscription.endpoint, sealed)).status);
    } catch (error) {
      return error instanceof OutOfReach ? 'gone' : 'later';
    }
  }

  /** Null: nobody could read what is written for these keys. */
  async #sealed({ endpoint, p256dh, auth, origin }: SubscriptionRecord, message: PushMessage, seconds: number) {
    const { publicKey, privateKey } = this.#keys;
    const isNamed = origin.startsWith('https:') && new URL(origin).hostname !== 'localhost';
    const options: RequestOptions = {
      vapidDetails: { subject: isNamed ? origin : this.#contact, publicKey, privateKey },
      ...{ TTL: Math.ceil(seconds), topic: message.tag, urgency: 'high', contentEncoding: 'aes128gcm' },
    };
    try {
      const { headers, body } = (await webPush()).generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        options,
      );
      return { headers, body: body ?? '' };
    } catch {
      return null;
    }
  }
}

/** Whether anybody could read what is written for these keys. */
export async function areKeys({ p256dh, auth }: Pick<SubscriptionRecord, 'p256dh' | 'auth'>): Promise<boolean> {
  try {
    (await webPush()).encrypt(p256dh, auth, 'x', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

/** 404 and 410: ended by the browser. Nobody is followed elsewhere. */
function outcomeOf(status: number): Pushed {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
