/** Chapters 2 and 12 of RULEBOOK.md: how a match begins. What a position does not fix is drawn. */

import { below, type Chance, type Seat, seatsOf, shuffle, type Table } from '#tabletop';
import { COMPONENTS } from './box.ts';
import { type LabId, type ObjectiveId, PILES, type ProjectId, type Tile } from './components.ts';
import { NOTHING_GIVEN, type Setup } from './parse-setup.ts';
import { completeCapsules, pilesLess } from './position-boards.ts';
import { refillIfEmpty } from './rules/cards.ts';
import { openPool } from './rules/knowledge.ts';
import { OBJECTIVES_AT_ONCE } from './rules/objectives.ts';
import { isSolo, type SeatState, type State } from './state.ts';
import { layoutFor } from './station.ts';

export interface Options {
  readonly advanced: boolean;
}

export function setup(
  { options, seatCount }: Table & { readonly options: Options },
  chance: Chance,
  position: Setup | null,
): State {
  const given = position ?? NOTHING_GIVEN;
  const objectives = given.objectives ?? dealtObjectives(chance, seatCount);
  const state: State = {
    chance,
    advanced: options.advanced,
    reshuffle: given.reshuffle ?? 'shuffled',
    first: given.first ?? drawnFirst(chance, seatCount),
    phase: 'arranging',
    turn: 0,
    caller: null,
    pile: pileOf(given, chance),
    pools: [],
    discard: [...(given.discard ?? [])],
    centre: [...(given.centre ?? [])],
    turnedUp: [],
    projects: projectPileOf(given, chance),
    draws: [],
    due: [],
    validations: validationPilesOf(given),
    later: [],
    seats: seatsOf(seatCount).map((seat) => seatOf(given, objectives[seat] ?? [], seat, seatCount)),
  };
  openPool(state, unseenBy(state));
  begin(state, given);
  return state;
}

function begin(state: State, given: Setup): void {
  if (given.stations !== null) {
    state.phase = 'turn';
    state.turn = state.first;
  } else if (isSolo(state)) holdBackLowerObjectives(state);
  else if (state.advanced) state.phase = 'passing';
  // [POS-7]
  refillIfEmpty(state, () => undefined);
  if (isSolo(state) && state.pile.length === 0) state.phase = 'over';
}

/** [SOLO-2] */
function holdBackLowerObjectives(state: State): void {
  const [seat] = state.seats;
  if (seat === undefined) return;
  state.later = seat.objectives.slice(OBJECTIVES_AT_ONCE);
  seat.objectives = seat.objectives.slice(0, OBJECTIVES_AT_ONCE);
}

/** [POS-3] The pile as listed, or whatever the position does not name, shuffled. */
function pileOf(given: Setup, chance: Chance): LabId[] {
  if (given.lab !== null) return given.lab.toReversed();
  const elsewhere = new Set([given.centre, given.discard, ...(given.hands ?? []), ...(given.stations ?? [])].flat());
  return shuffle(
    chance,
    COMPONENTS.lab.map(({ id }) => id).filter((id) => !elsewhere.has(id)),
  );
}

function projectPileOf(given: Setup, chance: Chance): ProjectId[] {
  if (given.projects !== null) return given.projects.toReversed();
  const owned = new Set((given.owned ?? []).flatMap(({ projects }) => projects));
  return shuffle(
    chance,
    COMPONENTS.projects.map(({ id }) => id).filter((id) => !owned.has(id)),
  );
}

/** [OBJ-1] */
function dealtObjectives(chance: Chance, seatCount: number): readonly (readonly ObjectiveId[])[] {
  const { length } = layoutFor(seatCount).capsules;
  const tiles = shuffle(
    chance,
    COMPONENTS.objectives.map(({ id }) => id),
  );
  return seatsOf(seatCount).map((seat) => tiles.slice(seat * length, (seat + 1) * length));
}

/** [OBJ-3] */
function drawnFirst(chance: Chance, seatCount: number): Seat {
  return seatCount === 1 ? 0 : below(chance, seatCount);
}

/** [POS-4] The position's own piles, or the box's less what is owned. */
function validationPilesOf(given: Setup): Tile[][] {
  return given.validations?.map((tiles) => tiles.slice()) ?? pilesLess(given.owned ?? []) ?? [];
}

function seatOf(given: Setup, objectives: readonly ObjectiveId[], seat: Seat, seatCount: number): SeatState {
  const { slots, capsules } = layoutFor(seatCount);
  const station = given.stations?.[seat];
  const hidden = [...(given.hands?.[seat] ?? [])];
  return {
    objectives: station === undefined ? [...objectives] : [],
    passed: null,
    capsules: station === undefined ? capsules.map(() => null) : [...objectives],
    validations: station === undefined ? capsules.map(() => null) : tilesOver(given, objectives, seat, seatCount),
    station: station === undefined ? slots.map(() => null) : [...station],
    shown: [],
    hidden,
    // [POS-6] Nobody else saw how a hand came about that a position names.
    unseen: hidden.map(() => ({ pool: 0, costFrom: 0 })),
    projects: [...(given.owned?.[seat]?.projects ?? [])],
  };
}

/** By capsule: the owned tiles over the complete Objectives of their pile, in the order listed. */
function tilesOver(given: Setup, objectives: readonly ObjectiveId[], seat: Seat, seatCount: number): (number | null)[] {
  const tiles = (given.owned?.[seat]?.validations ?? []).slice();
  const complete = completeCapsules(given.stations?.[seat] ?? [], objectives);
  const { pileOf: pileOfCapsule } = layoutFor(seatCount);
  return [...objectives.keys()].map((capsule) => {
    if (!complete.includes(capsule)) return null;
    const pile = PILES[pileOfCapsule[capsule] ?? 0];
    const place = tiles.findIndex((tile) => tile.pile === pile);
    return tiles.splice(place, 1)[0]?.points ?? null;
  });
}

/** [SECRET-2] All that has not been seen by everybody: pile, hands, and what is out of the game. */
function unseenBy(state: State): LabId[] {
  const seen = new Set([state.centre, state.discard, ...state.seats.map((seat) => seat.station)].flat());
  return COMPONENTS.lab.map(({ id }) => id).filter((id) => !seen.has(id));
}
