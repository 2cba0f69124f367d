import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, refused } from '../support/ask.js';
import { type Ended, tarokk } from '../support/tarokk.js';
import { eventually } from '../support/eventually.js';
import { client, given, type Given, type Member, type Team } from '../support/given.js';
import { matchIn } from '../support/matches-in-states.js';
import { embeddedOffice, firstEmbeddedOffice } from '../support/embedded-office.js';
import { failToStart, newFolder, type Office, removeFolder } from '../support/office.js';
import { sealed } from '../support/sealed.js';

const [folder, files] = [newFolder(), newFolder()];
const data = join(folder, 'data');
const at = (name: string): string => join(files, name);
let office: Office;
let world: Given;
let jury: readonly Member[];
let teams: readonly Team[];

const RENAME = graphql(
  `mutation ($key: IdempotencyKey!, $teamId: UUID!, $name: Name!) {
    renameTeam(input: { idempotencyKey: $key, teamId: $teamId, name: $name }) { __typename ...refused }
  }`,
  [refused],
);
const HEADS = graphql('{ auditHeads { chain number hash } }');

beforeAll(async () => {
  mkdirSync(data);
  office = await embeddedOffice({ DATA_DIR: data });
  world = given(office);
  await world.season(2025);
  jury = await Promise.all(Array.from({ length: 20 }, () => world.member({ jury: true })));
  const [a, b] = [await world.member(), await world.member()];
  const table = [
    await world.team(2025, [a, await world.person()], 'Danube Wasps'),
    await world.team(2025, [b, await world.person()], 'Aquincum'),
  ] as const;
  await matchIn('approved', { teams: table, a, b, juror: jury[0]! }, { games: 8, date: '2025-03-14' });
  teams = await Promise.all(
    jury.map(async (_, index) => world.team(2025, [await world.person(), await world.person()], nameOf(index, 0))),
  );
});

afterAll(async () => {
  await world.end();
  await office.end();
  removeFolder(folder);
  removeFolder(files);
});

const nameOf = (writer: number, version: number): string => `Team ${writer} v${version}`;
const versionIn = (name: string): number => Number(/ v(\d+)$/.exec(name)![1]);

function run(words: readonly string[], dataDirectory = data): Promise<Ended> {
  return tarokk(words, { environment: { DATA_DIR: dataDirectory, DATABASE_URL: '' }, directory: files });
}

async function headsOf(of: Office): Promise<readonly string[]> {
  const { auditHeads: heads } = await ask(of, HEADS);
  return heads.flatMap(({ chain, number, hash }) => ['--head', `${chain}:${number}:${hash}`]);
}

/** Each writer renames their team again and again; what was sent and what was acknowledged last, by writer. */
function write(): { readonly sent: number[]; readonly acknowledged: number[]; stop(): Promise<void> } {
  const [sent, acknowledged] = [jury.map(() => 0), jury.map(() => 0)];
  let writing = true;
  const isWriting = (): boolean => writing;
  const all = jury.map(async ({ cookie }, index) => {
    const writer = client(office, { cookie });
    for (let version = 1; isWriting(); version++) {
      sent[index] = version;
      await done(writer, RENAME, { teamId: teams[index]!.id, name: nameOf(index, version) });
      acknowledged[index] = version;
    }
  });
  return {
    sent,
    acknowledged,
    stop: async () => {
      writing = false;
      await Promise.all(all);
    },
  };
}

describe('tarokk backup', () => {
  it('saves an office under twenty writers; restored elsewhere its log is whole, all that was acknowledged before is there, and it goes on', async () => {
    await sealed(world.database);
    const heads = await headsOf(office);
    const writers = write();
    await eventually(() => expect(Math.min(...writers.acknowledged)).toBeGreaterThan(1), { timeout: 60_000 });
    const before = [...writers.acknowledged];
    const saved = await run(['backup', 'office.tar']);
    await writers.stop();
    expect([saved.status, saved.stderr]).toEqual([0, '']);
    expect(saved.stdout).toContain(`Saved: the database in ${office.databaseFolder}/cluster to office.tar.`);
    expect(statSync(at('office.tar')).mode & 0o777).toBe(0o600);
    expect(readdirSync(files)).toEqual(['office.tar']);

    const elsewhere = join(folder, 'elsewhere');
    const restored = await run(['restore', 'office.tar'], elsewhere);
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toContain(`The database is in ${elsewhere}/postgres/cluster.`);
    expect(readFileSync(join(elsewhere, 'office.key'))).toEqual(readFileSync(join(data, 'office.key')));
    expect(statSync(join(elsewhere, 'office.key')).mode & 0o777).toBe(0o600);

    // The log of that moment: what was sealed before is there, link for link.
    expect(await run(['audit', 'verify', ...heads], elsewhere)).toMatchObject({ status: 0, stderr: '' });
    expect(await run(['recount'], elsewhere)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^✓ Season 2025: .*\n {2}Matches: 1,/),
    });
    const second = await embeddedOffice({ DATA_DIR: elsewhere });
    const there = given(second);
    try {
      for (const [index, { id }] of teams.entries()) {
        const { rows } = await there.database.query<{ name: string }>('SELECT "name" FROM "side" WHERE "id" = $1', [
          id,
        ]);
        const version = versionIn(rows[0]!.name);
        expect(version).toBeGreaterThanOrEqual(before[index]!);
        expect(version).toBeLessThanOrEqual(writers.sent[index]!);
      }
      const writer = client(second, { cookie: jury[0]!.cookie });
      await done(writer, RENAME, { teamId: teams[0]!.id, name: 'Danube Hornets' });
      await sealed(there.database);
      expect(await run(['audit', 'verify', ...heads], elsewhere)).toMatchObject({ status: 0 });
    } finally {
      await there.end();
      await second.end();
    }
  });

  it('is a tar that any tar reads, with a manifest of the checksums of all other files', () => {
    const list = execFileSync('tar', ['-tf', at('office.tar')], { encoding: 'utf8' })
      .trimEnd()
      .split('\n');
    const inTar = list.filter((name) => !name.endsWith('/'));
    const text = execFileSync('tar', ['-xOf', at('office.tar'), 'manifest.json'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const manifest = JSON.parse(text) as { files: { name: string; sha256: string }[] } & Record<string, unknown>;
    expect(inTar).toEqual([...manifest.files.map(({ name }) => name), 'manifest.json']);
    expect(manifest).toMatchObject({ format: 'royal-tarokk-backup/1', key: 'plain', office: '0.1.0' });
    const [sum] = execFileSync('sh', ['-c', `tar -xOf "${at('office.tar')}" database/PG_VERSION | sha256sum`], {
      encoding: 'utf8',
    }).split(' ');
    expect(manifest.files.find(({ name }) => name === 'database/PG_VERSION')!.sha256).toBe(sum);
  });

  it('leaves a file alone that is there, and leaves nothing behind when it cannot write', async () => {
    const bytes = statSync(at('office.tar')).size;
    expect(await run(['backup', 'office.tar'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'tarokk: There is a file office.tar already, and it stays as it is. Name another one.\n',
    });
    expect(statSync(at('office.tar')).size).toBe(bytes);
    expect((await run(['backup', 'nowhere/office.tar'])).stderr).toContain('There is no folder');
    const within = join(office.databaseFolder, 'cluster/office.tar');
    expect((await run(['backup', within])).stderr).toContain('would be within the database itself');
    expect(existsSync(within)).toBe(false);
    expect(readdirSync(files)).toEqual(['office.tar']);
  });

  it('refuses a database of one’s own, and a folder without a database, and says what to do', async () => {
    const own = await tarokk(['backup', 'own.tar', '--lang', 'de'], {
      environment: { DATABASE_URL: 'postgresql://office@127.0.0.1:1/office' },
      directory: files,
    });
    expect([own.status, own.stderr]).toEqual([2, expect.stringContaining('docs/operations.md')]);
    const empty = await run(['backup', 'empty.tar'], join(folder, 'nothing'));
    expect(empty.stderr).toContain(`There is no database of an office in ${join(folder, 'nothing')}.`);
    expect(existsSync(join(folder, 'nothing'))).toBe(false);
  });

  it('encrypts the key with a passphrase, or leaves it out', async () => {
    const key = readFileSync(join(data, 'office.key'), 'utf8').trim();
    writeFileSync(at('passphrase'), 'the tarock of the bank\n');
    writeFileSync(at('other'), 'another passphrase\n');
    writeFileSync(at('short'), 'short\n');
    expect((await run(['backup', 'no.tar', '--passphrase-file', 'short'])).stderr).toContain('12 characters');
    expect(await run(['backup', 'encrypted.tar', '--passphrase-file', 'passphrase'])).toMatchObject({ status: 0 });
    expect(readFileSync(at('encrypted.tar')).includes(key)).toBe(false);

    const target = (name: string): string => join(folder, name);
    const without = await run(['restore', 'encrypted.tar'], target('closed'));
    expect([without.status, without.stderr]).toEqual([2, expect.stringContaining('--passphrase-file')]);
    const wrong = await run(['restore', 'encrypted.tar', '--passphrase-file', 'other'], target('closed'));
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('does not open the key')]);
    expect(existsSync(target('closed'))).toBe(false);
    const opened = await run(['restore', 'encrypted.tar', '--passphrase-file', 'passphrase'], target('opened'));
    expect(opened.status).toBe(0);
    expect(readFileSync(join(target('opened'), 'office.key'), 'utf8').trim()).toBe(key);
    const keyless = await run(['restore', 'encrypted.tar', '--without-key'], target('keyless'));
    expect([keyless.status, existsSync(join(target('keyless'), 'office.key'))]).toEqual([0, false]);
  });
});

describe('tarokk restore', () => {
  it('refuses a folder that is not empty', async () => {
    const full = await run(['restore', 'office.tar'], data);
    expect([full.status, full.stderr]).toEqual([2, expect.stringContaining(`The folder ${data} is not empty (`)]);
  });

  it('reads a backup from standard input, and keeps nothing of one that is broken off on the way', async () => {
    const backup = readFileSync(at('office.tar'));
    const pipe = (input: Uint8Array, name: string): Promise<Ended> =>
      tarokk(['restore', '-'], {
        environment: { DATA_DIR: join(folder, name), DATABASE_URL: '' },
        directory: files,
        input,
        node: [],
      });
    const piped = await pipe(backup, 'piped');
    expect([piped.status, piped.stderr]).toEqual([0, '']);
    expect(piped.stdout).toContain(`The database is in ${join(folder, 'piped')}/postgres/cluster.`);
    const cut = await pipe(backup.subarray(0, -400_000), 'cut');
    expect([cut.status, cut.stderr]).toEqual([
      2,
      expect.stringContaining('standard input is no backup of an office, or is broken off'),
    ]);
    expect(existsSync(join(folder, 'cut'))).toBe(false);
  });

  it('keeps nothing of a backup that is cut off or changed, and names the file', async () => {
    const target = join(folder, 'damaged');
    copyFileSync(at('office.tar'), at('cut.tar'));
    truncateSync(at('cut.tar'), statSync(at('office.tar')).size - 400_000);
    expect(await run(['restore', 'cut.tar'], target)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cut.tar is no backup of an office, or is broken off'),
    });
    const bytes = readFileSync(at('office.tar'));
    const place = bytes.indexOf('database/PG_VERSION');
    bytes[place + 512] = bytes[place + 512]! ^ 1;
    writeFileSync(at('changed.tar'), bytes);
    expect(await run(['restore', 'changed.tar'], target)).toMatchObject({
      status: 2,
      stderr: 'tarokk: changed.tar is damaged: database/PG_VERSION is not as it was saved. Nothing was restored.\n',
    });
    writeFileSync(at('none.tar'), 'This is no backup.'.repeat(100));
    expect((await run(['restore', 'none.tar'], target)).stderr).toContain('none.tar is no backup of an office');
    expect(existsSync(target)).toBe(false);
  });

  it('refuses one of an office with other tables, and names the archive of the season as the way over', async () => {
    const target = join(folder, 'earlier');
    const about = JSON.parse(execFileSync('tar', ['-xOf', at('office.tar'), 'backup.json']).toString()) as object;
    writeFileSync(at('backup.json'), JSON.stringify({ ...about, migration: '20261124220000_match_analysis' }));
    execFileSync('tar', ['--format=ustar', '-cf', 'earlier.tar', 'backup.json'], { cwd: files });
    const way = { en: 'season export YEAR --full', de: 'season export JAHR --full', hu: 'season export ÉV --full' };
    for (const [language, words] of Object.entries(way)) {
      const { status, stderr } = await run(['restore', 'earlier.tar', '--lang', language], target);
      expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
    }
    expect(existsSync(target)).toBe(false);
  });
});

// Only root's data are kept elsewhere: its home is closed to the user that runs the server.
(process.getuid?.() === 0 ? describe : describe.skip)('a data folder in a closed home', () => {
  it('finds a place for PostgreSQL elsewhere, and names it; a copy without it does not start as an empty office', async () => {
    const home = newFolder();
    chmodSync(home, 0o700);
    const closed = join(home, 'data');
    const first = await firstEmbeddedOffice({ DATA_DIR: closed });
    const database = first.databaseFolder;
    expect(database).toMatch(/^\/var\/lib\/royal-tarokk\/[0-9a-f]{12}$/);
    expect((await fetch(`${first.url}/health/ready`)).ok).toBe(true);
    expect(await first.end()).toBe(0);
    try {
      // What the documentation said once.
      execFileSync('cp', ['-a', closed, join(home, 'copy')]);
      const copy = await failToStart({ DATA_DIR: join(home, 'copy') });
      expect(copy.code).toBe(1);
      expect(copy.printed).toContain(`${join(home, 'copy')} is a copy of ${closed}`);
      expect(copy.printed).toContain(database);
      // The same folder without its database, as it comes back from a backup of the home alone.
      execFileSync('mv', [database, `${database}-away`]);
      const lost = await failToStart({ DATA_DIR: closed });
      expect(lost.code).toBe(1);
      expect(lost.printed).toContain(`The database of ${closed} is not where it should be, in ${database}/cluster.`);
      execFileSync('mv', [`${database}-away`, database]);
      expect(await run(['backup', 'closed.tar'], closed)).toMatchObject({ status: 0 });
      expect(await run(['restore', 'closed.tar'], join(home, 'restored'))).toMatchObject({ status: 0 });
      const restored = await firstEmbeddedOffice({ DATA_DIR: join(home, 'restored') });
      expect(await restored.end()).toBe(0);
      removeFolder(restored.databaseFolder);
      const again = await firstEmbeddedOffice({ DATA_DIR: closed });
      expect(again.databaseFolder).toBe(database);
      expect(await again.end()).toBe(0);
    } finally {
      removeFolder(database);
      removeFolder(`${database}-away`);
      removeFolder(home);
    }
  });

  it('an old folder with a key and no database does not start as an empty office either', async () => {
    const old = join(folder, 'old');
    mkdirSync(old);
    writeFileSync(join(old, 'office.key'), 'k'.repeat(43));
    const { code, printed } = await failToStart({ DATA_DIR: old });
    expect([code, printed]).toEqual([1, expect.stringContaining('is not where it should be')]);
    expect(readdirSync(old)).toEqual(['office.key']);
  });
});
