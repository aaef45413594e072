import type { View } from '#games/space-builder';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import type { SeatNow } from '../../host/host.ts';
import { Sign } from '../../look/icon.tsx';
import { crown, flag } from '../../look/icons.ts';
import { CityBoard } from './city.tsx';
import { Opening } from './opening.tsx';
import { PlanCard } from './plan-card.tsx';
import { missingIn } from './reveal.tsx';
import './watching.css';
import { say } from './words.ts';

export interface WatchingProps {
  readonly view: View;
  readonly seats: readonly SeatNow[];
}

/** Whoever doesn't play sees all cities grow, and all of them checked. */
export function Watching({ view, seats }: WatchingProps) {
  const isBuilding = view.phase === 'building';
  return (
    <div class="watching" data-seats={seats.length}>
      <div class="watching-plan">
        <PlanCard plan={view.plan} held={null} upright={!isBuilding} />
        {isBuilding || view.rounds.length === 0 ? null : (
          <Opening view={view} viewer="spectator" nameOf={(seat) => seats[seat]?.name ?? ''} play={null} />
        )}
      </div>
      <ul class="watching-cities">
        {seats.map((seat) => (
          <li key={seat.seat} data-seat={seat.seat} class="watched">
            <div class="watched-name">
              <span class="watched-face">
                <HelmetPicture seat={seat.seat} size="100%" />
              </span>
              <span class="seat-letters">{seat.name}</span>
              {isBuilding ? <Progress view={view} seat={seat.seat} /> : <Defects view={view} seat={seat.seat} />}
            </div>
            <CityBoard
              label={say('city-of', { name: seat.name })}
              board={view.boards[seat.seat] ?? []}
              faults={view.faults?.[seat.seat] ?? null}
              missing={missingIn(view, view.faults?.[seat.seat] ?? null)}
              checkOf={view.round}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StandingProps {
  readonly view: View;
  readonly seat: number;
}

function Progress({ view, seat }: StandingProps) {
  if (view.finished.includes(seat)) {
    return (
      <span class="watched-sign" role="img" aria-label={say('rival.finished')}>
        <Sign of={flag} size="1.1em" />
      </span>
    );
  }
  return (
    <span class="number">
      {view.placed[seat] ?? 0}
      <small>/{view.held[seat]?.length ?? 0}</small>
    </span>
  );
}

function Defects({ view, seat }: StandingProps) {
  const round = view.rounds.at(-1);
  const defects = round?.defects[seat];
  if (round === undefined || defects === undefined) return null;
  return (
    <>
      {round.winner === seat ? (
        <span class="watched-sign" role="img" aria-label={say('round-winner')}>
          <Sign of={crown} size="1.2em" />
        </span>
      ) : null}
      <span>
        <span class="number">{defects}</span> <small>{say('defects', { defects })}</small>
      </span>
    </>
  );
}
