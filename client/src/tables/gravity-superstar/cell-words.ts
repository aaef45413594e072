/** One cell of the planet in words. */

import { type Cell, COLOURS, DIRECTIONS, SYMBOLS, type View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { listWords } from '../../words/area.ts';
import { placeOf, type Sight, shown } from './sight.ts';
import { directionName, say, starName } from './words.ts';

/** "Row 3, column 5: yellow star, platform below" */
export function cellWords(sight: Sight, view: View, cell: Cell, nameOf: (seat: Seat) => string): string {
  const { row, col } = placeOf(sight, cell);
  const things = thingsIn(sight, view, cell, nameOf);
  const at = { row: row + 1, col: col + 1 };
  return things.length === 0 ? say('cell.empty', at) : say('cell', { ...at, things: listWords(things) });
}

function thingsIn(sight: Sight, view: View, cell: Cell, nameOf: (seat: Seat) => string): readonly string[] {
  const { board } = view;
  const things: string[] = [];
  view.players.forEach(({ pawn }, seat) => {
    if (pawn?.cell === cell)
      things.push(say('cell.pawn', { name: nameOf(seat), up: directionName(shown(sight, pawn.up)) }));
  });
  const kind = SYMBOLS[board.symbols[cell] ?? 0];
  const colour = COLOURS[view.stars[cell] ?? -1];
  if (colour !== undefined)
    things.push(kind === 'replay' ? say('cell.star-on-replay', { star: starName(colour) }) : starName(colour));
  else if (kind === 'replay') things.push(say('cell.replay'));
  if (kind === 'door') {
    const door = board.doors.indexOf(cell);
    const up = directionName(shown(sight, DIRECTIONS[board.heads[door] ?? 0] ?? 'N'));
    things.push(say(door === view.openDoor ? 'cell.open-door' : 'cell.door', { up }));
  }
  for (const [toward, direction] of DIRECTIONS.entries()) {
    if ((((board.platforms[cell] ?? 0) >> toward) & 1) === 1) things.push(say(`platform.${shown(sight, direction)}`));
  }
  return things;
}
