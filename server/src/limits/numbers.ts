/**
 * The numbers, with whom each is about: docs/security.md says what happens beyond them, and whoever runs a server may
 * set each by its name. Trials and tests with many people at one address are given others.
 */

import { MESSAGE_BURST, MESSAGES_PER_SECOND } from '#protocol';

export interface Limit {
  readonly most: number;
  /** What is counted, of whom. */
  readonly of: string;
}

/** A place is an IPv4 address, or the /64 that a household's IPv6 addresses share. */
export const LIMIT_TABLE = {
  requestMillis: { most: 20_000, of: 'milliseconds from the first byte of a request to its last' },
  connections: { most: 256, of: 'connections of a place at the same time' },
  requests: { most: 600, of: 'requests a minute of a place, by nobody known' },
  guestRequests: { most: 300, of: 'requests a minute of a guest' },
  placeRequests: { most: 3_000, of: 'requests a minute of all at a place' },
  guests: { most: 120, of: 'new guests an hour of a place' },
  tables: { most: 30, of: 'new tables an hour of a guest' },
  placeTables: { most: 60, of: 'open tables of a place at the same time' },
  guesses: { most: 12, of: 'wrong codes, links, words and passkeys in ten minutes of a guest' },
  placeGuesses: { most: 36, of: 'the same, of all at a place' },
  sockets: { most: 20, of: 'sockets of a guest at the same time' },
  messages: { most: MESSAGES_PER_SECOND, of: 'messages a second of a guest, on all sockets' },
  burst: { most: MESSAGE_BURST, of: 'messages of a guest at once after a pause' },
  placeTimes: { most: 20, of: 'times that, for all at a place' },
  words: { most: 4, of: 'lines said in ten seconds by a guest' },
  tableWords: { most: 12, of: 'lines said in ten seconds at a table' },
  invitations: { most: 60, of: 'invitations an hour of a guest; four times that of a place' },
  handovers: { most: 120, of: 'matches of a device handed over an hour by a guest; four times that of a place' },
  exports: { most: 6, of: 'exports an hour of a guest; four times that of a place' },
  challenges: { most: 60, of: 'options for passkeys an hour of a guest; four times that of a place' },
  reports: { most: 12, of: 'people reported an hour by a guest; four times that of a place' },
  newWays: { most: 20, of: 'recovery words and passkeys made an hour by a guest; four times that of a place' },
  subscriptions: { most: 30, of: 'devices that ask for notices an hour, of a guest; four times that of a place' },
  mails: { most: 6, of: 'mails an hour to a guest, and addresses given; four times that of a place' },
  webhooks: { most: 12, of: 'webhooks set an hour by a guest; four times that of a place' },
  plans: { most: 30, of: 'plans made or forgotten a minute by a guest at a table' },
  notes: { most: 600, of: 'notes kept an hour by a guest; four times that of a place' },
  returns: { most: 240, of: 'times an hour that a guest asks what has happened since; four times that of a place' },
  newChallenges: { most: 20, of: 'challenges made an hour by a guest; four times that of a place' },
  watchers: { most: 2_000, of: 'connections of those who watch one table' },
  screens: { most: 60, of: 'screens that ask for a code an hour, of a place' },
} as const satisfies { readonly [name: string]: Limit };

export type LimitName = keyof typeof LIMIT_TABLE;
export type LimitNumbers = { readonly [name in LimitName]: number };

export const LIMIT_NAMES = Object.keys(LIMIT_TABLE) as readonly LimitName[];

const numbers = (of: (name: LimitName) => number): LimitNumbers =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, of(name)])) as unknown as LimitNumbers;

export const LIMITS: LimitNumbers = numbers((name) => LIMIT_TABLE[name].most);

/** As good as none. */
export const NO_LIMITS: LimitNumbers = numbers(() => 1e9);
