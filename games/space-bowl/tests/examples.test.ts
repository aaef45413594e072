/** The worked examples of the rules, in their order. */

import { expect, test } from 'vitest';
import { placeOf, readCard } from '../src/notation.ts';
import { ADA, changesIn, EMMA, LUCAS, MARIE, played } from './table.ts';

test('example 1: [SCORE-2] [SCORE-3] [SCORE-4] [SCORE-6] a call, a right follower and a wrong one', () => {
  const match = played(
    { seats: 5, captain: ADA },
    [1_000, ADA, 'throw'],
    [5_000, EMMA, 'go'],
    [6_000, MARIE, 'follow'],
    [7_000, LUCAS, 'follow'],
    [8_000, EMMA, 'place B2'],
    [9_000, MARIE, 'place D4'],
    [9_500, LUCAS, 'place A1'],
    [15_000],
  );
  expect(changesIn(match)).toEqual([3, 2, -1, 0, 0]);
  expect(match.state.captain).toBe(EMMA);
  expect(match.state.cardsWon).toEqual([1, 0, 0, 0, 0]);
  expect(match.state.galaxy[placeOf('B2', 5)]).toBe(readCard('ae'));
});

test('example 2: [SCORE-8] [SCORE-9] [END-4] doom, followed, refuted by one who went on searching', () => {
  const match = played(
    { seats: 5 },
    [1_000, EMMA, 'throw'],
    [5_000, EMMA, 'doom'],
    [6_000, MARIE, 'follow'],
    [9_000, LUCAS, 'place D4'],
    [18_000],
  );
  expect(changesIn(match)).toEqual([-2, -1, 2, 0, 0]);
  expect(match.state.captain).toBe(LUCAS);
  expect(match.state.cardsWon).toEqual([0, 0, 1, 0, 0]);
});

test('example 3: [SCORE-6] [END-2] a wrong call alone costs 1, and the captain takes the top of infinity', () => {
  const match = played(
    { captain: LUCAS },
    [1_000, LUCAS, 'throw'],
    [5_000, EMMA, 'go'],
    [6_000, EMMA, 'place A1'],
    [15_000],
  );
  expect(changesIn(match)).toEqual([-1, 0, 0]);
  expect(match.state.captain).toBe(LUCAS);
  expect(match.state.cardsWon).toEqual([0, 0, 1]);
  expect(match.state.galaxy[placeOf('A1', 5)]).toBe(readCard('epsh'));
});

test('example 4: [SCORE-7] [END-1] a wrong call beside a right follower costs 2, and still brings token and card', () => {
  const match = played(
    { captain: LUCAS },
    [1_000, LUCAS, 'throw'],
    [5_000, EMMA, 'go'],
    [6_000, EMMA, 'place A1'],
    [7_000, MARIE, 'follow'],
    [8_000, MARIE, 'place B2'],
    [15_000],
  );
  expect(changesIn(match)).toEqual([-2, 2, 0]);
  expect(match.state.captain).toBe(EMMA);
  expect(match.state.cardsWon).toEqual([1, 0, 0]);
  expect(match.state.galaxy[placeOf('A1', 5)]).toBe(readCard('ae'));
});

test('example 5: [SCORE-1] [SCORE-8] [SCORE-9] doom that nobody refutes scores, though a valid card exists', () => {
  const match = played(
    {},
    [1_000, EMMA, 'throw'],
    [5_000, EMMA, 'doom'],
    [6_000, MARIE, 'follow'],
    [7_000, LUCAS, 'place A1'],
    [15_000],
  );
  expect(changesIn(match)).toEqual([2, 1, -1]);
  expect(match.state.lastReveal?.valid).toEqual(['B2', 'D4']);
});

test('example 6: [JOKER-4] [SCORE-5] two on one card that lacks a planet at ne; the joker lies there', () => {
  const match = played(
    {},
    [1_000, EMMA, 'throw'],
    [5_000, EMMA, 'go'],
    [6_000, EMMA, 'place C3'],
    [7_000, MARIE, 'joker D2'],
    [8_000, MARIE, 'place C3'],
    [15_000],
  );
  expect(changesIn(match)).toEqual([1, 0, 0]);
});

test('example 7: [JOKER-3] who laid the joker and places on a card valid without it has an invalid card', () => {
  const match = played(
    {},
    [1_000, EMMA, 'throw'],
    [5_000, EMMA, 'go'],
    [6_000, EMMA, 'place D4'],
    [7_000, MARIE, 'joker D2'],
    [8_000, MARIE, 'place B2'],
    [15_000],
  );
  expect(changesIn(match)).toEqual([3, -1, 0]);
});
