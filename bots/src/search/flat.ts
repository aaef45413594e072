/** Flat Monte Carlo: every move of the searcher's gets equally many playouts. What a tree has to be better than. */

import type { QuickChance } from '#tabletop';
import { type Budget, type Candidate, type Field, ITERATIONS_BETWEEN_LOOKS, mostVisitsFirst } from './field.ts';
import { playOut } from './playout.ts';

interface Tally<Move> {
  readonly move: Move;
  visits: number;
  sum: number;
}

export function flatSearch<State, Move>(
  field: Field<State, Move>,
  budget: Budget,
  dice: QuickChance,
): readonly Candidate<Move>[] {
  const tallies: Tally<Move>[] = [];
  const worth = new Array<number>(field.seatCount).fill(0);
  for (let iteration = 0; iteration < budget.iterations; iteration++) {
    const state = field.imagine(dice);
    const mover = field.turn(state);
    if (mover === null) return [];
    if (iteration === 0) tallies.push(...field.moves(state).map((move) => ({ move, visits: 0, sum: 0 })));
    const tally = tallies[iteration % tallies.length] as Tally<Move>;
    field.play(state, tally.move);
    playOut(field, state, { dice, moves: budget.playoutMoves ?? Number.POSITIVE_INFINITY });
    field.worth(state, worth);
    tally.visits++;
    tally.sum += worth[mover] as number;
    if (budget.timeIsUp !== undefined && iteration % ITERATIONS_BETWEEN_LOOKS === 0 && budget.timeIsUp()) break;
  }
  return tallies
    .filter(({ visits }) => visits > 0)
    .map(({ move, visits, sum }) => ({ move, visits, worth: sum / visits }))
    .sort((one, other) => other.worth - one.worth || mostVisitsFirst(one, other));
}
