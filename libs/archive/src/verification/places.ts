import type { ArchivedTable, CompetitionRecount } from '../competitions/competition-archive.js';
import type { ArchiveRow } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';
import { firstField, sentenceValues } from './differing.js';
import { seasonFault } from './faults.js';
import type { SeasonFaults } from './report.js';

/** A table as it is kept, held against what follows from the records, place by place. @returns its length */
export async function comparePlaces(
  archive: ZipReader,
  table: ArchivedTable,
  recount: CompetitionRecount,
  faults: SeasonFaults,
): Promise<number> {
  const { file, whose } = table;
  const nameIn = (row: ArchiveRow): string => {
    const { name, [whose]: id } = row;
    return typeof name === 'string' && name !== '' ? name : String(id);
  };
  const recounted = recount.follows();
  let place = 0;
  for await (const { row } of archive.has(file) ? archive.lines(file) : []) {
    const there = recounted[place++];
    const kept = nameIn(row);
    if (there?.[whose] !== row[whose]) {
      const other = there === undefined ? '–' : nameIn(there);
      faults.add(seasonFault('table-order', { file, place, kept, recounted: other }));
      continue;
    }
    const differing = firstField(row, there);
    if (differing !== null)
      faults.add(seasonFault('table-differs', { file, name: kept, ...sentenceValues(differing) }));
  }
  for (const row of recounted.slice(place)) {
    faults.add(seasonFault('table-order', { file, place: ++place, kept: '–', recounted: nameIn(row) }));
  }
  return place;
}
