import type { View } from '#games/space-builder';
import type { SeatNow } from '../../host/host.ts';
import { CityBoard } from './city.tsx';
import { PlanCard } from './plan-card.tsx';
import { Rivals } from './rivals.tsx';
import './watching.css';
import { say } from './words.ts';

/** Whoever doesn't play sees all cities grow. */
export function Watching({ view, seats }: { readonly view: View; readonly seats: readonly SeatNow[] }) {
  return (
    <>
      <div class="builder-upper">
        <div class="builder-plan">
          <PlanCard plan={view.plan} held={null} />
        </div>
        <Rivals view={view} seats={seats} except={null} />
      </div>
      <ul class="builder-cities">
        {seats.map(({ seat, name }) => (
          <li key={seat} data-seat={seat} class="builder-watched">
            <p class="builder-whose">{name}</p>
            <CityBoard label={say('city-of', { name })} board={view.boards[seat] ?? []} />
          </li>
        ))}
      </ul>
    </>
  );
}
