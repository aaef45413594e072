import { type Building, type Placed, planOf, type QuarterTurn, type Shown, type ShownPlan } from '#games/space-builder';
import { BOARD_SIZE, plotCorner } from '../../art/builder/board.ts';
import { FaceImage, SheetImage } from './face-images.tsx';
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
        <SheetImage class="plan-sheet" />
        <p class="plan-none">{say('plan.coming')}</p>
      </div>
    );
  }
  const turn: QuarterTurn = upright ? 0 : plan.turned;
  return (
    // A new key makes the next plan drop in as a new card.
    <div class="plan-card" key={`${plan.plan}-${turn}`}>
      <div class="plan-lying" style={{ rotate: `${turn * 90}deg` }} aria-hidden="true">
        <SheetImage class="plan-sheet" />
        {planOf(plan.plan).map((asked) => (
          <PlannedImage key={asked.building} asked={asked} isFaded={held !== null && !held.includes(asked.building)} />
        ))}
      </div>
      {upright ? null : <PlanInWords plan={plan} held={held} />}
    </div>
  );
}

function PlannedImage({ asked, isFaded }: { readonly asked: Placed; readonly isFaded: boolean }) {
  const { x, y } = plotCorner(asked.plot);
  const share = (units: number): string => `${(units / BOARD_SIZE) * 100}%`;
  return (
    <span
      class="planned"
      data-faded={isFaded ? '' : undefined}
      style={{ left: share(x), top: share(y), width: share(100), rotate: `${asked.turn * 90}deg` }}
    >
      <FaceImage class="plan-sheet" building={asked.building} face={asked.face} />
    </span>
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
