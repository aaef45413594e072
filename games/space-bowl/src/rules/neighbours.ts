/** Chapter 4 of RULEBOOK.md: where the cells of the computer fall when the disc's cell is put on a card. */

import { BIG_GALAXY_SIZE, CELLS, type Cell, GALAXY_SIZE } from '../components.ts';

/** Quarter turns of the pattern about the disc, clockwise. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** [VALID-2] Outside the galaxy. */
export const NOWHERE = -1;

/** For each destination, row by row, the place of the card that one cell falls on. */
export type Falls = readonly number[];

export interface Shape {
  readonly size: number;
  readonly isSphere: boolean;
}

/** From the disc's cell to another. */
interface Offset {
  readonly right: number;
  readonly down: number;
}

function offsetBetween(disc: Cell, cell: Cell): Offset {
  const [from, to] = [CELLS.indexOf(disc), CELLS.indexOf(cell)];
  return { right: (to % 3) - (from % 3), down: Math.floor(to / 3) - Math.floor(from / 3) };
}

/** [TURN-1] */
function turned({ right, down }: Offset, turn: Turn): Offset {
  switch (turn) {
    case 0:
      return { right, down };
    case 90:
      return { right: -down, down: right };
    case 180:
      return { right: -right, down: -down };
    case 270:
      return { right: down, down: -right };
  }
}

/** [SPHERE-1] Positions wrap around where opposite edges touch. */
function fallsBy({ right, down }: Offset, { size, isSphere }: Shape): Falls {
  const wrapped = (line: number): number => (isSphere ? (line + size) % size : line);
  const isInside = (line: number): boolean => line >= 0 && line < size;
  return Array.from({ length: size * size }, (_, destination) => {
    const column = wrapped((destination % size) + right);
    const row = wrapped(Math.floor(destination / size) + down);
    return isInside(column) && isInside(row) ? row * size + column : NOWHERE;
  });
}

/** By the disc's cell, then by the other, both as places in `CELLS`. */
type Pattern = readonly (readonly Falls[])[];

/** By quarter turns. */
function patternsOn(shape: Shape): readonly Pattern[] {
  return TURNS.map((turn) =>
    CELLS.map((disc) => CELLS.map((cell) => fallsBy(turned(offsetBetween(disc, cell), turn), shape))),
  );
}

const FLAT = patternsOn({ size: GALAXY_SIZE, isSphere: false });
const SPHERE = patternsOn({ size: GALAXY_SIZE, isSphere: true });
const BIG_FLAT = patternsOn({ size: BIG_GALAXY_SIZE, isSphere: false });
const BIG_SPHERE = patternsOn({ size: BIG_GALAXY_SIZE, isSphere: true });

/** Where every cell falls, worked out once for the four shapes a galaxy can have. */
export function patternsFor({ size, isSphere }: Shape): readonly Pattern[] {
  if (size === BIG_GALAXY_SIZE) return isSphere ? BIG_SPHERE : BIG_FLAT;
  return isSphere ? SPHERE : FLAT;
}
