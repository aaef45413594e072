/** Reads a position given in full or in part, as recordings and tests write it. */

import {
  isListOf,
  isObject,
  isOneOf,
  isWhole,
  type JsonObject,
  type Parsed,
  parsed,
  unknownKey,
  unparsable,
} from '#tabletop';
import { type Cell, cellAt, DIRECTIONS, DOOR, type RowCol } from './board.ts';
import { readDrawing } from './drawing.ts';
import { nothingGiven, type PlacedPawn, type Setup } from './setup.ts';
import {
  CARDS,
  type Card,
  type CardSet,
  COLOURS,
  type Colour,
  cardSet,
  NONE,
  STARS_PER_COLOUR,
  TOKENS,
} from './state.ts';
import {
  boardOf,
  layoutFor,
  type PlacedTile,
  SYMBOLS_PER_SIDE,
  TILE_COUNT,
  TILE_SIDES,
  TILE_SIZE,
  TURNS,
  tileCountFor,
} from './tiles.ts';

const KEYS = ['tiles', 'stars', 'board', 'doors', 'openDoor', 'first', 'pawns', 'hands', 'owned'] as const;
type Given = { readonly [key in (typeof KEYS)[number]]?: unknown };

/** Size and doors of the board, as far as the rest of a set-up must fit them. */
interface Ground {
  readonly rows: number;
  readonly cols: number;
  readonly doors: number;
}

/** [SETUP-1] What is named must fit; what is not named is left to chance. */
export function parseSetup(json: unknown, { seatCount }: { readonly seatCount: number }): Parsed<Setup> {
  if (!isObject(json)) return unparsable('it must be an object');
  const unknown = unknownKey(json, KEYS);
  if (unknown !== null) return unparsable(`unknown key "${unknown}"; a set-up has: ${KEYS.join(', ')}`);
  const given: Given = json;
  const isDrawn = given.board !== undefined || given.doors !== undefined;
  if (isDrawn && (given.tiles !== undefined || given.stars !== undefined)) {
    return unparsable('it has either "tiles" and "stars" or "board" and "doors"');
  }
  const ground = isDrawn ? parseDrawn(given) : parseTiles(given, seatCount);
  if (!ground.ok) return ground;
  const players = parsePlayers(given, seatCount, groundOf(ground.value, seatCount));
  if (!players.ok) return players;
  const setup: Setup = { ...nothingGiven(seatCount), ...ground.value, ...players.value };
  const fault = faultInStars(setup);
  return fault === null ? parsed(setup) : unparsable(fault);
}

type Laid = Pick<Setup, 'tiles' | 'stars' | 'drawn'>;

function groundOf({ drawn }: Laid, seatCount: number): Ground {
  if (drawn !== null) return { rows: drawn.board.rows, cols: drawn.board.cols, doors: drawn.board.doors.length };
  const { across, high } = layoutFor(seatCount);
  return { rows: high * TILE_SIZE, cols: across * TILE_SIZE, doors: across * high };
}

/** [SETUP-2] */
function parseTiles({ tiles, stars }: Given, seatCount: number): Parsed<Laid> {
  const count = tileCountFor(seatCount);
  if (tiles !== undefined) {
    if (!isListOf(tiles, isPlacedTile) || tiles.length !== count) {
      return unparsable(`"tiles" must be ${count} of {"tile": 1 to 6, "side": "A" or "B", "turn": 0, 90, 180 or 270}`);
    }
    if (new Set(tiles.map(({ tile }) => tile)).size < count) return unparsable('"tiles" names a tile twice');
  }
  if (stars !== undefined && !(isListOf(stars, isStar) && stars.length === count * SYMBOLS_PER_SIDE)) {
    return unparsable(`"stars" must be ${count * SYMBOLS_PER_SIDE} colours or nulls`);
  }
  return parsed({
    tiles: tiles ?? null,
    stars: stars?.map((star) => (star === null ? NONE : COLOURS.indexOf(star))) ?? null,
    drawn: null,
  });
}

export function isPlacedTile(json: unknown): json is PlacedTile {
  return (
    isObject(json) &&
    Object.keys(json).length === 3 &&
    isWhole(json.tile, { min: 1, max: TILE_COUNT }) &&
    isOneOf(json.side, TILE_SIDES) &&
    isOneOf(json.turn, TURNS)
  );
}

const isStar = (json: unknown): json is Colour | null => json === null || isOneOf(json, COLOURS);

/** [SETUP-3] */
function parseDrawn({ board, doors }: Given): Parsed<Laid> {
  if (typeof board !== 'string') return unparsable('"board" must be a drawing in one text');
  const drawing = readDrawing(board);
  if (!drawing.ok) return unparsable(`"board": ${drawing.error}`);
  const { rows, cols, symbols, stars } = drawing.value;
  if (rows < 2 || cols < 2) return unparsable('"board" must be at least 2 by 2 cells');
  const drawnDoors = symbols.flatMap((symbol, cell) => (symbol === DOOR ? [cell] : []));
  if (drawnDoors.length === 0) return unparsable('"board" must have a door');
  const isCell = (json: unknown): json is RowCol => isCellOf(json, { rows, cols });
  const cells: readonly Cell[] = isListOf(doors, isCell) ? doors.map((door) => cellAt({ cols }, door)) : [];
  if (cells.length !== drawnDoors.length || !drawnDoors.every((door) => cells.includes(door))) {
    return unparsable('"doors" must name the [row, column] of each door of the board once');
  }
  return parsed({ tiles: null, stars: null, drawn: { board: boardOf(drawing.value, cells), stars } });
}

function isCellOf(json: unknown, { rows, cols }: Pick<Ground, 'rows' | 'cols'>): json is RowCol {
  return (
    Array.isArray(json) &&
    json.length === 2 &&
    isWhole(json[0], { min: 0, max: rows - 1 }) &&
    isWhole(json[1], { min: 0, max: cols - 1 })
  );
}

type Players = Partial<Pick<Setup, 'openDoor' | 'first' | 'pawns' | 'hands' | 'owned' | 'tokens'>>;

function parsePlayers(given: Given, seatCount: number, ground: Ground): Parsed<Players> {
  const { openDoor, first } = given;
  if (openDoor !== undefined && !isWhole(openDoor, { min: 0, max: ground.doors - 1 })) {
    return unparsable(`"openDoor" must be a door's place in clockwise order, from 0 to ${ground.doors - 1}`);
  }
  if (first !== undefined && !isWhole(first, { min: 0, max: seatCount - 1 })) {
    return unparsable(`"first" must be a seat from 0 to ${seatCount - 1}`);
  }
  const pawns = parsePawns(given.pawns, seatCount, ground);
  if (!pawns.ok) return pawns;
  const hands = parseHands(given.hands, seatCount);
  if (!hands.ok) return hands;
  const owned = parseOwned(given.owned, seatCount);
  if (!owned.ok) return owned;
  return parsed({ openDoor: openDoor ?? null, first: first ?? null, ...pawns.value, ...hands.value, ...owned.value });
}

/** [SETUP-4] */
function parsePawns(json: unknown, seatCount: number, ground: Ground): Parsed<Pick<Players, 'pawns'>> {
  if (json === undefined) return parsed({});
  if (!Array.isArray(json) || json.length !== seatCount) return unparsable(`"pawns" must be a list of ${seatCount}`);
  const pawns: (PlacedPawn | null)[] = [];
  for (const [seat, entry] of json.entries()) {
    if (entry !== null && !isPawn(entry, ground)) {
      return unparsable(`pawn ${seat} must be {"cell": [row, column], "up": "N", "E", "S" or "W"}, or null`);
    }
    const pawn = entry === null ? null : { cell: cellAt(ground, entry.cell), up: DIRECTIONS.indexOf(entry.up) };
    if (pawn !== null && pawns.some((other) => other?.cell === pawn.cell)) return unparsable('two pawns in one cell');
    pawns.push(pawn);
  }
  return parsed({ pawns });
}

function isPawn(
  json: unknown,
  ground: Ground,
): json is { readonly cell: RowCol; readonly up: (typeof DIRECTIONS)[number] } {
  return (
    isObject(json) && Object.keys(json).length === 2 && isCellOf(json.cell, ground) && isOneOf(json.up, DIRECTIONS)
  );
}

/** [SETUP-5] */
function parseHands(json: unknown, seatCount: number): Parsed<Pick<Players, 'hands'>> {
  if (json === undefined) return parsed({});
  if (!Array.isArray(json) || json.length !== seatCount) return unparsable(`"hands" must be a list of ${seatCount}`);
  const hands: CardSet[] = [];
  for (const [seat, entry] of json.entries()) {
    if (!isListOf(entry, isCard) || entry.length === 0 || new Set(entry).size < entry.length) {
      return unparsable(`hand ${seat} must be one or more different cards of: ${CARDS.join(', ')}`);
    }
    hands.push(cardSet(entry));
  }
  return parsed({ hands });
}

const isCard = (json: unknown): json is Card => isOneOf(json, CARDS);

/** [SETUP-6] */
function parseOwned(json: unknown, seatCount: number): Parsed<Pick<Players, 'owned' | 'tokens'>> {
  if (json === undefined) return parsed({});
  if (!Array.isArray(json) || json.length !== seatCount) return unparsable(`"owned" must be a list of ${seatCount}`);
  const owned: number[] = [];
  const tokens: number[] = [];
  for (const [seat, entry] of json.entries()) {
    if (!isBelongings(entry)) {
      return unparsable(`"owned" ${seat} must be such as {"stars": {"blue": 2}, "tokens": 1}`);
    }
    owned.push(...COLOURS.map((colour) => entry.stars?.[colour] ?? 0));
    tokens.push(entry.tokens ?? 0);
  }
  if (tokens.reduce((sum, count) => sum + count, 0) > TOKENS) return unparsable(`more than ${TOKENS} tokens are owned`);
  return parsed({ owned, tokens });
}

interface Belongings {
  readonly stars?: { readonly [C in Colour]?: number };
  readonly tokens?: number;
}

function isBelongings(json: unknown): json is Belongings {
  if (!isObject(json) || unknownKey(json, ['stars', 'tokens']) !== null) return false;
  const { stars = {}, tokens = 0 }: JsonObject = json;
  return (
    isWhole(tokens, { min: 0, max: TOKENS }) &&
    isObject(stars) &&
    Object.entries(stars).every(
      ([colour, count]) => isOneOf(colour, COLOURS) && isWhole(count, { min: 0, max: STARS_PER_COLOUR }),
    )
  );
}

/** [SETUP-7] No more stars of a colour than there are. */
function faultInStars({ stars, drawn, owned }: Setup): string | null {
  const lying = stars ?? drawn?.stars ?? [];
  for (const [colour, name] of COLOURS.entries()) {
    const onBoard = lying.filter((star) => star === colour).length;
    const held = owned.reduce((sum, count, index) => (index % COLOURS.length === colour ? sum + count : sum), 0);
    if (onBoard + held > STARS_PER_COLOUR) return `${onBoard + held} ${name} stars; there are ${STARS_PER_COLOUR}`;
  }
  return null;
}
