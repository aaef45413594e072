/**
 * Positions as text. A position is drawn like a board, with five characters to a cell instead of three: after the
 * board's two comes `o` where the Open Door pawn stands, then the pawn standing there, `a` for seat 0, `b` for seat 1
 * and so on, and where its head points; `x` marks a cell that a pawn passed.
 */

import { type Parsed, parsed, unparsable } from '#tabletop';
import { at, type Board, type Cell, DOOR, type Heading } from './board.ts';
import { HEAD_MARKS, readGrid, readSymbols, writeDrawing, writeGrid, writeSymbols } from './drawing.ts';
import { openDoorCell } from './rules/door.ts';
import { NONE, type State } from './state.ts';
import { boardOf } from './tiles.ts';

const POSITION_WIDTH = 5;
const PAWN_MARKS = 'abcdef';

/** What a drawing of a position says. */
export interface Position {
  /** Its doors are in reading order. */
  readonly board: Board;
  readonly stars: readonly number[];
  readonly openDoor: number;
  /** By seat, up to the last that is drawn. */
  readonly pawns: readonly ({ readonly cell: Cell; readonly up: Heading } | null)[];
}

export function readPosition(text: string): Parsed<Position> {
  const grid = readGrid(text, POSITION_WIDTH);
  if (!grid.ok) return grid;
  const drawing = readSymbols(grid.value);
  if (!drawing.ok) return drawing;
  const doors = drawing.value.symbols.flatMap((symbol, cell) => (symbol === DOOR ? [cell] : []));
  const pawns: Position['pawns'][number][] = [];
  let openDoor = NONE;
  for (const [cell, marks] of grid.value.cells.entries()) {
    if (!/^..[ o]( {2}|x |[a-f][\^>v<])$/.test(marks))
      return unparsable(`the cell "${marks}" is not part of a position`);
    if (marks.charAt(2) === 'o') openDoor = doors.indexOf(cell);
    const seat = PAWN_MARKS.indexOf(marks.charAt(3));
    if (seat === -1) continue;
    while (pawns.length <= seat) pawns.push(null);
    pawns[seat] = { cell, up: HEAD_MARKS.indexOf(marks.charAt(4)) };
  }
  if (openDoor === NONE) return unparsable('the Open Door pawn, "o", must stand on a door');
  return parsed({ board: boardOf(drawing.value, doors), stars: drawing.value.stars, openDoor, pawns });
}

type Drawn = Pick<State, 'board' | 'stars' | 'openDoor' | 'cells' | 'ups'>;

/** The position, with the cells of `passed` marked where nobody stands. */
export function writePosition(state: Drawn, passed: readonly Cell[] = []): string {
  const { board } = state;
  const cells = writeSymbols(drawingOf(board, state.stars)).map((symbols, cell) => {
    const seat = state.cells.indexOf(cell);
    const pawn = `${PAWN_MARKS.charAt(seat)}${HEAD_MARKS.charAt(at(state.ups, seat))}`;
    const mark = seat === NONE ? (passed.includes(cell) ? 'x ' : '  ') : pawn;
    return `${symbols}${openDoorCell(state) === cell ? 'o' : ' '}${mark}`;
  });
  return writeGrid({ ...board, width: POSITION_WIDTH, cells });
}

/** The board as recordings write it, with the stars that lie on it by cell. */
export function writeBoard(board: Board, stars: readonly number[]): string {
  return writeDrawing({ ...drawingOf(board, stars), platforms: board.platforms });
}

function drawingOf(board: Board, stars: readonly number[]): Parameters<typeof writeSymbols>[0] {
  const heads = board.symbols.map((_, cell) => board.heads[board.doors.indexOf(cell)] ?? NONE);
  return { rows: board.rows, cols: board.cols, symbols: board.symbols, stars, heads };
}
