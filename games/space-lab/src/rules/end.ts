/** Chapter 8 of RULEBOOK.md: how the end comes, and who has won. */

import type { Outcome, Seat } from '#tabletop';
import type { EndReason, Tell } from '../events.ts';
import { actingSeat, type SeatState, type State } from '../state.ts';
import { layoutFor } from '../station.ts';
import { pointsOf } from './score.ts';

type Board = Pick<SeatState, 'station' | 'validations'>;

export function cardsPlaced(seat: Board): number {
  let count = 0;
  for (const card of seat.station) if (card !== null) count++;
  return count;
}

export function objectivesValidated(seat: Board): number {
  let count = 0;
  for (const points of seat.validations) if (points !== null) count++;
  return count;
}

/** [END-1] Whoever was first to have a tenth card or a third Objective has called the end. */
export function maybeCallEnd(state: State, tell: Tell): void {
  if (state.caller !== null) return;
  const { cardsToEnd, objectivesToEnd } = layoutFor(state.seats.length);
  const seat = actingSeat(state);
  const reasons: EndReason[] = [];
  if (cardsPlaced(seat) === cardsToEnd) reasons.push('tenth-card');
  if (objectivesValidated(seat) === objectivesToEnd) reasons.push('third-objective');
  if (reasons.length === 0) return;
  state.caller = state.turn;
  tell({ type: 'end-called', seat: state.turn, reasons });
}

export function endMatch(state: State, tell: Tell): void {
  state.phase = 'over';
  const { winners, scores } = standing(state);
  tell({ type: 'match-ended', winners, scores, projects: state.seats.map((seat) => seat.projects) });
}

/** As it would be if the match were scored now. */
export function standing(state: State): Outcome {
  const scores = state.seats.map((seat) => pointsOf(seat));
  return { winners: winnersAmong(state.seats, scores), scores };
}

/** [END-5] Most points, then most Projects. [END-6] Beyond that the victory is shared. */
function winnersAmong(seats: readonly SeatState[], scores: readonly number[]): readonly Seat[] {
  const rank = (seat: Seat): readonly [number, number] => [scores[seat] ?? 0, seats[seat]?.projects.length ?? 0];
  let best: readonly [number, number] = [-1, -1];
  let winners: Seat[] = [];
  for (const seat of seats.keys()) {
    const [points, projects] = rank(seat);
    const lead = points - best[0] || projects - best[1];
    if (lead > 0) {
      best = [points, projects];
      winners = [seat];
    } else if (lead === 0) winners.push(seat);
  }
  return winners;
}
