import { describe, expect, test } from 'vitest';
import { changesIn, type Deed, EMMA, LUCAS, MARIE, played } from '../../tests/table.ts';
import { type Deed as Done, linesFor, totalAfter } from './scoring.ts';

const NOTHING: Done = { called: null, shows: 'nothing', isAlone: false, usedJoker: false };
const VALID: Done = { ...NOTHING, shows: 'valid-card' };
const INVALID: Done = { ...NOTHING, shows: 'invalid-card' };
const RED: Done = { ...NOTHING, shows: 'red-button' };

const sheet = (deed: Done, found: boolean): string =>
  linesFor(deed, found)
    .map(({ rule, points }) => `${points > 0 ? '+' : ''}${points} ${rule}`)
    .join(', ');

test.each<[string, Done, string, string]>([
  ['[SCORE-2] a valid card', VALID, '+1 SCORE-2', ''],
  ['[SCORE-3] … of who called go', { ...VALID, called: 'go' }, '+1 SCORE-2, +1 SCORE-3', ''],
  ['[SCORE-4] … that nobody else chose', { ...VALID, isAlone: true }, '+1 SCORE-2, +1 SCORE-4', ''],
  ['[SCORE-5] … with the joker', { ...VALID, usedJoker: true }, '+1 SCORE-2, -1 SCORE-5', ''],
  ['[SCORE-6] an invalid card', INVALID, '-1 SCORE-6', '-1 SCORE-6'],
  ['[SCORE-4] an invalid card alone', { ...INVALID, isAlone: true }, '-1 SCORE-6', '-1 SCORE-6'],
  ['[SCORE-7] … of who called go', { ...INVALID, called: 'go' }, '-1 SCORE-6, -1 SCORE-7', '-1 SCORE-6'],
  ['[SCORE-8] the red button', RED, '-1 SCORE-8', '+1 SCORE-8'],
  ['[SCORE-9] … of who called doom', { ...RED, called: 'doom' }, '-1 SCORE-8, -1 SCORE-9', '+1 SCORE-8, +1 SCORE-9'],
  ['nothing at all', NOTHING, '', ''],
])('%s', (_, deed, found, notFound) => {
  expect([sheet(deed, true), sheet(deed, false)]).toEqual([found, notFound]);
});

test.each([
  [4, 3, 7, 'the sum of the round is added'],
  [1, -2, 0, 'then a total below 0 becomes 0'],
  [17, 3, 20, 'and there is no upper limit'],
])('[SCORE-11] %i and %i make %i: %s', (score, change, total) => {
  expect(totalAfter(score, change)).toBe(total);
});

describe('at the table', () => {
  const THROWN: Deed = [1_000, EMMA, 'throw'];
  const GO: Deed = [2_000, EMMA, 'go'];

  test('[SCORE-1] [SCORE-2] the reveal names the lines, seat by seat', () => {
    const match = played(
      {},
      THROWN,
      GO,
      [3_000, EMMA, 'place B2'],
      [4_000, MARIE, 'joker D2'],
      [5_000, MARIE, 'place C3'],
      [6_000, LUCAS, 'follow'],
      [7_000, LUCAS, 'place A1'],
      [12_000],
    );
    const revealed = match.events.find((event) => event.type === 'revealed');
    expect(revealed).toMatchObject({
      scores: [7, 5, 3],
      reveal: {
        found: true,
        changes: [3, 1, -1],
        tokens: [
          { seat: EMMA, position: 'B2', verdict: 'valid', turn: 0 },
          { seat: MARIE, position: 'C3', verdict: 'valid-with-joker', turn: 0 },
          { seat: LUCAS, position: 'A1', verdict: 'invalid', turn: null },
        ],
        lines: [
          { seat: EMMA, rule: 'SCORE-2', points: 1 },
          { seat: EMMA, rule: 'SCORE-3', points: 1 },
          { seat: EMMA, rule: 'SCORE-4', points: 1 },
          { seat: MARIE, rule: 'SCORE-2', points: 1 },
          { seat: MARIE, rule: 'SCORE-4', points: 1 },
          { seat: MARIE, rule: 'SCORE-5', points: -1 },
          { seat: LUCAS, rule: 'SCORE-6', points: -1 },
        ],
      },
    });
  });

  test('[SCORE-4] a token there for which the card is invalid spoils it too', () => {
    const match = played(
      {},
      THROWN,
      GO,
      [3_000, EMMA, 'place B2'],
      [4_000, MARIE, 'joker D2'],
      [5_000, MARIE, 'place B2'],
      [12_000],
    );
    expect(changesIn(match)).toEqual([2, -1, 0]);
  });

  test('[SCORE-11] the floor is on the total: what a seat lost is told in full', () => {
    const match = played(
      { scores: [1, 0, 0] },
      THROWN,
      GO,
      [3_000, EMMA, 'place A1'],
      [4_000, MARIE, 'follow'],
      [5_000, MARIE, 'place B2'],
      [12_000],
    );
    expect(changesIn(match)).toEqual([-2, 2, 0]);
    expect(match.state.scores).toEqual([0, 2, 0]);
  });
});
