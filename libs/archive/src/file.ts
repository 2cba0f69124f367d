// The door for programs in Node: archives that are files on a disk.
import { open } from 'node:fs/promises';
import type { Bytes } from './format/zip.js';
import type { KeptHead } from './verification/chain.js';
import type { SeasonReport } from './verification/report.js';
import { verifyArchive } from './verification/verify-archive.js';

export interface OpenFile extends Bytes {
  close(): Promise<void>;
}

/**
 * A file, whose bytes are read where they are asked for.
 * @throws Error of the system when there is no such file, or it cannot be read
 */
export async function openFile(path: string): Promise<OpenFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return {
      size,
      async read(from, until) {
        const bytes = new Uint8Array(until - from);
        let filled = 0;
        while (filled < bytes.length) {
          const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, from + filled);
          if (bytesRead === 0) break;
          filled += bytesRead;
        }
        return bytes.subarray(0, filled);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * Verifies the archive in a file, as `verifyArchive` does.
 * @throws MalformedArchive for what is no archive of a season
 * @throws Error of the system when there is no such file, or it cannot be read
 */
export async function verifyFile(
  path: string,
  published: readonly KeptHead[] = [],
  keptDigest: string | null = null,
): Promise<SeasonReport> {
  const file = await openFile(path);
  try {
    return await verifyArchive(file, published, keptDigest);
  } finally {
    await file.close();
  }
}
