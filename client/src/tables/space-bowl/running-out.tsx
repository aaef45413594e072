/** Time that runs out, seen twice: a frame round the galaxy and a ring with the number. Both move without the page's help. */

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Millis } from '#tabletop';
import { type ClockNow, matchNow } from '../../host/host.ts';
import { playCue } from '../../sound/play-cue.ts';
import { useSecondsLeft } from '../time-left.ts';
import { say } from './words.ts';
import './running-out.css';

export interface RunningOutProps {
  readonly clock: ReadonlySignal<ClockNow>;
  readonly until: Millis;
  /** Seconds of the whole wait. */
  readonly of: number;
}

/** Clockwise: each edge has its quarter of the time. */
const EDGES = ['top', 'right', 'bottom', 'left'] as const;

export function RunningFrame({ clock, until, of }: RunningOutProps) {
  const box = useRef<HTMLDivElement>(null);
  useRunning(box, '.running-edge', clock, until, of, (nth, whole) => ({
    keyframes: { scale: nth % 2 === 0 ? ['1 1', '0 1'] : ['1 1', '1 0'] },
    timing: { duration: whole / 4, delay: (nth * whole) / 4, fill: 'both' },
  }));
  return (
    <div class="running-frame" ref={box} aria-hidden="true">
      {EDGES.map((edge) => (
        <span key={edge} class="running-edge" data-edge={edge} />
      ))}
    </div>
  );
}

/** The first half of the ring goes in the first half of the time, the second in the second. */
export function RunningRing({ clock, until, of }: RunningOutProps) {
  const box = useRef<HTMLDivElement>(null);
  useRunning(box, '.ring-half > span', clock, until, of, (nth, whole) => ({
    keyframes: { rotate: ['0deg', '180deg'] },
    timing: { duration: whole / 2, delay: (nth * whole) / 2, fill: 'both' },
  }));
  return (
    <div class="running-ring" ref={box}>
      <span class="ring-half" data-side="right" aria-hidden="true">
        <span />
      </span>
      <span class="ring-half" data-side="left" aria-hidden="true">
        <span />
      </span>
      <RingNumber clock={clock} until={until} />
    </div>
  );
}

const LAST = 3;

/** The only part that is drawn anew as time goes by. The last seconds are heard. */
function RingNumber({ clock, until }: Pick<RunningOutProps, 'clock' | 'until'>) {
  const left = useSecondsLeft(clock, until) ?? 0;
  useEffect(() => {
    if (left > 0 && left <= LAST) playCue('time-short');
  }, [left]);
  return (
    <span
      class="ring-number number"
      role="timer"
      aria-label={say('seconds-left', { seconds: left })}
      data-last={left <= LAST ? '' : undefined}
      data-digits={String(left).length}
    >
      {left}
    </span>
  );
}

interface Motion {
  readonly keyframes: PropertyIndexedKeyframes;
  readonly timing: KeyframeEffectOptions;
}

/** Each part moves by itself from the moment the clock shows; a clock that stands stops them. */
function useRunning(
  box: { readonly current: HTMLElement | null },
  parts: string,
  clock: ReadonlySignal<ClockNow>,
  until: Millis,
  of: number,
  motionOf: (nth: number, whole: number) => Motion,
): void {
  const now = clock.value;
  useEffect(() => {
    const whole = of * 1000;
    const gone = whole - (until - matchNow(now));
    const motions = [...(box.current?.querySelectorAll<HTMLElement>(parts) ?? [])].map((part, nth) => {
      const { keyframes, timing } = motionOf(nth, whole);
      const motion = part.animate(keyframes, timing);
      motion.currentTime = gone;
      if (now.since === null) motion.pause();
      return motion;
    });
    return () => {
      for (const motion of motions) motion.cancel();
    };
  }, [now, until, of]);
}
