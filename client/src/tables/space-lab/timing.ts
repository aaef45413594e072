/** How long what flies takes, in milliseconds at the usual speed. */

import { PACE_OF, speed } from '../speed.ts';
import type { Flight } from './flights.ts';

export const FLIGHT_MILLIS = {
  travel: 340,
  stagger: 45,
  /** From one thing that happens to the next. */
  step: 300,
  /** Comes out to be seen by all. */
  shown: 1_100,
  /** With less motion: the way, drawn for a moment. */
  trail: 1_200,
} as const;

/** More than a few at once say no more. */
export const MOST_FLIGHTS = 10;

/** Against the speed that everything was drawn up for. */
export const paceNow = (): number => PACE_OF[speed.peek()] / PACE_OF.usual;

export const delayOf = (flight: Flight, at: number): number =>
  flight.step * FLIGHT_MILLIS.step + at * FLIGHT_MILLIS.stagger;

/** Until the last of them has landed. What others place comes out to be seen. */
export const lastingOf = (flights: readonly Flight[], isOfOthers: boolean): number =>
  Math.max(
    0,
    ...flights
      .slice(0, MOST_FLIGHTS)
      .map(
        (flight, at) =>
          delayOf(flight, at) + (isOfOthers || flight.end === 'swept' ? FLIGHT_MILLIS.shown : FLIGHT_MILLIS.travel),
      ),
  );
