/** The clock at the other end of a line, as well as it can be known from here. */

import type { RunningMatch } from '#protocol';
import type { Millis } from '#tabletop';
import { type ClockNow, pageNow } from './host.ts';

interface Sample {
  readonly roundTrip: number;
  /** Server's clock less ours. */
  readonly offset: number;
}

const KEPT = 8;

export class ClockSync {
  #samples: Sample[] = [];

  /** `sent` and `received` on our clock; the answer was given somewhere between. */
  note(sent: number, server: number, received: number): void {
    const roundTrip = received - sent;
    if (roundTrip < 0) return;
    this.#samples = [...this.#samples, { roundTrip, offset: server - (sent + received) / 2 }].slice(-KEPT);
  }

  /** A first guess, until the first answer has come. */
  guess(server: number, now: number): void {
    if (this.#samples.length === 0) this.#samples = [{ roundTrip: Number.MAX_SAFE_INTEGER, offset: server - now }];
  }

  /** After a break the server's clock may have stood still. */
  forget(): void {
    this.#samples = [];
  }

  /** The quickest answer tells best. */
  get offset(): number {
    let best = this.#samples[0];
    for (const sample of this.#samples) if (best === undefined || sample.roundTrip < best.roundTrip) best = sample;
    return best?.offset ?? 0;
  }
}

/** Match time as the page can count it. `offset` is the other clock less the page's; `seen`: the last moment shown. */
export function clockOf(match: RunningMatch | null, offset: number, seen: Millis): ClockNow {
  const stood = match?.telling ?? match?.stands ?? null;
  const startedAt = match?.startedAt ?? null;
  const now = pageNow();
  if (startedAt === null || stood !== null) return { at: stood?.at ?? seen, since: null };
  return { at: now + offset - startedAt, since: now };
}
