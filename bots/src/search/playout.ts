/** Plays on from a state to see how it ends. */

import { below, type Chance } from '#tabletop';
import type { Field } from './field.ts';

export function playOut<State, Move>(
  field: Field<State, Move>,
  state: State,
  { dice, moves: most }: { readonly dice: Chance; readonly moves: number },
): void {
  for (let made = 0; made < most && field.turn(state) !== null; made++) {
    const moves = field.moves(state);
    const move = field.choose === undefined ? moves[below(dice, moves.length)] : field.choose(state, moves, dice);
    field.play(state, move as Move);
  }
}
