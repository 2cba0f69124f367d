/** Makes the pages of sheets and the open table open without a network: the worker keeps them. */
export function keepPages(): void {
  if (!('serviceWorker' in navigator)) return;
  // A browser that refuses (a private window) still has the page that is open.
  navigator.serviceWorker.register('/sheets-worker.js').catch(() => undefined);
}
