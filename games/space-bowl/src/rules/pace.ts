/** Chapter 8 of RULEBOOK.md: being ready, so that nobody waits for nothing. */

import type { Millis, Seat } from '#tabletop';
import type { Tell } from '../events.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { fallSilent } from './ending.ts';
import { reachZero, revealOnceAllHaveChosen } from './placing.ts';
import type { Situation } from './standing.ts';

/** [READY-1] From the throw to the reveal, once, by anyone. */
export function refusalToReady({ round }: Situation, seat: Seat): Refusal | null {
  if (round.phase === 'over') return refused('match-is-over');
  if (round.phase === 'pause') return refused('not-thrown-yet');
  return round.ready[seat] === true ? refused('already-ready') : null;
}

/** [READY-3] When everybody is, the wait is over. */
export function sayReady(state: State, by: Seat, at: Millis, tell: Tell): void {
  const { round } = state;
  round.ready[by] = true;
  tell({ type: 'said-ready', by });
  if (round.phase === 'placing') revealOnceAllHaveChosen(state, at, tell);
  else if (!round.ready.includes(false)) endWait(state, at, tell);
}

function endWait(state: State, at: Millis, tell: Tell): void {
  if (state.round.call === null) fallSilent(state, { at, isEarly: true }, tell);
  else reachZero(state, at, tell);
}
