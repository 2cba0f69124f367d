import { existsSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { type Configuration, readConfiguration } from '../configuration/configuration.js';
import { projectRoot } from '../configuration/project-root.js';
import { reachDatabase } from '../database/database.js';
import { embeddedVersion } from '../database/embedded/binaries.js';
import { hasCluster, homeOf } from '../database/embedded/place.js';
import { lastMigration } from '../database/migrations.js';
import { clusterFiles, file, refuseTablespaces } from './cluster-copy.js';
import { encryptKey } from './encrypted-key.js';
import { type About, BACKUP_FORMAT, type BackupManifest, type KeyState, names } from './manifest.js';
import { keepWholeFile } from './new-file.js';
import { passphraseIn } from './passphrase.js';
import { BackupProblem } from './problems.js';
import { ServerBackup } from './server-backup.js';
import { TarWriter } from './tar.js';

export interface BackupOptions {
  /** Where to. */
  readonly file: string;
  /** Its first line encrypts the key; null: the key is kept as it is. */
  readonly passphraseFile: string | null;
  readonly withoutKey: boolean;
  /** Breaks it off; nothing is kept then. */
  readonly signal: AbortSignal;
}

export interface BackupMade {
  readonly about: About;
  readonly files: number;
  /** Bytes. */
  readonly size: number;
  /** The folder that was copied. */
  readonly database: string;
}

/**
 * Saves the embedded database that the settings name, with its key, while the office runs on it or not. The file is there when
 * all of it is, for this user alone.
 * @throws BackupProblem with the reason; nothing of the file stays then
 * @throws StartProblem when settings or database are not as they should be
 */
export async function makeBackup(
  environment: NodeJS.ProcessEnv,
  workingDirectory: string,
  options: BackupOptions,
): Promise<BackupMade> {
  const configuration = readConfiguration(environment, workingDirectory);
  const { databaseUrl, dataDirectory } = configuration;
  if (databaseUrl !== null) throw new BackupProblem('own-database');
  if (!existsSync(dataDirectory) || !hasCluster(dataDirectory)) {
    throw new BackupProblem('no-database', { folder: dataDirectory });
  }
  const cluster = join(homeOf(dataDirectory), 'cluster');
  const target = resolve(workingDirectory, options.file);
  await refuseTarget(target, options.file, cluster);
  const key = await keyFor(configuration, options);
  const database = await reachDatabase(configuration);
  try {
    await refuseTablespaces(cluster);
    const about = await aboutNow(database.url, key.state);
    const backup = new Backup(cluster, database.url, about, key.text);
    await keepWholeFile(target, Readable.from(backup.bytes(), { objectMode: false }), options.signal);
    return { about, ...backup.made, database: cluster };
  } finally {
    await database.close();
  }
}

async function refuseTarget(target: string, file: string, cluster: string): Promise<void> {
  if (existsSync(target)) throw new BackupProblem('exists', { file });
  const folder = dirname(target);
  if (!existsSync(folder)) throw new BackupProblem('no-folder', { folder });
  const isWithin = `${await realpath(folder)}${sep}`.startsWith(`${await realpath(cluster)}${sep}`);
  if (isWithin) throw new BackupProblem('within-database', { file });
}

interface Key {
  readonly state: KeyState;
  /** As it goes into the backup; null: it does not. */
  readonly text: string | null;
}

async function keyFor({ dataDirectory, delivery }: Configuration, options: BackupOptions): Promise<Key> {
  const passphrase = options.passphraseFile === null ? null : await passphraseIn(options.passphraseFile);
  if (options.withoutKey) return { state: 'left-out', text: null };
  if (delivery.keys !== null) return { state: 'in-settings', text: null };
  const kept = await readFile(join(dataDirectory, names.key), 'utf8').catch(() => null);
  // An office that was never started has none.
  if (kept === null) return { state: 'left-out', text: null };
  if (passphrase === null) return { state: 'plain', text: kept };
  return { state: 'encrypted', text: await encryptKey(kept, passphrase) };
}

async function aboutNow(url: string, key: KeyState): Promise<About> {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return {
    format: BACKUP_FORMAT,
    madeAt: new Date().toISOString(),
    office: version,
    migration: await lastMigration(url),
    postgresql: await embeddedVersion(),
    platform: `${process.platform}-${process.arch}`,
    key,
  };
}

/** One backup as a tar. */
class Backup {
  private readonly tar: TarWriter;

  constructor(
    private readonly cluster: string,
    private readonly url: string,
    private readonly about: About,
    private readonly key: string | null,
  ) {
    this.tar = new TarWriter(new Date(about.madeAt));
  }

  get made(): { readonly files: number; readonly size: number } {
    const { files } = this.tar;
    return { files: files.length, size: files.reduce((sum, { size }) => sum + size, 0) };
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    const { tar, about } = this;
    yield* tar.text(names.about, `${JSON.stringify(about, null, 2)}\n`);
    const server = await ServerBackup.start(this.url);
    try {
      yield* clusterFiles(this.cluster, tar, names.database);
      const { label, from, to } = await server.end();
      yield* tar.text(`${names.database}/backup_label`, label);
      yield* this.log(from, to);
      if (this.key !== null) yield* tar.text(about.key === 'encrypted' ? names.encryptedKey : names.key, this.key);
      const manifest: BackupManifest = { ...about, log: { from, to }, files: [...tar.files] };
      yield* tar.text(names.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
      yield* tar.end();
    } finally {
      await server.close();
    }
  }

  /** The write-ahead log of the time of the copy: names of its files are in its order. */
  private async *log(from: string, to: string): AsyncGenerator<Uint8Array> {
    const folder = join(this.cluster, 'pg_wal');
    const all = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
    const needed = all.filter((name) => name >= from && name <= to);
    if (needed[0] !== from || needed.at(-1) !== to)
      throw new Error(`The log from ${from} to ${to} is not in ${folder}.`);
    for (const name of needed) yield* file(join(folder, name), `${names.database}/pg_wal/${name}`, this.tar);
  }
}
