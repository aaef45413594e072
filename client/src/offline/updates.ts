/** Whether a newer client lies ready on this device. */

import { signal } from '@preact/signals';
import { go } from '../router/router.ts';

/** A new version waits for a good moment. */
export const isUpdateReady = signal(false);

/** By then the first page stands, however busy it is. */
const IDLE_BY = 3_000;

let waiting: ServiceWorker | null = null;

/** Fetching everything for later must not be in the way of what is wanted now. */
export function keepOfflineSoon(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void keepOffline(), { timeout: IDLE_BY });
  else setTimeout(() => void keepOffline(), IDLE_BY);
}

/** From a notice: the page that is open goes where its tap leads. */
function followTaps(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly open?: unknown }>) => {
    if (typeof data?.open === 'string' && data.open.startsWith('/')) go(data.open);
  });
}

async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  followTaps();
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null);
  // A browser may forbid it: then everything works but offline.
  if (registration === null || registration === undefined) return;
  const note = (worker: ServiceWorker | null): void => {
    if (worker === null || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    isUpdateReady.value = true;
  };
  note(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') note(coming);
    });
  });
}

/** Longer than this nobody waits for an old version that still has something to answer. */
const TAKEN_OVER_BY = 2_000;

/**
 * Matches are written down move by move: they go on in the new version. What holds the old one up is this page, so that
 * it goes in any case.
 */
export function takeUpdate(): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting?.postMessage('take-over');
  setTimeout(reload, TAKEN_OVER_BY);
}

/** A file of an older version may be gone from the server: the page itself is then out of date. */
export function reloadWhenOutdated(): void {
  const RELOADED = 'starboard.reloaded';
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
  });
}
