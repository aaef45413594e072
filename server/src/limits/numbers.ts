/** The numbers: docs/security.md lists them. Trials and tests with many people at one address are given others. */

import { MESSAGE_BURST, MESSAGES_PER_SECOND } from '#protocol';

export interface LimitNumbers {
  /** From the first byte of a request to its last, in milliseconds. */
  readonly requestMillis: number;
  /** Connections of one place at the same time, of any kind. */
  readonly connections: number;
  /** Requests a minute: of somebody unknown at one place, of one guest, of all guests of one place. */
  readonly requests: number;
  readonly guestRequests: number;
  readonly placeRequests: number;
  /** New guests of one place, an hour. */
  readonly guests: number;
  /** New tables of one guest, an hour; open tables of one place at the same time. */
  readonly tables: number;
  readonly placeTables: number;
  /** Wrong codes and links in ten minutes: of one guest or somebody unknown, of everybody at one place. */
  readonly guesses: number;
  readonly placeGuesses: number;
  /** Sockets of one guest at the same time. */
  readonly sockets: number;
  /** Messages of one guest on all sockets, a second, and saved up; so many times that for all of one place. */
  readonly messages: number;
  readonly burst: number;
  readonly placeTimes: number;
  /** Lines said in ten seconds: by one guest, at one table. */
  readonly words: number;
  readonly tableWords: number;
  /** Of one guest, an hour, and four times that of one place: see `Counted`. */
  readonly invitations: number;
  readonly handovers: number;
  readonly exports: number;
  readonly challenges: number;
  readonly newWays: number;
}

export const LIMITS: LimitNumbers = {
  requestMillis: 20_000,
  connections: 256,
  ...{ requests: 600, guestRequests: 300, placeRequests: 3_000 },
  guests: 120,
  ...{ tables: 30, placeTables: 60 },
  ...{ guesses: 12, placeGuesses: 36 },
  sockets: 20,
  ...{ messages: MESSAGES_PER_SECOND, burst: MESSAGE_BURST, placeTimes: 20 },
  ...{ words: 4, tableWords: 12 },
  ...{ invitations: 60, handovers: 120, exports: 6, challenges: 60, newWays: 20 },
};
