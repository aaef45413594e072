/** What is written down of a match that is on: how it began, and who has sat where since. */

import type { Millis } from '#tabletop';
import type { Clock } from '../clock.ts';
import type { BrokenOff, MatchEnd, MatchRecord, PlanRecord } from '../store/store.ts';
import type { Sitting } from '../tables/seating.ts';
import { sittingsSince } from './sittings.ts';

export class KeptRecord {
  #base: MatchRecord;

  constructor(base: MatchRecord) {
    this.#base = base;
  }

  /** As it is to be written down now. */
  running(time: Pick<MatchRecord, 'startedAt' | 'tellingAt' | 'pausedAt'>): MatchRecord {
    return { ...this.#base, ...time, asleepAt: null };
  }

  /** False: everybody sits where they sat. */
  noteSeats(seats: readonly Sitting[], at: Millis): boolean {
    const { sittings } = this.#base;
    // Of a match that is older than this record nobody knows who began it.
    if (sittings === undefined) return false;
    this.#base = { ...this.#base, sittings: sittingsSince(sittings, seats, at) };
    return this.#base.sittings !== sittings;
  }

  get plans(): readonly PlanRecord[] {
    return this.#base.plans ?? [];
  }

  notePlans(plans: readonly PlanRecord[]): void {
    this.#base = { ...this.#base, plans };
  }

  /** One of its people is gone, or is somebody else now. */
  rewrite(rewrite: (match: MatchRecord) => MatchRecord): void {
    this.#base = rewrite(this.#base);
  }
}

/** Nothing is planned any more. The calendar may have been set back meanwhile: nothing ends before it began. */
export const endedBy = (
  { plans: _plans, ...match }: MatchRecord,
  end: MatchEnd | BrokenOff,
  clock: Pick<Clock, 'wall'>,
): MatchRecord => ({
  ...match,
  end,
  ended: Math.max(clock.wall(), match.began ?? 0),
});
