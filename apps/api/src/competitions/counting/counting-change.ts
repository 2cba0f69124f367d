import type { OfficialMatch } from '@tarokk/competition';

/** A match as it counted, null when it did not count at all, and as it counts from now on. */
export interface CountingChange {
  readonly before: OfficialMatch | null;
  readonly after: OfficialMatch | null;
}
