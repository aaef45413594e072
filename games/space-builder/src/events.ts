/** What happened, as facts, and who may know of it. */

import type { Millis, Seat, Viewer } from '#tabletop';
import type { Building, Placed } from './components.ts';
import type { ShownPlan } from './plans.ts';
import type { BuildingFault, RoundEnd } from './rules/inspection.ts';

export type Event =
  | {
      readonly type: 'plan-came-up';
      readonly round: number;
      readonly plan: ShownPlan;
      readonly deadline: Millis | null;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly built: Placed;
      /** Where and how it stood before. */
      readonly before: Placed | null;
      /** Which building had to leave the plot. */
      readonly sentBack: Building | null;
      /** How many are on the board now, and how many were. */
      readonly placed: number;
      readonly placedBefore: number;
    }
  | { readonly type: 'took-back'; readonly seat: Seat; readonly building: Building; readonly placed: number }
  /** What others learn of building and taking back. */
  | { readonly type: 'placed'; readonly seat: Seat; readonly placed: number }
  | { readonly type: 'finished'; readonly seat: Seat; readonly rank: number }
  | {
      readonly type: 'round-ended';
      readonly round: number;
      readonly because: RoundEnd;
      /** [INSP-6] The seats in the order in which their boards are looked at. */
      readonly order: readonly Seat[];
      /** By seat. */
      readonly faults: readonly (readonly BuildingFault[])[];
      readonly defects: readonly number[];
      readonly winner: Seat | null;
    }
  | {
      readonly type: 'unlocked';
      readonly seat: Seat;
      readonly building: Building;
      readonly because: 'chosen' | 'time-is-up';
    }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'match-won'; readonly seat: Seat }
  | { readonly type: 'match-abandoned' };

export type Tell = (event: Event) => void;

/** [SIGHT-1] [SIGHT-5] Other players learn how many buildings a board has, and only when that changes. */
export function eventFor(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'built':
      if (seesBoardOf(viewer, event.seat)) return event;
      return event.placed === event.placedBefore ? null : placedOnly(event);
    case 'took-back':
      return seesBoardOf(viewer, event.seat) ? event : placedOnly(event);
    default:
      return event;
  }
}

/** [SIGHT-1] [SIGHT-2] While a plan is up. */
export function seesBoardOf(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'spectator';
}

const placedOnly = ({ seat, placed }: { readonly seat: Seat; readonly placed: number }): Event => ({
  type: 'placed',
  seat,
  placed,
});
