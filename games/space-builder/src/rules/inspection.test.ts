import { expect, test } from 'vitest';
import { readBoard } from '../notation.ts';
import { planOf } from '../plans.ts';
import { defectsOf, faultsIn, inspectionOrder, type RoundEnd, roundWinner } from './inspection.ts';

// Plan 7: 1A7^ 2B5^ 3A6< 4A2^ 5A3> 6B1^ 7A0^ 8A4^
const plan = planOf(7);

test.each<[string, string, number]>([
  ['a city built to the plan', '1A7^ 2B5^ 3A6< 4A2^ 6B1^', 0],
  ['[INSP-1] a building not built', '1A7^ 2B5^ 3A6< 4A2^     ', 1],
  ['[INSP-1] nothing built at all', '                        ', 5],
  ['[INSP-2] a building on the wrong plot', '1A7^ 2B5^ 3A6< 4A3^ 6B1^', 2],
  ['[INSP-3] the wrong face', '1A7^ 2B5^ 3A6< 4B2^ 6B1^', 2],
  ['[INSP-3] the wrong quarter turn', '1A7^ 2B5^ 3A6^ 4A2^ 6B1^', 2],
  ['[INSP-3] the wrong face and the wrong quarter turn', '1A7^ 2B5^ 3B6v 4A2^ 6B1^', 2],
  ['[INSP-4] wrong plot, face and quarter turn at once', '1A7^ 2B5^ 3B0v 4A2^ 6B1^', 2],
  ['[INSP-4] two buildings that changed places', '1A5^ 2B7^ 3A6< 4A2^ 6B1^', 4],
  ['[INSP-4] everything wrong', '1A0^ 2A1v 3B2v 4B3v 6A4v', 10],
  ['[INSP-5] on the plot of a building that is not held', '1A7^ 2B5^ 3A6< 4A4^ 6B1^', 2],
])('%s', (_, board, defects) => {
  expect(defectsOf(faultsIn(readBoard(board), plan, [1, 2, 3, 4, 6]))).toBe(defects);
});

test('[INSP-5] a building that is not held is not asked for', () => {
  expect(faultsIn(readBoard('1A7^ 2B5^'), plan, [1, 2])).toEqual([]);
});

test('[INSP-4] each fault is named once', () => {
  expect(faultsIn(readBoard('1A7^ 2A5^ 3A0^'), plan, [1, 2, 3, 4])).toEqual([
    { building: 2, fault: 'misshown' },
    { building: 3, fault: 'misplaced' },
    { building: 4, fault: 'missing' },
  ]);
});

// Each seat as buildings placed, then defects; the seats that finished, in order.
test.each<[string, string, readonly number[], number | null, RoundEnd?]>([
  ['[WIN-1] the fewest defects', '4:0 4:2', [0], 0],
  ['[WIN-1] though not finished', '4:2 3:1', [0], 1],
  ['[WIN-2] equal: the one who finished first', '4:2 4:2 4:4', [1, 0], 1],
  ['[WIN-2] equal: finished before unfinished', '4:2 3:2', [0], 0],
  ['[WIN-2] the only finisher among equals', '4:2 2:2 4:2', [2], 2],
  ['[WIN-3] a single unfinished one', '3:1 4:2 4:2', [1], 0],
  ['[WIN-3] several unfinished, though somebody finished with more', '3:1 3:1 4:2', [2], null, 'time-is-up'],
  ['[WIN-3] several unfinished and nobody finished', '3:1 3:1', [], null, 'time-is-up'],
  ['[WIN-3] a single one when the clock ended the round', '2:2 3:1', [], 1, 'time-is-up'],
  ['[WIN-4] by time, nothing built is left out, though it has fewer defects', '0:4 4:8 4:8', [1], 1, 'time-is-up'],
  ['[WIN-4] by time, nothing built is left out, finished or not', '0:4 1:5', [], 1, 'time-is-up'],
  ['[WIN-4] by time, nothing built makes no tie', '0:4 1:4 0:4', [], 1, 'time-is-up'],
  ['[WIN-4] by time, nobody has built', '0:4 0:4', [], null, 'time-is-up'],
  ['[WIN-5] ended by finishing, fewest defects win even with nothing built', '4:6 0:4', [0], 1],
  ['[WIN-5] ended by finishing, nothing built and equal defects come after', '4:4 0:4', [0], 0],
])('%s', (_, seats, finished, winner, because = 'all-but-one-finished') => {
  const inspected = seats.split(' ').map((text, seat) => {
    const [placed = 0, defects = 0] = text.split(':').map(Number);
    return { seat, placed, defects };
  });
  expect(roundWinner(inspected, finished, because)).toBe(winner);
});

test('[INSP-6] who finished first is inspected first, the others after them by seat', () => {
  expect(inspectionOrder(4, [2, 0])).toEqual([2, 0, 1, 3]);
});
