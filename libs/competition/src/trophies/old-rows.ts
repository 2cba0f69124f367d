import { compare } from '../wording/alphabetical.js';
import { type TrophyEntry } from './entry.js';
import { type OldListLine } from './old-list.js';

/**
 * The rows of an old list as they were read, as one text: the same for every file that says the same, whatever its quotation
 * marks, separators and line ends, and in whatever order its columns and rows stand. Equal rows stand as often as they are there.
 */
export function rowsText(lines: readonly OldListLine[]): string {
  const rows = lines.map(({ player, trophy, date, count, partner, team, opponents, competition }) =>
    JSON.stringify([player, trophy, date, count, partner, team, opponents, competition]),
  );
  return rows.toSorted(compare).join('\n');
}

/**
 * Entries of a new list that say what an entry of another list in the office says already. Two equal rows of one list are two
 * trophies; of two equal rows of which the office has one, one is said already, the first.
 * @param present entries of old lists in the office
 */
export function repeatedEntries(
  entries: readonly TrophyEntry[],
  present: readonly TrophyEntry[],
): readonly TrophyEntry[] {
  const left = new Map<string, number>();
  for (const entry of present) left.set(rowOf(entry), (left.get(rowOf(entry)) ?? 0) + 1);
  return entries.filter((entry) => {
    const number = left.get(rowOf(entry)) ?? 0;
    left.set(rowOf(entry), number - 1);
    return number > 0;
  });
}

/** The partner as the list names them: who that is may have been found out since. */
function rowOf({ announcer, trophy, place, count, competitions, remark }: TrophyEntry): string {
  const { partner = '', team = '', opponents = '' } = remark ?? {};
  return JSON.stringify([announcer, trophy, place.date, count, partner, team, opponents, competitions]);
}
