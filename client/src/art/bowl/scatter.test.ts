import { describe, expect, test } from 'vitest';
import type { Decoy } from './decoys.ts';
import { PLANETS, type Planet } from './planets.ts';
import { overlap, ROOM, spotsOf } from './scatter.ts';

/** Every card there is: two to five planets, with any two decoys. */
const CARDS: readonly (readonly Planet[])[] = Array.from({ length: 64 }, (_, set) =>
  PLANETS.filter((_planet, at) => Math.floor(set / 2 ** at) % 2 === 1),
).filter((planets) => planets.length >= 2 && planets.length <= 5);

/** The deck prints these decoys on its fullest cards, where room is scarcest. */
const DECOYS: readonly (readonly Decoy[])[] = [
  ['star', 'comet'],
  ['comet', 'blackHole'],
  ['blackHole', 'star'],
];

test('there are 56 cards', () => {
  expect(CARDS).toHaveLength(56);
});

describe.each(CARDS.map((planets) => [planets.join(' '), planets] as const))('%s', (_name, planets) => {
  test.each(DECOYS.map((decoys) => [decoys.join(' '), decoys] as const))('with %s', (_decoys, decoys) => {
    const spots = spotsOf(planets, decoys);
    expect(spots.map((spot) => spot.thing)).toEqual([...planets, ...decoys]);
    for (const { thing, x, y } of spots) {
      expect(Math.min(x, y) - ROOM[thing]).toBeGreaterThanOrEqual(4.4);
      expect(Math.max(x, y) + ROOM[thing]).toBeLessThanOrEqual(95.6);
    }
    expect(overlap(spots)).toBeLessThan(2);
  });
});

test('a card always looks the same', () => {
  expect(spotsOf(['azure', 'ember'], ['star', 'comet'])).toBe(spotsOf(['azure', 'ember'], ['star', 'comet']));
});
