import type { Bytes } from '../format/zip.js';
import { ZipReader } from '../format/zip-reader.js';
import type { KeptHead } from './chain.js';
import type { SeasonReport } from './report.js';
import { verifySeason } from './verify-season.js';

/**
 * Verifies an archive of a season by itself: no database, no server.
 * @param archive the bytes of the file: `openFile(path)` of `@tarokk/archive/file` in Node, `bytesOfBlob(file)` in a browser
 * @param published heads that somebody kept
 * @param keptDigest SHA-256 of the manifest that somebody kept, in hexadecimal digits; null where nobody did
 * @throws MalformedArchive for what is no archive of a season
 * @throws what reading the bytes throws
 */
export async function verifyArchive(
  archive: Bytes,
  published: readonly KeptHead[] = [],
  keptDigest: string | null = null,
): Promise<SeasonReport> {
  return verifySeason(await ZipReader.open(archive), published, keptDigest);
}
