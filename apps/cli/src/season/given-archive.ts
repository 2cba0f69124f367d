import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * Works on an archive by its path. One that comes by standard input (`-`) is in a file of its own until the work is done: a
 * zip file is read from its end.
 * @throws what `work` throws, and errors of the system
 */
export async function withArchive<Answer>(archive: string, work: (path: string) => Promise<Answer>): Promise<Answer> {
  if (archive !== '-') return work(archive);
  const folder = await mkdtemp(join(tmpdir(), 'tarokk-'));
  try {
    const path = join(folder, 'archive.zip');
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
