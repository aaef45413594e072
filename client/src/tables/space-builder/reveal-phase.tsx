import { useState } from 'preact/hooks';
import { BUILDINGS, type Building, type Move, type View } from '#games/space-builder';
import type { Seat, Viewer } from '#tabletop';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import type { SeatNow } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { Sign } from '../../look/icon.tsx';
import { check, crown } from '../../look/icons.ts';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { CityBoard } from './city.tsx';
import { LockedRow } from './hand.tsx';
import { PlanCard } from './plan-card.tsx';
import { buildingName, say } from './words.ts';
import './reveal-phase.css';

export interface RevealPhaseProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly seats: readonly SeatNow[];
  readonly play: ((move: Move) => void) | null;
}

/** Between two plans: what was right and wrong, who won, what is opened next. */
export function RevealPhase({ view, viewer, seats, play }: RevealPhaseProps) {
  const winner = view.rounds.at(-1)?.winner ?? null;
  const [looked, setLooked] = useState<Seat | null>(null);
  const shown = looked ?? (viewer === 'spectator' ? (winner ?? 0) : viewer);
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? '';
  return (
    <>
      <div class="builder-upper">
        <div class="builder-plan">
          <PlanCard plan={view.plan} held={null} upright />
        </div>
        <Results view={view} seats={seats} shown={shown} onLook={setLooked} />
      </div>
      <div class="builder-lower">
        <div class="builder-city">
          <CityBoard
            label={shown === viewer ? say('city') : say('city-of', { name: nameOf(shown) })}
            board={view.boards[shown] ?? []}
            faults={view.faults?.[shown] ?? null}
          />
        </div>
        <div class="builder-tools" />
      </div>
      <div class="builder-dock">
        <div class="builder-hand">
          <Opening view={view} viewer={viewer} winner={winner} nameOf={nameOf} play={play} />
        </div>
        <div class="builder-action">
          <ReadyButton view={view} viewer={viewer} play={play} />
        </div>
      </div>
    </>
  );
}

interface ResultsProps {
  readonly view: View;
  readonly seats: readonly SeatNow[];
  readonly shown: Seat;
  readonly onLook: (seat: Seat) => void;
}

/** One row for each seat: press it to see that city. */
function Results({ view, seats, shown, onLook }: ResultsProps) {
  const round = view.rounds.at(-1);
  return (
    <ul class="results" aria-label={say('results')}>
      {seats.map(({ seat, name }) => {
        const defects = round?.defects[seat];
        return (
          <li key={seat}>
            <button
              type="button"
              class="result"
              data-seat={seat}
              aria-pressed={seat === shown}
              disabled={round === undefined}
              onClick={() => onLook(seat)}
            >
              <HelmetPicture seat={seat} size={34} class="result-face" />
              <span class="result-name">
                <ShapeBadge seat={seat} size={14} />
                <span class="rival-letters">{name}</span>
              </span>
              <span class="result-words">
                {defects === undefined ? (
                  say('held', { count: view.held[seat]?.length ?? 0 })
                ) : (
                  <>
                    <span class="number">{defects}</span> {say('defects', { defects })}
                  </>
                )}
              </span>
              {round?.winner === seat ? (
                <span class="result-mark" role="img" aria-label={say('round-winner')}>
                  <Sign of={crown} size={18} />
                </span>
              ) : null}
              {view.ready[seat] ? (
                <span class="result-ready" role="img" aria-label={say('is-ready')}>
                  <Sign of={check} size={14} />
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface OpeningProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly winner: Seat | null;
  readonly nameOf: (seat: Seat) => string;
  readonly play: ((move: Move) => void) | null;
}

/** The winner of the round chooses what to open; the others see who does, and what it was. */
function Opening({ view, viewer, winner, nameOf, play }: OpeningProps) {
  if (view.rounds.length === 0) return <p class="builder-note">{say('start.hint')}</p>;
  if (winner === null) return <p class="builder-note">{say('nobody-won')}</p>;
  if (view.opened !== null) {
    const building = buildingName(view.opened);
    return (
      <p class="builder-note">
        {winner === viewer ? say('you-opened', { building }) : say('opened', { name: nameOf(winner), building })}
      </p>
    );
  }
  if (winner !== viewer || play === null) {
    return (
      <p class="builder-note">
        {view.phase === 'over' ? say('won', { name: nameOf(winner) }) : say('opens', { name: nameOf(winner) })}
      </p>
    );
  }
  const held: readonly Building[] = view.held[winner] ?? [];
  return (
    <div class="opening">
      <p class="builder-note">{say('open-one')}</p>
      <LockedRow
        locked={BUILDINGS.filter((building) => !held.includes(building))}
        onOpen={(building) => play({ type: 'unlock', building })}
      />
    </div>
  );
}

type ReadyButtonProps = Pick<RevealPhaseProps, 'view' | 'viewer' | 'play'>;

function ReadyButton({ view, viewer, play }: ReadyButtonProps) {
  if (viewer === 'spectator' || play === null || view.phase === 'over') return null;
  const waiting = view.ready.filter((isReady) => !isReady).length;
  if (view.ready[viewer]) return <p class="builder-note">{say('waiting-for', { waiting })}</p>;
  return (
    <Button kind="primary" size="large" icon={check} wide onPress={() => play({ type: 'ready' })}>
      {say('ready')}
    </Button>
  );
}
