/** Noughts and crosses: small enough that the best move is known to everybody. */

import type { Seat } from '#tabletop';
import type { Field } from '../src/search/field.ts';

export interface Grid {
  /** 0 free, 1 the first player's, 2 the second's. */
  readonly cells: number[];
  mover: Seat;
  free: number;
  winner: Seat | null;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const LINES_THROUGH = Array.from({ length: 9 }, (_, cell) =>
  LINES.filter((line) => (line as readonly number[]).includes(cell)),
);

/** `"XO. .X. ..O"`; whoever has fewer signs moves. */
export function grid(drawing: string): Grid {
  const cells = [...drawing.replaceAll(' ', '')].map((sign) => '.XO'.indexOf(sign));
  const count = (sign: number): number => cells.filter((cell) => cell === sign).length;
  return { cells, mover: count(1) > count(2) ? 1 : 0, free: count(0), winner: null };
}

export function put(grid: Grid, cell: number): void {
  const sign = grid.mover + 1;
  const { cells } = grid;
  cells[cell] = sign;
  grid.free--;
  for (const [a, b, c] of LINES_THROUGH[cell] ?? []) {
    if (cells[a] === sign && cells[b] === sign && cells[c] === sign) grid.winner = grid.mover;
  }
  grid.mover = 1 - grid.mover;
}

export function freeCells({ cells, free }: Grid): number[] {
  const list: number[] = new Array(free);
  let found = 0;
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === 0) list[found++] = cell;
  return list;
}

export function noughts(start: Grid): Field<Grid, number> {
  return {
    seatCount: 2,
    imagine: () => ({ cells: start.cells.slice(), mover: start.mover, free: start.free, winner: start.winner }),
    turn: (grid) => (grid.winner !== null || grid.free === 0 ? null : grid.mover),
    moves: freeCells,
    key: (cell) => cell,
    play: put,
    worth({ winner }, into) {
      into[0] = winner === null ? 0.5 : 1 - winner;
      into[1] = winner === null ? 0.5 : winner;
    },
  };
}
