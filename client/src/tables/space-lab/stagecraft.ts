/** How Space Lab shows what happens: step by step, as long as it takes to see it, at the speed one likes. */

import type { Event, View } from '#games/space-lab';
import { wantsLessMotion } from '../../look/motion.ts';
import type { Act } from '../acts.ts';
import { PACE_OF, speed } from '../speed.ts';
import type { Stagecraft } from '../staging.ts';
import { flightsBetween } from './flights.ts';
import { isOneDeed } from './one-step.ts';
import { FLIGHT_MILLIS, lastingOf } from './timing.ts';

/** So long it stays before the next thing happens: to be understood, not only seen. */
const REST = 450;

type LabAct = Act<View, Event>;

export const isOwnAct = ({ before }: LabAct): boolean => before.turn === before.viewer;

/** By the view it led to: what was shown before, where one thing was done in between. */
const steps = new WeakMap<View, View>();

export const viewBefore = (view: View): View | null => steps.get(view) ?? null;

/** Against the speed that everything was drawn up for. */
export const paceNow = (): number => PACE_OF[speed.peek()] / PACE_OF.usual;

function lastingOfAct(act: LabAct): number {
  if (!isOneDeed(act.events) || document.hidden) return 0;
  const flights = flightsBetween(act.before, act.after);
  if (flights.length === 0) return 0;
  if (wantsLessMotion()) return FLIGHT_MILLIS.trail * paceNow();
  const flown = lastingOf(flights, !isOwnAct(act));
  return (isOwnAct(act) ? flown : flown + REST) * paceNow();
}

const rest = (millis: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (millis <= 0 || signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, millis);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export const labStagecraft: Stagecraft<View, Event> = {
  actsSince: () => [],
  isOwn: isOwnAct,
  isAtOnce: isOwnAct,
  async perform(act, signal, show) {
    if (isOneDeed(act.events)) steps.set(act.after, act.before);
    show();
    await rest(lastingOfAct(act), signal);
  },
};
