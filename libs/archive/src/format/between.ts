import type { AnnouncementId } from '@tarokk/rules';

/**
 * An entry of another season that stands between those of an archive (D51): of its cup ties were played in the next year, or
 * such ones of the cup before. The numbers go on over it, and no more is said of it.
 */
export interface BetweenEntry {
  /** Its place in the whole list, as `listKey` says it. */
  readonly key: string;
  readonly player: string;
  /** Null for trophies of unknown kind (D50). */
  readonly trophy: AnnouncementId | null;
  readonly count: number;
}
