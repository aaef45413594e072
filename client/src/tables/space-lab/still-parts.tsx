import { useMemo } from 'preact/hooks';
import type { Layout, SeatView, View } from '#games/space-lab';
import type { SeatNow, Told } from '../../host/host.ts';
import type { NameOf } from '../game-table.ts';
import { JustNow } from './just-now.tsx';
import type { Chances, Plan } from './plan.ts';
import { Projects } from './projects.tsx';
import { Race, Rivals } from './rivals.tsx';
import { Ways } from './ways.tsx';

interface Table {
  readonly view: View;
  readonly seat: SeatView;
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
export function useStillParts({ view, seat, layout, seats, log, plan, chances, nameOf, toggle, look }: Table) {
  const rivals = useMemo(
    () => (seats.length > 1 ? <Rivals view={view} layout={layout} seats={seats} except={Number(view.viewer)} /> : null),
    [view, layout, seats],
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
  const projects = useMemo(() => <Projects seat={seat} onLook={look} />, [seat]);
  const side = useMemo(
    () => (
      <div class="lab-side">
        <JustNow log={log} nameOf={nameOf} />
        <Race view={view} layout={layout} seats={seats} />
      </div>
    ),
    [view, log, seats],
  );
  return { rivals, ways, projects, side };
}
