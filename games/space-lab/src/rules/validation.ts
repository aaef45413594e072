/** Chapter 7 of RULEBOOK.md: complete Objectives and the tiles they win. */

import { labCard, objectiveTile } from '../box.ts';
import type { ObjectiveId, Tile } from '../components.ts';
import type { Tell } from '../events.ts';
import { actingSeat, type Due, type SeatState, type State } from '../state.ts';
import { layoutOf } from '../station.ts';

type Laid = Readonly<Pick<SeatState, 'station' | 'capsules' | 'validations'>>;

/** By symbol of the Objective: whether a card around the capsule matches it; no card matches two. */
export function matchedSymbols(seat: Pick<Laid, 'station' | 'capsules'>, capsule: number): readonly boolean[] {
  const objective = seat.capsules[capsule];
  if (typeof objective !== 'string') return [];
  const { agencies } = objectiveTile(objective);
  const matched = agencies.map(() => false);
  for (const slot of layoutOf(seat.station).around[capsule] ?? []) {
    const card = seat.station[slot];
    if (typeof card !== 'string') continue;
    const { agency } = labCard(card);
    const symbol = agencies.findIndex((wanted, at) => wanted === agency && !matched[at]);
    if (symbol >= 0) matched[symbol] = true;
  }
  return matched;
}

/** [VALID-1] Three different cards around the capsule, one for each symbol. */
export function isComplete(seat: Pick<Laid, 'station' | 'capsules'>, capsule: number): boolean {
  const matched = matchedSymbols(seat, capsule);
  return matched.length > 0 && !matched.includes(false);
}

/** [VALID-3] Each Objective once. [VALID-4] Left to right, the upper row first: the order of `beside`. */
export function validationsDue(seat: Laid, slot: number): Due[] {
  const dues: Due[] = [];
  for (const capsule of layoutOf(seat.station).beside[slot] ?? []) {
    if (seat.validations[capsule] === null && isComplete(seat, capsule)) dues.push({ kind: 'validation', capsule });
  }
  return dues;
}

/** [VALID-2] The top tile of the capsule's pile; its bonus comes before anything else. */
export function validate(state: State, capsule: number, tell: Tell): void {
  const seat = actingSeat(state);
  const { capsules, pileOf } = layoutOf(seat.station);
  const pile = pileOf[capsule] ?? 0;
  const [tile = null, ...left] = state.validations[pile] ?? [];
  state.validations = state.validations.with(pile, left);
  // [VALID-6] With no tile left the Objective still counts as validated.
  seat.validations = seat.validations.with(capsule, tile?.points ?? 0);
  tell({
    type: 'objective-validated',
    seat: state.turn,
    capsule: capsules[capsule] ?? 'L',
    objective: seat.capsules[capsule] as ObjectiveId,
    tile,
  });
  const due = tileBonus(tile);
  if (due !== null) state.due = [due, ...state.due];
}

export function tileBonus(tile: Tile | null): Due | null {
  switch (tile?.bonus) {
    case 'project':
      return { kind: 'projects', count: 1, source: 'validation' };
    case 'labCard':
      return { kind: 'labCard', source: 'validation' };
    default:
      return null;
  }
}
