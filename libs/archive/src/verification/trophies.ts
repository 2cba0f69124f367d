import {
  byKey,
  compare,
  listKey,
  numberedFrom,
  type NumberedTrophy,
  type Opening,
  type OpeningCount,
  type TrophyEntry,
} from '@tarokk/competition';
import { type AnnouncementId, catalogue } from '@tarokk/rules';
import type { BetweenEntry } from '../format/between.js';
import { archiveFiles } from '../format/manifest.js';
import { presentId } from '../format/present-id.js';
import { idIn, type ArchiveLine, numberIn, type ArchiveRow, textIn, textOrNullIn, wrong } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';
import { firstField, sentenceValues } from './differing.js';
import { seasonFault } from './faults.js';
import type { SeasonFaults } from './report.js';

/** The trophy list of the year as it is kept, held against what follows from the records (13, D49). @returns its length */
export async function compareTrophies(
  archive: ZipReader,
  opening: Opening,
  won: readonly TrophyEntry[],
  faults: SeasonFaults,
): Promise<number> {
  const recounted = byKey(numberedAmong(opening, won, await readBetween(archive)), ({ id }) => id);
  const kept = new Map<string, ArchiveRow>();
  /** As the archive writes them, by the ids of today. */
  const written = new Map<string, string>();
  let isOfBefore = false;
  for await (const line of archive.lines(archiveFiles.trophies)) {
    const [as, row] = [textIn(line, 'id'), listedTrophy(line)];
    if (kept.size === 0) isOfBefore = as !== row.id;
    if (recounted.has(row.id) && !kept.has(row.id)) {
      kept.set(row.id, row);
      written.set(row.id, as);
    } else faults.add(seasonFault('trophy-false', { trophy: as }));
  }
  const inOrder = [...written.values()];
  let place = 0;
  for (const [id, { origin, ...row }] of recounted) {
    const there = kept.get(id);
    if (there === undefined) {
      faults.add(seasonFault('trophy-missing', { trophy: isOfBefore ? origin : id }));
      continue;
    }
    const trophy = written.get(id)!;
    const differing = firstField(there, row) ?? outOfOrder(inOrder[place]!, trophy);
    place++;
    if (differing !== null) faults.add(seasonFault('trophy-differs', { trophy, ...sentenceValues(differing) }));
  }
  return kept.size;
}

/** An entry of the trophy list as an archive has it. @throws MalformedArchive when it has no id */
export function listedTrophy(line: ArchiveLine): ArchiveRow & { readonly id: string } {
  return { ...line.row, id: presentId(textIn(line, 'id')) };
}

/** What the archive says of the trophies before the season. @throws MalformedArchive */
export async function readOpeningCounts(archive: ZipReader): Promise<readonly OpeningCount[]> {
  const counts: OpeningCount[] = [];
  for await (const line of archive.lines(archiveFiles.opening)) {
    counts.push({ player: idIn(line, 'player'), trophy: trophyIn(line), count: numberIn(line, 'count', 1) });
  }
  return counts;
}

/** What the archive says of trophies of other seasons between its own (D51). @throws MalformedArchive */
export async function readBetween(archive: ZipReader): Promise<readonly BetweenEntry[]> {
  if (!archive.has(archiveFiles.between)) return [];
  const between: BetweenEntry[] = [];
  for await (const line of archive.lines(archiveFiles.between)) {
    const [key, player, count] = [textIn(line, 'key'), idIn(line, 'player'), numberIn(line, 'count', 1)];
    between.push({ key, player, trophy: trophyIn(line), count });
  }
  return between;
}

/** Trophies of a season in the order of the list, with their numbers, which go on over those of other seasons (D49, D51). */
export function numberedAmong(
  opening: Opening,
  own: readonly TrophyEntry[],
  between: readonly BetweenEntry[],
): readonly NumberedTrophy[] {
  const all = [
    ...own.map((entry) => ({ key: listKey(entry), entry, counted: entry })),
    ...between.map(({ key, player, trophy, count }) => {
      return { key, entry: null, counted: { announcer: player, trophy, count } };
    }),
  ].toSorted((a, b) => compare(a.key, b.key));
  const numbered = numberedFrom(
    opening,
    all.map(({ counted }) => counted),
  );
  return all.flatMap(({ entry }, index) => {
    const { ofKind, ofAnnouncer } = numbered[index]!;
    return entry === null ? [] : [{ ...entry, ofKind, ofAnnouncer }];
  });
}

function trophyIn(line: ArchiveLine): AnnouncementId | null {
  const id = textOrNullIn(line, 'trophy');
  if (id === null) return null;
  const isTrophy = catalogue.some((each) => each.id === id && each.trophy != null);
  return isTrophy ? (id as AnnouncementId) : wrong(line, 'trophy');
}

function outOfOrder(kept: string, recounted: string): ReturnType<typeof firstField> {
  return kept === recounted ? null : { field: 'place', kept, recounted };
}
