/** Whoever comes back to a table is shown what happened since: after a new start of the page, and after sleep. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '#tabletop';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { Scene, Told } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { wantsLessMotion } from '../../look/motion.ts';
import { happenedSince } from '../../server/returning-api.ts';
import { PACE_OF, speed } from '../../tables/speed.ts';
import { keepLastSeen, lastSeenOf } from './last-seen.ts';
import { type Playback, playbackOf, type Step } from './playback.ts';

/** Whoever looked away for less has only blinked. */
const AWAY_MILLIS = 30_000;
/** How long each thing is on the screen: brisk, for it is the past. */
const STEP_MILLIS = 1_500;
/** So long after sleep whatever comes is what was missed. */
const CATCHING_UP = 3_000;
/** The board is not kept back for longer than this. */
const PATIENCE = 2_500;

export interface PlaybackNow {
  readonly playback: Playback;
  readonly step: Step;
  /** In words instead of movement. */
  readonly isToRead: boolean;
  end(): void;
}

/** Null while there is nothing to be shown again; `asking` while nobody knows. */
export function usePlayback(host: TableHost, title: Title, scene: Scene): PlaybackNow | 'asking' | null {
  const { viewer, outcome } = scene;
  const match = host.table.value?.match?.id ?? null;
  const isWanted = !host.isHere && COVERS[title].pace === 'turns' && outcome === null && viewer !== 'spectator';
  const seat = isWanted && match !== null ? (viewer as Seat) : null;
  const at = lastAt(host.log.value);
  const isWatched = useWatched(host);
  const [now, setNow] = useState<{ readonly playback: Playback; readonly index: number } | 'asking' | null>(() =>
    seat !== null && match !== null && isBehind(match, seat, at) ? 'asking' : null,
  );
  const latest = useRef(scene);
  latest.current = scene;
  const askedFor = useRef<string | null>(null);

  const ask = async (of: string, by: Seat): Promise<void> => {
    const from = lastSeenOf(of, by) ?? 0;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const answer = await Promise.race([happenedSince(of, { seat: by, at: from }), late]);
    const playback = answer?.ok === true ? playbackOf(answer.value, latest.current, from) : null;
    const isWorthIt = playback?.steps.some(({ told }) => told.some(({ event }) => isOfAnother(event, by))) === true;
    setNow(isWorthIt && playback !== null ? { playback, index: 0 } : null);
  };

  useEffect(() => {
    if (seat === null || match === null || !isWatched.isHere) return;
    const visit = `${match} ${seat} ${isWatched.times}`;
    const isNew = askedFor.current !== visit && isWatched.wasAway;
    if (isNew && isBehind(match, seat, at)) {
      askedFor.current = visit;
      setNow('asking');
      void ask(match, seat);
      return;
    }
    const keep = (): void => {
      askedFor.current = visit;
      if (now === null) keepLastSeen({ match, seat, at });
    };
    // After sleep what was missed may still be on its way.
    if (isNew && isWatched.times > 0) {
      const timer = setTimeout(keep, CATCHING_UP);
      return () => clearTimeout(timer);
    }
    keep();
    return;
  }, [seat, match, at, isWatched.isHere, isWatched.times, now === null]);

  const index = now === null || now === 'asking' ? null : now.index;
  useEffect(() => {
    if (now === null || now === 'asking' || wantsLessMotion()) return;
    const isLast = now.index + 1 >= now.playback.steps.length;
    const millis = STEP_MILLIS * PACE_OF[speed.peek()];
    const timer = setTimeout(() => setNow(isLast ? null : { ...now, index: now.index + 1 }), millis);
    return () => clearTimeout(timer);
  }, [index]);

  if (now === null || now === 'asking') return now;
  const step = now.playback.steps[now.index] ?? now.playback.steps[0];
  if (step === undefined || step.scene.viewer !== viewer) return null;
  return { playback: now.playback, step, isToRead: wantsLessMotion(), end: () => setNow(null) };
}

const lastAt = (log: readonly Told[]): number => log.at(-1)?.at ?? 0;

const isBehind = (match: string, seat: Seat, at: number): boolean => {
  const seen = lastSeenOf(match, seat);
  return seen !== null && seen < at;
};

const isOfAnother = (event: Told['event'], seat: Seat): boolean => 'seat' in event && event.seat !== seat;

interface Watched {
  readonly isHere: boolean;
  /** They come new, or were away for long. */
  readonly wasAway: boolean;
  /** How often they came. */
  readonly times: number;
}

/** Whether somebody looks at the page, over a line that says what is so. */
function useWatched(host: TableHost): Watched {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = (): void => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const isHere = isVisible && host.line.value === 'online';
  const state = useRef<{ since: number | null; times: number; wasAway: boolean }>({
    ...{ since: null, times: 0, wasAway: true },
  });
  const { current } = state;
  if (!isHere) current.since ??= wallNow();
  else if (current.since !== null) {
    const wasAway = wallNow() - current.since >= AWAY_MILLIS;
    if (wasAway) current.times++;
    current.wasAway = current.times === 0 || wasAway;
    current.since = null;
  }
  return { isHere, wasAway: current.wasAway, times: current.times };
}

/** Goes on while the device sleeps. */
const wallNow = (): number => Date.now();
