import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, refused, type ResultOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/describe-with.js';
import { launcher, tarokk } from '../cli/tarokk.js';
import { givePassword } from '../support/account-requests.js';
import { client, given, type Given, type Member, type Team } from '../support/given.js';
import { matchIn } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import {
  newMadeProcess,
  newPostgresProcess,
  newServersFolder,
  type PostgresProcess,
} from '../support/postgres-process.js';
import { projectRoot } from '../support/project.js';
import { debianPostgres } from '../support/requires.js';
import { sealed } from '../support/sealed.js';

/** The commands of docs/operations.md, by the heading above them. */
function commands(heading: string): readonly string[] {
  const document = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const section = document.split(`\n### ${heading}\n`)[1]!.split(/\n##/)[0]!;
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block!);
}

/** `npx tarokk`, which takes npm longer to find than to run: test/cli/manual.test.ts asks npm. */
const programs = newFolder();
writeFileSync(join(programs, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${launcher}" "$@"\n`, {
  mode: 0o755,
});
afterAll(() => removeFolder(programs));

function run(command: string, variables: Readonly<Record<string, string>>): void {
  const path = [programs, debianPostgres() ?? '', process.env['PATH']].join(delimiter);
  execFileSync('sh', ['-ec', command], { env: { ...process.env, PATH: path, ...variables }, cwd: projectRoot });
}

/** What the public sees, and who is at the end of each chain of the log. */
const seen = (office: Office) => ask(office, SEEN);

const SEEN = graphql(`{
  championshipTable(seasonYear: 2025) { rows { team { name } points } }
  trophies(first: 50) { nodes { id count date } }
  auditHeads { chain number hash }
}`);
type Seen = ResultOf<typeof SEEN>;
type Head = Seen['auditHeads'][number];

const written = ({ chain, number, hash }: Head): string => `${chain}:${number}:${hash}`;

async function expectWhole(databaseUrl: string, heads: readonly Head[]): Promise<void> {
  const words = heads.flatMap((head) => ['--head', written(head)]);
  const { status, stdout, stderr } = await tarokk(['audit', 'verify', ...words], {
    environment: { DATABASE_URL: databaseUrl },
  });
  expect([status, stdout, stderr]).toEqual([0, expect.any(String), expect.any(String)]);
}

/** A season with two teams and an approved match. */
async function play(world: Given): Promise<{ readonly juror: Member; readonly teams: readonly [Team, Team] }> {
  await world.season(2025);
  // Without an admin each start makes a link for the first one, which the log keeps: the restored office would have an entry more.
  await givePassword(world, await world.member({ admin: true }), 'admin', 'three other words');
  const juror = await world.member({ jury: true });
  const [a, b] = [await world.member(), await world.member()];
  const teams = [
    await world.team(2025, [a, await world.person()], 'Danube Wasps'),
    await world.team(2025, [b, await world.person()], 'Aquincum'),
  ] as const;
  await matchIn('approved', { teams, a, b, juror }, { games: 8, date: '2025-03-14' });
  return { juror, teams };
}

const RENAME = graphql(
  `mutation ($key: IdempotencyKey!, $teamId: UUID!, $name: Name!) {
    renameTeam(input: { idempotencyKey: $key, teamId: $teamId, name: $name }) { __typename ...refused }
  }`,
  [refused],
);

async function rename(office: Office, { cookie }: Member, team: Team, name: string): Promise<void> {
  await done(client(office, { cookie }), RENAME, { teamId: team.id, name });
}

describeWith('postgresql')('a database of one’s own', () => {
  let backup: string;
  let source: PostgresProcess;
  let office: Office;
  let world: Given;
  let juror: Member;
  let teams: readonly [Team, Team];
  let before: Seen;

  beforeAll(async () => {
    backup = newServersFolder();
    run(`mkdir "$BACKUP/wal" && chmod 777 "$BACKUP" "$BACKUP/wal"`, { BACKUP: backup });
    source = await newPostgresProcess('office', {
      wal_level: 'replica',
      archive_mode: 'on',
      archive_command: `test ! -f ${backup}/wal/%f && cp %p ${backup}/wal/%f`,
    });
    office = await startOffice({ DATABASE_URL: source.url });
    world = given({ ...office, databaseUrl: () => source.url });
    ({ juror, teams } = await play(world));
    await sealed(world.database);
    before = await seen(office);
  });

  afterAll(async () => {
    await world.end();
    await office.end();
    await source.stop();
    removeFolder(backup);
  });

  it('is dumped while the office runs, and restored with its log, its logins and all that is counted', async () => {
    const [dump, restore, verify, recount] = commands('A dump');
    const restored = new URL(source.url);
    restored.pathname = '/restored';
    const variables = { BACKUP: backup, DATABASE_URL: source.url, RESTORED_URL: restored.href };
    run(dump!, variables);
    await world.database.query('CREATE DATABASE restored');
    run(restore!, variables);
    run(verify!, { ...variables, HEAD: written(before.auditHeads[0]!) });
    run(recount!, variables);
    const second = await startOffice({ DATABASE_URL: restored.href });
    expect(await seen(second)).toEqual(before);
    await rename(second, juror, teams[0], 'Danube Hornets');
    await second.end();
  });

  // Takes as long as all the rest.
  (process.env['FULL'] !== '1' ? it.skip : it)('is brought back to the moment before a mistake', async () => {
    const [copy, prepare] = commands('To a point in time');
    execAsServer(copy!, { BACKUP: backup, DATABASE_URL: source.url });
    await rename(office, juror, teams[0], 'Danube Falcons');
    await sealed(world.database);
    const wanted = await seen(office);
    const { rows } = await world.database.query<{ when: string }>(`SELECT clock_timestamp()::text AS "when"`);
    await rename(office, juror, teams[0], 'A Mistake');
    await sealed(world.database);
    const afterwards = await seen(office);
    await archived(world.database);

    const variables = `BACKUP='${backup}'; WHEN='${rows[0]!.when}'`;
    const restored = await newMadeProcess('office', `${variables}\n${prepare!}`);
    await arrived(restored.url);
    const second = await startOffice({ DATABASE_URL: restored.url });
    expect(await seen(second)).toEqual(wanted);
    await rename(second, juror, teams[1], 'Aquincum Again');
    await second.end();
    await expectWhole(restored.url, wanted.auditHeads);
    const later = afterwards.auditHeads.flatMap((head) => ['--head', written(head)]);
    const { status } = await tarokk(['audit', 'verify', ...later], { environment: { DATABASE_URL: restored.url } });
    expect(['of what came after it, the published heads tell', status]).toEqual([
      'of what came after it, the published heads tell',
      1,
    ]);
    await restored.stop();
  });
});

/** Base copies must be the server's own. */
function execAsServer(command: string, variables: Readonly<Record<string, string>>): void {
  run(command, variables);
  run(`chown -R --reference="$BACKUP/wal/.." "$BACKUP/base"`, variables);
}

/** Until the log up to here is in the archive. */
async function archived(database: pg.Pool): Promise<void> {
  const { rows } = await database.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS "file"');
  await eventually(
    async () => {
      const { rows: done } = await database.query<{ last: string | null }>(
        'SELECT "last_archived_wal" AS "last" FROM pg_stat_archiver',
      );
      expect(String(done[0]!.last) >= rows[0]!.file).toBe(true);
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** Until a server that recovers takes writes. */
async function arrived(url: string): Promise<void> {
  const database = new pg.Client(url);
  await database.connect();
  await eventually(
    async () => {
      const { rows } = await database.query<{ recovers: boolean }>('SELECT pg_is_in_recovery() AS "recovers"');
      expect(rows[0]!.recovers).toBe(false);
    },
    { timeout: 60_000, interval: 100 },
  );
  await database.end();
}

describe('the embedded database', () => {
  it('issue 32.1: is saved and restored by the documented commands while the office runs; stopped, it is copied, and opened again from the copy', async () => {
    const folder = newFolder();
    const [backup, elsewhere, copies] = [newFolder(), newFolder(), newFolder()];
    const office = await startOffice({ DATA_DIR: folder });
    const world = given(office);
    const { juror, teams } = await play(world);
    await sealed(world.database);
    const before = await seen(office);
    const [save, restore, verify] = commands('The embedded database');
    const variables = { DATABASE_URL: '', DATA_DIR: folder, BACKUP: backup, RESTORED: join(elsewhere, 'data') };
    run(save!, variables);
    await rename(office, juror, teams[0], 'Too Late');
    run(restore!, variables);
    run(verify!, { ...variables, HEAD: written(before.auditHeads[0]!) });
    const second = await startOffice({ DATA_DIR: join(elsewhere, 'data') });
    expect(await seen(second)).toEqual(before);
    await rename(second, juror, teams[0], 'Danube Hornets');
    await second.end();

    await sealed(world.database);
    const after = await seen(office);
    await world.end();
    await office.end();
    run(commands('The embedded database: stop and copy')[0]!, { DATA_DIR: folder, COPY: join(copies, 'data') });
    removeFolder(folder);
    const third = await startOffice({ DATA_DIR: join(copies, 'data') });
    expect(await seen(third)).toEqual(after);
    await rename(third, juror, teams[0], 'Danube Hornets');
    await expectWhole(third.databaseUrl(), after.auditHeads);
    await third.end();
    [backup, elsewhere, copies].forEach(removeFolder);
  });
});
