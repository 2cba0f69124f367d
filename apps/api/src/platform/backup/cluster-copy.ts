import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupProblem } from './problems.js';
import type { TarWriter } from './tar.js';

/** Folders whose content is of the running server alone; they must be there when it starts (PostgreSQL: basebackup.c). */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
]);
/** Files that a server makes for itself, and its log. */
const leftOut = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'server.log',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'tablespace_map.old',
  'backup_manifest',
  'current_logfiles',
  'current_logfiles.tmp',
  'postgresql.auto.conf.tmp',
]);
/** Bytes that are read at a time. */
const PORTION = 262_144;
const CONTROL = 'global/pg_control';
/** As PostgreSQL names its files; what somebody else has put there is not copied. */
const PLAIN = /^[\w.-]+$/;

/** Refuses a cluster whose files are not all in its folder. */
export async function refuseTablespaces(cluster: string): Promise<void> {
  if ((await readdir(join(cluster, 'pg_tblspc'))).length > 0) throw new BackupProblem('tablespaces');
}

/**
 * All files of a running server but its write-ahead log, as they are found one after the other: no picture of one moment, and
 * some half written. The log of the time between makes it one. The control file comes last, as PostgreSQL wants it.
 * @param under the folder of the archive
 */
export async function* clusterFiles(cluster: string, tar: TarWriter, under: string): AsyncGenerator<Uint8Array> {
  yield* folder(cluster, '', tar, under);
  const control = await steadyControl(join(cluster, CONTROL));
  yield* tar.file(`${under}/${CONTROL}`, control.length, single(control));
}

async function* folder(cluster: string, path: string, tar: TarWriter, under: string): AsyncGenerator<Uint8Array> {
  yield* tar.directory(path === '' ? under : `${under}/${path}`);
  const isEmptied = emptied.has(path);
  // A folder, say of a database that was removed meanwhile, may be gone.
  const entries = await readdir(join(cluster, path), { withFileTypes: true }).catch(ignoreGone);
  for (const entry of (entries ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const within = path === '' ? entry.name : `${path}/${entry.name}`;
    const isFolder = entry.isDirectory() || within === 'pg_wal';
    if (!PLAIN.test(entry.name) || (isEmptied && !emptied.has(within)) || isTemporary(entry.name)) continue;
    if (isFolder) yield* folder(cluster, within, tar, under);
    else if (entry.isFile() && !leftOut.has(within) && within !== CONTROL) {
      yield* file(join(cluster, within), `${under}/${within}`, tar);
    }
  }
}

function isTemporary(name: string): boolean {
  return name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init');
}

/** One file as far as it goes now; nothing where it was removed meanwhile. */
export async function* file(path: string, name: string, tar: TarWriter): AsyncGenerator<Uint8Array> {
  const handle = await open(path).catch(ignoreGone);
  if (handle === null) return;
  try {
    const { size } = await handle.stat();
    yield* tar.file(name, size, portions(handle));
  } finally {
    await handle.close();
  }
}

async function* portions(handle: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PORTION));
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

async function* single(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  if (bytes.length > 0) yield bytes;
}

/** It is written while it is read now and then: twice the same is whole. */
async function steadyControl(path: string): Promise<Uint8Array> {
  for (let before = await readFile(path); ;) {
    const now = await readFile(path);
    if (now.equals(before)) return now;
    before = now;
  }
}

function ignoreGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
