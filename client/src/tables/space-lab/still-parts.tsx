import { useMemo } from 'preact/hooks';
import type { Layout, View } from '#games/space-lab';
import type { SeatNow, Told } from '../../host/host.ts';
import type { NameOf } from '../game-table.ts';
import { JustNow } from './just-now.tsx';
import { useLaterView } from './later.ts';
import type { Chances, Plan } from './plan.ts';
import { Projects } from './projects.tsx';
import { Race, Rivals } from './rivals.tsx';
import { useIsWide } from './roomy.ts';
import { Ways } from './ways.tsx';

interface Table {
  readonly view: View;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  readonly log: readonly Told[];
  readonly plan: Plan;
  readonly chances: Chances | null;
  readonly nameOf: NameOf;
  readonly toggle: (plan: Plan) => void;
  readonly look: (words: string) => void;
}

/** What most taps don't change: handed over as it was, a part is not drawn again. */
export function useStillParts({ view, layout, seats, log, plan, chances, nameOf, toggle, look }: Table) {
  const later = useLaterView(view);
  const seat = later.seats[Number(later.viewer)];
  const hasSide = useIsWide();
  const names = seats.map(({ name }) => name).join();
  const rivals = useMemo(
    () =>
      seats.length > 1 ? <Rivals view={later} layout={layout} seats={seats} except={Number(later.viewer)} /> : null,
    [later, layout, names],
  );
  // Which card is being placed makes no difference to the piles.
  const ways = useMemo(
    () => (
      <Ways
        view={view}
        plan={plan}
        chances={chances}
        onReveal={() => toggle({ kind: 'reveal' })}
        onGroup={(agency) => toggle({ kind: 'recruit', agency })}
      />
    ),
    [view, chances, plan.kind, plan.kind === 'recruit' ? plan.agency : null],
  );
  const projects = useMemo(() => (seat === undefined ? null : <Projects seat={seat} onLook={look} />), [seat]);
  const side = useMemo(
    () =>
      hasSide ? (
        <div class="lab-side">
          <JustNow log={log} nameOf={nameOf} />
          <Race view={later} layout={layout} seats={seats} />
        </div>
      ) : null,
    [later, hasSide, names],
  );
  return { rivals, ways, projects, side };
}
