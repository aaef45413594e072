/** The match as `starboard replay` prints it. */

import { type Outcome, type Seat, seatsOf } from '#tabletop';
import { type Direction, type RowCol, rowCol } from './board.ts';
import { openDoorCell } from './rules/door.ts';
import { scoresOf, winnersOf } from './rules/scoring.ts';
import { COLOURS, type Colour, countIn, type Phase, type State, seatCountOf, starsOfColour } from './state.ts';
import { pawnOf } from './view.ts';

export interface Result {
  readonly scores: readonly number[];
  readonly stars: readonly { readonly [C in Colour]: number }[];
  readonly tokens: readonly number[];
  readonly pawns: readonly ({ readonly cell: RowCol; readonly up: Direction } | null)[];
  /** How many cards. */
  readonly hands: readonly number[];
  readonly openDoor: RowCol;
  readonly starsLeft: number;
  readonly pool: number;
  readonly turn: Seat | null;
  readonly phase: Phase;
  readonly round: number;
  readonly winners: readonly Seat[] | null;
}

export function result(state: State): Result {
  const seats = seatsOf(seatCountOf(state));
  const isOver = state.phase === 'over';
  return {
    scores: scoresOf(state),
    stars: seats.map((seat) => starsByName(state, seat)),
    tokens: state.tokens.slice(),
    pawns: seats.map((seat) => {
      const pawn = pawnOf(state, seat);
      return pawn === null ? null : { cell: rowCol(state.board, pawn.cell), up: pawn.up };
    }),
    hands: state.hands.map(countIn),
    openDoor: rowCol(state.board, openDoorCell(state)),
    starsLeft: state.starsLeft,
    pool: state.pool,
    turn: isOver ? null : state.turn,
    phase: state.phase,
    round: state.round,
    winners: isOver ? winnersOf(state) : null,
  };
}

function starsByName(state: State, seat: Seat): { readonly [C in Colour]: number } {
  const count = (colour: Colour): number => starsOfColour(state, seat, COLOURS.indexOf(colour));
  return {
    blue: count('blue'),
    yellow: count('yellow'),
    pink: count('pink'),
    green: count('green'),
    orange: count('orange'),
    white: count('white'),
  };
}

export function outcome(state: State): Outcome | null {
  return state.phase === 'over' ? { winners: winnersOf(state), scores: scoresOf(state) } : null;
}
