/** Between two plans: what was right and wrong, who won, what is opened next. */

import { useEffect, useState } from 'preact/hooks';
import { askedOf, type BuildingFault, type Move, type Placed, planOf, type View } from '#games/space-builder';
import type { Seat } from '#tabletop';
import type { SeatNow } from '../../host/host.ts';
import type { Revealed } from './building-site.tsx';
import { Inspection } from './inspection.tsx';
import { Opening, ReadyButton } from './opening.tsx';
import { Results } from './results.tsx';
import { say } from './words.ts';

export interface RevealProps {
  readonly view: View;
  readonly viewer: Seat;
  readonly seats: readonly SeatNow[];
  readonly play: ((move: Move) => void) | null;
}

/** Presses meant for the round that has just been stopped must not choose anything. */
const FREEZE = 600;

/** Null while a plan is up. */
export function useReveal({ view, viewer, seats, play }: RevealProps): Revealed | null {
  const { round } = view;
  const [looked, setLooked] = useState<{ readonly round: number; readonly seat: Seat } | null>(null);
  const isOn = view.phase !== 'building';
  const isFrozen = useFreeze(isOn && round > 0 && play !== null, round);
  if (!isOn) return null;
  const shown = looked?.round === round ? looked.seat : viewer;
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? '';
  const faults = view.faults?.[shown] ?? null;
  return {
    city: {
      label: shown === viewer ? say('city') : say('city-of', { name: nameOf(shown) }),
      board: view.boards[shown] ?? [],
      checkOf: shown,
    },
    marks: { faults, missing: missingIn(view, faults) },
    isFrozen,
    aside: (
      <Results
        view={view}
        seats={seats}
        shown={shown}
        isPlaying={play !== null}
        onLook={(seat) => setLooked({ round, seat })}
      />
    ),
    tools: faults === null ? null : <Inspection key={shown} asked={askedOf(view, shown)} faults={faults} />,
    hand: <Opening view={view} viewer={viewer} nameOf={nameOf} play={play} />,
    action: <ReadyButton view={view} viewer={viewer} play={play} />,
  };
}

function useFreeze(isOn: boolean, round: number): boolean {
  const [thawed, setThawed] = useState<number | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setThawed(round), FREEZE);
    return () => clearTimeout(timer);
  }, [isOn, round]);
  return isOn && thawed !== round;
}

export function missingIn({ plan }: Pick<View, 'plan'>, faults: readonly BuildingFault[] | null): readonly Placed[] {
  if (plan === null || faults === null) return [];
  const missing = faults.filter(({ fault }) => fault === 'missing').map(({ building }) => building);
  return planOf(plan.plan).filter(({ building }) => missing.includes(building));
}
