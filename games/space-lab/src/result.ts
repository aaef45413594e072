/** The "Result" of a match: its scores as they would be if it were scored now, and where things lie. */

import type { Seat } from '#tabletop';
import type { LabId } from './components.ts';
import { standing } from './rules/end.ts';
import { detailOf, type ScoreDetail } from './rules/score.ts';
import { bandOf } from './rules/solo.ts';
import { handSize, isSolo, type State } from './state.ts';
import { turnOf } from './view.ts';

export interface Result {
  readonly scores: readonly number[];
  readonly detail: readonly ScoreDetail[];
  readonly hands: readonly number[];
  readonly centre: readonly LabId[];
  readonly pile: number;
  readonly turn: Seat | null;
  readonly winners: readonly Seat[] | null;
  /** Solo only. */
  readonly band?: number;
}

export function result(state: State): Result {
  const { winners, scores } = standing(state);
  const found: Result = {
    scores,
    detail: state.seats.map((seat) => detailOf(seat)),
    hands: state.seats.map((seat) => handSize(seat)),
    centre: state.centre,
    pile: state.pile.length,
    turn: turnOf(state),
    winners: state.phase === 'over' ? winners : null,
  };
  return isSolo(state) ? { ...found, band: bandOf(scores[0] ?? 0) } : found;
}
