/** Every move that a viewer may make, judged from their view alone by the very questions the rules ask. */

import { BIG_GALAXY_SIZE, GALAXY_SIZE } from './components.ts';
import { AIMED_MOVES, type AimedMove, BARE_MOVES, type BareMove, type Move } from './moves.ts';
import { positionsOf } from './notation.ts';
import { refusalTo } from './step.ts';
import type { View } from './view.ts';

const BARE: readonly BareMove[] = BARE_MOVES.map((type) => ({ type }));

const aimed = (type: AimedMove['type'], size: number): readonly AimedMove[] =>
  positionsOf(size).map((position) => ({ type, position }));

const AIMED = { joker: aimed('joker', GALAXY_SIZE), place: aimed('place', GALAXY_SIZE) };
const AIMED_BIG = { joker: aimed('joker', BIG_GALAXY_SIZE), place: aimed('place', BIG_GALAXY_SIZE) };

export function legalMoves(view: View): readonly Move[] {
  const { viewer, choice } = view;
  if (viewer === 'spectator') return [];
  const moves: Move[] = [];
  for (const move of BARE) if (refusalTo(move.type, view, viewer, choice) === null) moves.push(move);
  const aimedMoves = view.options.bigGalaxy ? AIMED_BIG : AIMED;
  for (const type of AIMED_MOVES) {
    if (refusalTo(type, view, viewer, choice) === null) moves.push(...aimedMoves[type]);
  }
  return moves;
}
