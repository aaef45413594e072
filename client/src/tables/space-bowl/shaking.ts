/** Throwing by a shake of the phone. */

import { useEffect, useRef } from 'preact/hooks';

/** Metres per second squared beyond lying still, and how many such jolts within a second make a shake. */
const JOLT = 14;
const JOLTS = 3;
const WITHIN = 1_000;

type AskedMotion = typeof DeviceMotionEvent & { requestPermission?: () => Promise<unknown> };

export function useShake(onShake: (() => void) | null): void {
  const latest = useRef(onShake);
  latest.current = onShake;
  const isWanted = onShake !== null;
  useEffect(() => {
    if (!isWanted || typeof DeviceMotionEvent === 'undefined') return;
    let jolts: number[] = [];
    const feel = ({ acceleration }: DeviceMotionEvent): void => {
      const { x, y, z } = acceleration ?? {};
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < JOLT) return;
      const now = performance.now();
      jolts = [...jolts.filter((at) => now - at < WITHIN), now];
      if (jolts.length >= JOLTS) latest.current?.();
    };
    addEventListener('devicemotion', feel);
    return () => removeEventListener('devicemotion', feel);
  }, [isWanted]);
}

/** Some phones want to be asked, in answer to a tap; once asked, the next throws can be shaken. */
export function askForMotion(): void {
  if (typeof DeviceMotionEvent === 'undefined') return;
  (DeviceMotionEvent as AskedMotion).requestPermission?.().catch(() => undefined);
}
