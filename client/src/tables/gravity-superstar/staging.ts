/** What happened is shown before the table stands as it is now: acts wait in line, and can be skipped or seen again. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Event, Move, View } from '#games/gravity-superstar';
import type { Told } from '../../host/host.ts';
import { afterFrame } from '../moments.ts';
import { type Act, actsSince, beyond, foretold, freshIn, LONGEST_QUEUE, trailOf } from './acts.ts';
import { remembered } from './remembered.ts';
import type { Trail } from './ways.tsx';

export interface Staging {
  /** What the table shows. */
  readonly view: View;
  readonly trail: Trail | null;
  readonly isMoving: boolean;
  /** What can be seen again: everything since one's own last action. */
  readonly acts: readonly Act[];
  /** Everything stands at once as it is now. */
  skip(): void;
  watchAgain(): void;
  /** What a move of one's own will look like; null if the rules refuse it. */
  readonly foresee: (move: Move) => Act | null;
  /** One's own move begins to show before it is answered; whether it does. */
  foretell(move: Move): boolean;
  /** It was refused after all. */
  takeBack(): void;
}

interface Stagecraft {
  /** Says in words what is about to be seen. */
  announce(act: Act): void;
  /** Resolves when all of it has been seen, or when the signal says that nobody waits any more. */
  perform(act: Act, signal: AbortSignal): Promise<void>;
}

/** More than this has happened elsewhere: the table is shown as it is. */
const MOST_EVENTS = 90;

interface Stage {
  log: readonly Told[];
  /** What the table will show when everything has been shown. */
  latest: View;
  queue: Act[];
  past: readonly Act[];
  /** Shown already, but not yet answered. */
  ahead: Act | null;
  stop: AbortController | null;
}

export function useStaging(view: View, log: readonly Told[], stagecraft: Stagecraft): Staging {
  const [shown, setShown] = useState<View>(view);
  const [trail, setTrail] = useState<Trail | null>(null);
  const [isMoving, setMoving] = useState(false);
  const state = useRef<Stage | null>(null);
  state.current ??= { log, latest: view, queue: [], past: actsSince(view, log), ahead: null, stop: null };
  const stage = state.current;
  const craft = useRef(stagecraft);
  craft.current = stagecraft;
  const given = useRef(view);
  given.current = view;

  const foresee = useMemo(() => remembered((move: Move) => foretold(view, move)), [view]);

  const settle = (): void => {
    stage.stop?.abort();
    stage.stop = null;
    stage.queue = [];
    setShown(stage.latest);
    setMoving(false);
  };

  const run = async (): Promise<void> => {
    if (stage.stop !== null) return;
    const stop = new AbortController();
    stage.stop = stop;
    setMoving(true);
    for (let next = stage.queue.shift(); next !== undefined; next = stage.queue.shift()) {
      setTrail(null);
      craft.current.announce(next);
      // What it begins from must be on the screen; and nothing that moves is in the way of what is drawn.
      await new Promise<void>((resolve) => afterFrame(resolve));
      if (stop.signal.aborted) return;
      await craft.current.perform(next, stop.signal);
      if (stop.signal.aborted) return;
      setShown(next.after);
      setTrail(trailOf(next));
    }
    settle();
  };

  const enqueue = (next: Act): void => {
    // One's own action begins a new story to be told again.
    const isOwn = next.before.turn === next.before.viewer;
    stage.past = [...(isOwn ? [] : stage.past), next].slice(-LONGEST_QUEUE);
    stage.queue.push(next);
    if (stage.queue.length > LONGEST_QUEUE) settle();
    else void run();
  };

  useEffect(() => {
    if (stage.log === log && stage.latest === view) return;
    const events = freshIn(stage.log, log)?.map(({ event }) => event as Event) ?? [];
    const { ahead, latest: before } = stage;
    const fresh = ahead === null ? events : beyond(ahead.events, events);
    stage.log = log;
    stage.latest = view;
    stage.ahead = null;
    if (fresh === null || events.length === 0 || fresh.length > MOST_EVENTS || before.viewer !== view.viewer) {
      stage.past = [];
      setTrail(null);
      settle();
    } else if (fresh.length > 0) enqueue({ before, events: fresh, after: view });
    else if (stage.stop === null) setShown(view);
  }, [view, log]);

  useEffect(() => () => stage.stop?.abort(), []);

  return {
    view: shown,
    trail,
    isMoving,
    acts: stage.past,
    skip() {
      if (stage.stop === null) return;
      const last = stage.queue.at(-1) ?? stage.past.at(-1);
      settle();
      setTrail(last === undefined ? null : trailOf(last));
    },
    watchAgain() {
      const [first] = stage.past;
      if (first === undefined) return;
      settle();
      setShown(first.before);
      stage.queue = [...stage.past];
      void run();
    },
    foresee,
    foretell(move) {
      const next = stage.ahead === null ? foresee(move) : null;
      if (next === null) return false;
      stage.ahead = next;
      stage.latest = next.after;
      enqueue(next);
      return true;
    },
    takeBack() {
      if (stage.ahead === null) return;
      stage.ahead = null;
      stage.latest = given.current;
      setTrail(null);
      settle();
    },
  };
}
