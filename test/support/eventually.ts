import { setTimeout as pause } from 'node:timers/promises';

/** Tries again until nothing is thrown any more; when the time is over, throws what came last. Both times in milliseconds. */
export async function eventually<T>(
  look: () => T | Promise<T>,
  { timeout = 30_000, interval = 100 }: { readonly timeout?: number; readonly interval?: number } = {},
): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await look();
    } catch (problem) {
      if (performance.now() > end) throw problem;
    }
    await pause(interval);
  }
}
