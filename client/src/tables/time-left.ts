/** Seconds until a moment of the match. */

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Millis } from '#tabletop';
import { type ClockNow, matchNow } from '../host/host.ts';

const TICK = 200;

/** Whole seconds, rounded up; null when nothing is to come. */
export function useSecondsLeft(clock: ReadonlySignal<ClockNow>, until: Millis | null): number | null {
  const now = clock.value;
  const [, setTick] = useState(0);
  useEffect(() => {
    if (until === null || now.since === null) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK);
    return () => clearInterval(timer);
  }, [until, now]);
  return until === null ? null : Math.max(0, Math.ceil((until - matchNow(now)) / 1000));
}
