/** Chapter 3 of RULEBOOK.md: the throw into the computer. */

import { below, type Chance, type Millis, type Seat } from '#tabletop';
import { type Card, CELLS, type Cell, constellation, type Planet } from '../components.ts';
import type { Tell } from '../events.ts';
import type { Options } from '../options.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { State, Throw } from '../state.ts';
import { deadlineAfter, type Situation } from './standing.ts';

/** [THROW-1] The captain's alone, once a round. */
export function refusalToThrow({ captain, round }: Situation, seat: Seat): Refusal | null {
  if (round.phase === 'over') return refused('match-is-over');
  if (round.phase !== 'pause') return refused('already-thrown');
  return seat === captain ? null : refused('not-the-captain');
}

/** [THROW-2] `by` null: the table throws by itself. */
export function throwPieces(state: State, by: Seat | null, at: Millis, tell: Tell): void {
  const { options, round } = state;
  const thrown = state.throws.shift() ?? drawThrow(state.infinity[0] as Card, options, state.chance);
  round.thrown = thrown;
  round.thrownAt = at;
  round.phase = 'search';
  round.deadline = deadlineAfter(at, options.searchSeconds);
  tell({ type: 'thrown', by, thrown, deadline: round.deadline });
}

/** [THROW-3] Every piece lands anywhere. [LEARN-1] A learner's disc lies in the middle. [HOLE-1] */
export function drawThrow(top: Card, options: Pick<Options, 'learner' | 'blackHole'>, chance: Chance): Throw {
  const { planets } = constellation(top);
  const landing = (): Cell => CELLS[below(chance, CELLS.length)] as Cell;
  const destination = options.learner ? 'c' : landing();
  const marbles: { -readonly [P in Planet]?: Cell } = {};
  for (const planet of planets) marbles[planet] = landing();
  return { destination, marbles, blackHole: throwsHole(top, options) ? landing() : null };
}

/** [HOLE-1] */
export function throwsHole(top: Card, options: Pick<Options, 'blackHole'>): boolean {
  return options.blackHole && constellation(top).decoys.includes('blackHole');
}
