/** Seconds until a moment: of the match, or of the page's clock. */

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Millis } from '#tabletop';
import { type ClockNow, matchNow, pageNow } from '../host/host.ts';

const TICK = 200;

function useTicking(isOn: boolean, since: unknown): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK);
    return () => clearInterval(timer);
  }, [isOn, since]);
}

const wholeSeconds = (millis: number): number => Math.max(0, Math.ceil(millis / 1000));

/** Whole seconds, rounded up; null when nothing is to come. */
export function useSecondsLeft(clock: ReadonlySignal<ClockNow>, until: Millis | null): number | null {
  const now = clock.value;
  useTicking(until !== null && now.since !== null, now);
  return until === null ? null : wholeSeconds(until - matchNow(now));
}

/** The same for a moment of the page's clock. */
export function useSecondsUntil(moment: number | null): number | null {
  useTicking(moment !== null, moment);
  return moment === null ? null : wholeSeconds(moment - pageNow());
}
