/** What happened is shown before the table stands as it is now: acts wait in line, and can be skipped or seen again. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Viewer } from '#tabletop';
import type { Told } from '../host/host.ts';
import { type Act, freshIn, isTakenBack, LONGEST_QUEUE } from './acts.ts';
import { afterFrame } from './moments.ts';

export interface Staging<View, Event> {
  /** What the table shows. */
  readonly view: View;
  /** The act that was shown last; null while another begins, and after a jump. */
  readonly last: Act<View, Event> | null;
  readonly isMoving: boolean;
  /** What can be seen again: everything since one's own last action. */
  readonly acts: readonly Act<View, Event>[];
  /** Everything stands at once as it is now. */
  skip(): void;
  watchAgain(): void;
}

/** How a game shows its acts. */
export interface Stagecraft<View, Event> {
  /** What happened since this viewer's last turn: for whoever comes to the table. */
  actsSince(view: View, log: readonly Told[]): readonly Act<View, Event>[];
  isOwn(act: Act<View, Event>): boolean;
  /** Shown at once, as the press that led to it wants it; else a frame later. */
  isAtOnce?(act: Act<View, Event>): boolean;
  /** Says in words what is about to be seen. */
  announce?(act: Act<View, Event>): void;
  /**
   * Resolves when all of it has been seen, or when the signal says that nobody waits any more. `show` puts the view
   * after it on the table, which else happens at the end.
   */
  perform(act: Act<View, Event>, signal: AbortSignal, show: () => void): Promise<void>;
}

/** More than this has happened elsewhere: the table is shown as it is. */
const MOST_EVENTS = 90;

interface Stage<View, Event> {
  log: readonly Told[];
  /** What the table will show when everything has been shown. */
  latest: View;
  queue: Act<View, Event>[];
  past: readonly Act<View, Event>[];
  /** What could be seen again before each own action that began a new story. */
  before: (readonly Act<View, Event>[])[];
  stop: AbortController | null;
}

export function useStaging<View extends { readonly viewer: Viewer }, Event>(
  view: View,
  log: readonly Told[],
  stagecraft: Stagecraft<View, Event>,
): Staging<View, Event> {
  const [shown, setShown] = useState<View>(view);
  const [last, setLast] = useState<Act<View, Event> | null>(null);
  const [isMoving, setMoving] = useState(false);
  const state = useRef<Stage<View, Event> | null>(null);
  state.current ??= { log, latest: view, queue: [], past: stagecraft.actsSince(view, log), before: [], stop: null };
  const stage = state.current;
  const craft = useRef(stagecraft);
  craft.current = stagecraft;

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
      const { after } = next;
      setLast(null);
      craft.current.announce?.(next);
      // What it begins from must be on the screen; and nothing that moves is in the way of what is drawn.
      if (craft.current.isAtOnce?.(next) !== true) await new Promise<void>((resolve) => afterFrame(resolve));
      if (stop.signal.aborted) return;
      await craft.current.perform(next, stop.signal, () => setShown(after));
      if (stop.signal.aborted) return;
      setShown(after);
      setLast(next);
    }
    settle();
  };

  const enqueue = (next: Act<View, Event>): void => {
    // One's own action begins a new story to be told again.
    const isOwn = craft.current.isOwn(next);
    if (isOwn) stage.before = [...stage.before, stage.past].slice(-LONGEST_QUEUE);
    else stage.before = [];
    stage.past = [...(isOwn ? [] : stage.past), next].slice(-LONGEST_QUEUE);
    stage.queue.push(next);
    if (stage.queue.length > LONGEST_QUEUE) settle();
    else void run();
  };

  // Before anything else is heard: a device is not handed on while something is to be seen.
  useLayoutEffect(() => {
    if (stage.log === log && stage.latest === view) return;
    const fresh = freshIn(stage.log, log);
    const wasTakenBack = isTakenBack(stage.log, log);
    const before = stage.latest;
    stage.log = log;
    stage.latest = view;
    // One's own move has come true as it was shown.
    if (fresh?.length === 0 && before === view) return;
    const isAct = fresh !== null && fresh.length > 0 && fresh.length <= MOST_EVENTS && before.viewer === view.viewer;
    if (isAct) {
      const isByBot = fresh.some(({ byBot }) => byBot === true);
      enqueue({ before, events: fresh.map(({ event }) => event as Event), after: view, isByBot });
      return;
    }
    stage.past = wasTakenBack && before.viewer === view.viewer ? (stage.before.pop() ?? []) : [];
    setLast(null);
    settle();
  }, [view, log]);

  useEffect(() => () => stage.stop?.abort(), []);

  return {
    view: shown,
    last,
    isMoving,
    acts: stage.past,
    skip() {
      if (stage.stop === null) return;
      const skipped = stage.queue.at(-1) ?? stage.past.at(-1) ?? null;
      settle();
      setLast(skipped);
    },
    watchAgain() {
      const [first] = stage.past;
      if (first === undefined) return;
      settle();
      setShown(first.before);
      stage.queue = [...stage.past];
      // Once it is seen where it begins.
      afterFrame(() => void run());
    },
  };
}
