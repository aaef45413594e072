/** The presses of a match that competed for being first: when each counted, since everybody had seen what to search. */

import type { Millis, Pace, Seat, SeatInput } from '#tabletop';
import type { Moment } from './chronicle.ts';

export interface Press {
  readonly seat: Seat;
  readonly move: string;
  readonly at: Millis;
  /** Since the throw or the plan. */
  readonly after: Millis;
  /** Which moment of the match it made. */
  readonly moment: number;
  /** Which search it belongs to, counted from 0. */
  readonly search: number;
}

const typeOf = (move: unknown): string =>
  typeof move === 'object' && move !== null && 'type' in move ? String(move.type) : '';

export function pressesIn(
  pace: Pace,
  moments: readonly Moment[],
  moves: readonly SeatInput<unknown>[],
): readonly Press[] {
  const presses: Press[] = [];
  let began: Millis = 0;
  let search = -1;
  for (const [index, { at, by, moves: made, events }] of moments.entries()) {
    const move = typeOf(moves[made - 1]?.move);
    if (by !== null && pace.races.includes(move) && search >= 0) {
      presses.push({ seat: by, move, at, after: at - began, moment: index, search });
    }
    if (events.some(({ type }) => pace.reveals.includes(type))) {
      began = at;
      search++;
    }
  }
  return presses;
}

/** The presses of the search that is on at a moment, or was the last one before it, as far as they have been made. */
export function pressesAt(presses: readonly Press[], moment: number): readonly Press[] {
  const made = presses.filter((press) => press.moment <= moment);
  const search = made.at(-1)?.search;
  return made.filter((press) => press.search === search);
}
