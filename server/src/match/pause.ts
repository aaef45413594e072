/** The host wants match time to stand still: at once where nobody races, else as soon as nobody searches. */

import type { Told } from '#protocol';
import type { MatchTime, Millis, Pace } from '#tabletop';
import { isSearchingAfter } from './watchers.ts';

export interface PauseCalls {
  /** The room's choice; it may change at any time. */
  isWanted(): boolean;
  /** Match time stands still from now on, or goes on. */
  turned(): void;
}

export class Pause {
  readonly #time: MatchTime;
  readonly #pace: Pace;
  readonly #calls: PauseCalls;
  #isSearching: boolean;
  #at: Millis | null;

  /** `at`: where a restart found it. */
  constructor(
    time: MatchTime,
    { pace, isSearching, at }: { readonly pace: Pace; readonly isSearching: boolean; readonly at: Millis | null },
    calls: PauseCalls,
  ) {
    this.#time = time;
    this.#pace = pace;
    this.#calls = calls;
    this.#isSearching = isSearching;
    this.#at = at;
    if (at !== null) time.standStill(at);
  }

  /** Where match time stands; null while it goes on. */
  get at(): Millis | null {
    return this.#at;
  }

  get isOn(): boolean {
    return this.#at !== null;
  }

  /** What came of a move or of the clock. */
  note(told: readonly Told[]): void {
    for (const { event } of told) this.#isSearching = isSearchingAfter(this.#pace, event, this.#isSearching);
    this.review();
  }

  /** Somebody wants it otherwise, or it can begin now. */
  review(): void {
    const isWanted = this.#calls.isWanted();
    if (isWanted === this.isOn || (isWanted && this.#isSearching)) return;
    this.#at = isWanted ? this.#time.at() : null;
    if (this.#at === null) this.#time.goOn();
    else this.#time.standStill(this.#at);
    this.#calls.turned();
  }
}
