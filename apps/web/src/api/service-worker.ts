import { isAt } from '../messages/addresses.js';

const TAKEN = 'sheets-taken';

/**
 * Registers the worker: on the pages of sheets, and wherever they were opened before, with all that these need; for everybody
 * else with the one page that is shown without a network.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const isSheets = isAt(location.pathname, /^\/(?:sheets|table)(?:\/|$)/);
  if (isSheets) remember();
  const address = isSheets || hasSheets() ? '/sheets-worker.js' : '/sheets-worker.js?only=offline';
  // A browser that refuses (a private window) still has the page that is open.
  navigator.serviceWorker.register(address).catch(() => undefined);
}

/** Whether the sheets of this device can be opened without a network. */
export function hasSheets(): boolean {
  try {
    return localStorage.getItem(TAKEN) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(TAKEN, 'yes');
  } catch {
    // Then each page of sheets takes them along again.
  }
}
