/**
 * A covered coin. The player takes a sure sum, or dares and then names the side. Whoever looked under the cover would
 * always dare; whoever can't must know that naming is a guess.
 */

import { happens } from '../src/dice.ts';
import type { Field } from '../src/search/field.ts';

type Side = 'heads' | 'tails';
type CoinMove = 'sure' | 'dare' | Side;

interface Table {
  readonly coin: Side;
  made: CoinMove[];
}

export function coveredCoin(chances: { readonly sure: number; readonly heads: number }): Field<Table, CoinMove> {
  return {
    seatCount: 1,
    imagine: (dice) => ({ coin: happens(dice, chances.heads) ? 'heads' : 'tails', made: [] }),
    turn: ({ made }) => (made.length === 2 || made[0] === 'sure' ? null : 0),
    moves: ({ made }) => (made.length === 0 ? ['sure', 'dare'] : ['heads', 'tails']),
    key: (move) => move,
    play: ({ made }, move) => void made.push(move),
    worth({ coin, made }, into) {
      into[0] = made[0] === 'sure' ? chances.sure : made[1] === coin ? 1 : 0;
    },
  };
}
