import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from '@tarokk/rules';
import { readConfiguration } from '../configuration/configuration.js';
import { embeddedVersion } from '../database/embedded/binaries.js';
import { writeMarker } from '../database/embedded/marker.js';
import { type EmbeddedPlace, preparePlace } from '../database/embedded/place.js';
import { isAlive } from '../database/embedded/postmaster.js';
import { isOfEarlierOffice } from '../database/earlier-office.js';
import { readMigrations } from '../database/migrations.js';
import { isOutOfRoom } from '../database/out-of-room.js';
import { decryptKey } from './encrypted-key.js';
import { type About, type BackupManifest, type BackupFile, names, readAbout, readManifest } from './manifest.js';
import { flush } from './new-file.js';
import { passphraseIn } from './passphrase.js';
import { BackupProblem } from './problems.js';
import { MalformedTar, type TarEntry, tarEntries } from './tar.js';

export interface RestoreOptions {
  /** `-` is standard input. */
  readonly file: string;
  /** Its first line opens an encrypted key. */
  readonly passphraseFile: string | null;
  readonly withoutKey: boolean;
  /** Breaks it off; nothing is kept then. */
  readonly signal: AbortSignal;
}

export interface Restored {
  readonly about: About;
  readonly files: number;
  readonly dataDirectory: string;
  /** The folder of the database. */
  readonly database: string;
}

/** More than any manifest or key has; a backup may come from a stranger. */
const LONGEST_TEXT = 64 * 2 ** 20;

/**
 * Puts a backup into the data folder that the settings name, which must be empty. Every file is held against the manifest
 * before the folder of the database gets its name.
 * @throws BackupProblem with the reason; nothing stays then
 * @throws StartProblem when settings or folder are not as they should be
 */
export async function restoreBackup(
  environment: NodeJS.ProcessEnv,
  workingDirectory: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { databaseUrl, dataDirectory } = readConfiguration(environment, workingDirectory);
  if (databaseUrl !== null) throw new BackupProblem('own-database');
  refuseUnlessEmpty(dataDirectory);
  const passphrase = options.passphraseFile === null ? null : await passphraseIn(options.passphraseFile);
  const stream = backupIn(options, workingDirectory);
  try {
    const entries = tarEntries(stream);
    const first = await readFirst(entries);
    const { about } = first;
    await refuseOther(about);
    const made = existsSync(dataDirectory) ? null : dataDirectory;
    const place = await preparePlace(dataDirectory);
    refuseUnlessEmpty(place.home);
    const restoring = new Restoring(place);
    const keyFile = join(dataDirectory, names.key);
    try {
      const { manifest, key } = await restoring.unpack(entries, first.listed);
      const opened = await keyFrom(key, about, options, passphrase);
      if (opened !== null) await writeFile(keyFile, opened, { mode: 0o600, flag: 'wx' });
      await restoring.finish();
      await writeMarker(dataDirectory, place.home);
      return { about, files: manifest.files.length, dataDirectory, database: place.cluster };
    } catch (error) {
      await restoring.undo();
      await rm(made ?? keyFile, { recursive: true, force: true });
      throw error;
    }
  } catch (error) {
    throw whatItMeans(error, options);
  } finally {
    stream.destroy();
  }
}

const STANDARD_INPUT = '-';
const standardInput = text('standard input', 'Standardeingabe', 'szabványos bemenet');

/** The bytes of a backup, as they come: a tar is read from its beginning. */
function backupIn({ file, signal }: RestoreOptions, workingDirectory: string): Readable {
  if (file === STANDARD_INPUT) return addAbortSignal(signal, process.stdin);
  return createReadStream(resolve(workingDirectory, file), { signal });
}

function whatItMeans(error: unknown, { file: given, signal }: RestoreOptions): unknown {
  const file = given === STANDARD_INPUT ? standardInput : given;
  if (signal.aborted) return new BackupProblem('interrupted');
  if (error instanceof MalformedTar) return new BackupProblem('no-backup', { file, what: error.message });
  if (isOutOfRoom(error)) return new BackupProblem('no-room', { file });
  if (error instanceof BackupProblem) return new BackupProblem(error.code, { file, ...error.values });
  return error;
}

/** What a restoring left that was killed, and programs that were copied for the server's user, are in nobody's way. */
function refuseUnlessEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  const found = readdirSync(folder).find((name) => {
    const pid = /^(?:unfinished|password)-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined) return isAlive(Number(pid));
    if (name === 'postgres' && readdirSync(join(folder, name)).every((each) => /^unfinished-\d+$/.test(each)))
      return false;
    return !/^postgresql-[\w.-]+$/.test(name);
  });
  if (found !== undefined) throw new BackupProblem('not-empty', { folder, what: found });
}

type Entries = AsyncGenerator<TarEntry>;

async function readFirst(entries: Entries): Promise<{ readonly about: About; readonly listed: BackupFile }> {
  const first = await entries.next();
  if (first.done === true || first.value.name !== names.about) throw new MalformedTar(names.about);
  const { text, listed } = await textOf(first.value);
  const about = readAbout(text);
  if (about === null) throw new MalformedTar(names.about);
  return { about, listed };
}

/** Before anything is unpacked: what cannot run here is refused. */
async function refuseOther({ postgresql, platform, migration, office }: About): Promise<void> {
  const here = await embeddedVersion();
  if (here.split('.')[0] !== postgresql.split('.')[0]) {
    throw new BackupProblem('other-postgresql', { there: postgresql, here, office });
  }
  const machine = `${process.platform}-${process.arch}`;
  if (platform !== machine) throw new BackupProblem('other-platform', { there: platform, here: machine });
  if (isOfEarlierOffice(migration)) throw new BackupProblem('earlier');
  const known = await readMigrations();
  if (migration !== '' && !known.some(({ name }) => name === migration)) throw new BackupProblem('newer', { office });
}

async function keyFrom(
  kept: string | null,
  { key }: About,
  { withoutKey }: RestoreOptions,
  passphrase: string | null,
): Promise<string | null> {
  if (kept === null || withoutKey) return null;
  if (key === 'plain') return kept;
  if (passphrase === null) throw new BackupProblem('needs-passphrase');
  const opened = await decryptKey(kept, passphrase);
  if (opened === null) throw new BackupProblem('wrong-passphrase');
  return opened;
}

async function textOf({
  name,
  size,
  bytes,
}: TarEntry): Promise<{ readonly text: string; readonly listed: BackupFile }> {
  if (size > LONGEST_TEXT) throw new MalformedTar(name);
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  const whole = Buffer.concat(parts);
  return { text: whole.toString(), listed: { name, size, sha256: createHash('sha256').update(whole).digest('hex') } };
}

/** The folder of the database while it is being filled, beside its final name. */
class Restoring {
  private readonly unfinished: string;
  private readonly found = new Map<string, BackupFile>();

  constructor(private readonly place: EmbeddedPlace) {
    this.unfinished = join(place.home, `unfinished-${process.pid}`);
  }

  /** @throws BackupProblem when a file is not as the manifest has it */
  async unpack(
    entries: Entries,
    first: BackupFile,
  ): Promise<{ readonly manifest: BackupManifest; readonly key: string | null }> {
    let [manifest, key]: [BackupManifest | null, string | null] = [null, null];
    this.note(first);
    for await (const entry of entries) {
      if (manifest !== null) throw new MalformedTar(entry.name);
      if (entry.name === names.database || entry.name.startsWith(`${names.database}/`)) await this.put(entry);
      else if (entry.isDirectory) throw new MalformedTar(entry.name);
      else {
        const { text, listed } = await textOf(entry);
        if (entry.name === names.manifest) {
          manifest = readManifest(text);
          if (manifest === null) throw new MalformedTar(names.manifest);
          continue;
        }
        if (entry.name !== names.key && entry.name !== names.encryptedKey) throw new MalformedTar(entry.name);
        this.note(listed);
        key = text;
      }
    }
    if (manifest === null) throw new BackupProblem('missing', { what: names.manifest });
    this.compare(manifest);
    return { manifest, key };
  }

  /** All of it is on the disk: it gets its name. */
  async finish(): Promise<void> {
    await flush(this.unfinished);
    await rename(this.unfinished, this.place.cluster);
    await flush(this.place.home);
  }

  async undo(): Promise<void> {
    await rm(this.unfinished, { recursive: true, force: true });
  }

  private async put(entry: TarEntry): Promise<void> {
    const within = entry.name.slice(names.database.length + 1);
    const path = join(this.unfinished, within);
    const { owner } = this.place;
    if (entry.isDirectory) {
      await mkdir(path, { mode: 0o700 });
    } else {
      const hash = createHash('sha256');
      const hashed = async function* (): AsyncGenerator<Uint8Array> {
        for await (const part of entry.bytes) {
          hash.update(part);
          yield part;
        }
      };
      await pipeline(hashed, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
      this.note({ name: entry.name, size: entry.size, sha256: hash.digest('hex') });
    }
    if (owner !== null) await chown(path, owner.uid, owner.gid);
  }

  private note(file: BackupFile): void {
    if (this.found.has(file.name)) throw new MalformedTar(file.name);
    this.found.set(file.name, file);
  }

  private compare({ files }: BackupManifest): void {
    for (const { name, size, sha256 } of files) {
      const found = this.found.get(name);
      if (found === undefined) throw new BackupProblem('missing', { what: name });
      if (found.size !== size || found.sha256 !== sha256) throw new BackupProblem('damaged', { what: name });
      this.found.delete(name);
    }
    const [unlisted] = this.found.keys();
    if (unlisted !== undefined) throw new BackupProblem('damaged', { what: unlisted });
  }
}
