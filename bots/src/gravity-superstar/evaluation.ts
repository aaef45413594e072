/** What a position is worth: what each player owns, and what the cards in hand will bring. */

import { gravitySuperstar, pointsOf, type State } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';

/** Points that a card in hand is good for, and a Replay token beyond its own point. */
const CARD = 0.2;
const TOKEN = 0.35;
/** Off the board a pawn can't be robbed, but comes in where the door is, not where the stars are. */
const OUTSIDE = -0.4;
/** A lead of so many points is nearly three chances in four. */
const SCALE = 4;
/** At the end winning counts; by how much, a little. */
const MARGIN_AT_END = 0.1;

/** A hand is one bit a card. */
function cardsIn(hand: number): number {
  let count = 0;
  for (let rest = hand; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function standing(state: State, seat: Seat): number {
  const hand = CARD * cardsIn(state.hands[seat] as number);
  const tokens = TOKEN * Math.min(2, state.tokens[seat] as number);
  const outside = (state.cells[seat] as number) < 0 ? OUTSIDE : 0;
  return pointsOf(state, seat) + hand + tokens + outside;
}

/** Ahead of the best of the others, in points. */
export function lead(state: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.cells.length; other++) {
    if (other !== seat) best = Math.max(best, standing(state, other));
  }
  return standing(state, seat) - best;
}

/** From 0 to 1. */
export const chances = (lead: number): number => 1 / (1 + Math.exp(-lead / SCALE));

export function worth(state: State, into: number[]): void {
  const outcome = gravitySuperstar.outcome(state);
  for (let seat = 0; seat < state.cells.length; seat++) {
    const byLead = chances(lead(state, seat));
    if (outcome === null) into[seat] = byLead;
    else {
      const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
      into[seat] = (1 - MARGIN_AT_END) * won + MARGIN_AT_END * byLead;
    }
  }
}
