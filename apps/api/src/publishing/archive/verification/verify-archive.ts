import { ZipReader } from '../format/zip-reader.js';
import type { KeptHead } from './chain.js';
import type { SeasonReport } from './report.js';
import { verifySeason } from './verify-season.js';

/**
 * Verifies an archive of a season by itself: no database, no server.
 * @param published heads that somebody kept
 * @param keptDigest SHA-256 of the manifest that somebody kept, in hexadecimal digits; null where nobody did
 * @throws MalformedArchive for what is no archive of a season
 * @throws Error of the system when the file cannot be read
 */
export async function verifyArchive(
  path: string,
  published: readonly KeptHead[],
  keptDigest: string | null = null,
): Promise<SeasonReport> {
  const archive = await ZipReader.open(path);
  try {
    return await verifySeason(archive, published, keptDigest);
  } finally {
    archive.close();
  }
}
