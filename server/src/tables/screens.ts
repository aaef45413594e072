/**
 * Screens for all to see, which are nobody's: each shows a code until a host types it, and then belongs to that room. The
 * room writes down whose they are; those that wait are forgotten with the server, and ask for another code.
 */

import type { ScreenState } from '#protocol';
import type { Clock } from '../clock.ts';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import { hashOf } from '../people/guests.ts';
import { drawCode } from './codes.ts';
import { refuse } from './refused.ts';
import type { Register } from './register.ts';
import type { ScreenData } from './room-data.ts';

const CODE_MILLIS = 30 * 60_000;
const MOST_WAITING = 2_000;

interface Waiting extends ScreenData {
  readonly code: string;
  readonly until: number;
}

export class Screens {
  readonly #clock: Clock;
  readonly #register: Register;
  /** By the hash of their token, the oldest first. */
  readonly #waiting: Map<string, Waiting>;

  constructor({ clock, commons }: Pick<House, 'clock' | 'commons'>, register: Register) {
    this.#clock = clock;
    this.#waiting = commons.map('screens');
    this.#register = register;
  }

  /** A new one, with the token that is its own. */
  open(): { readonly token: string; readonly state: ScreenState } {
    this.#tidy();
    const code = this.#waiting.size < MOST_WAITING ? drawCode(this.#isTaken) : null;
    // Nobody's screen makes another's code invalid.
    if (code === null) return refuse('too-many-requests');
    const token = drawnId(24);
    const id = drawnId(9);
    const waiting = { id, code, hash: hashOf(token), until: this.#clock.now() + CODE_MILLIS };
    this.#waiting.set(waiting.hash, waiting);
    return { token, state: this.#told(waiting) };
  }

  /** Null: nobody knows this screen, or its code has run out. */
  state(token: string | null): ScreenState | null {
    if (token === null) return null;
    this.#tidy();
    const paired = this.paired(token);
    const waiting = this.#waiting.get(hashOf(token));
    if (paired !== null) return { id: paired.id, code: null, seconds: null, table: paired.table };
    return waiting === undefined ? null : this.#told(waiting);
  }

  /** The room that this screen belongs to. */
  paired(token: string | null): { readonly id: string; readonly table: string } | null {
    return token === null ? null : this.#register.withScreen(hashOf(token));
  }

  /** The screen that shows this code; it shows it no more. */
  claim(code: string): ScreenData | null {
    this.#tidy();
    for (const [hash, { id, code: shown }] of this.#waiting) {
      if (shown !== code.toLowerCase()) continue;
      this.#waiting.delete(hash);
      return { id, hash };
    }
    return null;
  }

  readonly #isTaken = (code: string): boolean =>
    this.#register.isTaken(code) || [...this.#waiting.values()].some((waiting) => waiting.code === code);

  #told({ id, code, until }: Waiting): ScreenState {
    return { id, code, seconds: Math.ceil((until - this.#clock.now()) / 1000), table: null };
  }

  #tidy(): void {
    const now = this.#clock.now();
    for (const [hash, { until }] of this.#waiting) if (until <= now) this.#waiting.delete(hash);
  }
}
