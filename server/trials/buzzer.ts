/** The smallest game of being first: every round goes to whoever buzzes first. For timing, nothing else. */

import type { Chance } from '#tabletop';
import { type Game, hasExactly, isObject, parsed, plainOffers, type Seat } from '#tabletop';

export const ROUNDS = 1_000_000;

export interface BuzzerWords {
  Options: Record<string, never>;
  Setup: Record<string, never>;
  State: { chance: Chance; seats: number; won: Seat[] };
  Move: { readonly type: 'buzz'; readonly round: number };
  Offer: { readonly type: 'buzz'; readonly round: number };
  Event: { readonly type: 'buzzed'; readonly seat: Seat };
  View: { readonly seats: number; readonly won: readonly Seat[] };
  Refusal: { readonly because: 'too-late'; readonly rule: 'BUZZ-1' };
  Result: { readonly won: readonly Seat[] };
}

export const buzzer: Game<BuzzerWords> = {
  id: 'buzzer',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {},
  offers: plainOffers(),
  setup: ({ seatCount }, chance) => ({ chance, seats: seatCount, won: [] }),
  play(state, input, tell) {
    if (input.by === null || input.move.round !== state.won.length) return { because: 'too-late', rule: 'BUZZ-1' };
    state.won.push(input.by);
    tell({ type: 'buzzed', seat: input.by });
    return null;
  },
  copy: (state) => ({ ...state, won: state.won.slice() }),
  wakeAt: () => null,
  outcome: ({ won }) => (won.length >= ROUNDS ? { winners: [], scores: [] } : null),
  result: ({ won }) => ({ won }),
  view: ({ seats, won }) => ({ seats, won: won.slice(-8) }),
  eventFor: (event) => event,
  legalMoves: ({ won }) => [{ type: 'buzz', round: won.length }],
  imagine: ({ seats, won }, chance) => ({ chance, seats, won: won.slice() }),
  parseMove(json) {
    if (!isObject(json) || !hasExactly(json, ['type', 'round']) || json.type !== 'buzz') return null;
    return Number.isSafeInteger(json.round) ? { type: 'buzz', round: json.round as number } : null;
  },
  parseSetup: () => parsed({}),
};
