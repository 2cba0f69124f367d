import { createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isOutOfRoom } from '../database/out-of-room.js';
import { BackupProblem } from './problems.js';

/**
 * Writes a file that nobody else can read, and which is there when all of it is on the disk.
 * @throws BackupProblem when there is one already, the disk is full or it was broken off; nothing of it stays then
 */
export async function keepWholeFile(path: string, bytes: Readable, signal: AbortSignal): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  const file = basename(path);
  try {
    await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600 }), { signal });
    await flush(part);
    await nameAs(path, part);
    await flush(dirname(path)).catch(() => undefined);
  } catch (error) {
    if (signal.aborted) throw new BackupProblem('interrupted');
    if (isOutOfRoom(error)) throw new BackupProblem('no-room', { file });
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** A link takes no other file's place, which a renaming would. */
async function nameAs(path: string, part: string): Promise<void> {
  const file = basename(path);
  try {
    await link(part, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || existsSync(path)) throw new BackupProblem('exists', { file });
    // Some network drives and memory cards have no links.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP' && code !== 'ENOSYS') throw error;
    await rename(part, path);
  }
}

/** Waits until it is on the disk: the machine may lose power the moment after. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
