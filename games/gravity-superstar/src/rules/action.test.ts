import { describe, expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { drop, high, KEEPS_TURN, long, played, refill, replay, rotate, step, table } from '../../tests/table.ts';

const FLAT = `
+     +     +     +     +
 .     .  a^ .     .
+-----+-----+-----+-----+
 D^o   .     .     .  b^
+-----+-----+-----+-----+
`;

describe('refill', () => {
  test('[ACT-2] takes back everything played, face up and face down', () => {
    const start = table(FLAT, KEEPS_TURN);
    const once = played(start, long('left'));
    expect([once.state.hands[0], once.state.faceUp[0]]).toEqual([0b11110, 0b00001]);
    const twice = played(once.state, replay, refill);
    expect([twice.state.hands[0], twice.state.faceUp[0]]).toEqual([31, 0]);
  });

  test('[ACT-2] needs something to take back', () => {
    expect(played(table(FLAT), refill).refusal).toEqual({ because: 'nothing-played', rule: 'ACT-2' });
  });
});

test('[ACT-3] a step hides its card', () => {
  const { state } = played(table(FLAT, KEEPS_TURN), step('left', 'rotate'));
  expect([state.hands[0], state.faceUp[0]]).toEqual([0b10111, 0]);
});

test('[ACT-8] a Joker lies face up', () => {
  const { state } = played(table(FLAT, KEEPS_TURN), { type: 'play', card: 'joker', as: 'drop' });
  expect([state.hands[0], state.faceUp[0]]).toEqual([0b01111, 0b10000]);
});

test.each([
  step('left', 'long'),
  step('right', 'joker'),
  long('right'),
  high('left'),
  { type: 'play', card: 'joker', as: 'drop' } as const,
])('[ACT-9] a card that is not in hand: %o', (move) => {
  const start = table(FLAT, { hands: [['drop', 'rotate'], ['long']] });
  expect(played(start, move).refusal).toEqual({ because: 'card-not-in-hand', rule: 'ACT-9' });
});

test.each([step('left', 'rotate'), step('right', 'drop'), drop, rotate('half')])(
  '[ACT-9] a card in hand will do for a step, or for what it shows: %o',
  (move) => {
    expect(played(table(FLAT, { hands: [['drop', 'rotate'], ['long']] }), move).refusal).toBe(null);
  },
);

describe('the fifth card', () => {
  test('[ACT-12] all five come back, before the move', () => {
    const { state, events } = played(
      table(FLAT, { ...KEEPS_TURN, hands: [['rotate'], ['long']] }),
      step('left', 'rotate'),
    );
    expect([state.hands[0], state.faceUp[0]]).toEqual([31, 0]);
    expect(events.map(({ type }) => type)).toEqual(['card-hidden', 'cards-returned', 'entered', 'landed']);
  });

  test('[ACT-12] whether it lies face up or face down', () => {
    const { state, events } = played(table(FLAT, { ...KEEPS_TURN, hands: [['joker'], ['long']] }), {
      type: 'play',
      card: 'joker',
      as: 'rotate',
      turn: 'half',
    });
    expect([state.hands[0], state.faceUp[0]]).toEqual([31, 0]);
    expect(events.slice(0, 2)).toEqual([
      { type: 'card-played', seat: 0, card: 'joker', as: 'rotate' },
      { type: 'cards-returned', seat: 0, why: 'fifth-card' },
    ]);
  });
});

test.each<[json: object, words: string]>([
  [{ type: 'refill' }, 'a refill'],
  [{ type: 'step', card: 'drop', to: 'left' }, 'a step'],
  [{ type: 'play', card: 'long', to: 'right' }, 'a Long Jump'],
  [{ type: 'play', card: 'high', to: 'left' }, 'a High Jump'],
  [{ type: 'play', card: 'drop' }, 'a Drop'],
  [{ type: 'play', card: 'rotate', turn: 'half' }, 'a turn'],
  [{ type: 'play', card: 'joker', as: 'high', to: 'left' }, 'a Joker as a jump'],
  [{ type: 'play', card: 'joker', as: 'drop' }, 'a Joker as a Drop'],
  [{ type: 'play', card: 'joker', as: 'rotate', turn: 'left' }, 'a Joker as a turn'],
  [{ type: 'steal', take: 'replay' }, 'a theft'],
  [{ type: 'replay' }, 'a token spent'],
  [{ type: 'end' }, 'the end of a turn'],
])('[ACT-1] %j is a move: %s', (json) => {
  expect(JSON.stringify(gravitySuperstar.parseMove(json))).toBe(JSON.stringify(json));
  const backwards = Object.fromEntries(Object.entries(json).reverse());
  expect(JSON.stringify(gravitySuperstar.parseMove(backwards))).toBe(JSON.stringify(json));
  expect(gravitySuperstar.parseMove({ ...json, extra: 1 })).toBe(null);
});

test.each([
  null,
  'refill',
  7,
  [],
  ['refill'],
  {},
  { type: 'fly' },
  { type: ['refill'] },
  { type: 'toString' },
  { type: 'refill', card: 'drop' },
  { type: 'refill', card: '' },
  { type: 'step', card: 'drop' },
  { type: 'step', to: 'left' },
  { type: 'step', card: 'drop', to: 'up' },
  { type: 'step', card: 'jump', to: 'left' },
  { type: 'step', card: 'joker', as: 'drop', to: 'left' },
  { type: 'step', card: 'drop', to: ['left'] },
  { type: 'play', card: 'long' },
  { type: 'play', card: 'long', to: 'half' },
  { type: 'play', card: 'drop', to: 'left' },
  { type: 'play', card: 'rotate', to: 'left' },
  { type: 'play', card: 'rotate', turn: 'up' },
  { type: 'play', card: 'rotate', turn: 'left', to: 'left' },
  { type: 'play', card: 'joker' },
  { type: 'play', card: 'joker', as: 'joker' },
  { type: 'play', card: 'joker', as: 'joker', to: 'left' },
  { type: 'play', card: 'joker', as: 'rotate', to: 'left' },
  { type: 'play', card: 'long', as: 'long', to: 'left' },
  { type: 'play/long', card: '', to: 'left' },
  { type: 'steal' },
  { type: 'steal', take: 'token' },
  { type: 'steal', take: null },
  { type: 'end', take: 'blue' },
])('[ACT-1] %j is not a move', (json) => {
  expect(gravitySuperstar.parseMove(json)).toBe(null);
});
