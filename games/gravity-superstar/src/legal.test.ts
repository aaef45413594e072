import { expect, test } from 'vitest';
import { gravitySuperstar, legalMovesOf, type State } from '#games/gravity-superstar';
import { pick, quickChance, seatsOf } from '#tabletop';
import { end, KEEPS_TURN, played, replay, steal, step, table } from '../tests/table.ts';
import { MOVES } from './moves.ts';

/** Every move there is, tried on a copy. */
const accepted = (state: State, seat: number) =>
  MOVES.filter((move) => {
    const copy = gravitySuperstar.copy(state);
    return gravitySuperstar.play(copy, { at: 0, by: seat, move }, () => undefined) === null;
  });

test.each([2, 3, 4, 5, 6])('in matches of %i, exactly the moves that are accepted are offered', (seatCount) => {
  const chance = quickChance(seatCount);
  const phases = new Set<string>();
  for (let match = 0; match < 4; match++) {
    const options = { end: match % 2 === 0 ? 'normal' : 'expert' } as const;
    const state = gravitySuperstar.setup({ options, seatCount }, quickChance(match), null);
    while (state.phase !== 'over') {
      phases.add(state.phase);
      const legal = accepted(state, state.turn);
      for (const seat of seatsOf(seatCount)) {
        expect(gravitySuperstar.legalMoves(gravitySuperstar.view(state, seat))).toEqual(
          seat === state.turn ? legal : [],
        );
      }
      expect(legalMovesOf(state, state.turn)).toEqual(legal);
      gravitySuperstar.play(state, { at: 0, by: state.turn, move: pick(chance, legal) }, () => undefined);
    }
  }
  expect(phases).toEqual(new Set(['act', 'steal', 'decide']));
});

test('there are 27 actions, 7 thefts, and two decisions', () => {
  expect(MOVES.length).toBe(36);
});

test('[TURN-4] [THEFT-1] what is offered while a decision or a theft is due', () => {
  const start = table(
    `
+     +     +     +
 .  a^ .  b^ *y
+-----+-----+-----+
 D^o   .     .
+-----+-----+-----+
`,
    { ...KEEPS_TURN, owned: [{ tokens: 1 }, { stars: { blue: 1, orange: 2 }, tokens: 1 }] },
  );
  const { state } = played(start, step('right'));
  expect(legalMovesOf(state, 0)).toEqual([steal('blue'), steal('orange'), steal('replay')]);
  expect(legalMovesOf(played(state, steal('blue')).state, 0)).toEqual([replay, end]);
});
