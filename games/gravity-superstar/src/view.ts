/** What a viewer may know: everything but which cards of others lie face down, hence which they still hold. */

import { type Seat, seatsOf, type Viewer } from '#tabletop';
import { at, type Board, type Cell, type Direction, directionOf } from './board.ts';
import { fewStars, goalFor } from './rules/ending.ts';
import { pointsOf, winnersOf } from './rules/scoring.ts';
import {
  ALL_CARDS,
  type Card,
  cardsIn,
  countIn,
  NONE,
  type Options,
  type Phase,
  type State,
  seatCountOf,
  starsOf,
} from './state.ts';

export interface Pawn {
  readonly cell: Cell;
  readonly up: Direction;
}

export interface PlayerView {
  /** Null: not on the board. */
  readonly pawn: Pawn | null;
  /** How many. */
  readonly inHand: number;
  /** How many. */
  readonly faceDown: number;
  readonly faceUp: readonly Card[];
  /** Which cards are in hand, for the viewer's own seat; null for every other. */
  readonly hand: readonly Card[] | null;
  /** By colour, in the order of COLOURS. */
  readonly stars: readonly number[];
  readonly tokens: number;
  readonly points: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly end: Options['end'];
  /** Normal end: the match ends at the end of a table round with so many stars left, or fewer. */
  readonly fewStars: number | null;
  /** Expert end: so many points make a table round the last. */
  readonly goal: number | null;
  readonly goalReached: boolean;
  readonly board: Board;
  /** By cell: an index into COLOURS, or -1. */
  readonly stars: readonly number[];
  readonly starsLeft: number;
  /** An index into the board's doors. */
  readonly openDoor: number;
  readonly players: readonly PlayerView[];
  readonly pool: number;
  readonly first: Seat;
  /** Null when the match is over. */
  readonly turn: Seat | null;
  readonly phase: Phase;
  /** Actions done in this turn. */
  readonly actions: number;
  /** Whose thefts are still to be settled, the one to choose for first. */
  readonly thefts: readonly Seat[];
  /** Finished table rounds. */
  readonly round: number;
  readonly winners: readonly Seat[] | null;
}

export function view(state: State, viewer: Viewer): View {
  const seatCount = seatCountOf(state);
  const isOver = state.phase === 'over';
  return {
    viewer,
    end: state.end,
    fewStars: state.end === 'normal' ? fewStars(seatCount) : null,
    goal: state.end === 'expert' ? goalFor(seatCount) : null,
    goalReached: state.goalReached,
    board: state.board,
    stars: state.stars,
    starsLeft: state.starsLeft,
    openDoor: state.openDoor,
    players: seatsOf(seatCount).map((seat) => playerView(state, seat, viewer)),
    pool: state.pool,
    first: state.first,
    turn: isOver ? null : state.turn,
    phase: state.phase,
    actions: state.actions,
    thefts: state.thefts,
    round: state.round,
    winners: isOver ? winnersOf(state) : null,
  };
}

/** [SECRET-1] The hand only to its owner; [SECRET-2] how many, and what lies face up, to everybody. */
function playerView(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const [hand, faceUp] = [at(state.hands, seat), at(state.faceUp, seat)];
  return {
    pawn: pawnOf(state, seat),
    inHand: countIn(hand),
    faceDown: countIn(ALL_CARDS & ~hand & ~faceUp),
    faceUp: cardsIn(faceUp),
    hand: viewer === seat ? cardsIn(hand) : null,
    stars: starsOf(state, seat),
    tokens: at(state.tokens, seat),
    points: pointsOf(state, seat),
  };
}

export function pawnOf(state: State, seat: Seat): Pawn | null {
  const cell = at(state.cells, seat);
  return cell === NONE ? null : { cell, up: directionOf(at(state.ups, seat)) };
}
