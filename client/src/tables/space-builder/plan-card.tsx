import { type Building, planOf, type QuarterTurn, type Shown, type ShownPlan } from '#games/space-builder';
import { PlanPicture } from '../../art/builder/pieces.tsx';
import { asPlaced, fromBase, say } from './words.ts';
import './plan-card.css';

export interface PlanCardProps {
  readonly plan: ShownPlan | null;
  /** Buildings the player holds: the others are faded. Null: all are shown alike. */
  readonly held: readonly Building[] | null;
  /** As it was meant, for comparing; else as it lies before the players, who can only turn it in the mind. */
  readonly upright?: boolean;
}

export function PlanCard({ plan, held, upright = false }: PlanCardProps) {
  if (plan === null) {
    return (
      <div class="plan-card" data-down="">
        <PlanPicture buildings={[]} width="100%" />
        <p class="plan-none">{say('plan.coming')}</p>
      </div>
    );
  }
  const turn: QuarterTurn = upright ? 0 : plan.turned;
  return (
    // A new key makes the next plan drop in as a new card.
    <div class="plan-card" key={`${plan.plan}-${turn}`}>
      <PlanPicture
        turn={turn}
        buildings={planOf(plan.plan).map((asked) => ({
          ...asked,
          faded: held !== null && !held.includes(asked.building),
        }))}
        width="100%"
      />
      {upright ? null : <PlanInWords plan={plan} held={held} />}
    </div>
  );
}

/** As it lies: whoever hears it turns it in the mind, like everybody else. */
function PlanInWords({ plan, held }: { readonly plan: ShownPlan; readonly held: readonly Building[] | null }) {
  const isAsked = ({ building }: Shown): boolean => held === null || held.includes(building);
  const sentence = (shown: Shown): string =>
    say(isAsked(shown) ? 'plan.place' : 'plan.place-of-others', {
      what: asPlaced(shown.building, shown.face, shown.turn),
      where: fromBase(shown.place, plan.base),
    });
  return (
    <ol class="spoken" aria-label={say('plan.label', { turn: say(`base-at.${plan.base as 0 | 2 | 6 | 8}`) })}>
      {[...plan.buildings.filter(isAsked), ...plan.buildings.filter((shown) => !isAsked(shown))].map((shown) => (
        <li key={shown.building}>{sentence(shown)}</li>
      ))}
    </ol>
  );
}
