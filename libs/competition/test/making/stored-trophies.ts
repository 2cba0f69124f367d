import { listKey, numbersAfter, type ListedTrophy, type Numbers, type TrophyEntry } from '@tarokk/competition';

/** A trophy as a database keeps it: with its ordinals, under its key. */
export type StoredTrophy = TrophyEntry & Pick<ListedTrophy, 'ofKind' | 'ofAnnouncer'>;

/** The rows with one more: it counts what is before it, and what is behind it moves on (D49). */
export function withTrophy(rows: readonly StoredTrophy[], entry: TrophyEntry): readonly StoredTrophy[] {
  const before = rows.filter((row) => listKey(row) < listKey(entry));
  const countBefore = (isMeant: (row: StoredTrophy) => boolean): number =>
    before.filter(isMeant).reduce((sum, { count }) => sum + count, 0);
  const stored: StoredTrophy = {
    ...entry,
    ofKind:
      entry.trophy === null
        ? null
        : numbersAfter(
            countBefore(({ trophy }) => trophy === entry.trophy),
            entry.count,
          ),
    ofAnnouncer: numbersAfter(
      countBefore(({ announcer }) => announcer === entry.announcer),
      entry.count,
    ),
  };
  return [...shifted(rows, entry, entry.count), stored];
}

/** The rows without one of them: what is behind it closes up. */
export function withoutTrophy(rows: readonly StoredTrophy[], gone: StoredTrophy): readonly StoredTrophy[] {
  return shifted(
    rows.filter((row) => row !== gone),
    gone,
    -gone.count,
  );
}

function shifted(rows: readonly StoredTrophy[], behind: TrophyEntry, by: number): readonly StoredTrophy[] {
  const moved = ({ last }: Numbers, count: number): Numbers => numbersAfter(last + by - count, count);
  return rows.map((row) => {
    if (listKey(row) < listKey(behind)) return row;
    return {
      ...row,
      ofKind: row.ofKind !== null && row.trophy === behind.trophy ? moved(row.ofKind, row.count) : row.ofKind,
      ofAnnouncer: row.announcer === behind.announcer ? moved(row.ofAnnouncer, row.count) : row.ofAnnouncer,
    };
  });
}
