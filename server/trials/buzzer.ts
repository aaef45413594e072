/** The smallest game of being first: every now and then a light goes on, and goes to whoever buzzes first. For timing. */

import type { Chance, Millis } from '#tabletop';
import { type Game, hasExactly, isObject, parsed, plainOffers, type Seat } from '#tabletop';

const ROUNDS = 1_000_000;
/** From a buzz to the next light. */
const PAUSE: Millis = 400;

export interface BuzzerWords {
  Options: Record<string, never>;
  Setup: Record<string, never>;
  State: { chance: Chance; seats: number; won: Seat[]; litAt: Millis | null };
  Move: { readonly type: 'buzz'; readonly round: number };
  Offer: { readonly type: 'buzz'; readonly round: number };
  Event: { readonly type: 'lit'; readonly round: number } | { readonly type: 'buzzed'; readonly seat: Seat };
  View: BuzzerView;
  Refusal:
    | { readonly because: 'not-lit'; readonly rule: 'BUZZ-1' }
    | { readonly because: 'too-late'; readonly rule: 'BUZZ-2' };
  Result: { readonly won: readonly Seat[] };
}

export interface BuzzerView {
  readonly seats: number;
  readonly round: number;
  readonly isLit: boolean;
  readonly won: readonly Seat[];
}

export const buzzer: Game<BuzzerWords> = {
  id: 'buzzer',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {},
  pace: { races: ['buzz'], reveals: ['lit'], settles: ['buzzed'], sweeps: [] },
  offers: plainOffers(),
  setup: ({ seatCount }, chance) => ({ chance, seats: seatCount, won: [], litAt: PAUSE }),
  play(state, input, tell) {
    if (input.by === null) {
      state.litAt = null;
      tell({ type: 'lit', round: state.won.length });
      return null;
    }
    if (state.litAt !== null) return { because: 'not-lit', rule: 'BUZZ-1' };
    if (input.move.round !== state.won.length) return { because: 'too-late', rule: 'BUZZ-2' };
    state.won.push(input.by);
    state.litAt = input.at + PAUSE;
    tell({ type: 'buzzed', seat: input.by });
    return null;
  },
  copy: (state) => ({ ...state, won: state.won.slice() }),
  wakeAt: ({ litAt }) => litAt,
  outcome: ({ won }) => (won.length >= ROUNDS ? { winners: [], scores: [] } : null),
  result: ({ won }) => ({ won }),
  view: ({ seats, won, litAt }) => ({ seats, round: won.length, isLit: litAt === null, won: won.slice(-8) }),
  eventFor: (event) => event,
  legalMoves: ({ round, isLit }) => (isLit ? [{ type: 'buzz', round }] : []),
  imagine: ({ seats, won, isLit }, chance) => ({ chance, seats, won: won.slice(), litAt: isLit ? null : 0 }),
  parseMove(json) {
    if (!isObject(json) || !hasExactly(json, ['type', 'round']) || json.type !== 'buzz') return null;
    return Number.isSafeInteger(json.round) ? { type: 'buzz', round: json.round as number } : null;
  },
  parseSetup: () => parsed({}),
};
