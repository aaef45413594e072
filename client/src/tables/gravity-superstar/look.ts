/** How this player likes to see the planet; kept in the browser. */

import { effect, type Signal, signal } from '@preact/signals';
import { keepOnDevice, keptFields } from '../../settings/device-store.ts';

const STORED_UNDER = 'starboard.gravity-superstar';

const kept = keptFields(STORED_UNDER);
/** The planet turns so that one's own feet are below. */
export const feetDown: Signal<boolean> = signal(kept.feetDown === true);

effect(() => keepOnDevice(STORED_UNDER, { feetDown: feetDown.value }));
