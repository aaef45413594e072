import type { Move, View } from '#games/space-builder';
import type { Seat } from '#tabletop';
import type { SeatNow } from '../../host/host.ts';
import { BuildingSite } from './building-site.tsx';
import { cityOf } from './picking.ts';
import { Rivals } from './rivals.tsx';

export interface BuildingPhaseProps {
  readonly view: View;
  readonly seat: Seat;
  readonly seats: readonly SeatNow[];
  /** Null when this is only looked at. */
  readonly play: ((move: Move) => void) | null;
}

/** A plan is up: everyone builds. */
export function BuildingPhase({ view, seat, seats, play }: BuildingPhaseProps) {
  return (
    <BuildingSite
      plan={view.plan}
      city={cityOf(view, seat)}
      isDone={view.finished.includes(seat)}
      aside={<Rivals view={view} seats={seats} except={seat} />}
      play={play}
    />
  );
}
