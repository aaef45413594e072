import { expect, test } from 'vitest';
import { DECK } from '#games/space-bowl';
import { clearSpot, JOKER_ROOM, overlap, ROOM, spotsOf } from './scatter.ts';

test.each(DECK.map(({ planets, decoys }) => [[...planets, ...decoys].join(' '), planets, decoys] as const))(
  '%s: nothing overlaps and nothing sticks out',
  (_name, planets, decoys) => {
    const spots = spotsOf(planets, decoys);
    expect(spots.map((spot) => spot.thing)).toEqual([...planets, ...decoys]);
    expect(overlap(spots)).toBeLessThanOrEqual(0);
    for (const { thing, x, y } of spots) {
      expect(Math.min(x, y) - ROOM[thing]).toBeGreaterThanOrEqual(4.4);
      expect(x + ROOM[thing]).toBeLessThanOrEqual(95.6);
      expect(y + ROOM[thing]).toBeLessThanOrEqual(93.6);
    }
  },
);

test.each(DECK.map(({ planets, decoys }) => [[...planets, ...decoys].join(' '), planets, decoys] as const))(
  '%s: the joker covers no planet and no black hole',
  (_name, planets, decoys) => {
    const spots = spotsOf(planets, decoys);
    const joker = clearSpot(spots);
    for (const { thing, x, y } of spots) {
      if (thing === 'star' || thing === 'comet') continue;
      expect(Math.hypot(x - joker.x, y - joker.y)).toBeGreaterThanOrEqual(ROOM[thing] + JOKER_ROOM);
    }
    // No further out than half of the way to the next card: there it covers no planet of that one either.
    for (const at of [joker.x, joker.y]) expect(Math.abs(at - 50)).toBeLessThanOrEqual(53.5);
  },
);

test('a card always looks the same', () => {
  expect(spotsOf(['azure', 'ember'], ['star', 'comet'])).toBe(spotsOf(['azure', 'ember'], ['star', 'comet']));
});

test('things in one place overlap by all the room they take', () => {
  expect(
    overlap([
      { thing: 'sky', x: 50, y: 50 },
      { thing: 'star', x: 50, y: 53 },
    ]),
  ).toBe(22);
});
