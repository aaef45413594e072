/** What lies beside the planet. It follows a frame after it, and only when something in it is another. */

import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import type { SeatNow } from '../../host/host.ts';
import { useDeferred } from '../moments.ts';
import type { Act } from './acts.ts';
import { JustNow } from './just-now.tsx';
import { Reserves } from './reserve.tsx';

interface BesideProps {
  readonly view: View;
  readonly acts: readonly Act[];
  readonly seats: readonly SeatNow[];
  readonly you: Seat | null;
  readonly isAlone: boolean;
  /** Always the same. */
  readonly onOpen: () => void;
}

export const Beside = memo(function Beside({ view, acts, seats, you, isAlone, onOpen }: BesideProps) {
  const now = useMemo(() => ({ view, acts }), [view, acts]);
  const late = useDeferred(now);
  // Another pair of eyes never sees what the last one saw.
  const shown = late.view.viewer === view.viewer ? late : now;
  return (
    <div class="beside">
      {useMemo(
        () => (
          <Reserves view={shown.view} seats={seats} you={you} onOpen={onOpen} />
        ),
        [shown, seats, you],
      )}
      {useMemo(
        () => (isAlone ? null : <JustNow acts={shown.acts} nameOf={(seat) => seats[seat]?.name ?? ''} />),
        [shown.acts, seats, isAlone],
      )}
    </div>
  );
});
