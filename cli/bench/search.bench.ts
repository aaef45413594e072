/** The bots' tree search on noughts and crosses, beside bare playouts and beside boardgame.io's Monte Carlo bot. */

import { createRequire } from 'node:module';
import { quickChance } from '#tabletop';
import { playOut } from '../../bots/src/search/playout.ts';
import { treeSearch } from '../../bots/src/search/tree.ts';
import { grid, noughts } from '../../bots/testing/noughts.ts';
import { type Benchmark, during, duringAsync } from './benchmark.ts';

const ITERATIONS = 1_000;
const rivals = createRequire(new URL('./rivals/package.json', import.meta.url));

const emptyGrid = (): ReturnType<typeof noughts> => noughts(grid('... ... ...'));

/** The rival's own tutorial game. */
interface RivalTable {
  readonly G: { readonly cells: (string | null)[] };
  readonly ctx: { readonly currentPlayer: string };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const rivalGame = {
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, ctx }: RivalTable, cell: number): void => {
      G.cells[cell] = ctx.currentPlayer;
    },
  },
  endIf: ({ G: { cells }, ctx }: RivalTable): object | undefined => {
    if (LINES.some((line) => line.every((cell) => cells[cell] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

const rivalMoves = ({ cells }: RivalTable['G']): readonly object[] =>
  cells.flatMap((owner, cell) => (owner === null ? [{ move: 'put', args: [cell] }] : []));

interface RivalBot {
  play(state: object, playerID: string): Promise<unknown>;
}

const benchmark: Benchmark = {
  name: 'search',
  unit: 'iterations',
  contenders: {
    'tree search': (millis) => {
      const field = emptyGrid();
      const dice = quickChance(1);
      return during(millis, () => {
        treeSearch(field, { iterations: ITERATIONS }, dice);
        return ITERATIONS;
      });
    },
    'bare playouts': (millis) => {
      const field = emptyGrid();
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
    'boardgame.io': async (millis) => {
      const { InitializeGame } = rivals('boardgame.io/internal') as { InitializeGame(given: object): object };
      const { MCTSBot } = rivals('boardgame.io/ai') as { MCTSBot: new (given: object) => RivalBot };
      const bot = new MCTSBot({ game: rivalGame, enumerate: rivalMoves, iterations: ITERATIONS, seed: 'starboard' });
      const table = InitializeGame({ game: rivalGame, numPlayers: 2 });
      return duringAsync(millis, async () => {
        await bot.play(table, '0');
        return ITERATIONS;
      });
    },
  },
  bars: [
    { of: 'tree search', against: 'bare playouts', atLeast: 0.5 },
    { of: 'tree search', against: 'boardgame.io', atLeast: 100 },
  ],
};

export default benchmark;
