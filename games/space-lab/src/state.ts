/** The nouns of a match: everything there is to know about it, as plain data. */

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

/** One draw of Projects. `kept` is null while the choice is open. Entries are replaced, never changed. */
export interface ProjectDraw {
  readonly by: Seat;
  readonly drawn: readonly ProjectId[];
  readonly kept: ProjectId | null;
}

/** [SECRET-3] What everybody knows of one card in a hand that nobody else saw. Entries are replaced, never changed. */
export interface UnseenCard {
  /** The pool it was drawn from: an index into `State.pools`. */
  readonly pool: number;
  /** It costs at least this much, or its owner's action would not have ended by itself. */
  readonly costFrom: number;
}

export interface SeatState {
  /** Drawn and not yet laid out. */
  objectives: ObjectiveId[];
  /** Given to the next seat, until that seat has laid it out. */
  passed: ObjectiveId | null;
  /** By capsule. */
  capsules: (ObjectiveId | null)[];
  /** By capsule: the points of the Validation over it; null as long as there is none. */
  validations: (number | null)[];
  /** By slot. */
  station: (LabId | null)[];
  /** The part of the hand that everybody saw being taken, and the part that nobody else saw. */
  shown: LabId[];
  hidden: LabId[];
  /** As many as there are hidden cards, in an order of its own. */
  unseen: UnseenCard[];
  projects: ProjectId[];
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
  pile: LabId[];
  /** [SECRET-2] Each set of cards that went into a pile, less those seen by all since; in the order of the box. */
  pools: LabId[][];
  /** Oldest first. */
  discard: LabId[];
  centre: LabId[];
  turnedUp: LabId[];
  /** The Project pile, its top card last. */
  projects: ProjectId[];
  /** Every draw of Projects since the beginning. */
  draws: ProjectDraw[];
  due: Due[];
  /** In the order of PILES, top first. */
  validations: Tile[][];
  /** Solo: Objectives for the lower capsules, still face down. */
  later: ObjectiveId[];
  seats: SeatState[];
}

export const isSolo = (state: { readonly seats: readonly unknown[] }): boolean => state.seats.length === 1;

export const handSize = (seat: { readonly shown: readonly LabId[]; readonly unseen: readonly unknown[] }): number =>
  seat.shown.length + seat.unseen.length;

/** The seat whose turn it is. */
export const actingSeat = (state: State): SeatState => state.seats[state.turn] as SeatState;

export function copyState(state: State): State {
  return {
    chance: copyChance(state.chance),
    advanced: state.advanced,
    reshuffle: state.reshuffle,
    first: state.first,
    phase: state.phase,
    turn: state.turn,
    caller: state.caller,
    pile: state.pile.slice(),
    pools: state.pools.map((pool) => pool.slice()),
    discard: state.discard.slice(),
    centre: state.centre.slice(),
    turnedUp: state.turnedUp.slice(),
    projects: state.projects.slice(),
    draws: state.draws.slice(),
    due: state.due.slice(),
    validations: state.validations.map((tiles) => tiles.slice()),
    later: state.later.slice(),
    seats: state.seats.map(copySeat),
  };
}

function copySeat(seat: SeatState): SeatState {
  return {
    objectives: seat.objectives.slice(),
    passed: seat.passed,
    capsules: seat.capsules.slice(),
    validations: seat.validations.slice(),
    station: seat.station.slice(),
    shown: seat.shown.slice(),
    hidden: seat.hidden.slice(),
    unseen: seat.unseen.slice(),
    projects: seat.projects.slice(),
  };
}
