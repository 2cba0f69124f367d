import { isToBeKept, type Read } from './kept-pages.js';

/** All that was loaded since the browser has opened the office here; its own list ends after some hundred. */
const loaded = new Set<string>();

/** Begins to note what pages load. */
export function noteFiles(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name, location.href);
      if (origin === location.origin && pathname.startsWith('/assets/')) loaded.add(pathname);
    }
  }).observe({ type: 'resource', buffered: true });
}

/** Tells the worker that this page was read, so that it opens without a network too. */
export function tellRead(): void {
  const { pathname, search } = location;
  if (!isToBeKept(pathname) || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => {
    // Whoever has gone on meanwhile has read another page, which says so itself.
    if (location.pathname !== pathname || location.search !== search) return;
    active?.postMessage({ address: pathname + search, files: [...loaded] } satisfies Read);
  });
}
