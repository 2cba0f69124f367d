import { hashOf, hex } from '../bytes.js';
import type { Json } from '../log/canonical.js';
import { type Fields, type LogEntry } from '../log/entry.js';
import { ChainFollower, type FollowedLink, type Published } from '../log/chain-follower.js';
import { isEntry } from '../log/log-file.js';
import { archiveFiles, chainOf, type Manifest } from '../format/manifest.js';
import { type ArchiveLine, numberIn, textIn, wrong } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';
import { seasonFault } from './faults.js';
import type { SeasonFaults } from './report.js';

/** A head that somebody kept; of some nobody wrote down more than the hash. */
export type KeptHead = Published | { readonly hash: Uint8Array };

export interface FollowedChain {
  readonly links: number;
  readonly entries: number;
  /** The fields of each object after its last entry in the archive, by `objectKey`; null for a removed object. */
  readonly objects: ReadonlyMap<string, Fields | null>;
}

export function objectKey(object: string, objectId: string): string {
  return `${object}\0${objectId}`;
}

/** A link of the log of an archive. @throws MalformedArchive when it is none */
export function linkIn(line: ArchiveLine, chain: string): FollowedLink {
  const number = numberIn(line, 'number', 1);
  const hash = hashOf(textIn(line, 'hash')) ?? wrong(line, 'hash');
  const entry = line.row['entry'] as Json | undefined;
  if (entry !== undefined) return isEntry(entry) ? { chain, number, hash, entry } : wrong(line, 'entry');
  return { chain, number, hash, entry: null, digest: hashOf(textIn(line, 'digest')) ?? wrong(line, 'digest') };
}

/** Follows the chain of the season to its head, and holds it against heads that were published. */
export async function followChain(
  archive: ZipReader,
  { season, head }: Manifest,
  published: readonly KeptHead[],
  faults: SeasonFaults,
): Promise<FollowedChain> {
  const chain = chainOf(season);
  const follower = new ChainFollower(published.filter((each): each is Published => 'chain' in each));
  const hashes = new Set(published.flatMap((each) => ('chain' in each ? [] : [hex(each.hash)])));
  const objects = new Map<string, Fields | null>();
  let [links, entries] = [0, 0];
  for await (const line of archive.lines(archiveFiles.log)) {
    const link = linkIn(line, chain);
    faults.add(follower.follow(link));
    hashes.delete(hex(link.hash));
    links++;
    if (link.entry === null) continue;
    entries++;
    note(link.entry, objects);
  }
  faults.add(...follower.missing());
  for (const hash of hashes) faults.add(seasonFault('hash-missing', { hash }));
  const [end] = follower.reached();
  const isAtHead = end === undefined ? head === null : end.number === head?.number && hex(end.hash) === head.hash;
  if (!isAtHead) faults.add(seasonFault('head-differs', { number: end?.number ?? 0 }));
  return { links, entries, objects };
}

function note({ object, objectId, after }: LogEntry, objects: Map<string, Fields | null>): void {
  objects.set(objectKey(object, objectId), after);
}
