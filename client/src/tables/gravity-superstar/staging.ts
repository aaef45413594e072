/** What happened is shown before the table stands as it is now: scenes wait in line, and can be skipped or seen again. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Event, View } from '#games/gravity-superstar';
import type { Told } from '../../host/host.ts';
import type { Trail } from './ways.tsx';

/** A view and what led to it. */
export interface Act {
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
}

export interface Staging {
  /** What the table shows. */
  readonly view: View;
  readonly trail: Trail | null;
  readonly isMoving: boolean;
  /** How many acts can be seen again. */
  readonly past: number;
  /** Everything stands at once as it is now. */
  skip(): void;
  watchAgain(): void;
}

/** Shows an act; resolves when all of it has been seen, or when the signal says that nobody waits any more. */
export type Perform = (act: Act, signal: AbortSignal) => Promise<void>;

/** More than this has happened elsewhere: the table is shown as it is. */
const LONGEST_QUEUE = 14;
const MOST_EVENTS = 90;

const isSame = (one: Told | undefined, other: Told | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && one.at === other.at && one.event.type === other.event.type);

/** What is new in a log; null if it doesn't go on from where it was. */
export function freshIn(before: readonly Told[], now: readonly Told[]): readonly Told[] | null {
  const last = before.at(-1);
  if (last === undefined) return null;
  const kept = now.lastIndexOf(last);
  if (kept !== -1) return now.slice(kept + 1);
  return now.length >= before.length && isSame(now[before.length - 1], last) && isSame(now[0], before[0])
    ? now.slice(before.length)
    : null;
}

export function trailOf({ before, events }: Act): Trail | null {
  const steps = events.filter((event) => event.type === 'entered');
  const seat = steps[0]?.seat;
  if (seat === undefined) return null;
  const turned = events.findLast((event) => event.type === 'turned' && event.seat === seat);
  const up = turned?.type === 'turned' ? turned.up : (before.players[seat]?.pawn?.up ?? 'N');
  return { seat, up, steps };
}

export function useStaging(view: View, log: readonly Told[], perform: Perform): Staging {
  const [shown, setShown] = useState<View>(view);
  const [trail, setTrail] = useState<Trail | null>(null);
  const [isMoving, setMoving] = useState(false);
  const state = useRef({
    log,
    latest: view,
    queue: [] as Act[],
    past: [] as Act[],
    stop: null as AbortController | null,
  });
  const act = useRef(perform);
  act.current = perform;

  const settle = (): void => {
    const { current } = state;
    current.stop?.abort();
    current.stop = null;
    current.queue = [];
    setShown(current.latest);
    setMoving(false);
  };

  const run = async (): Promise<void> => {
    const { current } = state;
    if (current.stop !== null) return;
    const stop = new AbortController();
    current.stop = stop;
    setMoving(true);
    for (let next = current.queue.shift(); next !== undefined; next = current.queue.shift()) {
      setTrail(null);
      await act.current(next, stop.signal);
      if (stop.signal.aborted) return;
      setShown(next.after);
      setTrail(trailOf(next));
    }
    settle();
  };

  useEffect(() => {
    const { current } = state;
    if (current.latest === view) return;
    const fresh = freshIn(current.log, log);
    const events = fresh?.map(({ event }) => event as Event) ?? [];
    const before = current.latest;
    current.log = log;
    current.latest = view;
    if (events.length === 0 || events.length > MOST_EVENTS || before.viewer !== view.viewer) {
      current.past = [];
      setTrail(null);
      settle();
      return;
    }
    const next: Act = { before, events, after: view };
    // One's own action begins a new story to be told again.
    const isOwn = before.turn === before.viewer;
    current.past = [...(isOwn ? [] : current.past), next].slice(-LONGEST_QUEUE);
    current.queue.push(next);
    if (current.queue.length > LONGEST_QUEUE) settle();
    else void run();
  }, [view, log]);

  useEffect(() => () => state.current.stop?.abort(), []);

  return {
    view: shown,
    trail,
    isMoving,
    past: state.current.past.length,
    skip() {
      if (state.current.stop !== null) {
        const last = state.current.queue.at(-1) ?? state.current.past.at(-1);
        settle();
        setTrail(last === undefined ? null : trailOf(last));
      }
    },
    watchAgain() {
      const { current } = state;
      const [first] = current.past;
      if (first === undefined) return;
      settle();
      setShown(first.before);
      current.queue = [...current.past];
      // The first view must be on the screen before anything moves on it.
      requestAnimationFrame(() => void run());
    },
  };
}
