import { isShownAsKept, PAGES } from './kept-pages.js';

/** Where the browser was when it loaded the document; none where there is no browser. */
const opened = typeof location === 'undefined' ? '' : location.pathname;

/** Opens this address anew where the device has kept its page: a link has led here that could ask for nothing. */
export async function openKept(): Promise<void> {
  const { pathname, search } = location;
  // It is open already, and its own script could not show it: another time would be the same.
  if (!('caches' in window) || (isShownAsKept() && pathname === opened)) return;
  const kept = await (await caches.open(PAGES)).match(pathname + search);
  if (kept !== undefined) location.reload();
}
