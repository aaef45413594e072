/** How many tables wait for whoever is known here: on the first page, and on the icon of the app where there is one. */

import { effect, type ReadonlySignal, signal } from '@preact/signals';

const waiting = signal(0);

export const turnsWaiting: ReadonlySignal<number> = waiting;

export function noteTurnsWaiting(count: number): void {
  waiting.value = count;
}

effect(() => {
  const count = waiting.value;
  // Not every browser has icons to put a number on, and none has to.
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return;
  const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  done.catch(() => undefined);
});
