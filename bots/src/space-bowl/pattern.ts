/** What a throw asks of each card, relation by relation, as somebody checks it with a finger. */

import {
  CELLS,
  FACE_DOWN,
  galaxySize,
  type Options,
  PLANETS,
  type Position,
  positionsOf,
  type Sky,
  type Throw,
  TURNS,
} from '#games/space-bowl';

/** One cell with marbles in it, seen from one destination. */
export interface Relation {
  /** The card that the cell falls on; null outside the galaxy. */
  readonly on: Position | null;
  readonly holds: boolean;
  /** Where a joker would make it hold, if it would. */
  readonly joker: Position | null;
}

/** A destination in one turn of the pattern. */
export interface Candidate {
  readonly position: Position;
  readonly relations: readonly Relation[];
}

type Offset = readonly [right: number, down: number];

function turned([right, down]: Offset, quarters: number): Offset {
  let offset: Offset = [right, down];
  for (let quarter = 0; quarter < quarters; quarter++) offset = [-offset[1], offset[0]];
  return offset;
}

interface Asked {
  readonly offset: Offset;
  readonly planets: number;
  readonly isHole: boolean;
}

function askedBy({ destination, marbles, blackHole }: Throw): readonly Asked[] {
  const disc = CELLS.indexOf(destination);
  return CELLS.flatMap((cell, place) => {
    const planets = PLANETS.reduce((mask, planet, bit) => (marbles[planet] === cell ? mask | (1 << bit) : mask), 0);
    if (planets === 0) return [];
    const offset: Offset = [(place % 3) - (disc % 3), Math.floor(place / 3) - Math.floor(disc / 3)];
    return [{ offset, planets, isHole: cell === blackHole }];
  });
}

/** Every destination that could be looked at, turn by turn, row by row. */
export function candidatesFor(sky: Sky, thrown: Throw, options: Options): readonly Candidate[] {
  const size = galaxySize(options);
  const positions = positionsOf(size);
  const asked = askedBy(thrown);
  const turns = options.rotation ? TURNS.length : 1;
  const at = (place: number, [right, down]: Offset): number | null => {
    const [column, row] = [(place % size) + right, Math.floor(place / size) + down];
    if (options.sphere) return ((row + size) % size) * size + ((column + size) % size);
    return column < 0 || column >= size || row < 0 || row >= size ? null : row * size + column;
  };
  const relation = (place: number | null, { planets, isHole }: Asked): Relation => {
    if (place === null) return { on: null, holds: false, joker: null };
    const shown = (sky[place] as number) & ~FACE_DOWN;
    const on = positions[place] as Position;
    if (isHole) return { on, holds: (shown & planets) === 0, joker: null };
    const missing = planets & ~shown;
    const isOnePlanet = (missing & (missing - 1)) === 0;
    return { on, holds: missing === 0, joker: isOnePlanet && !options.noJoker ? on : null };
  };
  return Array.from({ length: turns }, (_, quarters) =>
    positions.flatMap((position, place): readonly Candidate[] => {
      if (sky[place] === FACE_DOWN) return [];
      return [{ position, relations: asked.map((one) => relation(at(place, turned(one.offset, quarters)), one)) }];
    }),
  ).flat();
}
