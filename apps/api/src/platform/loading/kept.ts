/**
 * Loads something when it is first wanted, and keeps it. A load that failed is not kept: the next call loads again.
 * @param load is told how often it has failed
 */
export function keptOnceLoaded<T>(load: (failures: number) => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  let failures = 0;
  return () => {
    kept ??= load(failures).catch((error: unknown) => {
      kept = null;
      failures++;
      throw error;
    });
    return kept;
  };
}
