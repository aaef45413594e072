/** How a match begins: what the set-up names is so, the rest is drawn. */

import { below, type Chance, pick, shuffle } from '#tabletop';
import type { Board, Cell, Heading } from './board.ts';
import { beginTurn } from './rules/turn.ts';
import { ALL_CARDS, type CardSet, COLOURS, NONE, type Options, STARS_PER_COLOUR, type State, TOKENS } from './state.ts';
import { OUR_TILE_SET } from './tile-set.ts';
import {
  boardOfTiles,
  isStarPlace,
  layoutFor,
  type PlacedTile,
  TILE_COUNT,
  TILE_SIDES,
  TURNS,
  tileCountFor,
} from './tiles.ts';

/** A pawn in a set-up. */
export interface PlacedPawn {
  readonly cell: Cell;
  readonly up: Heading;
}

/** A set-up that fits the game. Null: to be drawn. */
export interface Setup {
  readonly tiles: readonly PlacedTile[] | null;
  /** In reading order of the places where stars may lie: an index into COLOURS, or NONE. */
  readonly stars: readonly number[] | null;
  /** Instead of tiles: a board with the stars that lie on it, by cell. */
  readonly drawn: { readonly board: Board; readonly stars: readonly number[] } | null;
  readonly openDoor: number | null;
  readonly first: number | null;
  /** By seat. */
  readonly pawns: readonly (PlacedPawn | null)[];
  readonly hands: readonly CardSet[];
  /** By seat, six in a row. */
  readonly owned: readonly number[];
  readonly tokens: readonly number[];
}

export function nothingGiven(seatCount: number): Setup {
  return {
    tiles: null,
    stars: null,
    drawn: null,
    openDoor: null,
    first: null,
    pawns: new Array(seatCount).fill(null),
    hands: new Array(seatCount).fill(ALL_CARDS),
    owned: new Array(seatCount * COLOURS.length).fill(0),
    tokens: new Array(seatCount).fill(0),
  };
}

interface TableOf {
  readonly options: Options;
  readonly seatCount: number;
}

export function setup({ options, seatCount }: TableOf, chance: Chance, given: Setup | null): State {
  const fixed = given ?? nothingGiven(seatCount);
  const board =
    fixed.drawn?.board ??
    boardOfTiles(OUR_TILE_SET, fixed.tiles ?? drawTiles(seatCount, chance), layoutFor(seatCount).across);
  const stars = fixed.drawn?.stars.slice() ?? spread(board, fixed.stars ?? drawStars(board, fixed.owned, chance));
  const openDoor = fixed.openDoor ?? below(chance, board.doors.length);
  const first = fixed.first ?? below(chance, seatCount);
  const state: State = {
    chance,
    end: options.end,
    board,
    stars,
    starsLeft: stars.filter((star) => star !== NONE).length,
    openDoor,
    cells: fixed.pawns.map((pawn) => pawn?.cell ?? NONE),
    ups: fixed.pawns.map((pawn) => pawn?.up ?? 0),
    hands: fixed.hands.slice(),
    faceUp: fixed.hands.map(() => 0),
    owned: fixed.owned.slice(),
    tokens: fixed.tokens.slice(),
    pool: TOKENS - fixed.tokens.reduce((sum, tokens) => sum + tokens, 0),
    first,
    turn: first,
    phase: 'act',
    actions: 0,
    thefts: [],
    round: 0,
    goalReached: false,
  };
  beginTurn(state, first, null);
  return state;
}

/** [BOARD-2] Tiles, sides and quarter turns at random. */
export function drawTiles(seatCount: number, chance: Chance): readonly PlacedTile[] {
  const tiles = shuffle(
    chance,
    Array.from({ length: TILE_COUNT }, (_, index) => index + 1),
  );
  return tiles
    .slice(0, tileCountFor(seatCount))
    .map((tile) => ({ tile, side: pick(chance, TILE_SIDES), turn: pick(chance, TURNS) }));
}

/** [BOARD-5] Out of a bag with thirteen of each colour, less those that players own already. */
export function drawStars(board: Board, owned: readonly number[], chance: Chance): readonly number[] {
  const places = board.symbols.filter(isStarPlace).length;
  const bag = COLOURS.flatMap((_, colour) => {
    const taken = owned.reduce((sum, stars, index) => (index % COLOURS.length === colour ? sum + stars : sum), 0);
    return new Array<number>(STARS_PER_COLOUR - taken).fill(colour);
  });
  // Decided: [SETUP-6] if the bag runs short, some symbols stay open.
  while (bag.length < places) bag.push(NONE);
  return shuffle(chance, bag).slice(0, places);
}

/** Laid out in reading order on the places where stars may lie. */
export function spread(board: Board, stars: readonly number[]): number[] {
  let next = 0;
  return board.symbols.map((symbol) => (isStarPlace(symbol) ? (stars[next++] ?? NONE) : NONE));
}
