/// <reference lib="webworker" />
/*
 * Serves the pages of sheets and the open table where there is no network. It touches nothing else: other pages, and all that is asked of the
 * office, go their way as if it were not there. The build fills in which files belong to this version.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: readonly string[];
declare const __VERSION__: string;
/** The script of the first page: a page that names another one is of another version. */
declare const __ENTRY__: string;

const NAME = 'office-sheets-';
const cacheName = NAME + __VERSION__;
const languages = ['en', 'de', 'hu'];
/** Milliseconds. */
const PATIENCE = 4000;
const ownPage = /^\/(?:en|de|hu)\/(sheets|table)(?:\/|$)/;
const shells = ['sheets', 'table'];
const shellOf = (path: string): string => `${path.slice(0, 3)}/${ownPage.exec(path)![1]!}`;

self.addEventListener('install', (event) => {
  event.waitUntil(take());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (ownPage.test(pathname)) event.respondWith(page(request, pathname));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(file(request));
  }
});

/** All or nothing: what is taken along has to fit together. */
async function take(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([...__FILES__]);
  for (const shell of languages.flatMap((language) => shells.map((name) => `/${language}/${name}`))) {
    const response = await fetch(shell, { cache: 'no-store', credentials: 'omit' });
    const text = await response.clone().text();
    if (!response.ok || !text.includes(__ENTRY__)) throw new Error(`${shell} is of another version`);
    await cache.put(shell, response);
  }
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(NAME) && name !== cacheName).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/**
 * From the office while it can be reached, so that an update comes by itself; else as it was taken along. A network that only
 * seems to be there is not waited for.
 */
async function page(request: Request, path: string): Promise<Response> {
  const kept = await caches.match(shellOf(path), { cacheName });
  if (kept === undefined) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  // A proxy that answers for an office that is down has nothing to show.
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** Files never change under their names, so what is here is right. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

export {};
