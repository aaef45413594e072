/** Chapter 11 of RULEBOOK.md: all that a viewer may know, put together from nothing. */

import type { Seat, Viewer } from '#tabletop';
import type { LabId, ObjectiveId, ProjectId, Tile } from './components.ts';
import type { Due, Phase, ProjectDraw, Reshuffle, SeatState, State, UnseenCard } from './state.ts';

/** What everybody knows of a seat, and for its owner its Projects. */
export interface SeatView {
  /** How many Objectives are drawn and not yet laid out. */
  readonly objectives: number;
  readonly hasPassed: boolean;
  readonly capsules: readonly (ObjectiveId | null)[];
  readonly validations: readonly (number | null)[];
  readonly station: readonly (LabId | null)[];
  /** The part of the hand that everybody saw being taken. */
  readonly shown: readonly LabId[];
  /** One entry for each card in hand that nobody else saw. */
  readonly unseen: readonly UnseenCard[];
  readonly projectCount: number;
  /** [SECRET-1] Only the viewer's own, until the end; null where they are secret. */
  readonly projects: readonly ProjectId[] | null;
}

/** A draw of Projects as its witness saw it; what the viewer can't know is null. */
export interface SeenDraw {
  readonly by: Seat;
  readonly count: number;
  readonly drawn: readonly ProjectId[] | null;
  readonly kept: ProjectId | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly advanced: boolean;
  readonly reshuffle: Reshuffle;
  readonly phase: Phase;
  readonly first: Seat;
  /** The seat to act; null while Objectives are passed or arranged and when the match is over. */
  readonly turn: Seat | null;
  readonly caller: Seat | null;
  readonly pileSize: number;
  readonly pools: readonly (readonly LabId[])[];
  readonly discard: readonly LabId[];
  readonly centre: readonly LabId[];
  readonly turnedUp: readonly LabId[];
  readonly projectPileSize: number;
  /** [SECRET-5] The viewer's whole memory of the Project pile; empty when the match is over. */
  readonly draws: readonly SeenDraw[];
  readonly due: readonly Due[];
  readonly validations: readonly (readonly Tile[])[];
  readonly seats: readonly SeatView[];
  /** The viewer's own: hand (cards that all have seen first), Objectives to lay out, the one passed on. */
  readonly hand: readonly LabId[];
  readonly objectives: readonly ObjectiveId[];
  readonly passed: ObjectiveId | null;
}

export const turnOf = ({ phase, turn }: Pick<State, 'phase' | 'turn'>): Seat | null =>
  phase === 'passing' || phase === 'arranging' || phase === 'over' ? null : turn;

export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'spectator' ? undefined : state.seats[viewer];
  const isOver = state.phase === 'over';
  return {
    viewer,
    advanced: state.advanced,
    reshuffle: state.reshuffle,
    phase: state.phase,
    first: state.first,
    turn: turnOf(state),
    caller: state.caller,
    pileSize: state.pile.length,
    pools: state.pools,
    discard: state.discard,
    centre: state.centre,
    turnedUp: state.turnedUp,
    projectPileSize: state.projects.length,
    draws: isOver ? [] : state.draws.map((draw) => drawAsSeen(draw, viewer)),
    due: state.due,
    validations: state.validations,
    seats: state.seats.map((seat) => seatAsSeen(seat, isOver || seat === own)),
    hand: own === undefined ? [] : own.shown.concat(own.hidden),
    objectives: own === undefined ? [] : own.objectives,
    passed: own === undefined ? null : own.passed,
  };
}

function seatAsSeen(seat: SeatState, showsProjects: boolean): SeatView {
  return {
    objectives: seat.objectives.length,
    hasPassed: seat.passed !== null,
    capsules: seat.capsules,
    validations: seat.validations,
    station: seat.station,
    shown: seat.shown,
    unseen: seat.unseen,
    projectCount: seat.projects.length,
    projects: showsProjects ? seat.projects : null,
  };
}

function drawAsSeen({ by, drawn, kept }: ProjectDraw, viewer: Viewer): SeenDraw {
  const isOwn = by === viewer;
  return { by, count: drawn.length, drawn: isOwn ? drawn : null, kept: isOwn ? kept : null };
}
