import { useRef } from 'preact/hooks';
import type { Event, View } from '#games/space-lab';
import type { Told } from '../../host/host.ts';

/** Each of these is one thing that somebody does. */
const DEEDS: readonly Event['type'][] = [
  'objectivesArranged',
  'objectivePassed',
  'cardsTurnedUp',
  'cardsTaken',
  'cardPlaced',
  'passed',
];

export const isOneDeed = (events: readonly { readonly type: string }[]): boolean =>
  events.filter(({ type }) => DEEDS.includes(type as Event['type'])).length <= 1;

interface Moment {
  readonly view: View;
  readonly log: readonly Told[];
}

/** Whether one deed at most lies between two moments: whoever jumps to and fro in a match sees no cards fly. */
export function isOneStep(before: Moment, now: Moment): boolean {
  if (before.view.viewer !== now.view.viewer || before.view.seats.length !== now.view.seats.length) return false;
  if (now.log.length < before.log.length) return false;
  return isOneDeed(now.log.slice(before.log.length).map(({ event }) => event));
}

/** What was shown before this view, if only one step lies between; null on a jump and at first sight. */
export function useViewBefore(view: View, log: readonly Told[]): View | null {
  const now = useRef<Moment>({ view, log });
  const before = useRef<View | null>(null);
  if (now.current.view !== view) {
    before.current = isOneStep(now.current, { view, log }) ? now.current.view : null;
    now.current = { view, log };
  } else if (now.current.log !== log) now.current = { view, log };
  return before.current;
}
