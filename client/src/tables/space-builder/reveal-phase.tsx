import { useEffect, useRef, useState } from 'preact/hooks';
import {
  BUILDINGS,
  type Building,
  type BuildingFault,
  type Move,
  type Placed,
  planOf,
  type View,
} from '#games/space-builder';
import type { Seat, Viewer } from '#tabletop';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import type { SeatNow } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { Sign } from '../../look/icon.tsx';
import { check, crown, flag } from '../../look/icons.ts';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { CityBoard } from './city.tsx';
import { LockedRow } from './hand.tsx';
import { Inspection } from './inspection.tsx';
import { PlanCard } from './plan-card.tsx';
import { buildingName, say } from './words.ts';
import './reveal-phase.css';

export interface RevealPhaseProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly seats: readonly SeatNow[];
  readonly play: ((move: Move) => void) | null;
}

/** Presses meant for the round that has just been stopped must not choose anything. */
const FREEZE = 600;

/** Between two plans: what was right and wrong, who won, what is opened next. */
export function RevealPhase({ view, viewer, seats, play }: RevealPhaseProps) {
  const winner = view.rounds.at(-1)?.winner ?? null;
  const [looked, setLooked] = useState<Seat | null>(null);
  const isFrozen = useFreeze(view.rounds.length > 0 && play !== null);
  const shown = looked ?? (viewer === 'spectator' ? (winner ?? 0) : viewer);
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? '';
  const asked = askedIn(view, shown);
  const faults = view.faults?.[shown] ?? null;
  const place = useRef<HTMLDivElement>(null);
  // The plot that had the focus is gone: it goes on among the results, where no key does harm.
  useEffect(() => {
    if (play !== null && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('.result[aria-pressed="true"]:not(:disabled)')?.focus();
  }, []);
  return (
    <>
      <div class="builder-upper" ref={place}>
        <div class="builder-plan">
          <PlanCard plan={view.plan} held={null} upright />
        </div>
        <Results view={view} seats={seats} shown={shown} onLook={setLooked} />
      </div>
      <div class="builder-lower">
        <div class="builder-city" key={shown} data-frozen={isFrozen ? '' : undefined}>
          <CityBoard
            label={shown === viewer ? say('city') : say('city-of', { name: nameOf(shown) })}
            board={view.boards[shown] ?? []}
            faults={faults}
            missing={missingIn(view, faults)}
          />
          {isFrozen ? (
            <span class="freeze" aria-hidden="true">
              {say('stop')}
            </span>
          ) : null}
        </div>
        <div class="builder-tools">
          {faults === null ? null : <Inspection key={shown} asked={asked} faults={faults} />}
        </div>
      </div>
      <div class="builder-dock" inert={isFrozen}>
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

function useFreeze(isOn: boolean): boolean {
  const [isFrozen, setFrozen] = useState(isOn);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setFrozen(false), FREEZE);
    return () => clearTimeout(timer);
  }, []);
  return isFrozen;
}

/** What the winner has opened since was not asked of them yet. */
function askedIn(view: View, seat: Seat): readonly Building[] {
  const held: readonly Building[] = view.held[seat] ?? [];
  return seat === view.rounds.at(-1)?.winner ? held.filter((building) => building !== view.opened) : held;
}

function missingIn(view: View, faults: readonly BuildingFault[] | null): readonly Placed[] {
  if (view.plan === null || faults === null) return [];
  const missing = faults.filter(({ fault }) => fault === 'missing').map(({ building }) => building);
  return planOf(view.plan.plan).filter(({ building }) => missing.includes(building));
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
        const rank = (round?.finished.indexOf(seat) ?? -1) + 1;
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
              {rank === 0 ? null : (
                <span class="result-rank" role="img" aria-label={say('finished-as', { rank })}>
                  <Sign of={flag} size={14} />
                  <span class="number">{rank}</span>
                </span>
              )}
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
