/** How the planet lies on the screen: turned by quarters, in cells of 48 with a margin that shows the opposite edge. */

import { type Board, type Cell, DIRECTIONS, type Direction } from '#games/gravity-superstar';
import { CELL } from '../../art/gravity/planet.ts';

export type QuarterTurn = 0 | 1 | 2 | 3;

/** How much of the opposite edge is seen beyond each side. */
export const MARGIN = 17;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Sight {
  readonly board: Board;
  /** Quarter turns clockwise. */
  readonly turn: QuarterTurn;
  /** As shown. */
  readonly cols: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

export function sightOf(board: Board, turn: QuarterTurn): Sight {
  const [cols, rows] = turn % 2 === 0 ? [board.cols, board.rows] : [board.rows, board.cols];
  return { board, turn, cols, rows, width: cols * CELL, height: rows * CELL };
}

export const turnOn = (turn: QuarterTurn, by: number): QuarterTurn => ((((turn + by) % 4) + 4) % 4) as QuarterTurn;

/** Where a cell is shown, counted from the upper left. */
export function placeOf({ board, turn }: Pick<Sight, 'board' | 'turn'>, cell: Cell): { row: number; col: number } {
  const [row, col] = [Math.floor(cell / board.cols), cell % board.cols];
  switch (turn) {
    case 0:
      return { row, col };
    case 1:
      return { row: col, col: board.rows - 1 - row };
    case 2:
      return { row: board.rows - 1 - row, col: board.cols - 1 - col };
    case 3:
      return { row: board.cols - 1 - col, col: row };
  }
}

/** The cell shown there. */
export function cellShownAt(sight: Sight, row: number, col: number): Cell {
  const { board, turn } = sight;
  switch (turn) {
    case 0:
      return row * board.cols + col;
    case 1:
      return (board.rows - 1 - col) * board.cols + row;
    case 2:
      return (board.rows - 1 - row) * board.cols + (board.cols - 1 - col);
    case 3:
      return col * board.cols + (board.cols - 1 - row);
  }
}

/** The middle of a cell. */
export function centreOf(sight: Sight, cell: Cell): Spot {
  const { row, col } = placeOf(sight, cell);
  return { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL };
}

export function shown({ turn }: Pick<Sight, 'turn'>, direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + turn) % 4] ?? direction;
}

export const degrees = (direction: Direction): number => DIRECTIONS.indexOf(direction) * 90;

const STEPS: Readonly<Record<Direction, Spot>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** One cell on in that direction, on the screen. */
export function stride(sight: Pick<Sight, 'turn'>, direction: Direction): Spot {
  const { x, y } = STEPS[shown(sight, direction)];
  return { x: x * CELL, y: y * CELL };
}

/** As large as a tile: such a planet lies as it was drawn. */
const SMALL = 6;

/** A planet lies the way that makes its cells largest in a room of this size. */
export function firstTurn(
  { cols, rows }: Board,
  room: { readonly width: number; readonly height: number },
): QuarterTurn {
  if (Math.max(cols, rows) <= SMALL) return 0;
  const cell = (across: number, down: number): number => Math.min(room.width / across, room.height / down);
  return cell(rows, cols) > cell(cols, rows) ? 1 : 0;
}

/** The turn that shows this pawn's head up. */
export const turnFor = (up: Direction): QuarterTurn => turnOn(0, -DIRECTIONS.indexOf(up));

/** A bar of platforms, from one corner of cells to another; on the upper or left edge of the cells it runs along. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly cells: number;
  readonly upright: boolean;
}

/** Neighbouring platforms join into one bar. Those on the outer edge are drawn on both sides. */
export function barsOf(sight: Sight): readonly Bar[] {
  const { cols, rows, board } = sight;
  const has = (row: number, col: number, side: Direction): boolean => {
    const cell = cellShownAt(sight, row % rows, col % cols);
    const toward = DIRECTIONS.findIndex((direction) => shown(sight, direction) === side);
    return (((board.platforms[cell] ?? 0) >> toward) & 1) === 1;
  };
  const bars: Bar[] = [];
  const collect = (lines: number, along: number, upright: boolean, isThere: (line: number, at: number) => boolean) => {
    for (let line = 0; line <= lines; line++) {
      for (let at = 0; at < along; at++) {
        if (!isThere(line, at)) continue;
        let end = at;
        while (end < along && isThere(line, end)) end++;
        const [x, y] = upright ? [line, at] : [at, line];
        bars.push({ x: x * CELL, y: y * CELL, cells: end - at, upright });
        at = end;
      }
    }
  };
  collect(rows, cols, false, (row, col) => has(row, col, 'N'));
  collect(cols, rows, true, (col, row) => has(row, col, 'W'));
  return bars;
}
