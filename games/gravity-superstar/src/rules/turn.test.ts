import { describe, expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { quickChance, seatsOf } from '#tabletop';
import { drop, end, played, refill, replay, rotate, steal, step, table } from '../../tests/table.ts';

const LEDGES = `
+     +     +     +
 .  a^ R     .
+-----+-----+-----+
 D^o   .  b^ .  c^
+-----+-----+-----+
`;
const start = table(LEDGES, { seats: 3 });

test('[TURN-1] the first player is drawn by lot', () => {
  const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (seed) => gravitySuperstar.setup({ options: { end: 'normal' }, seatCount: 3 }, quickChance(seed), null).first,
  );
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
});

test('[TURN-2] turns pass to the next seat, after the last to seat 0; then a table round is complete', () => {
  const seats = [1, 2].map((moves) => played(start, ...Array<typeof drop>(moves).fill(rotate('half'))).state);
  expect(seats.map(({ turn, round }) => [turn, round])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  const fromTwo = played(table(LEDGES, { seats: 3, first: 2 }), rotate('half'));
  expect([fromTwo.state.turn, fromTwo.state.round]).toEqual([0, 0]);
});

test.each(seatsOf(3).filter((seat) => seat !== 0))('[TURN-2] seat %i must wait for its turn', (seat) => {
  const refusal = gravitySuperstar.play(gravitySuperstar.copy(start), { at: 0, by: seat, move: drop }, () => undefined);
  expect(refusal).toEqual({ because: 'not-your-turn', rule: 'TURN-2' });
});

test.each([replay, end, steal('blue')])('[TURN-3] an action is due, not %o', (move) => {
  expect(played(start, move).refusal).toEqual({ because: 'action-due', rule: 'TURN-3' });
});

describe('Replay', () => {
  test('[TURN-6] without a token the turn ends by itself', () => {
    const { state } = played(start, step('left'));
    expect([state.turn, state.phase]).toEqual([1, 'act']);
  });

  test('[TURN-4] [TURN-5] a token won by the first action may be spent at once', () => {
    const { state } = played(start, step('right'), replay);
    expect([state.turn, state.phase, state.tokens, state.pool]).toEqual([0, 'act', [0, 0, 0], 18]);
  });

  test('[TURN-4] or kept, which ends the turn', () => {
    const { state } = played(start, step('right'), end);
    expect([state.turn, state.tokens, state.pool]).toEqual([1, [1, 0, 0], 17]);
  });

  test.each([step('left', 'drop'), refill, steal('replay')])('[TURN-4] one or the other first, not %o', (move) => {
    expect(played(start, step('right'), move).refusal).toEqual({ because: 'decision-due', rule: 'TURN-4' });
  });

  test('[TURN-4] the second action may be of any kind, a refill for one', () => {
    const { state, refusal } = played(start, step('right'), replay, refill);
    expect([refusal, state.turn, state.hands[0]]).toEqual([null, 1, 31]);
  });

  test('[TURN-5] [TURN-6] after the second action the turn ends, tokens or not', () => {
    const rich = table(LEDGES, { seats: 3, owned: [{ tokens: 3 }, {}, {}] });
    const { state } = played(rich, step('left'), replay, step('right', 'drop'));
    expect([state.turn, state.phase, state.tokens]).toEqual([1, 'act', [2, 0, 0]]);
  });
});
