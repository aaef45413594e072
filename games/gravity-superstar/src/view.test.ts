import { describe, expect, test } from 'vitest';
import { gravitySuperstar, type View } from '#games/gravity-superstar';
import { quickChance, type Viewer } from '#tabletop';
import { KEEPS_TURN, long, played, refill, replay, step, table } from '../tests/table.ts';

const FLAT = `
+     +     +     +     +
 .     .  a^ *y    .
+-----+-----+-----+-----+
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`;
const start = table(FLAT, {
  ...KEEPS_TURN,
  hands: [
    ['long', 'high', 'drop', 'joker'],
    ['long', 'drop'],
  ],
});
const stepped = played(start, step('left', 'drop'));
const see = (viewer: Viewer): View => gravitySuperstar.view(stepped.state, viewer);

describe('[SECRET-1] which cards lie face down', () => {
  test('their owner knows, hence what is in hand', () => {
    expect(see(0).players[0]?.hand).toEqual(['long', 'high', 'joker']);
    expect(see(1).players[1]?.hand).toEqual(['long', 'drop']);
  });

  test.each([1, 'spectator'] as const)('%s does not', (viewer) => {
    expect(see(viewer).players[0]?.hand).toBe(null);
  });

  test('nor does anybody else see which card a step took', () => {
    const hidden = stepped.events.filter(({ type }) => type === 'card-hidden');
    const asSeen = ([0, 1, 'spectator'] as const).map((viewer) =>
      hidden.map((event) => gravitySuperstar.eventFor(event, viewer)),
    );
    expect(asSeen).toEqual([
      [{ type: 'card-hidden', seat: 0, card: 'drop' }],
      [{ type: 'card-hidden', seat: 0, card: null }],
      [{ type: 'card-hidden', seat: 0, card: null }],
    ]);
  });
});

test('[SECRET-2] everybody sees what lies face up, and how many cards lie face down and are in hand', () => {
  const { state } = played(stepped.state, replay, long('right'));
  for (const viewer of [1, 'spectator'] as const) {
    const player = gravitySuperstar.view(state, viewer).players[0];
    expect(player).toEqual({
      pawn: { cell: 2, up: 'N' },
      inHand: 2,
      faceDown: 2,
      faceUp: ['long'],
      hand: null,
      stars: [0, 1, 0, 0, 0, 0],
      tokens: 0,
      points: 1,
    });
  }
});

test('[SECRET-3] cards that come back are not told one by one', () => {
  const { state, events } = played(stepped.state, replay, refill);
  expect(events.find(({ type }) => type === 'cards-returned')).toEqual({
    type: 'cards-returned',
    seat: 0,
    why: 'refill',
  });
  expect(gravitySuperstar.view(state, 1).players[0]).toMatchObject({ inHand: 5, faceDown: 0, faceUp: [], hand: null });
});

test('[SECRET-1] imagined hands are all those possible, about equally often', () => {
  const chance = quickChance(11);
  const seen = new Map<number, number>();
  for (let deal = 0; deal < 2_000; deal++) {
    const hand = gravitySuperstar.imagine(see(1), chance).hands[0] ?? -1;
    seen.set(hand, (seen.get(hand) ?? 0) + 1);
  }
  // Three of five cards: ten hands, two hundred times each if chance were quite even.
  expect(seen.size).toBe(10);
  for (const count of seen.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
});

test('[SECRET-1] what lies face up is never imagined in hand, and what one knows stays', () => {
  const { state } = played(stepped.state, replay, long('right'));
  const chance = quickChance(12);
  for (let deal = 0; deal < 100; deal++) {
    const imagined = gravitySuperstar.imagine(gravitySuperstar.view(state, 1), chance);
    expect((imagined.hands[0] ?? 0) & 1).toBe(0);
    expect(imagined.hands[1]).toBe(0b00101);
  }
});
