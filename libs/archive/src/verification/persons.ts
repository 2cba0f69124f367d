import { Sha256 } from '#sha256';
import { hex, isSameBytes } from '../bytes.js';
import { archiveFiles } from '../format/manifest.js';
import { bytesOrNullIn, idIn, type ArchiveLine, numberIn, textOrNullIn, wrong } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';
import { seasonFault } from './faults.js';
import type { SeasonFaults } from './report.js';

/** Who is in an archive. The log knows their names by the root of their digests alone. */
export interface ArchivedPersons {
  readonly ids: ReadonlySet<string>;
  /** As everybody sees them. */
  readonly names: ReadonlyMap<string, string>;
  /** Who was merged into whom. */
  readonly mergedInto: ReadonlyMap<string, string>;
  /** The leaves, in hexadecimal digits, of those who have a digest: the root is made of them. */
  readonly leaves: ReadonlyMap<string, string>;
}

/** How many bytes a salt has. */
export const SALT = 16;
/** How many bytes a SHA-256 has. */
export const DIGEST = 32;

/** @throws MalformedArchive at a line that is no person */
export async function readPersons(archive: ZipReader, faults: SeasonFaults): Promise<ArchivedPersons> {
  const ids = new Set<string>();
  const known = new Map<string, string>();
  const mergedInto = new Map<string, string>();
  const leaves = new Map<string, string>();
  for await (const line of archive.lines(archiveFiles.persons)) {
    const id = idIn(line, 'id');
    if (ids.has(id)) faults.add(seasonFault('record-twice', { object: 'person', objectId: id }));
    ids.add(id);
    const number = numberIn(line, 'number', 1);
    known.set(id, textOrNullIn(line, 'name') ?? `Player ${number}`);
    if (textOrNullIn(line, 'mergedInto') !== null) mergedInto.set(id, idIn(line, 'mergedInto'));
    const { leaf, isRight } = leafIn(line, id);
    if (leaf !== null) leaves.set(id, leaf);
    if (!isRight) faults.add(seasonFault('name-differs', { person: id }));
  }
  for (const person of mergedInto.values()) {
    if (!ids.has(person)) faults.add(seasonFault('person-missing', { person }));
  }
  return { ids, names: known, mergedInto, leaves };
}

/** What the digest of a name says of it: null without one. @throws MalformedArchive */
function leafIn(line: ArchiveLine, id: string): { readonly leaf: string | null; readonly isRight: boolean } {
  const name = textOrNullIn(line, 'name');
  const [salt, digest] = [bytesOrNullIn(line, 'salt', SALT), bytesOrNullIn(line, 'digest', DIGEST)];
  if (digest === null) return salt === null ? { leaf: null, isRight: true } : wrong(line, 'digest');
  if (name === null && salt !== null) wrong(line, 'salt');
  const isRight = name === null || (salt !== null && isSameBytes(sha256(salt, name), digest));
  return { leaf: hex(sha256(`${id}:${hex(digest)}${name === null ? ':pseudonym' : ''}`)), isRight };
}

function sha256(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return parts.reduce((hash, part) => hash.update(part), new Sha256()).digest();
}
