import { describe, expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { quickChance } from '#tabletop';
import { freshIn } from '../src/tables/acts.ts';
import { arrivals, framesOf, piecesOf, pointsOf } from '../src/tables/gravity-superstar/course.ts';
import { pointsByRound } from '../src/tables/gravity-superstar/ending.ts';
import {
  barsOf,
  cellShownAt,
  firstTurn,
  placeOf,
  shown,
  sightOf,
  turnFor,
} from '../src/tables/gravity-superstar/sight.ts';
import { greedyUntil } from './gravity-match.ts';

const start = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount: 2 }, quickChance(3), null);
const { board } = gravitySuperstar.view(start, 0);

describe('the planet turned by quarters', () => {
  test.each([0, 1, 2, 3] as const)('%i: every cell has one place, and is found there again', (turn) => {
    const sight = sightOf(board, turn);
    const back = board.symbols.map((_, cell) => {
      const { row, col } = placeOf(sight, cell);
      return cellShownAt(sight, row, col);
    });
    expect(back).toEqual(board.symbols.map((_, cell) => cell));
  });

  test('a quarter clockwise brings the upper left corner to the upper right', () => {
    expect(placeOf(sightOf(board, 1), 0)).toEqual({ row: 0, col: 5 });
    expect(shown({ turn: 1 }, 'N')).toBe('E');
  });

  test.each(['N', 'E', 'S', 'W'] as const)('with one’s feet down, a head to %s is shown up', (up) => {
    expect(shown({ turn: turnFor(up) }, up)).toBe('N');
  });

  test('twelve by six stands upright in a tall room and lies in a wide one', () => {
    expect([firstTurn(board, { width: 300, height: 500 }), firstTurn(board, { width: 900, height: 400 })]).toEqual([
      1, 0,
    ]);
  });

  test('bars are as long together in every turn', () => {
    const inside = (turn: 0 | 1) => barsOf(sightOf(board, turn)).reduce((sum, { cells }) => sum + cells, 0);
    expect(inside(0)).toBe(inside(1));
  });
});

describe('ways round the edge', () => {
  const sight = sightOf(board, 0);
  const fall = [
    { from: 60, cell: 0, toward: 'S', falling: true },
    { from: 0, cell: 12, toward: 'S', falling: true },
  ] as const;

  test('a fall out below comes in above: two pieces, overhanging', () => {
    const pieces = piecesOf(sight, pointsOf(sight, fall, 'N'));
    expect(pieces.length).toBe(2);
    expect(pieces[0]?.[0]).toEqual(expect.objectContaining({ x: 24, y: 264 }));
    expect(pieces[1]?.at(-1)).toEqual(expect.objectContaining({ x: 24, y: 72 }));
  });

  test('the pawn leaves and comes in within one frame', () => {
    const frames = framesOf(sight, pointsOf(sight, fall, 'N'));
    const jump = frames.findIndex((frame, index) => index > 0 && frame.y < (frames[index - 1]?.y ?? 0));
    expect(frames[jump]?.at).toBe(frames[jump - 1]?.at);
    expect((frames[jump - 1]?.y ?? 0) - (frames[jump]?.y ?? 0)).toBe(sight.height);
  });

  test('falls get faster from cell to cell', () => {
    const long = [0, 1, 2, 3].map(
      (row) => ({ from: row * 12, cell: (row + 1) * 12, toward: 'S', falling: true }) as const,
    );
    const times = arrivals(pointsOf(sight, long, 'N'), long.length);
    const lasts = times.map((at, index) => at - (times[index - 1] ?? 0));
    expect(lasts).toEqual(lasts.toSorted((one, other) => other - one));
  });
});

test('points by round, counted from what happened, end in the final scores', () => {
  const { state, events } = greedyUntil(2, ({ phase }) => phase === 'over');
  const rounds = pointsByRound(events, 2);
  expect(rounds.at(-1)).toEqual(gravitySuperstar.result(state).scores);
  expect(rounds.length).toBe(gravitySuperstar.result(state).round + 1);
});

test('what is new in a log is found, and a log that was cut or taken back is noticed', () => {
  const told = (at: number, type: string) => ({ at, event: { type } });
  const before = [told(1, 'turn-began'), told(2, 'landed')];
  const next = told(3, 'turn-ended');
  expect(freshIn(before, [...before, next])).toEqual([next]);
  expect(freshIn(before, [...structuredClone(before), next])).toEqual([next]);
  expect(freshIn([...before, next], before)).toBe(null);
});
