/** [BOARD-8] A planet that somebody lays before the match: tiles dealt at random, sides, turns and first open door chosen. */

import { type Chance, isListOf, isObject, isWhole, type Parsed, parsed, pick, unknownKey, unparsable } from '#tabletop';
import { isPlacedTile } from './parse-setup.ts';
import { drawTiles } from './setup.ts';
import { layoutFor, type PlacedTile, TILE_COUNT, tileCountFor } from './tiles.ts';

/** All six tiles, row by row: a table takes as many of the first as its number of players asks for. */
export interface LaidPlanet {
  readonly tiles: readonly PlacedTile[];
  /** The tile whose door is open first, by its place in the list. */
  readonly open: number;
}

/** What the players of a table begin with: a set-up in part, the rest is drawn. */
export interface PlanetSetup {
  readonly tiles: readonly PlacedTile[];
  readonly openDoor: number;
}

const MOST_SEATS = 6;
const TILES = Array.from({ length: TILE_COUNT }, (_, index) => index);

export function drawPlanet(chance: Chance): LaidPlanet {
  return { tiles: drawTiles(MOST_SEATS, chance), open: pick(chance, TILES) };
}

export function parsePlanet(json: unknown): Parsed<LaidPlanet> {
  if (!isObject(json)) return unparsable('a planet must be an object');
  const unknown = unknownKey(json, ['tiles', 'open']);
  if (unknown !== null) return unparsable(`unknown key "${unknown}"; a planet has: tiles, open`);
  const { tiles, open } = json;
  if (!isListOf(tiles, isPlacedTile) || tiles.length !== TILE_COUNT) {
    return unparsable(
      `"tiles" must be ${TILE_COUNT} of {"tile": 1 to 6, "side": "A" or "B", "turn": 0, 90, 180 or 270}`,
    );
  }
  if (new Set(tiles.map(({ tile }) => tile)).size < TILE_COUNT) return unparsable('"tiles" names a tile twice');
  if (!isWhole(open, { min: 0, max: TILE_COUNT - 1 })) return unparsable(`"open" must be 0 to ${TILE_COUNT - 1}`);
  return parsed({ tiles: tiles.map(({ tile, side, turn }) => ({ tile, side, turn })), open });
}

/** As many tiles as the table needs; an open door on a tile that is left out is counted on from the first. */
export function planetSetup({ tiles, open }: LaidPlanet, seatCount: number): PlanetSetup {
  const { across } = layoutFor(seatCount);
  const count = tileCountFor(seatCount);
  const place = open % count;
  const [row, col] = [Math.floor(place / across), place % across];
  // Doors follow their tiles: along the top row, then along the bottom row back.
  return { tiles: tiles.slice(0, count), openDoor: row === 0 ? col : 2 * across - 1 - col };
}
