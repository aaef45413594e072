import { expect, test } from 'vitest';
import {
  type Card,
  drawThrow,
  galaxySize,
  type Options,
  positionsOf,
  readCard,
  readThrow,
  skyIn,
  solutions,
  type Throw,
} from '#games/space-bowl';
import { quickChance } from '#tabletop';
import { fittingOf, type Ground } from './fitting.ts';

const PLAIN = { bigGalaxy: false, rotation: false, sphere: false, noJoker: false, learner: false, blackHole: true };

type Variant = Pick<Options, keyof typeof PLAIN>;

/** Cards of the deck in some order; every tenth lies face down. */
function groundFrom(seed: number, options: Variant): Ground {
  const count = galaxySize(options) ** 2;
  const galaxy = Array.from({ length: count }, (_, at): Card | null => (at % 10 === 9 ? null : (at * 11 + seed) % 56));
  return { galaxy, options };
}

/** Every card judged by the fitting must be judged alike by the rules. */
function judgedByFitting(ground: Ground, thrown: Throw, options: Variant) {
  const positions = positionsOf(galaxySize(options));
  const alone = positions.filter((position) => fittingOf(ground, thrown, position, null).fits);
  const helped = positions.flatMap((position) =>
    positions
      .filter((joker) => {
        const { fits, needsJoker } = fittingOf(ground, thrown, position, joker);
        return fits && needsJoker;
      })
      .map((joker) => `${position} ${joker}`),
  );
  return { alone, helped };
}

test.each([
  ['flat', {}],
  ['turned', { rotation: true }],
  ['a sphere', { sphere: true }],
  ['big, turned and a sphere', { bigGalaxy: true, rotation: true, sphere: true }],
])('what fits is what the rules call valid: %s', (_name, variant) => {
  const options = { ...PLAIN, ...variant };
  for (let seed = 0; seed < 12; seed++) {
    const ground = groundFrom(seed, options);
    const thrown = drawThrow((seed * 5) % 56, options, quickChance(seed));
    const found = solutions(skyIn(ground), thrown, options);
    const { alone, helped } = judgedByFitting(ground, thrown, options);
    expect(alone).toEqual(found.valid.map(({ position }) => position));
    expect(helped.sort()).toEqual(found.withJoker.map(({ position, joker }) => `${position} ${joker}`).sort());
  }
});

test('a pattern that fails says where', () => {
  const galaxy = Array.from({ length: 25 }, () => readCard('ae'));
  const ground = { galaxy, options: PLAIN };
  const thrown = readThrow('p . a / . * . / . . .');
  const { fits, marbles } = fittingOf(ground, thrown, 'E5', 'D4');
  expect(fits).toBe(false);
  expect(marbles.map(({ planet, finding, position }) => [planet, finding, position])).toEqual([
    ['azure', 'outside', null],
    ['prism', 'joker', 'D4'],
  ]);
});
