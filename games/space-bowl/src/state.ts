/** The nouns of a match. */

import { type Chance, copyChance, type Millis, type Seat } from '#tabletop';
import type { Card, Cell, Planet } from './components.ts';
import type { Position } from './notation.ts';
import type { Options } from './options.ts';
import type { Turn } from './rules/neighbours.ts';
import type { ScoreRule } from './rules/scoring.ts';

/** Where the pieces lie in the computer: the disc, one marble for each planet of infinity's top card, the black disc. */
export interface Throw {
  readonly destination: Cell;
  readonly marbles: { readonly [P in Planet]?: Cell };
  readonly blackHole: Cell | null;
}

/**
 * `pause`: before the throw. `search`: before any call. `countdown`: after the first call. `placing`: after zero,
 * while somebody may still choose. `over`: the match has ended.
 */
export const PHASES = ['pause', 'search', 'countdown', 'placing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type CallKind = 'go' | 'doom';

export interface Call {
  readonly kind: CallKind;
  readonly caller: Seat;
}

export interface Joker {
  readonly position: Position;
  readonly by: Seat;
}

/** What everybody can see of the round under way. */
export interface Round {
  phase: Phase;
  /** When the phase ends by itself. */
  deadline: Millis | null;
  beganAt: Millis;
  /** Null until it has happened; so are the next two. */
  thrownAt: Millis | null;
  calledAt: Millis | null;
  zeroAt: Millis | null;
  thrown: Throw | null;
  call: Call | null;
  /** In the order in which they followed; in a doom round they show the red button. */
  followers: Seat[];
  joker: Joker | null;
  /** By seat. */
  ready: boolean[];
}

/** A card chosen in secret. */
export interface Choice {
  readonly seat: Seat;
  readonly position: Position;
}

export interface FinishedRound {
  readonly kind: CallKind | 'silent';
  readonly caller: Seat | null;
  readonly found: boolean;
  /** By seat, before the floor at 0. */
  readonly changes: readonly number[];
}

/** A token as it is uncovered. */
export interface Token {
  readonly seat: Seat;
  /** Null: a card that lies nowhere, of a player who had to choose and did not. */
  readonly position: Position | null;
  readonly verdict: 'valid' | 'valid-with-joker' | 'invalid';
  /** The turn in which the card is valid. */
  readonly turn: Turn | null;
}

/** Which line of the score sheet gave a seat which points. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly rule: ScoreRule;
  readonly points: number;
}

/** All that the end of a round uncovers, kept until the next. */
export interface Reveal {
  readonly thrown: Throw;
  readonly call: Call;
  readonly followers: readonly Seat[];
  readonly joker: Joker | null;
  /** In the order in which the choices were made; those without one last. */
  readonly tokens: readonly Token[];
  readonly found: boolean;
  readonly lines: readonly ScoreLine[];
  readonly changes: readonly number[];
  /** The cards that were there to be found without the joker. */
  readonly valid: readonly Position[];
}

export interface State {
  readonly chance: Chance;
  readonly options: Options;
  readonly seatCount: number;
  /** Row by row. */
  readonly galaxy: Card[];
  /** Top first. */
  readonly infinity: Card[];
  /** Cards in play that lie face down. */
  faceDown: Card[];
  /** Cards that left the table and had been seen. */
  readonly gone: Card[];
  /** What the coming throws will be, as far as the set-up fixed them. */
  readonly throws: Throw[];
  captain: Seat;
  readonly scores: number[];
  readonly cardsWon: number[];
  readonly rounds: FinishedRound[];
  lastReveal: Reveal | null;
  round: Round;
  /** One a seat at most, in the order in which they were made. */
  choices: Choice[];
  winners: Seat[] | null;
}

export function choiceOf(state: State, seat: Seat): Position | null {
  for (const choice of state.choices) if (choice.seat === seat) return choice.position;
  return null;
}

export function copyRound(round: Round): Round {
  return {
    phase: round.phase,
    deadline: round.deadline,
    beganAt: round.beganAt,
    thrownAt: round.thrownAt,
    calledAt: round.calledAt,
    zeroAt: round.zeroAt,
    thrown: round.thrown,
    call: round.call,
    followers: round.followers.slice(),
    joker: round.joker,
    ready: round.ready.slice(),
  };
}

/** What is never changed once made (throws, calls, finished rounds) is shared. */
export function copy(state: State): State {
  return {
    chance: copyChance(state.chance),
    options: state.options,
    seatCount: state.seatCount,
    galaxy: state.galaxy.slice(),
    infinity: state.infinity.slice(),
    faceDown: state.faceDown.slice(),
    gone: state.gone.slice(),
    throws: state.throws.slice(),
    captain: state.captain,
    scores: state.scores.slice(),
    cardsWon: state.cardsWon.slice(),
    rounds: state.rounds.slice(),
    lastReveal: state.lastReveal,
    round: copyRound(state.round),
    choices: state.choices.slice(),
    winners: state.winners === null ? null : state.winners.slice(),
  };
}
