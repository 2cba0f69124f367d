import { setTimeout as pause } from 'node:timers/promises';

/** What a test waits with: how long something may take, and how long to rest between two looks, both in milliseconds. */
export interface Patience {
  readonly timeout?: number;
  readonly interval?: number;
}

/**
 * Tries again until `check` no longer throws, and answers with what it returned. After `timeout` (15 seconds unless told
 * otherwise: a loaded machine takes its time) the last error is the test's.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeout = 15_000, interval = 50 }: Patience = {},
): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() >= end) throw error;
    }
    await pause(interval);
  }
}
