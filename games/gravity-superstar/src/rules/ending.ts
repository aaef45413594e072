/** Chapter 10 of RULEBOOK.md: when a match ends. */

import type { Ending, Tell } from '../events.ts';
import { type State, seatCountOf } from '../state.ts';
import { pointsOf } from './scoring.ts';

/** [END-4] */
export const LAST_ROUND = 60;

/** [END-1] With this many stars left, or fewer, the normal match ends. */
export const fewStars = (seatCount: number): number => (seatCount === 2 ? 4 : seatCount <= 4 ? 8 : 12);

/** [END-2] So many points make a table round the last of an expert match. */
export const goalFor = (seatCount: number): number => (seatCount % 2 === 0 ? 18 : 24);

/** [END-2] Looked at whenever an action and its thefts are settled; once reached it stays so. */
export function watchGoal(state: State, tell: Tell): void {
  if (state.end !== 'expert' || state.goalReached) return;
  const goal = goalFor(seatCountOf(state));
  for (let seat = 0; seat < state.cells.length; seat++) {
    const points = pointsOf(state, seat);
    if (points < goal) continue;
    state.goalReached = true;
    tell?.({ type: 'goal-reached', seat, points });
    return;
  }
}

/** Asked when a table round is complete and counted. */
export function endingOf(state: State): Ending | null {
  if (state.end === 'normal') {
    if (state.starsLeft <= fewStars(seatCountOf(state))) return 'few-stars';
  } else {
    if (state.goalReached) return 'goal';
    // [END-3]
    if (state.starsLeft === 0) return 'no-stars';
  }
  return state.round >= LAST_ROUND ? 'last-round' : null;
}
