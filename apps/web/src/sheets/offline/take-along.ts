import { askToPersist } from '../store/database.js';

/** Makes the pages of sheets open without a network: the worker keeps them, and the browser is asked not to clear the drafts. */
export function takeAlong(): void {
  void askToPersist();
  if (!('serviceWorker' in navigator)) return;
  // A browser that refuses (a private window) still has the page that is open.
  navigator.serviceWorker.register('/sheets-worker.js').catch(() => undefined);
}
