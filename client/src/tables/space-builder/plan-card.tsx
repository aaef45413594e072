import { useMemo, useRef } from 'preact/hooks';
import { type Building, PLOTS, planOf, type QuarterTurn, type Shown, type ShownPlan } from '#games/space-builder';
import { plotCorner } from '../../art/builder/board.ts';
import { pictureOf, sheetPicture } from './pictures.ts';
import { asPlaced, fromBase, say, tongue } from './words.ts';
import './plan-card.css';

export interface PlanCardProps {
  readonly plan: ShownPlan | null;
  /** Buildings the player holds: the others are faded. Null: all are shown alike. */
  readonly held: readonly Building[] | null;
  /** As it was meant, for comparing; else as it lies before the players, who can only turn it in the mind. */
  readonly upright?: boolean;
  /** Turns upright and back, once, to show what is meant. */
  readonly turns?: boolean;
}

/** The same card for every plan: a new one changes what its places show, and nothing has to be laid out anew. */
export function PlanCard({ plan, held, upright = false, turns = false }: PlanCardProps) {
  const turn: QuarterTurn = plan === null || upright ? 0 : plan.turned;
  const drop = useChanges(plan?.plan ?? null);
  return (
    <div class="plan-card" data-drop={drop % 2} data-down={plan === null ? '' : undefined}>
      <div
        class="plan-lying"
        data-turns={turns ? '' : undefined}
        style={{ rotate: `${turn === 3 ? -90 : turn * 90}deg`, backgroundImage: sheetPicture() }}
        aria-hidden="true"
      >
        {plan === null ? null : <PlannedBuildings plan={plan.plan} held={held} />}
      </div>
      {plan === null ? <p class="plan-none">{say('plan.coming')}</p> : null}
      {plan === null || upright ? null : <PlanInWords plan={plan} held={held} />}
    </div>
  );
}

/** How often a value has changed. */
function useChanges(value: number | null): number {
  const seen = useRef({ value, changes: 0 });
  if (seen.current.value !== value) seen.current = { value, changes: seen.current.changes + 1 };
  return seen.current.changes;
}

interface PlannedProps {
  readonly plan: number;
  readonly held: readonly Building[] | null;
}

function PlannedBuildings({ plan, held }: PlannedProps) {
  const asked = planOf(plan);
  return (
    <>
      {PLOTS.map((plot) => {
        const placed = asked.find((building) => building.plot === plot);
        if (placed === undefined) return null;
        const { x, y } = plotCorner(plot);
        return (
          <span
            key={plot}
            class="planned"
            data-faded={held !== null && !held.includes(placed.building) ? '' : undefined}
            style={{
              translate: `${x}% ${y}%`,
              rotate: `${placed.turn * 90}deg`,
              backgroundImage: pictureOf(`${placed.building}${placed.face}`),
            }}
          />
        );
      })}
    </>
  );
}

/** As it lies: whoever hears it turns it in the mind, like everybody else. */
function PlanInWords({ plan, held }: { readonly plan: ShownPlan; readonly held: readonly Building[] | null }) {
  return useMemo(() => {
    const isAsked = ({ building }: Shown): boolean => held === null || held.includes(building);
    const sentence = (shown: Shown): string =>
      say(isAsked(shown) ? 'plan.place' : 'plan.place-of-others', {
        what: asPlaced(shown.building, shown.face, shown.turn),
        where: fromBase(shown.place, plan.base),
      });
    return (
      <ol class="plan-words" aria-label={say('plan.label', { turn: say(`base-at.${plan.base as 0 | 2 | 6 | 8}`) })}>
        {[...plan.buildings.filter(isAsked), ...plan.buildings.filter((shown) => !isAsked(shown))].map((shown) => (
          <li key={shown.building}>{sentence(shown)}</li>
        ))}
      </ol>
    );
  }, [plan.plan, plan.turned, held?.join(), tongue()]);
}
