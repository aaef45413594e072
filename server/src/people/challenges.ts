/** What a passkey has to sign: each works once, for whom it was made, and for five minutes. */

import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Commons } from '../cluster/commons.ts';
import { refuse } from '../tables/refused.ts';

const MILLIS = 5 * 60_000;
const MOST = 10_000;

interface Challenge {
  /** Who wants to make a passkey; null: somebody wants to come back by one. */
  readonly guest: string | null;
  readonly until: number;
}

export class Challenges {
  readonly #clock: Clock;
  /** The oldest first. */
  readonly #open: Map<string, Challenge>;
  readonly #commons: Commons;

  constructor(clock: Clock, commons: Commons) {
    this.#clock = clock;
    this.#commons = commons;
    this.#open = commons.map('challenges');
  }

  draw(guest: string | null): Uint8Array<ArrayBuffer> {
    const now = this.#clock.now();
    for (const [text, { until }] of this.#open) {
      if (until > now) break;
      this.#open.delete(text);
    }
    // Nobody's makes another's invalid.
    if (this.#open.size >= MOST) refuse('too-many-requests');
    const challenge = new Uint8Array(randomBytes(32));
    this.#open.set(Buffer.from(challenge).toString('base64url'), { guest, until: now + MILLIS });
    return challenge;
  }

  /** Whether it was open; it is no longer. */
  async take(text: string, guest: string | null): Promise<boolean> {
    const found = this.#open.get(text);
    if (found === undefined || !(await this.#commons.isFirst(`challenge:${text}`, MILLIS))) return false;
    this.#open.delete(text);
    return found.guest === guest && found.until > this.#clock.now();
  }
}
