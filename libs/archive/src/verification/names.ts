import { Sha256 } from '#sha256';
import { bytesIn, hex } from '../bytes.js';
import { archiveFiles, type Manifest } from '../format/manifest.js';
import { bytesOrNullIn, wrong } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';
import { type FollowedChain, objectKey } from './chain.js';
import { seasonFault } from './faults.js';
import { type ArchivedPersons, DIGEST } from './persons.js';
import type { SeasonFaults, VouchedNames } from './report.js';

/** What the log calls the root of the names of a season. */
const NAMES = 'season names';
const ID = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/**
 * Holds the names of an archive against the root in its log, which is made when a season is closed. Somebody who was merely in the
 * log or in the list of the years before may have come into the archive after that; of everybody else there is a digest.
 */
export async function compareNames(
  archive: ZipReader,
  { season, closedAt }: Manifest,
  persons: ArchivedPersons,
  chain: FollowedChain,
  faults: SeasonFaults,
): Promise<VouchedNames> {
  const all = persons.ids.size;
  if (closedAt === null) return { without: 'closing', vouched: 0, unvouched: all };
  const root = chain.objects.get(objectKey(NAMES, String(season)))?.['root'];
  if (typeof root !== 'string') return { without: 'root', vouched: 0, unvouched: all };
  const leaves = [...persons.leaves.values(), ...(await otherLeaves(archive))].sort();
  if (root !== `\\x${hex(new Sha256().update(bytesIn(leaves.join(''))!).digest())}`) {
    faults.add(seasonFault('names-root-differs', { season }));
  }
  const unvouched = new Set([...persons.ids].filter((id) => !persons.leaves.has(id)));
  for (const person of await takingPart(archive, unvouched)) faults.add(seasonFault('name-unproved', { person }));
  return { without: null, vouched: persons.leaves.size, unvouched: unvouched.size };
}

/** Of persons of whom a public archive tells nothing else. @throws MalformedArchive */
async function otherLeaves(archive: ZipReader): Promise<readonly string[]> {
  const leaves: string[] = [];
  for await (const line of archive.has(archiveFiles.leaves) ? archive.lines(archiveFiles.leaves) : []) {
    leaves.push(hex(bytesOrNullIn(line, 'leaf', DIGEST) ?? wrong(line, 'leaf')));
  }
  return leaves;
}

/** Those of these persons who stand in the records, tables or trophies of the season itself. */
async function takingPart(archive: ZipReader, persons: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const beside: readonly string[] = [
    archiveFiles.log,
    archiveFiles.opening,
    archiveFiles.between,
    archiveFiles.persons,
    archiveFiles.accounts,
  ];
  const files = archive.names.filter((name) => name.endsWith('.ndjson') && !beside.includes(name));
  for (const file of persons.size === 0 ? [] : files) {
    for await (const { text } of archive.lines(file)) {
      for (const [, id] of text.matchAll(ID)) if (persons.has(id!)) found.add(id!);
    }
  }
  return found;
}
