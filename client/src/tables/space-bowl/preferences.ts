/** How somebody likes this board on this device; kept in the browser, never sent. */

import { effect, type Signal, signal } from '@preact/signals';
import { keepOnDevice, keptFields } from '../../settings/device-store.ts';

const STORED_UNDER = 'starboard.space-bowl';

const stored = keptFields(STORED_UNDER);

/** Null: nobody has said; then small cards have letters and others have none. */
export const letters: Signal<boolean | null> = signal(typeof stored.letters === 'boolean' ? stored.letters : null);

/** In the search a tap on a card calls Go! and chooses it. */
export const oneTap: Signal<boolean> = signal(stored.oneTap === true);

effect(() => keepOnDevice(STORED_UNDER, { letters: letters.value ?? undefined, oneTap: oneTap.value }));

/** Cards narrower than this are hard to tell apart by pattern alone. */
const SMALL_CARD = 60;

export function hasLetters(size: number): boolean {
  return letters.value ?? Math.min(innerWidth, innerHeight) / size < SMALL_CARD + 1;
}
