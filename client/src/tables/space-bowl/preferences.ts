/** How somebody likes this board on this device; kept in the browser, never sent. */

import { effect, type Signal, signal } from '@preact/signals';

const STORED_UNDER = 'starboard.space-bowl';

function readStored(): { readonly letters?: unknown; readonly controller?: unknown } {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(STORED_UNDER) ?? '{}');
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    // Storage may be forbidden or its text damaged: the defaults will do.
    return {};
  }
}

const stored = readStored();

/** Null: nobody has said; then small cards have letters and others have none. */
export const letters: Signal<boolean | null> = signal(typeof stored.letters === 'boolean' ? stored.letters : null);

/** The galaxy is on a big screen: this device is all buttons. */
export const controller: Signal<boolean> = signal(stored.controller === true);

effect(() => {
  const kept = { letters: letters.value ?? undefined, controller: controller.value };
  try {
    localStorage.setItem(STORED_UNDER, JSON.stringify(kept));
  } catch {
    // Without storage they last as long as the page.
  }
});

/** Cards narrower than this are hard to tell apart by pattern alone. */
const SMALL_CARD = 60;

export function hasLetters(size: number): boolean {
  return letters.value ?? Math.min(innerWidth, innerHeight) / size < SMALL_CARD + 1;
}
