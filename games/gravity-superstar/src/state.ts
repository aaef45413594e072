/** The nouns of the game, and the whole of a match as plain numbers in lists of fixed length. */

import { type Chance, copyChance, type Seat } from '#tabletop';
import { at, type Board, type Cell, type Heading } from './board.ts';

export const COLOURS = ['blue', 'yellow', 'pink', 'green', 'orange', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const STARS_PER_COLOUR = 13;

export const CARDS = ['long', 'high', 'drop', 'rotate', 'joker'] as const;
export type Card = (typeof CARDS)[number];

/** Cards as a set: one bit each, in the order of CARDS. */
export type CardSet = number;
export const CARD_BIT: { readonly [C in Card]: CardSet } = { long: 1, high: 2, drop: 4, rotate: 8, joker: 16 };
export const ALL_CARDS: CardSet = 31;

export const TOKENS = 18;
/** Instead of a cell: the pawn is not on the board. Instead of a colour: no star. */
export const NONE = -1;

export const ENDS = ['normal', 'expert'] as const;
export interface Options {
  readonly end: (typeof ENDS)[number];
}

/** `act`: an action is due; `steal`: a theft must be chosen; `decide`: spend a Replay token or end the turn. */
export const PHASES = ['act', 'steal', 'decide', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  readonly chance: Chance;
  readonly end: Options['end'];
  /** Never changes: copies share it. */
  readonly board: Board;
  /** By cell: the star lying there, an index into COLOURS, or NONE. Replaced, never changed: copies share it. */
  stars: readonly number[];
  starsLeft: number;
  /** Where the Open Door pawn stands: an index into the board's doors. */
  openDoor: number;
  /** By seat: where the pawn stands, or NONE. */
  readonly cells: Cell[];
  /** By seat: where its head points; 0 for a pawn that is not on the board. */
  readonly ups: Heading[];
  /** By seat. What is neither in hand nor face up lies face down. */
  readonly hands: CardSet[];
  readonly faceUp: CardSet[];
  /** By seat, six in a row: stars of each colour. */
  readonly owned: number[];
  readonly tokens: number[];
  pool: number;
  readonly first: Seat;
  turn: Seat;
  phase: Phase;
  /** Actions done in this turn. */
  actions: number;
  /** Owners of ejected pawns, in order, whose thefts are still to be settled. Replaced, never changed. */
  thefts: readonly Seat[];
  /** Finished table rounds. */
  round: number;
  /** Expert end: somebody has had enough points, so this table round is the last. */
  goalReached: boolean;
}

export function copy(state: State): State {
  return {
    chance: copyChance(state.chance),
    end: state.end,
    board: state.board,
    stars: state.stars,
    starsLeft: state.starsLeft,
    openDoor: state.openDoor,
    cells: state.cells.slice(),
    ups: state.ups.slice(),
    hands: state.hands.slice(),
    faceUp: state.faceUp.slice(),
    owned: state.owned.slice(),
    tokens: state.tokens.slice(),
    pool: state.pool,
    first: state.first,
    turn: state.turn,
    phase: state.phase,
    actions: state.actions,
    thefts: state.thefts,
    round: state.round,
    goalReached: state.goalReached,
  };
}

export function seatCountOf(state: Pick<State, 'cells'>): number {
  return state.cells.length;
}

export function starsOf(state: Pick<State, 'owned'>, seat: Seat): readonly number[] {
  return state.owned.slice(seat * COLOURS.length, (seat + 1) * COLOURS.length);
}

export function starsOfColour(state: Pick<State, 'owned'>, seat: Seat, colour: number): number {
  return at(state.owned, seat * COLOURS.length + colour);
}

export function addStar(state: State, seat: Seat, colour: number, count: 1 | -1): void {
  const index = seat * COLOURS.length + colour;
  state.owned[index] = at(state.owned, index) + count;
}

export function addToken(state: State, seat: Seat, count: 1 | -1): void {
  state.tokens[seat] = at(state.tokens, seat) + count;
}

export function cardsIn(set: CardSet): Card[] {
  return CARDS.filter((card) => (set & CARD_BIT[card]) !== 0);
}

export function cardSet(cards: readonly Card[]): CardSet {
  return cards.reduce((set, card) => set | CARD_BIT[card], 0);
}

export function countIn(set: CardSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Everything back in hand. */
export function takeCardsBack(state: State, seat: Seat): void {
  state.hands[seat] = ALL_CARDS;
  state.faceUp[seat] = 0;
}
