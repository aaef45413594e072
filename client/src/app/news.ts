/** What concerns somebody wherever they are in the app: invitations, and who of those they know is here. */

import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { News } from '#protocol';
import { ownStanding } from '../server/api.ts';

export const NO_NEWS: News = { invitations: [], present: [], asking: [], turns: 0 };

export const news = signal<News>(NO_NEWS);

/** Said "not now" to: nothing is said of them again while the page is open. */
export const putOff = signal<ReadonlySet<string>>(new Set());

/** What shows them, once it has come. */
export const lines = signal<ComponentType | null>(null);

/** From when the server knows somebody: a newcomer has no news, and fetches nothing for them. */
export function followNewsOnceKnown(): void {
  const stop = effect(() => {
    if (ownStanding.value === 'known') queueMicrotask(() => void fetchLines().then(stop, () => undefined));
  });
}

async function fetchLines(): Promise<void> {
  const { Invitations, followNews } = await import('./invitations.tsx');
  await followNews();
  lines.value = Invitations;
}
