/** Cards, tiles and Projects on their way: over the board, never in the way of a hand. */

import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { View } from '#games/space-lab';
import { wantsLessMotion } from '../../look/motion.ts';
import type { Flight } from './flights.ts';
import { Flying, Trail } from './flying.tsx';
import { delayOf, FLIGHT_MILLIS, MOST_FLIGHTS, paceNow } from './timing.ts';
import './flight-layer.css';

/** A flight whose ends have been measured. */
export interface MeasuredFlight {
  readonly key: string;
  readonly flight: Flight;
  readonly from: DOMRect;
  /** It lay there for all to see; what comes off a pile is seen only when it comes. */
  readonly wasSeen: boolean;
  readonly to: DOMRect;
  /** shown: it stays where it is too small to be seen, and comes out for a moment. */
  readonly end: Flight['end'] | 'shown';
  /** Milliseconds. */
  readonly delay: number;
  readonly lasts: number;
}

export interface Launch {
  readonly flights: readonly MeasuredFlight[];
  /** The corner that all places are measured from. */
  readonly origin: DOMRect;
}

/** What is about to fly, with where it lay. */
export type Departure = Pick<MeasuredFlight, 'flight' | 'from' | 'wasSeen'>;

/** Launches what is leaving once the board has been drawn as it is then. */
export function useLaunches(
  board: RefObject<HTMLElement | null>,
  departures: { current: readonly Departure[] },
  view: View,
): ReadonlySignal<Launch | null> {
  const launch = useSignal<Launch | null>(null);
  useLayoutEffect(() => {
    const leaving = departures.current;
    departures.current = [];
    if (leaving.length === 0) return;
    for (const { flight } of leaving) if (flight.end === 'lands') hide(board.current, flight);
    const callOff = soon(() => {
      if (board.current !== null) launch.value = launched(board.current, leaving);
    });
    return () => {
      if (callOff()) for (const { flight } of leaving) show(board.current, flight);
    };
  }, [view]);
  return launch;
}

/** In a task of its own: to be measured, the board must be laid out anew. Returns what calls it off, if it is not too late. */
function soon(work: () => void): () => boolean {
  let isDone = false;
  const timer = setTimeout(() => {
    isDone = true;
    work();
  });
  return () => {
    clearTimeout(timer);
    return !isDone;
  };
}

interface Spot {
  readonly place: string;
  readonly rect: DOMRect;
}

/** The first of these places that can be seen. */
function spotAmong(board: HTMLElement | null, places: readonly string[]): Spot | null {
  for (const place of places) {
    const rect = elementAt(board, place)?.getBoundingClientRect();
    if (rect !== undefined && rect.width > 0) return { place, rect };
  }
  return null;
}

const LIES_OPEN = /^(hand|centre|turned|drawn)\//;

const elementAt = (board: HTMLElement | null, place: string | undefined): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null;

/** Where something is going nothing lies yet. */
const hide = (board: HTMLElement | null, { to }: Flight): void =>
  elementAt(board, to[0])?.setAttribute('data-awaited', '');

const show = (board: HTMLElement | null, { to }: Flight): void =>
  elementAt(board, to[0])?.removeAttribute('data-awaited');

/** To be asked before the board changes, while everything still lies where it lay. */
export function departuresFrom(board: HTMLElement | null, flights: readonly Flight[]): readonly Departure[] {
  return flights.slice(0, MOST_FLIGHTS).flatMap((flight) => {
    const spot = spotAmong(board, flight.from);
    return spot === null ? [] : [{ flight, from: spot.rect, wasSeen: LIES_OPEN.test(spot.place) }];
  });
}

function launched(board: HTMLElement, leaving: readonly Departure[]): Launch {
  const flights = leaving.flatMap((departure, at) => measured(board, departure, at));
  return { flights, origin: board.getBoundingClientRect() };
}

function measured(board: HTMLElement, { flight, ...start }: Departure, at: number): readonly MeasuredFlight[] {
  const spot = spotAmong(board, flight.to);
  if (spot === null) {
    show(board, flight);
    return [];
  }
  const pace = paceNow();
  const delay = delayOf(flight, at) * pace;
  const key = `${flight.from[0]} ${flight.to[0]} ${at}`;
  const end = endAt(flight, spot.place);
  return [
    {
      key,
      flight,
      ...start,
      to: spot.rect,
      end,
      delay,
      lasts: FLIGHT_MILLIS[end === 'swept' || end === 'shown' ? 'shown' : 'travel'] * pace,
    },
  ];
}

/** Others' slots and capsules are parts of a small picture: what lands there goes to the whole of it. */
function endAt({ from, to, end }: Flight, place: string): MeasuredFlight['end'] {
  if (end !== 'lands' || place === to[0]) return end;
  return from.includes(place) ? 'shown' : 'vanishes';
}

interface FlightLayerProps {
  readonly launch: ReadonlySignal<Launch | null>;
  readonly board: RefObject<HTMLElement | null>;
}

export function FlightLayer({ launch, board }: FlightLayerProps) {
  const now = launch.value;
  const isStill = wantsLessMotion();
  useEffect(() => {
    if (now === null) return;
    const timer = setTimeout(
      () => {
        if (launch.peek() === now) (launch as Signal<Launch | null>).value = null;
      },
      isStill ? FLIGHT_MILLIS.trail * paceNow() : Math.max(0, ...now.flights.map(({ delay, lasts }) => delay + lasts)),
    );
    return () => clearTimeout(timer);
  }, [now]);
  const Way = isStill ? Trail : Flying;
  return (
    <div class="lab-flight-layer" aria-hidden="true">
      {now?.flights.map((measured) => (
        <Way
          key={measured.key}
          measured={measured}
          origin={now.origin}
          onLanded={() => show(board.current, measured.flight)}
        />
      ))}
    </div>
  );
}
