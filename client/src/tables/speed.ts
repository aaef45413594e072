/** How fast this player likes to see what others do, in every game in turns; kept in the browser. */

import { effect, type Signal, signal } from '@preact/signals';
import { keepOnDevice, keptOnDevice } from '../settings/device-store.ts';

export const SPEEDS = ['slow', 'usual', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much longer things take than drawn up. */
export const PACE_OF: Readonly<Record<Speed, number>> = { slow: 1.9, usual: 1.15, fast: 0.6 };

const STORED_UNDER = 'starboard.speed';

const isSpeed = (value: unknown): value is Speed => SPEEDS.some((known) => known === value);

export const speed: Signal<Speed> = signal(keptOnDevice(STORED_UNDER, isSpeed) ?? 'usual');

effect(() => keepOnDevice(STORED_UNDER, speed.value));
