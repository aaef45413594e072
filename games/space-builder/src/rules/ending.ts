/** Chapter 10 of RULEBOOK.md: how a match ends. */

import type { Outcome, Seat } from '#tabletop';
import { BUILDINGS } from '../components.ts';
import type { Tell } from '../events.ts';
import type { State } from '../state.ts';
import { heldBy } from './building.ts';

/** [END-3] */
const MOST_IDLE_ROUNDS = 3;

/** Ends the match if the round that was just inspected was its last. */
export function endOfMatch(state: State, winner: Seat | null, tell: Tell): boolean {
  if (winner !== null && hasAllEight(state, winner)) tell({ type: 'match-won', seat: winner });
  else if (state.idleRounds >= MOST_IDLE_ROUNDS) tell({ type: 'match-abandoned' });
  else return false;
  state.phase = 'over';
  state.deadline = null;
  return true;
}

/** [END-1] [END-2] */
function hasAllEight(state: State, seat: Seat): boolean {
  return heldBy(state, seat).length === BUILDINGS.length;
}

/** Null while the match is on; none when it was abandoned. */
export function winnersOf({ phase, rounds }: Pick<State, 'phase' | 'rounds'>): readonly Seat[] | null {
  if (phase !== 'over') return null;
  const winner = rounds.at(-1)?.winner ?? null;
  return winner === null ? [] : [winner];
}

/** [END-5] The scores are rounds won. */
export function outcome(state: State): Outcome | null {
  const winners = winnersOf(state);
  if (winners === null) return null;
  const scores = state.held.map((_, seat) => state.rounds.filter(({ winner }) => winner === seat).length);
  return { winners, scores };
}
