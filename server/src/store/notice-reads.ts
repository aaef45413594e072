/** What is kept so that people hear when it is their turn: where, and what they were told. */

/** A browser on some device that wants notices. */
export interface SubscriptionRecord {
  /** Of its address: the same browser is never there twice. */
  readonly id: string;
  readonly guest: string;
  /** The device's token, by its hash: what is signed out hears nothing any more. */
  readonly token: string;
  /** When it was made or last renewed, in milliseconds since 1970. */
  readonly wall: number;
  /** The browser's own push service, and what only that browser can read. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  /** How this server was called by that browser. */
  readonly origin: string;
}

/** An address that somebody gave, and whether they have shown that it is theirs. */
export interface MailRecord {
  readonly guest: string;
  readonly address: string;
  readonly language: string;
  readonly isConfirmed: boolean;
  readonly wall: number;
}

/** A turn began, its time runs out soon, or it is over. */
export const TOLD_OF = ['turn', 'soon', 'over'] as const;

/**
 * The last that somebody was told of a room, or saw by themselves. What is not yet marked is due: that it is, is known
 * from the room itself, and so it is never forgotten.
 */
export interface MarkRecord {
  /** Null: whoever reads the room's webhook. */
  readonly guest: string | null;
  readonly room: string;
  /** Which turn of that room. */
  readonly turn: string;
  readonly what: (typeof TOLD_OF)[number];
  /** In milliseconds since 1970. */
  readonly wall: number;
}

export interface NoticeReads {
  /** The oldest first. */
  subscriptionsOf(guest: string): Promise<readonly SubscriptionRecord[]>;
  subscription(id: string): Promise<SubscriptionRecord | null>;
  mailOf(guest: string): Promise<MailRecord | null>;
  /** Of all rooms that are open. */
  marks(): Promise<readonly MarkRecord[]>;
}
