/** Where the cells of the computer lie, seen from the disc, and where they fall. */

import { CELLS, type Cell, galaxySize, type Options } from '#games/space-bowl';

export interface Spot {
  readonly right: number;
  readonly down: number;
}

const CELL_SPOTS = Object.fromEntries(
  CELLS.map((cell, place) => [cell, { right: place % 3, down: Math.floor(place / 3) }]),
) as { readonly [C in Cell]: Spot };

export function seenFrom(disc: Cell, cell: Cell, quarters: number): Spot {
  let right = CELL_SPOTS[cell].right - CELL_SPOTS[disc].right;
  let down = CELL_SPOTS[cell].down - CELL_SPOTS[disc].down;
  for (let quarter = 0; quarter < quarters; quarter++) [right, down] = [-down, right];
  return { right, down };
}

/** Where a cell falls if the disc's is put on this place; -1: outside. */
export function fallsOn(place: number, { right, down }: Spot, options: Options): number {
  const size = galaxySize(options);
  const [column, row] = [(place % size) + right, Math.floor(place / size) + down];
  if (options.sphere) return ((row + size) % size) * size + ((column + size) % size);
  return column < 0 || column >= size || row < 0 || row >= size ? -1 : row * size + column;
}
