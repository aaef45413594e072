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

/** Answered by the server, never by the device. */
const SERVED = /^\/(api|socket|health|metrics)(\/|$)/;

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
