/** Chapter 7 of RULEBOOK.md: what a placed card brings by itself and by where it lies. */

import { labCard, objectiveTile } from '../box.ts';
import type { LabId, ObjectiveId } from '../components.ts';
import type { Due, SeatState } from '../state.ts';
import { layoutOf } from '../station.ts';

export const TECHNICIAN_POINTS = 3;
const RESEARCHER_DRAWS = 2;

type Laid = Pick<SeatState, 'capsules' | 'station'>;

/** Whether the card below this capsule has the specialty of its Objective. */
function matchesAbove(capsules: readonly (ObjectiveId | null)[], card: LabId, capsule: number): boolean {
  const objective = capsules[capsule];
  return typeof objective === 'string' && objectiveTile(objective).specialty === labCard(card).specialty;
}

/** [BONUS-7] */
export function earnsTechnician(
  board: { readonly capsules: readonly (ObjectiveId | null)[] },
  card: LabId,
  capsule: number,
): boolean {
  return labCard(card).specialty === 'technician' && matchesAbove(board.capsules, card, capsule);
}

/** [BONUS-1] The card's own effect, then the slot's: [SOLO-3] that of the upper capsule first. */
export function bonusesOf(seat: Readonly<Laid>, card: LabId, slot: number): Due[] {
  const { capsuleAbove, isAboveCapsule } = layoutOf(seat.station);
  const { effect, cost } = labCard(card);
  const dues: Due[] = [];
  if (effect.kind === 'drawProject') dues.push({ kind: 'projects', count: 1, source: 'card' });
  const above = capsuleAbove[slot];
  if (typeof above === 'number' && matchesAbove(seat.capsules, card, above)) {
    const due = specialtyBonus(card, above);
    if (due !== null) dues.push(due);
  }
  // [BONUS-2]
  if (isAboveCapsule[slot] === true && cost > 0) dues.push({ kind: 'projects', count: cost, source: 'slot' });
  return dues;
}

/** [BONUS-5] */
function specialtyBonus(card: LabId, capsule: number): Due | null {
  switch (labCard(card).specialty) {
    case 'researcher':
      return { kind: 'projects', count: RESEARCHER_DRAWS, source: 'objective' }; // [BONUS-6]
    case 'technician':
      return { kind: 'technician', capsule }; // [BONUS-7]
    case 'medic':
      return { kind: 'labCard', source: 'objective' }; // [BONUS-8]
    case 'pilot':
      return null;
  }
}
