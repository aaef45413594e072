import { memo } from 'preact/compat';
import type { Layout, View } from '#games/space-lab';
import type { SeatNow } from '../../host/host.ts';
import { JustNow } from './just-now.tsx';
import { Race } from './race.tsx';
import type { TurnRecap } from './recap.ts';
import './side.css';

interface SideProps {
  readonly view: View;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  readonly recaps: readonly TurnRecap[];
}

/** Where there is room beside the station: what just happened, and how near the end everybody is. */
export const Side = memo(
  function Side({ view, layout, seats, recaps }: SideProps) {
    return (
      <div class="lab-side">
        <JustNow recaps={recaps} nameOf={(of) => seats.find(({ seat }) => seat === of)?.name ?? ''} />
        <Race view={view} layout={layout} seats={seats} />
      </div>
    );
  },
  (before, now) => before.view === now.view && before.seats === now.seats,
);
