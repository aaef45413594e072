/** What a viewer may know: the table as it lies open, and their own choice. */

import type { Seat, Viewer } from '#tabletop';
import { type Card, constellation } from './components.ts';
import type { Position } from './notation.ts';
import type { Options } from './options.ts';
import { FACE_DOWN, type Sky } from './rules/validity.ts';
import { choiceOf, copyRound, type FinishedRound, type Reveal, type Round, type State } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seatCount: number;
  /** Row by row; null: face down. */
  readonly galaxy: readonly (Card | null)[];
  /** [SETUP-3] Of infinity only the top card is seen; none after the end. */
  readonly infinity: { readonly top: Card | null; readonly left: number };
  /** Cards that left the table and had been seen. */
  readonly gone: readonly Card[];
  readonly captain: Seat;
  readonly scores: readonly number[];
  readonly cardsWon: readonly number[];
  readonly rounds: readonly FinishedRound[];
  readonly lastReveal: Reveal | null;
  readonly round: Readonly<Round>;
  /** [SECRET-1] The viewer's own. */
  readonly choice: Position | null;
  readonly winners: readonly Seat[] | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    seatCount: state.seatCount,
    galaxy: state.galaxy.map((card) => (state.faceDown.includes(card) ? null : card)),
    infinity: { top: openTop(state), left: state.infinity.length },
    gone: state.gone.slice(),
    captain: state.captain,
    scores: state.scores.slice(),
    cardsWon: state.cardsWon.slice(),
    rounds: state.rounds.slice(),
    lastReveal: state.lastReveal,
    round: copyRound(state.round),
    choice: viewer === 'spectator' ? null : choiceOf(state, viewer),
    winners: state.winners === null ? null : state.winners.slice(),
  };
}

/** [SECRET-2] A match that ended early never showed what comes next. */
function openTop({ infinity, round }: State): Card | null {
  return round.phase === 'over' ? null : (infinity[0] ?? null);
}

/** What the galaxy of a view shows, as the oracle reads it. */
export function skyIn({ galaxy }: Pick<View, 'galaxy'>): Sky {
  return galaxy.map((card) => (card === null ? FACE_DOWN : constellation(card).mask));
}
