/**
 * The nouns of a match: everything there is to know about it, as plain data. A list that can be seen is replaced, never
 * changed, so that views and copies may share it; only the two face-down piles change in place.
 */

import { type Chance, copyChance, type Seat } from '#tabletop';
import type { LabId, ObjectiveId, ProjectId, Tile } from './components.ts';

export const PHASES = ['passing', 'arranging', 'turn', 'keeping', 'placing', 'choosing', 'over'] as const;
/**
 * passing, arranging: Objectives, all seats at once · turn: an action is to be chosen · keeping: three cards are turned
 * up · placing: a card has been placed, more may follow · choosing: one of several Projects is to be kept · over
 */
export type Phase = (typeof PHASES)[number];

export type Reshuffle = 'shuffled' | 'inOrder';

/** What made something be drawn. */
export type Source = 'card' | 'slot' | 'objective' | 'validation';

/** What the card just placed still brings, the next thing first. */
export type Due =
  | { readonly kind: 'projects'; readonly count: number; readonly source: Source }
  | { readonly kind: 'labCard'; readonly source: Source }
  | { readonly kind: 'technician'; readonly capsule: number }
  | { readonly kind: 'validation'; readonly capsule: number };

/** One draw of Projects. `kept` is null while the choice is open. */
export interface ProjectDraw {
  readonly by: Seat;
  readonly drawn: readonly ProjectId[];
  readonly kept: ProjectId | null;
}

/** [SECRET-3] What everybody knows of one card in a hand that nobody else saw. */
export interface UnseenCard {
  /** The pool it was drawn from: an index into `State.pools`. */
  readonly pool: number;
  /** It costs at least this much, or its owner's action would not have ended by itself. */
  readonly costFrom: number;
}

export interface SeatState {
  /** Drawn and not yet laid out. */
  objectives: readonly ObjectiveId[];
  /** Given to the next seat, until that seat has laid it out. */
  passed: ObjectiveId | null;
  /** By capsule. */
  capsules: readonly (ObjectiveId | null)[];
  /** By capsule: the points of the Validation over it; null as long as there is none. */
  validations: readonly (number | null)[];
  /** By slot. */
  station: readonly (LabId | null)[];
  /** The part of the hand that everybody saw being taken, and the part that nobody else saw. */
  shown: readonly LabId[];
  hidden: readonly LabId[];
  /** As many as there are hidden cards, in an order of its own. */
  unseen: readonly UnseenCard[];
  projects: readonly ProjectId[];
}

export interface State {
  readonly chance: Chance;
  readonly advanced: boolean;
  readonly reshuffle: Reshuffle;
  readonly first: Seat;
  phase: Phase;
  /** Whose turn it is; meaningless before the first and after the last. */
  turn: Seat;
  /** Who brought the end about, once somebody has. */
  caller: Seat | null;
  /** The draw pile, its top card last. */
  readonly pile: LabId[];
  /** [SECRET-2] Each set of cards that went into a pile, less those seen by all since; in the order of the box. */
  pools: readonly (readonly LabId[])[];
  /** Oldest first. */
  discard: readonly LabId[];
  centre: readonly LabId[];
  turnedUp: readonly LabId[];
  /** The Project pile, its top card last. */
  readonly projects: ProjectId[];
  /** Every draw of Projects since the beginning. */
  draws: readonly ProjectDraw[];
  due: readonly Due[];
  /** In the order of PILES, top first. */
  validations: readonly (readonly Tile[])[];
  /** Solo: Objectives for the lower capsules, still face down. */
  later: readonly ObjectiveId[];
  readonly seats: readonly SeatState[];
}

export const isSolo = (state: { readonly seats: readonly unknown[] }): boolean => state.seats.length === 1;

export const handSize = (seat: { readonly shown: readonly LabId[]; readonly unseen: readonly unknown[] }): number =>
  seat.shown.length + seat.unseen.length;

/** The seat whose turn it is. */
export const actingSeat = (state: State): SeatState => state.seats[state.turn] as SeatState;

export function copy(state: State): State {
  return {
    chance: copyChance(state.chance),
    advanced: state.advanced,
    reshuffle: state.reshuffle,
    first: state.first,
    phase: state.phase,
    turn: state.turn,
    caller: state.caller,
    pile: state.pile.slice(),
    pools: state.pools,
    discard: state.discard,
    centre: state.centre,
    turnedUp: state.turnedUp,
    projects: state.projects.slice(),
    draws: state.draws,
    due: state.due,
    validations: state.validations,
    later: state.later,
    seats: state.seats.map(copySeat),
  };
}

function copySeat(seat: SeatState): SeatState {
  return {
    objectives: seat.objectives,
    passed: seat.passed,
    capsules: seat.capsules,
    validations: seat.validations,
    station: seat.station,
    shown: seat.shown,
    hidden: seat.hidden,
    unseen: seat.unseen,
    projects: seat.projects,
  };
}
