/** Chapters 4, 8 and 9 of RULEBOOK.md: how long things last. */

import type { Millis } from '#tabletop';
import type { Phase, State } from '../state.ts';

/** [FINISH-5] [PACE-4] Without a time there is no deadline: only the players end that wait. */
function later(at: Millis, seconds: number | null): Millis | null {
  return seconds === null ? null : at + 1000 * seconds;
}

/** A phase begins now, and ends by itself after so long. */
export function begin(state: State, phase: Phase, at: Millis, seconds: number | null): void {
  state.phase = phase;
  state.since = at;
  state.deadline = later(at, seconds);
}
