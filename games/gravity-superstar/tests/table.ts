/** Positions as drawings, set up and played: what this game's tests are written in. */

import {
  type Event,
  gravitySuperstar,
  type Move,
  type Refusal,
  readPosition,
  rowCol,
  type State,
  writeBoard,
  writePosition,
} from '#games/gravity-superstar';
import { quickChance, type Seat } from '#tabletop';

/** What a drawing doesn't say. Left out: two seats, seat 0 begins, full hands, nothing owned, the normal end. */
export interface Beside {
  readonly seats?: number;
  readonly end?: 'normal' | 'expert';
  readonly first?: Seat;
  readonly hands?: readonly (readonly string[])[];
  readonly owned?: readonly object[];
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly refusal: Refusal | null;
  /** With the way of the seat that moved marked by `x`. */
  readonly drawing: string;
}

/** Five characters to a cell; the doors go clockwise in reading order. */
export function table(drawing: string, beside: Beside = {}): State {
  const read = readPosition(drawing.replace(/^\n/, ''));
  if (!read.ok) throw new Error(read.error);
  const { board, stars, openDoor, pawns } = read.value;
  const seatCount = beside.seats ?? 2;
  const setup = {
    board: writeBoard(board, stars),
    doors: board.doors.map((door) => rowCol(board, door)),
    openDoor,
    first: beside.first ?? 0,
    pawns: Array.from({ length: seatCount }, (_, seat) => {
      const pawn = pawns[seat] ?? null;
      return pawn === null ? null : { cell: rowCol(board, pawn.cell), up: 'NESW'[pawn.up] };
    }),
    ...(beside.hands === undefined ? {} : { hands: beside.hands }),
    ...(beside.owned === undefined ? {} : { owned: beside.owned }),
  };
  const options = { end: beside.end ?? 'normal' } as const;
  const given = gravitySuperstar.parseSetup(setup, { options, seatCount });
  if (!given.ok) throw new Error(given.error);
  return gravitySuperstar.setup({ options, seatCount }, quickChance(0), given.value);
}

/** Moves of whoever's turn it is, up to the first that is refused. The state given is left alone. */
export function played(start: State, ...moves: readonly Move[]): Played {
  const state = gravitySuperstar.copy(start);
  const events: Event[] = [];
  let refusal: Refusal | null = null;
  for (const move of moves) {
    refusal ??= gravitySuperstar.play(state, { at: 0, by: state.turn, move }, (event) => events.push(event));
  }
  const passed = events.flatMap((event) => (event.type === 'entered' ? [event.cell] : []));
  return { state, events, refusal, drawing: `\n${writePosition(state, passed)}\n` };
}

/** For the mover who keeps the turn: a token to decide about. */
export const KEEPS_TURN: Beside = { owned: [{ tokens: 1 }, {}] };

/** The drawing after seat 0's moves, its way marked. */
export function drawnAfter(drawing: string, ...moves: readonly Move[]): string {
  return played(table(drawing, KEEPS_TURN), ...moves).drawing;
}

export const step = (to: 'left' | 'right', card: 'long' | 'high' | 'drop' | 'rotate' | 'joker' = 'joker'): Move => ({
  type: 'step',
  card,
  to,
});
export const long = (to: 'left' | 'right'): Move => ({ type: 'play', card: 'long', to });
export const high = (to: 'left' | 'right'): Move => ({ type: 'play', card: 'high', to });
export const drop: Move = { type: 'play', card: 'drop' };
export const rotate = (turn: 'left' | 'right' | 'half'): Move => ({ type: 'play', card: 'rotate', turn });
export const steal = (take: 'blue' | 'yellow' | 'pink' | 'green' | 'orange' | 'white' | 'replay'): Move => ({
  type: 'steal',
  take,
});
export const refill: Move = { type: 'refill' };
export const replay: Move = { type: 'replay' };
export const end: Move = { type: 'end' };
