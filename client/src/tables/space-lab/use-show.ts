/** How Space Lab shows what happens: step by step, as long as it takes to see it, at the speed one likes. */

import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { Event, Slot, View } from '#games/space-lab';
import type { Told } from '../../host/host.ts';
import { wantsLessMotion } from '../../look/motion.ts';
import type { Act } from '../acts.ts';
import { pause } from '../moments.ts';
import { type Staging, useStaging } from '../staging.ts';
import { type Departure, departuresFrom, type Launch, useLaunches } from './flight-layer.tsx';
import { type Flight, flightsOf, isOneDeed } from './flights.ts';
import { FLIGHT_MILLIS, lastingOf, paceNow } from './timing.ts';

/** So long it stays before the next thing happens: to be understood, not only seen. */
const REST = 450;

type LabAct = Act<View, Event>;

/** By seat: the slots filled last, so that everybody sees what just happened. */
export type Fresh = readonly (readonly Slot[])[];

interface Show extends Staging<View, Event> {
  readonly fresh: Fresh;
  readonly launch: ReadonlySignal<Launch | null>;
}

interface ToShow {
  readonly view: View;
  readonly log: readonly Told[];
  /** What comes next waits until this has been seen; a replay and a lesson have a pace of their own. */
  readonly isStaged: boolean;
}

export function useShow(board: RefObject<HTMLElement | null>, { view, log, isStaged }: ToShow): Show {
  const departures = useRef<readonly Departure[]>([]);
  const last = useRef<{ readonly view: View; readonly fresh: Fresh }>({ view, fresh: [] });
  const staging = useStaging<View, Event>(view, log, {
    actsSince: () => [],
    isOwn: isOwnAct,
    isAtOnce: () => !isStaged,
    async perform(act, signal, show) {
      const flights = document.hidden ? [] : flightsOf(act);
      departures.current = departuresFrom(board.current, flights);
      last.current = { view: act.after, fresh: freshAfter(act, last.current.fresh) };
      show();
      if (isStaged) await pause(lastingOfAct(act, flights), signal);
    },
  });
  return {
    ...staging,
    // After a jump nothing has just happened.
    fresh: last.current.view === staging.view ? last.current.fresh : [],
    launch: useLaunches(board, departures, staging.view),
  };
}

export const isOwnAct = ({ before }: LabAct): boolean => before.turn === before.viewer;

function freshAfter({ after, events }: LabAct, before: Fresh): Fresh {
  if (!isOneDeed(events)) return [];
  const placed = events.filter((event) => event.type === 'card-placed');
  if (placed.length === 0) return before;
  return after.seats.map((_, of) => placed.flatMap(({ seat, slot }) => (seat === of ? slot : [])));
}

function lastingOfAct(act: LabAct, flights: readonly Flight[]): number {
  if (flights.length === 0) return 0;
  if (wantsLessMotion()) return FLIGHT_MILLIS.trail * paceNow();
  const flown = lastingOf(flights, !isOwnAct(act));
  return (isOwnAct(act) ? flown : flown + REST) * paceNow();
}
