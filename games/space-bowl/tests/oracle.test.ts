/** The oracle against the rules taken literally. */

import { expect, test } from 'vitest';
import { type Chance, quickChance, shuffle } from '#tabletop';
import { constellation, DECK } from '../src/components.ts';
import { type Position, positionsOf } from '../src/notation.ts';
import { galaxySize } from '../src/options.ts';
import { skyOf } from '../src/rules/sky.ts';
import { drawThrow } from '../src/rules/throwing.ts';
import { type Solutions, solutions } from '../src/rules/validity.ts';
import type { Throw } from '../src/state.ts';
import { type NaiveCard, type NaiveGalaxy, naiveSolutions } from './naive-search.ts';

const FLAGS = ['blackHole', 'noJoker', 'void', 'bigGalaxy', 'rotation', 'sphere', 'learner'] as const;
type Mix = { readonly [F in (typeof FLAGS)[number]]: boolean };

const MIXES = Array.from({ length: 1 << FLAGS.length }, (_, bits) =>
  Object.fromEntries(FLAGS.map((flag, bit) => [flag, (bits & (1 << bit)) !== 0])),
) as unknown as readonly Mix[];

const CASES_A_MIX = 782;
/** Seconds on a quiet machine; a busy one must not make it fail. */
const TIMEOUT = 600_000;

interface Case {
  readonly galaxy: readonly number[];
  readonly faceDown: readonly number[];
  readonly thrown: Throw;
}

function drawCase(mix: Mix, chance: Chance): Case {
  const deck = shuffle(
    chance,
    DECK.map((_, card) => card),
  );
  const galaxy = deck.slice(0, galaxySize(mix) ** 2);
  const top = deck[galaxy.length] ?? 0;
  // Always three in the galaxy, so that they matter.
  return { galaxy, faceDown: mix.void ? deck.slice(0, 3) : [], thrown: drawThrow(top, mix, chance) };
}

function asObjects({ galaxy, faceDown }: Case, mix: Mix): NaiveGalaxy {
  const cards = galaxy.map((card, place): [Position | undefined, NaiveCard] => [
    positionsOf(galaxySize(mix))[place],
    { planets: constellation(card).planets, isFaceDown: faceDown.includes(card) },
  ]);
  return Object.fromEntries(cards);
}

/** One text for all that was found, in whatever order. */
const inWords = ({ valid, withJoker }: Solutions): string =>
  [
    ...valid.map(({ position, turn }) => `${position} turned ${turn}`),
    ...withJoker.map(({ position, joker, turn }) => `${position} turned ${turn} with ${joker}`),
  ]
    .sort()
    .join();

test(
  '[VALID-1] [JOKER-2] the oracle finds what a search through every joker finds, in 100,096 cases of all 128 mixes',
  () => {
    const chance = quickChance(5);
    let compared = 0;
    let turned = 0;
    let helped = 0;
    const differing: string[] = [];
    for (const mix of MIXES) {
      for (let count = 0; count < CASES_A_MIX; count++) {
        const drawn = drawCase(mix, chance);
        const found = solutions(skyOf(drawn.galaxy, drawn.faceDown), drawn.thrown, mix);
        const naive = inWords(naiveSolutions(asObjects(drawn, mix), drawn.thrown, mix));
        if (inWords(found) !== naive) differing.push(JSON.stringify({ mix, drawn, found, naive }));
        compared++;
        turned += found.valid.filter(({ turn }) => turn !== 0).length;
        helped += found.withJoker.length;
      }
    }
    expect(differing).toEqual([]);
    expect({ compared, turned: turned > 100_000, helped: helped > 100_000 }).toEqual({
      compared: 100_096,
      turned: true,
      helped: true,
    });
  },
  TIMEOUT,
);
