/** How often anybody may ask for anything. */

import { RateLimiterMemory } from 'rate-limiter-flexible';
import { MESSAGE_BURST, MESSAGES_PER_SECOND } from '#protocol';
import { refuse } from '../tables/refused.ts';

/** Messages on one connection: so many a second, with a little saved up. No timers, no promises: it is asked often. */
export class Allowance {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #asked: number;

  constructor({ messages, burst }: Pick<LimitNumbers, 'messages' | 'burst'>, now: number) {
    this.#perSecond = messages;
    this.#burst = burst;
    this.#left = burst;
    this.#asked = now;
  }

  /** False: too many. */
  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#asked) * this.#perSecond) / 1000);
    this.#asked = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

export interface LimitNumbers {
  /** HTTP requests of one address, a minute. */
  readonly requests: number;
  /** New guests of one address, an hour. */
  readonly guests: number;
  /** New tables of one guest, an hour. */
  readonly tables: number;
  /** Wrong codes and links from one address, in ten minutes. */
  readonly guesses: number;
  /** Connections of one address at the same time. */
  readonly sockets: number;
  /** Messages of one connection, a second, and saved up. */
  readonly messages: number;
  readonly burst: number;
}

export const LIMITS: LimitNumbers = {
  ...{ requests: 600, guests: 60, tables: 60, guesses: 12, sockets: 200 },
  messages: MESSAGES_PER_SECOND,
  burst: MESSAGE_BURST,
};

export class Limits {
  readonly numbers: LimitNumbers;
  readonly #requests: RateLimiterMemory;
  readonly #guests: RateLimiterMemory;
  readonly #tables: RateLimiterMemory;
  readonly #guesses: RateLimiterMemory;

  constructor(numbers: LimitNumbers) {
    this.numbers = numbers;
    this.#requests = new RateLimiterMemory({ points: numbers.requests, duration: 60 });
    this.#guests = new RateLimiterMemory({ points: numbers.guests, duration: 3_600 });
    this.#tables = new RateLimiterMemory({ points: numbers.tables, duration: 3_600 });
    this.#guesses = new RateLimiterMemory({ points: numbers.guesses, duration: 600 });
  }

  async countRequest(address: string): Promise<void> {
    await this.#requests.consume(address).catch(() => refuse('too-many-requests'));
  }

  async countGuest(address: string): Promise<void> {
    await this.#guests.consume(address).catch(() => refuse('too-many-requests'));
  }

  async countTable(guest: string): Promise<void> {
    await this.#tables.consume(guest).catch(() => refuse('too-many-tables'));
  }

  /** Asked before a guess is looked at; a wrong one is counted with `countWrongGuess`. */
  async mayGuess(address: string): Promise<void> {
    const used = await this.#guesses.get(address);
    if (used !== null && used.remainingPoints <= 0) refuse('too-many-guesses');
  }

  async countWrongGuess(address: string): Promise<void> {
    await this.#guesses.consume(address).catch(() => undefined);
  }
}
