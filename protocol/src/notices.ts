/** Being told of one's turn when one is not here: what is asked, and what is answered. Strict, like everything. */

import * as v from 'valibot';

/** The languages in which notices are written. */
export const NOTICE_LANGUAGES = ['en', 'fr', 'de'] as const;

export const WEBHOOK_STYLES = ['json', 'discord'] as const;

export type WebhookStyle = (typeof WEBHOOK_STYLES)[number];

const Language = v.picklist(NOTICE_LANGUAGES);
const WebAddress = v.pipe(v.string(), v.maxLength(1_000), v.url());
const Key = v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_-]+={0,2}$/));

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export const NewSubscription = v.strictObject({
  endpoint: WebAddress,
  keys: v.strictObject({ p256dh: Key, auth: Key }),
  language: Language,
});

export const EndSubscription = v.strictObject({ endpoint: WebAddress });

/** From a notice or a mail: it does one thing, whoever brings it. */
export const Ticket = v.strictObject({ ticket: v.pipe(v.string(), v.maxLength(900), v.regex(/^[\w-]+\.[\w-]+$/)) });

export const NewMail = v.strictObject({
  address: v.pipe(v.string(), v.maxLength(254), v.email()),
  language: Language,
});

/** Whether somebody has a page of the house before their eyes. */
export const LookingHere = v.strictObject({ isLooking: v.boolean() });

/** Left out: as the address suggests. */
export const NewWebhook = v.strictObject({
  url: WebAddress,
  style: v.optional(v.picklist(WEBHOOK_STYLES)),
  language: Language,
});

/** How somebody is told of their turn. */
export interface NoticeInfo {
  /** The server's own, with which a browser subscribes. */
  readonly key: string;
  /** This device is told. */
  readonly isOn: boolean;
  /** How many devices of theirs are. */
  readonly devices: number;
  /** Whoever runs the server sends mail. */
  readonly canMail: boolean;
  readonly mail: { readonly address: string; readonly isConfirmed: boolean } | null;
}

/** A room's webhook, as its host may know it: neither its whole address nor its secret. */
export interface WebhookInfo {
  readonly host: string;
  readonly style: WebhookStyle;
  /** It could not be reached too often. */
  readonly isOff: boolean;
}

/** The secret is said once. */
export interface NewWebhookInfo extends WebhookInfo {
  readonly secret: string;
}

export type NewSubscription = v.InferOutput<typeof NewSubscription>;
