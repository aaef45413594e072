import { describe, expect, test } from 'vitest';
import { quickChance } from '#tabletop';
import { coveredCoin } from '../../testing/coin.ts';
import { freeCells, type Grid, grid, noughts, put } from '../../testing/noughts.ts';
import { flatSearch } from './flat.ts';
import { treeSearch } from './tree.ts';

const best = (drawing: string, iterations: number, seed: number): number | undefined =>
  treeSearch(noughts(grid(drawing)), { iterations }, quickChance(seed))[0]?.move;

/** What the mover can force by this move: 1, 0.5 or 0. */
function worthOf(position: Grid, cell: number): number {
  const next = { ...position, cells: position.cells.slice() };
  put(next, cell);
  if (next.winner !== null) return 1;
  return next.free === 0 ? 0.5 : 1 - solved(next);
}

function solved(position: Grid): number {
  return Math.max(...freeCells(position).map((cell) => worthOf(position, cell)));
}

describe('tree search on noughts and crosses', () => {
  test.each([
    ['completes its line', 'XX. OO. ...', 2],
    ['stops the other line', 'XX. .O. ...', 2],
    ['takes the win, not the defence', 'XX. OO. X.O', 2],
    ['answers a corner in the centre', 'X.. ... ...', 4],
    ['makes a fork', 'X.. .O. ..X', 1],
  ])('%s', (_, drawing, cell) => {
    for (const seed of [1, 2, 3]) {
      const found = best(drawing, 4_000, seed);
      if (drawing === 'X.. .O. ..X') expect([1, 3, 5, 7]).toContain(found);
      else expect(found).toBe(cell);
    }
  });

  test('never gives away what can be forced, all through a dozen matches', () => {
    let positions = 0;
    for (let match = 0; match < 12; match++) {
      const position = grid('X.. ... ...');
      while (position.winner === null && position.free > 1) {
        const free = freeCells(position);
        const found = treeSearch(noughts(position), { iterations: 3_000 }, quickChance(match))[0]?.move ?? -1;
        expect(worthOf(position, found)).toBe(solved(position));
        positions++;
        put(position, free[(match * positions) % free.length] as number);
      }
    }
    expect(positions).toBe(73);
  });

  test('gives the same answer from the same seed', () => {
    const answers = [5, 5, 6].map((seed) =>
      treeSearch(noughts(grid('X.. ... ...')), { iterations: 300 }, quickChance(seed)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).not.toEqual(answers[2]);
  });

  test('a promise is followed until it proves wrong', () => {
    const field = {
      ...noughts(grid('XX. OO. ...')),
      promise: (_: Grid, cells: readonly number[]) => cells.map((cell) => (cell === 8 ? 1 : 0)),
    };
    expect(treeSearch(field, { iterations: 1, trust: 8 }, quickChance(1)).find(({ visits }) => visits > 0)?.move).toBe(
      8,
    );
    expect(treeSearch(field, { iterations: 1_000, trust: 8 }, quickChance(1))[0]?.move).toBe(2);
  });

  test('stops when time is up', () => {
    let looks = 0;
    const timeIsUp = (): boolean => ++looks === 3;
    const candidates = treeSearch(noughts(grid('... ... ...')), { iterations: 1_000_000, timeIsUp }, quickChance(1));
    expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(33);
  });
});

describe('what the searcher cannot see', () => {
  test.each([
    ['takes the sure thing where daring is a guess', { sure: 0.6, heads: 0.5 }, 'sure'],
    ['dares where the coin is loaded', { sure: 0.6, heads: 0.9 }, 'dare'],
    ['dares where the sure thing is small', { sure: 0.3, heads: 0.5 }, 'dare'],
  ] as const)('%s', (_, chances, move) => {
    for (const seed of [1, 2, 3]) {
      expect(treeSearch(coveredCoin(chances), { iterations: 2_000 }, quickChance(seed))[0]?.move).toBe(move);
    }
  });
});

describe('flat search', () => {
  test('sees one move deep', () => {
    expect(flatSearch(noughts(grid('XX. OO. ...')), { iterations: 500 }, quickChance(1))[0]).toMatchObject({
      move: 2,
      worth: 1,
    });
  });
  test('tries every move equally often', () => {
    const visits = flatSearch(noughts(grid('... ... ...')), { iterations: 900 }, quickChance(1)).map(
      (found) => found.visits,
    );
    expect(visits).toEqual(new Array(9).fill(100));
  });
});
