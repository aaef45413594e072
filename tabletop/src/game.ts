/** The contract of a game: the one interface between rules and everything else. */

import type { Chance } from './chance.ts';
import type { Offers } from './offers.ts';
import type { OptionsSpec } from './options.ts';
import type { Parsed } from './parsing.ts';
import type { Input, Millis, Seat, Viewer } from './seats.ts';

/** Why a move is not allowed, and the rule of RULEBOOK.md that says so. Keys, never prose: the client words them. */
export interface Refused {
  readonly because: string;
  readonly rule: string;
}

/** How a finished match ended. */
export interface Outcome {
  /** Ascending; several when the victory is shared, none when nobody won. */
  readonly winners: readonly Seat[];
  /** By seat, in the unit the game is won by. */
  readonly scores: readonly number[];
}

/** The nouns a game brings along. */
export interface Words {
  /** The table options, complete. */
  readonly Options: object;
  /** A position given in full or in part, as recordings and tests write it; already parsed and checked. */
  readonly Setup: object;
  /** Everything there is to know, the match's chance included. Plain data that survives JSON. */
  readonly State: { readonly chance: Chance };
  readonly Move: { readonly type: string };
  /** What `legalMoves` lists: a move, or a family of moves that differ only in a free choice. */
  readonly Offer: object;
  readonly Event: { readonly type: string };
  /** Plain data that survives JSON. */
  readonly View: object;
  readonly Refusal: Refused;
  /** What `starboard replay` prints. */
  readonly Result: object;
}

/** Where being first matters, and what everybody must learn at the same moment. Nothing of it: played in turns. */
export interface Pace<Move extends string = string, Event extends string = string> {
  /** Moves that compete for being first; a game that has any is played in real time. */
  readonly races: readonly Move[];
  /** Events that start everybody's search. */
  readonly reveals: readonly Event[];
  /** Events that end it: what watchers may know then helps nobody any more. */
  readonly settles: readonly Event[];
  /** Games in turns: events that begin the turn of their `seat`. Where there are none every move is a turn of its own. */
  readonly turns?: readonly Event[];
  /** Moves that take what has been settled off the table: they wait until everybody has seen it. Rules of before have none. */
  readonly sweeps?: readonly Move[];
}

export const IN_TURNS: Pace<never, never> = { races: [], reveals: [], settles: [], sweeps: [] };

export const isRealTime = ({ pace }: { readonly pace: Pace }): boolean => pace.races.length > 0;

/** A match changes in two ways only: by a seat's move, and at a moment the rules asked to be woken at. */
export interface Game<W extends Words = Words> {
  readonly id: string;
  /** Raised when an old recording would end differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Names, kinds, defaults, bounds: forms, validation and translations come from it. */
  readonly options: OptionsSpec<W['Options']>;
  readonly pace: Pace<W['Move']['type'], W['Event']['type']>;

  /** The chance belongs to the match from here on: the state keeps it. What `given` names is fixed, the rest is drawn. */
  setup(table: Table<W>, chance: Chance, given: W['Setup'] | null): W['State'];
  /** Judges the input first; a refusal leaves the state untouched. Otherwise changes the state in place and tells what happened. */
  play(state: W['State'], input: Input<W['Move']>, tell: (event: W['Event']) => void): W['Refusal'] | null;
  /** Hand-written for speed; the laws compare it with a copy through JSON. */
  copy(state: W['State']): W['State'];
  /** The next moment the rules must be asked again though nobody moves. */
  wakeAt(state: W['State']): Millis | null;
  outcome(state: W['State']): Outcome | null;
  /** The "Result" of the game's page. */
  result(state: W['State']): W['Result'];

  /** All that this viewer may know, built from nothing upward, never by deleting. */
  view(state: W['State'], viewer: Viewer): W['View'];
  /** The event as this viewer may see it; null if they may not know that anything happened. */
  eventFor(event: W['Event'], viewer: Viewer): W['Event'] | null;
  /**
   * Judged from a view: knowing what is legal can't leak a secret. Empty for a viewer who can't act; in a game in turns
   * everybody knows of everybody whether it is.
   */
  legalMoves(view: W['View']): readonly W['Offer'][];
  /** How to take moves out of an offer; `plainOffers` when every offer is a move. */
  readonly offers: Offers<W['Offer'], W['Move']>;
  /** Some full state that looks exactly like this view: what a bot searches in. The state keeps `chance`. */
  imagine(view: W['View'], chance: Chance): W['State'];

  /**
   * Deals anew, by the state's own chance, what nobody at the table has seen: for a match that goes on from the middle
   * of another with a new future. No view changes. Left out where nothing lies face down, and by rules of before.
   */
  stir?(state: W['State']): void;

  /** Games in turns in which somebody can say beforehand what they will do; left out where nobody can. */
  readonly plans?: Plans<W['View'], W['Move']>;

  /** The move with its fields in one fixed order, or null: unknown type, missing, wrong or unknown field. */
  parseMove(json: unknown): W['Move'] | null;
  parseSetup(json: unknown, table: Table<W>): Parsed<W['Setup']>;
}

/**
 * Thinking ahead: a seat says what it will do at its next turn, to be done only if that would then do the same. Judged
 * from the seat's own view alone, so that what becomes of a plan tells nobody anything they may not know.
 */
export interface Plans<View, Move> {
  /** What the viewer would see if their turn began now, with nothing else changed; null: nothing can be planned. */
  ahead(view: View): View | null;
  /** Whether the decision that can be planned is the viewer's to make now. */
  isDue(view: View): boolean;
  /**
   * Everything the move would do that its player can foresee, in a view in which it is due: what a plan rests on. Plain
   * data; null where the move is not legal, or none that can be planned.
   */
  restOf(view: View, move: Move): object | null;
}

/** What is settled before a match begins. */
export interface Table<W extends Words = Words> {
  readonly options: W['Options'];
  readonly seatCount: number;
}
