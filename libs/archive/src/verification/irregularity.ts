import type { Finding } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';

/** Something about a match that counts which neither a request nor a ruling lets stand (9, D14, D21). */
export interface Irregularity {
  readonly match: string;
  /** As the findings of the API have it. */
  readonly code: Finding['code'];
  readonly sentence: Sentence;
}
