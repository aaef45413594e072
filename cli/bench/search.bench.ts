/** The bots' tree search on noughts and crosses, beside bare playouts and beside boardgame.io's Monte Carlo bot. */

import { quickChance } from '#tabletop';
import { playOut } from '../../bots/src/search/playout.ts';
import { treeSearch } from '../../bots/src/search/tree.ts';
import { grid, noughts } from '../../bots/testing/noughts.ts';
import { type Benchmark, during } from './benchmark.ts';

const EMPTY = '... ... ...';
const ITERATIONS = 1_000;

export const search: Benchmark = {
  name: 'tree search on noughts and crosses',
  unit: 'iterations',
  contenders: {
    'tree search': (millis) => {
      const field = noughts(grid(EMPTY));
      const dice = quickChance(1);
      return during(millis, () => {
        treeSearch(field, { iterations: ITERATIONS }, dice);
        return ITERATIONS;
      });
    },
    'bare playouts': (millis) => {
      const field = noughts(grid(EMPTY));
      const dice = quickChance(1);
      const worth = [0, 0];
      return during(millis, () => {
        for (let playout = 0; playout < ITERATIONS; playout++) {
          const state = field.imagine(dice);
          playOut(field, state, { dice, moves: Number.POSITIVE_INFINITY });
          field.worth(state, worth);
        }
        return ITERATIONS;
      });
    },
  },
  bars: [{ of: 'tree search', against: 'bare playouts', atLeast: 0.5 }],
};
