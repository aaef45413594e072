/**
 * Keeps this version of the client on the device. A new version is fetched in full beside the old one and takes over
 * when the player says so, or when no page of the old one is left: a running match never loses its files.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build. */
  readonly __precached: { readonly version: string; readonly files: readonly string[] };
};

const { version, files } = self.__precached;
const CACHE = `starboard-${version}`;

/** Answered by the server, never by the device: the page kept here may not be framed, and an embedded replay may. */
const SERVED = /^\/(api|socket|health|metrics|embed)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files.map((file) => freshly(file)))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || SERVED.test(pathname)) return;
  event.respondWith(answer(request));
});

/** What the server sends; everything in it is said already. */
interface Told {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly address: string;
  readonly open: string;
  readonly off: { readonly label: string; readonly ticket: string; readonly said: string };
  /** How many tables wait; undefined: it is about something else. */
  readonly waiting?: number;
}

const TURN_OFF = 'off';
const ICON = '/icon-192.png';

self.addEventListener('push', (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told !== undefined) event.waitUntil(Promise.all([show(told), putOnIcon(told)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const told = event.notification.data as Told;
  event.waitUntil(event.action === TURN_OFF ? turnOff(told) : open(told));
});

/** A later one takes the place of an earlier one, and is heard again. */
function show(told: Told): Promise<void> {
  const { title, body, tag, open, off } = told;
  const actions = [
    { action: 'open', title: open },
    { action: TURN_OFF, title: off.label },
  ];
  // Known to browsers, not to these types.
  const options = { body, tag, data: told, icon: ICON, badge: ICON, renotify: true, actions } as NotificationOptions;
  return self.registration.showNotification(title, options);
}

/** While no page is open nobody else does. Not every browser has icons to put a number on, and none has to. */
async function putOnIcon({ waiting }: Told): Promise<void> {
  if (waiting !== undefined && 'setAppBadge' in navigator) await navigator.setAppBadge(waiting).catch(() => undefined);
}

/** In a page that is there already, if there is one. */
async function open({ address }: Told): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) {
    await self.clients.openWindow(address);
    return;
  }
  await page.focus().catch(() => page);
  page.postMessage({ open: address });
}

/** One tap, and nothing to sign in to: the ticket says whose device it is. */
async function turnOff({ tag, off }: Told): Promise<void> {
  const body = JSON.stringify({ ticket: off.ticket });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notices/off', { method: 'POST', headers, body });
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await self.registration.showNotification(off.said, { tag, silent: true, icon: ICON });
}

/** Every address of the client is the same page. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

/** Names with a hash never change; the others must not come from the browser's own cache. */
function freshly(file: string): Request {
  return new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('starboard-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export {};
