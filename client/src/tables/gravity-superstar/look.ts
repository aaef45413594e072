/** How this player likes to see the planet; kept in the browser. */

import { effect, type Signal, signal } from '@preact/signals';

export const SPEEDS = ['slow', 'usual', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much longer things take than drawn up. */
export const PACE_OF: Readonly<Record<Speed, number>> = { slow: 1.9, usual: 1.15, fast: 0.6 };

const STORED_UNDER = 'starboard.gravity-superstar';

function stored(): { readonly speed?: unknown; readonly feetDown?: unknown } {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(STORED_UNDER) ?? '{}');
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    // A browser may forbid storage, or the text may be damaged: the defaults will do.
    return {};
  }
}

const kept = stored();
export const speed: Signal<Speed> = signal(SPEEDS.find((known) => known === kept.speed) ?? 'usual');
/** The planet turns so that one's own feet are below. */
export const feetDown: Signal<boolean> = signal(kept.feetDown === true);

effect(() => {
  const now = JSON.stringify({ speed: speed.value, feetDown: feetDown.value });
  try {
    localStorage.setItem(STORED_UNDER, now);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
});
