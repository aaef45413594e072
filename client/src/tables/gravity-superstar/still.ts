/** The planet with everything that lies and stands on it. */

import { type Cell, COLOURS, DIRECTIONS, type Direction, SYMBOLS, type View } from '#games/gravity-superstar';
import { ofSeat } from '../../art/colours.ts';
import { placed } from '../../art/drawing.ts';
import {
  CELL,
  doorDrawing,
  openDoorDrawing,
  planetSheet,
  platform,
  replayDisc,
  replayUnder,
} from '../../art/gravity/planet.ts';
import { starDrawing, takenStar } from '../../art/gravity/stars.ts';
import { superstarDrawing } from '../../art/gravity/superstars.ts';
import type { Still } from '../../pictures/still.ts';

const EDGE = 6;

export function stillOf(json: object): Still {
  // A view of this game, whoever made it.
  const view = json as View;
  const { rows, cols } = view.board;
  const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
  const drawing = placed(
    `translate(${EDGE} ${EDGE})`,
    planetSheet(cols, rows),
    ...view.board.doors.map((cell, door) => doorAt(view, cell, door)),
    ...cells.map((cell) => lyingAt(view, cell)),
    ...cells.flatMap((cell) => platformsAt(view, cell)),
    ...view.players.flatMap(({ pawn }, seat) =>
      pawn === null ? [] : [at(view, pawn.cell, ofSeat(seat, superstarDrawing(seat)), pawn.up)],
    ),
  );
  return { width: cols * CELL + 2 * EDGE, height: rows * CELL + 2 * EDGE, drawing };
}

const cornerOf = ({ board }: View, cell: Cell) => ({
  x: (cell % board.cols) * CELL,
  y: Math.floor(cell / board.cols) * CELL,
});

function at(view: View, cell: Cell, drawing: string, up: Direction = 'N'): string {
  const { x, y } = cornerOf(view, cell);
  return placed(`translate(${x + CELL / 2} ${y + CELL / 2}) rotate(${DIRECTIONS.indexOf(up) * 90})`, drawing);
}

function doorAt(view: View, cell: Cell, door: number): string {
  const head = DIRECTIONS[view.board.heads[door] ?? 0];
  return at(view, cell, door === view.openDoor ? openDoorDrawing : doorDrawing, head);
}

function lyingAt(view: View, cell: Cell): string {
  const symbol = SYMBOLS[view.board.symbols[cell] ?? 0];
  const star = COLOURS[view.stars[cell] ?? -1];
  if (star !== undefined)
    return at(view, cell, symbol === 'replay' ? replayUnder + starDrawing(star) : starDrawing(star));
  if (symbol === 'replay') return at(view, cell, replayDisc);
  return symbol === 'star' ? at(view, cell, takenStar) : '';
}

/** A platform lies on the edge of two cells: drawn with the upper or left one's neighbour, and at the far edges. */
function platformsAt(view: View, cell: Cell): readonly string[] {
  const { rows, cols, platforms } = view.board;
  const { x, y } = cornerOf(view, cell);
  const has = (direction: Direction): boolean => ((platforms[cell] ?? 0) & (1 << DIRECTIONS.indexOf(direction))) !== 0;
  const [isLast, isLowest] = [cell % cols === cols - 1, Math.floor(cell / cols) === rows - 1];
  return [
    has('N') ? placed(`translate(${x} ${y})`, platform(1)) : '',
    has('W') ? placed(`matrix(0 1 1 0 ${x} ${y})`, platform(1)) : '',
    has('S') && isLowest ? placed(`translate(${x} ${y + CELL})`, platform(1)) : '',
    has('E') && isLast ? placed(`matrix(0 1 1 0 ${x + CELL} ${y})`, platform(1)) : '',
  ];
}
