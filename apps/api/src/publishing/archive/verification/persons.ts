import { names } from '../format/manifest.js';
import { idIn, numberIn, textOrNullIn } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';
import { seasonFault } from './faults.js';
import type { SeasonFaults } from './report.js';

/** Who is in an archive. Their names are not in the log, so only the manifest has a digest of them. */
export interface ArchivedPersons {
  readonly ids: ReadonlySet<string>;
  /** As everybody sees them. */
  readonly names: ReadonlyMap<string, string>;
  /** Who was merged into whom. */
  readonly mergedInto: ReadonlyMap<string, string>;
}

/** @throws MalformedArchive at a line that is no person */
export async function readPersons(archive: ZipReader, faults: SeasonFaults): Promise<ArchivedPersons> {
  const ids = new Set<string>();
  const known = new Map<string, string>();
  const mergedInto = new Map<string, string>();
  for await (const line of archive.lines(names.persons)) {
    const id = idIn(line, 'id');
    if (ids.has(id)) faults.add(seasonFault('record-twice', { object: 'person', objectId: id }));
    ids.add(id);
    const number = numberIn(line, 'number', 1);
    known.set(id, textOrNullIn(line, 'name') ?? `Player ${number}`);
    if (textOrNullIn(line, 'mergedInto') !== null) mergedInto.set(id, idIn(line, 'mergedInto'));
  }
  for (const person of mergedInto.values()) {
    if (!ids.has(person)) faults.add(seasonFault('person-missing', { person }));
  }
  return { ids, names: known, mergedInto };
}
