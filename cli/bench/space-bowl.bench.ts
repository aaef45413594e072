/** Space Bowl's oracle beside bit planes cached for each galaxy, and beside a search that tries every joker. */

import {
  DECK,
  drawThrow,
  galaxySize,
  type Options,
  type Solutions,
  solutions,
  spaceBowl,
  type Throw,
} from '#games/space-bowl';
import { defaultOptions, quickChance, shuffle } from '#tabletop';
import { type Benchmark, type Contender, during } from './benchmark.ts';
import { bitPlanes } from './space-bowl/bit-planes.ts';
import { naive } from './space-bowl/naive.ts';
import type { Card, Way } from './space-bowl/way.ts';

const GALAXIES = 64;
const THROWS_EACH = 16;

const PLAIN: Options = defaultOptions(spaceBowl.options);
const HARD: Options = { ...PLAIN, bigGalaxy: true, sphere: true, rotation: true, blackHole: true };

interface Task {
  readonly cards: readonly Card[];
  readonly throws: readonly Throw[];
}

function tasksFor(options: Options): readonly Task[] {
  const chance = quickChance(1);
  return Array.from({ length: GALAXIES }, () => {
    const deck = shuffle(
      chance,
      DECK.map((_, card) => card),
    );
    const count = galaxySize(options) ** 2;
    const throws = Array.from({ length: THROWS_EACH }, (_, index) =>
      drawThrow(deck[count + (index % 10)] ?? 0, options, chance),
    );
    return { cards: deck.slice(0, count).flatMap((card) => DECK[card] ?? []), throws };
  });
}

const inWords = ({ valid, withJoker }: Solutions): string =>
  [
    ...valid.map(({ position, turn }) => `${position} ${turn}`),
    ...withJoker.map(({ position, turn, joker }) => `${position} ${turn} ${joker}`),
  ]
    .toSorted()
    .join();

/** Solves every throw of every galaxy, again and again; once before, to see that all ways agree. */
function contender(way: Way, options: Options): Contender {
  return (millis) => {
    const tasks = tasksFor(options).map(({ cards, throws }) => ({
      solver: way(cards, options),
      oracle: oracle(cards, options),
      throws,
    }));
    for (const { solver, oracle: reference, throws } of tasks) {
      for (const thrown of throws) {
        solver.solve(thrown);
        reference.solve(thrown);
        if (inWords(solver.read()) !== inWords(reference.read())) throw new Error('two ways, two answers');
      }
    }
    return during(millis, () => {
      for (const { solver, throws } of tasks) for (const thrown of throws) solver.solve(thrown);
      return GALAXIES * THROWS_EACH;
    });
  };
}

const oracle: Way = (cards, options) => {
  const sky = cards.map(({ mask }) => mask);
  let found: Solutions = { valid: [], withJoker: [] };
  return {
    solve: (thrown) => {
      found = solutions(sky, thrown, options);
    },
    read: () => found,
  };
};

const benchmark: Benchmark = {
  name: "Space Bowl's oracle",
  unit: 'throws',
  contenders: {
    'oracle, 5×5': contender(oracle, PLAIN),
    'bit planes, 5×5': contender(bitPlanes, PLAIN),
    'every joker, 5×5': contender(naive, PLAIN),
    'oracle, 6×6 hard': contender(oracle, HARD),
    'bit planes, 6×6 hard': contender(bitPlanes, HARD),
    'every joker, 6×6 hard': contender(naive, HARD),
  },
  bars: [
    { of: 'oracle, 5×5', against: 'bit planes, 5×5', atLeast: 0.1 },
    { of: 'oracle, 5×5', against: 'every joker, 5×5', atLeast: 50 },
    { of: 'oracle, 6×6 hard', against: 'bit planes, 6×6 hard', atLeast: 0.1 },
    { of: 'oracle, 6×6 hard', against: 'every joker, 6×6 hard', atLeast: 50 },
  ],
};

export default benchmark;
