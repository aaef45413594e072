/** What is kept so that people hear when it is their turn: where, and what of it has not been sent yet. */

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
export const DUES = ['turn', 'soon', 'over'] as const;

/** Something somebody is to be told: for each person and room there is one at a time. */
export interface DueRecord {
  /** Null: whoever reads the room's webhook. */
  readonly guest: string | null;
  readonly room: string;
  /** Which turn of that room; a later one takes its place. */
  readonly turn: string;
  readonly what: (typeof DUES)[number];
  /** When it became due, in milliseconds since 1970. */
  readonly wall: number;
  /** When it was told, or seen without being told; null: not yet. */
  readonly sent: number | null;
}

export interface NoticeReads {
  /** The oldest first. */
  subscriptionsOf(guest: string): Promise<readonly SubscriptionRecord[]>;
  subscription(id: string): Promise<SubscriptionRecord | null>;
  mailOf(guest: string): Promise<MailRecord | null>;
  /** Everything anybody is to be told or was told of a turn that is still on. */
  dues(): Promise<readonly DueRecord[]>;
}
