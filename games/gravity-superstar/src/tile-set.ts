/** A set of tiles read from a text file and checked, so that every board made of it can be played. */

import { type Parsed, parsed, unparsable } from '#tabletop';
import { at, type Board, DOOR, type Heading, isOpen, neighbour, oppositeOf, REPLAY, STAR } from './board.ts';
import { OUR_TILES } from './components.ts';
import { type Drawing, readDrawing } from './drawing.ts';
import { reachableCells } from './reach.ts';
import { NONE } from './state.ts';
import {
  boardOfTiles,
  isStarPlace,
  type PlacedTile,
  REPLAY_SYMBOLS_PER_SIDE,
  STAR_SYMBOLS_PER_SIDE,
  TILE_COUNT,
  TILE_SIDES,
  TILE_SIZE,
  type TileSet,
  TURNS,
} from './tiles.ts';

const HEADER = /^tile ([1-6]) side ([AB])$/;
const LINES_PER_SIDE = 2 * TILE_SIZE + 1;

/** [TILE-1] The set, or one sentence that says which side is wrong and how. */
export function parseTileSet(text: string): Parsed<TileSet> {
  const set = readTileSet(text);
  if (!set.ok) return set;
  for (const [index, side] of set.value.sides.entries()) {
    const fault = faultInSide(side);
    if (fault !== null) return unparsable(`${nameOf(index)} ${fault}`);
  }
  const fault = faultInPairs(set.value);
  return fault === null ? set : unparsable(fault);
}

const nameOf = (index: number): string =>
  `tile ${Math.floor(index / TILE_SIDES.length) + 1} side ${TILE_SIDES[index % TILE_SIDES.length]}`;

/** [TILE-1] Each side under its name, in any order, blank lines between them. */
function readTileSet(text: string): Parsed<TileSet> {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const sides: (Drawing | undefined)[] = new Array(TILE_COUNT * TILE_SIDES.length).fill(undefined);
  let line = 0;
  while (line < lines.length) {
    const title = lines[line] ?? '';
    if (title === '') {
      line++;
      continue;
    }
    const named = HEADER.exec(title);
    if (named === null) return unparsable(`line ${line + 1} must name a side, such as "tile 1 side A"`);
    const index = (Number(named[1]) - 1) * TILE_SIDES.length + (named[2] === 'A' ? 0 : 1);
    if (sides[index] !== undefined) return unparsable(`${title} is drawn twice`);
    const drawing = readDrawing(lines.slice(line + 1, line + 1 + LINES_PER_SIDE).join('\n'));
    if (!drawing.ok) return unparsable(`${title}: ${drawing.error}`);
    sides[index] = drawing.value;
    line += 1 + LINES_PER_SIDE;
  }
  const missing = sides.indexOf(undefined);
  return missing >= 0 ? unparsable(`${nameOf(missing)} is missing`) : parsed({ sides: sides as Drawing[] });
}

function faultInSide(side: Drawing): string | null {
  if (side.rows !== TILE_SIZE || side.cols !== TILE_SIZE) return `must be ${TILE_SIZE} by ${TILE_SIZE} cells`;
  if (side.stars.some((star) => star !== NONE)) return 'must show symbols only, no stars lying on them';
  return faultInCounts(side) ?? faultInDoor(side) ?? faultInLines(side);
}

/** [TILE-2] */
function faultInCounts({ symbols }: Drawing): string | null {
  const count = (wanted: number): number => symbols.filter((symbol) => symbol === wanted).length;
  const [stars, replays, doors] = [count(STAR), count(REPLAY), count(DOOR)];
  if (stars !== STAR_SYMBOLS_PER_SIDE) return `has ${stars} star symbols instead of ${STAR_SYMBOLS_PER_SIDE}`;
  if (replays !== REPLAY_SYMBOLS_PER_SIDE) return `has ${replays} replay symbols instead of ${REPLAY_SYMBOLS_PER_SIDE}`;
  return doors === 1 ? null : `has ${doors} doors instead of 1`;
}

/** [TILE-3] A pawn that comes in stands on something. */
function faultInDoor({ symbols, heads, platforms }: Drawing): string | null {
  const door = symbols.indexOf(DOOR);
  const feet: Heading = oppositeOf(at(heads, door));
  return ((at(platforms, door) >> feet) & 1) === 1 ? null : 'has a door with no platform under it';
}

/** [TILE-4] A platform across every row and column: then no fall is endless, whatever lies beside the tile. */
function faultInLines({ platforms }: Drawing): string | null {
  for (let line = 0; line < TILE_SIZE; line++) {
    let [across, down] = [0, 0];
    for (let place = 0; place < TILE_SIZE; place++) {
      across |= at(platforms, line * TILE_SIZE + place) & 0b1010;
      down |= at(platforms, place * TILE_SIZE + line) & 0b0101;
    }
    if (across === 0) return `has no platform across row ${line}: a fall along it could be endless`;
    if (down === 0) return `has no platform across column ${line}: a fall along it could be endless`;
  }
  return null;
}

/** [TILE-5] Every two sides of different tiles, turned in every way, side by side. */
function faultInPairs(set: TileSet): string | null {
  for (const tiles of pairsOf()) {
    const fault = faultInBoard(boardOfTiles(set, tiles, 2));
    if (fault !== null) return `${tiles.map(wordsFor).join(' beside ')}: ${fault}`;
  }
  return null;
}

const wordsFor = ({ tile, side, turn }: PlacedTile): string => `tile ${tile} side ${side} turned by ${turn}`;

export function* pairsOf(): Generator<readonly [PlacedTile, PlacedTile]> {
  const placed = Array.from({ length: TILE_COUNT }, (_, index) => index + 1).flatMap((tile) =>
    TILE_SIDES.flatMap((side) => TURNS.map((turn): PlacedTile => ({ tile, side, turn }))),
  );
  // The board has no beginning: which of the two lies left makes no difference.
  for (const left of placed) for (const right of placed) if (left.tile < right.tile) yield [left, right];
}

/** [TILE-3] [TILE-4] [TILE-5] What would spoil a match on this board, if anything. */
export function faultInBoard(board: Board): string | null {
  for (const [index, door] of board.doors.entries()) {
    const feet = oppositeOf(at(board.heads, index));
    if (isOpen(board, door, feet)) return `no platform under the door in cell ${door}`;
  }
  const endless = board.symbols.findIndex((_, cell) => [0, 1].some((toward) => isEndless(board, cell, toward)));
  if (endless >= 0) return `an endless fall through cell ${endless}`;
  const reached = reachableCells(board);
  const lost = board.symbols.findIndex((symbol, cell) => isStarPlace(symbol) && !reached.has(cell));
  return lost >= 0 ? `the symbol in cell ${lost} can't be reached` : null;
}

function isEndless(board: Board, start: number, toward: Heading): boolean {
  let cell = start;
  while (isOpen(board, cell, toward)) {
    cell = neighbour(board, cell, toward);
    if (cell === start) return true;
  }
  return false;
}

const ours = readTileSet(OUR_TILES);
if (!ours.ok) throw new Error(ours.error);

/** Read once; that it passes every check is a test. */
export const OUR_TILE_SET: TileSet = ours.value;
