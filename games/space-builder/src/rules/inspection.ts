/** Chapters 6 and 7 of RULEBOOK.md: what counts as a defect, and who wins the round. */

import { type Seat, seatsOf } from '#tabletop';
import type { Building, Placed } from '../components.ts';
import { type Plan, placedIn } from '../plans.ts';

/** [INSP-1] [INSP-2] [INSP-3] What each fault costs. */
export const DEFECTS = { missing: 1, misplaced: 2, misshown: 2 } as const;

export type Fault = keyof typeof DEFECTS;

export interface BuildingFault {
  readonly building: Building;
  readonly fault: Fault;
}

/** [INSP-4] A building has one fault at most: the first of these that is true. */
export function faultOf(building: Building, board: readonly Placed[], plan: Plan): Fault | null {
  const built = board.find((placed) => placed.building === building);
  const asked = placedIn(plan, building);
  if (built === undefined) return 'missing';
  if (built.plot !== asked.plot) return 'misplaced';
  if (built.face !== asked.face || built.turn !== asked.turn) return 'misshown';
  return null;
}

/** [INSP-5] Only the buildings a player holds are asked of them. */
export function faultsIn(board: readonly Placed[], plan: Plan, held: readonly Building[]): readonly BuildingFault[] {
  const faults: BuildingFault[] = [];
  for (const building of held) {
    const fault = faultOf(building, board, plan);
    if (fault !== null) faults.push({ building, fault });
  }
  return faults;
}

export function defectsOf(faults: readonly BuildingFault[]): number {
  let defects = 0;
  for (const { fault } of faults) defects += DEFECTS[fault];
  return defects;
}

/** [INSP-6] Who finished first is looked at first; those who were stopped come last, by seat. */
export function inspectionOrder(seatCount: number, finished: readonly Seat[]): readonly Seat[] {
  return [...finished, ...seatsOf(seatCount).filter((seat) => !finished.includes(seat))];
}

/** How a seat came out of a round. */
interface Inspected {
  readonly seat: Seat;
  readonly placed: number;
  readonly defects: number;
}

/** How a round ended. */
export type RoundEnd = 'all-but-one-finished' | 'time-is-up';

/**
 * [WIN-1] The fewest defects win, finished or not. [WIN-4] When time ended the round, who has built nothing is left out.
 * [WIN-2] Among equals whoever finished first; those who did not finish come after all who did.
 * [WIN-3] If only unfinished players share the fewest, a single one wins; of several nobody does.
 */
export function roundWinner(
  inspected: readonly Inspected[],
  finished: readonly Seat[],
  because: RoundEnd,
): Seat | null {
  const compared = because === 'time-is-up' ? inspected.filter(({ placed }) => placed > 0) : inspected;
  const fewest = Math.min(...compared.map(({ defects }) => defects));
  const best = compared.filter(({ defects }) => defects === fewest).map(({ seat }) => seat);
  const fastest = finished.find((seat) => best.includes(seat));
  if (fastest !== undefined) return fastest;
  return best.length === 1 ? (best[0] ?? null) : null;
}
