/// <reference lib="webworker" />
/*
 * Serves the pages of sheets and the open table where there is no network, public pages that were read lately, and in place of every
 * other page one that says so, with what is on the device. What is asked of the office goes its way as if the worker were not there.
 * The build fills in which files belong to this version. For who has never opened a sheet it is registered with `?only=offline`, and
 * takes no sheets along.
 */
import { addressIn, partsOfAddress } from '../../../messages/addresses.js';
import { languages, preferred } from '../../../messages/languages.js';
import { keep, keptPage } from '../../offline/keep.js';
import type { Read } from '../../offline/kept-pages.js';

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: readonly string[];
declare const __OFFLINE_FILES__: readonly string[];
declare const __VERSION__: string;
/** The script of the first page: a page that names another one is of another version. */
declare const __ENTRY__: string;

const isForVisitors = new URL(self.location.href).searchParams.get('only') === 'offline';
const NAME = 'office-sheets-';
const cacheName = NAME + __VERSION__ + (isForVisitors ? '-visitor' : '');
/** Milliseconds. */
const PATIENCE = 4000;
const shells = isForVisitors ? ['offline'] : ['sheets', 'table', 'offline'];

self.addEventListener('install', (event) => {
  event.waitUntil(take());
  // Who opens a sheet for the first time has it without a network from then on, not only when every window was closed.
  if (!isForVisitors && self.registration.active?.scriptURL.includes('only=offline')) void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data as Read));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    const shell = isForVisitors ? null : shellOf(pathname);
    event.respondWith(shell === null ? otherPage(request, pathname) : page(request, shell));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(file(request));
  }
});

/** All or nothing: what is taken along has to fit together. */
async function take(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([...(isForVisitors ? __OFFLINE_FILES__ : __FILES__)]);
  for (const shell of languages.flatMap((language) => shells.map((name) => addressIn(language, `/${name}`)))) {
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

/** The page with which every page of sheets, or of the open table, begins; null of any other. */
function shellOf(path: string): string | null {
  const parts = partsOfAddress(path);
  const name = /^\/(?:sheets|table)(?=\/|$)/.exec(parts?.page ?? '')?.[0];
  return parts === null || name === undefined ? null : addressIn(parts.language, name);
}

/** From the office while it can be reached, so that an update comes by itself; else as it was taken along. */
async function page(request: Request, shell: string): Promise<Response> {
  const kept = await caches.match(shell, { cacheName });
  return kept === undefined ? fetch(request) : freshOr(kept, request);
}

/** A network that only seems to be there is not waited for. */
async function freshOr(kept: Response, request: Request): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  // A proxy that answers for an office that is down has nothing to show.
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** The answer to a proxy's "nobody is there". */
const isDown = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** From the office; where it cannot be reached as it was read lately, else the page that says so, with the address that was wanted. */
async function otherPage(request: Request, path: string): Promise<Response> {
  const language = partsOfAddress(path)?.language ?? preferred(self.navigator.languages.join(','));
  const own = addressIn(language, '/offline');
  if (path === own) return (await caches.match(own, { cacheName })) ?? fetch(request);
  const { pathname, search } = new URL(request.url);
  const kept = await keptPage(pathname + search);
  if (kept !== null) return freshOr(kept, request);
  try {
    const response = await fetch(request);
    if (!isDown(response)) return response;
  } catch {
    // Said by the page.
  }
  return Response.redirect(`${own}#${pathname}${search}`, 302);
}

/** Files never change under their names, so what is here is right. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

export {};
