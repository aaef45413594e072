import type { Building, ShownPlan } from '#games/space-builder';
import { PLACES } from '#games/space-builder';
import { BaseTile, Tile } from './tile.tsx';
import { asPlaced, say } from './words.ts';
import './plan-card.css';

export interface PlanCardProps {
  readonly plan: ShownPlan | null;
  /** Buildings the player holds: the others are faded. Null: all are shown alike. */
  readonly held: readonly Building[] | null;
}

/** The blueprint as it lies before the players: it can't be turned, only the mind can. */
export function PlanCard({ plan, held }: PlanCardProps) {
  if (plan === null) {
    return (
      <div class="plan-card" data-down="">
        <p class="plan-none">{say('plan.coming')}</p>
      </div>
    );
  }
  return (
    // A new key makes the next plan drop in as a new card.
    <ol class="plan-card" aria-label={say('plan.label')} key={`${plan.plan}-${plan.turned}`}>
      {PLACES.map((place) => {
        if (place === plan.base) {
          return (
            <li key={place} class="plan-place">
              <BaseTile turn={plan.turned} label={say('plan.base')} />
            </li>
          );
        }
        const shown = plan.buildings.find((building) => building.place === place);
        if (shown === undefined) return <li key={place} class="plan-place" />;
        const isFaded = held !== null && !held.includes(shown.building);
        return (
          <li key={place} class="plan-place" data-faded={isFaded ? '' : undefined}>
            <Tile {...shown} label={asPlaced(shown.building, shown.face, shown.turn)} />
          </li>
        );
      })}
    </ol>
  );
}
