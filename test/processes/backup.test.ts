import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, refused, type ResultOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/describe-with.js';
import { tarokk } from '../support/tarokk.js';
import { givePassword } from '../support/account-requests.js';
import { client, given, type Given, type Member, type Team } from '../support/given.js';
import { matchIn } from '../support/matches-in-states.js';
import { embeddedOffice } from '../support/embedded-office.js';
import { newFolder, type Office, removeFolder } from '../support/office.js';
import { anotherOffice } from '../support/own-office.js';
import {
  newMadeProcess,
  newPostgresProcess,
  newServersFolder,
  type PostgresProcess,
} from '../support/postgres-process.js';
import { projectRoot } from '../support/project.js';
import { debianPostgres } from '../support/requires.js';
import { sealed } from '../support/sealed.js';
import { isFull } from '../support/full.js';

/** The commands of docs/operations.md, by the heading above them. */
function commands(heading: string): readonly string[] {
  const document = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const section = document.split(`\n### ${heading}\n`)[1]!.split(/\n##/)[0]!;
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block!);
}

const programs = newFolder();
afterAll(() => removeFolder(programs));

/** What `npx tarokk` was called with: two variables and its words, each with a 0 after it, and one more after the last. */
const calls = join(programs, 'calls');
/** For `npx tarokk`, which takes npm longer to find than to run: test/cli/manual.test.ts asks npm. */
const npx = `#!/bin/sh
shift
exec >> '${calls}'
printf '%s\\0' "DATABASE_URL=$DATABASE_URL" "DATA_DIR=$DATA_DIR" "$@"
printf '\\0'
`;
writeFileSync(join(programs, 'npx'), npx, { mode: 0o755 });

/** In the shell; the commands of the office after all others. */
async function run(command: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const path = [programs, debianPostgres() ?? '', process.env['PATH']].join(delimiter);
  writeFileSync(calls, '');
  execFileSync('sh', ['-ec', command], { env: { ...process.env, PATH: path, ...variables }, cwd: projectRoot });
  for (const call of readFileSync(calls, 'utf8').split('\0\0').slice(0, -1)) {
    const [url, folder, ...words] = call.split('\0');
    const environment = { DATABASE_URL: valueIn(url!), DATA_DIR: valueIn(folder!) };
    const { status, stderr } = await tarokk(words, { environment });
    expect([words, status, stderr]).toEqual([words, 0, expect.any(String)]);
  }
}

const valueIn = (variable: string): string => variable.slice(variable.indexOf('=') + 1);

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
    await run(`mkdir "$BACKUP/wal" && chmod 777 "$BACKUP" "$BACKUP/wal"`, { BACKUP: backup });
    source = await newPostgresProcess('office', {
      wal_level: 'replica',
      archive_mode: 'on',
      archive_command: `test ! -f ${backup}/wal/%f && cp %p ${backup}/wal/%f`,
    });
    office = await anotherOffice({ DATABASE_URL: source.url });
    world = given(office);
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
    await run(dump!, variables);
    await world.database.query('CREATE DATABASE restored');
    await run(restore!, variables);
    await run(verify!, { ...variables, HEAD: written(before.auditHeads[0]!) });
    await run(recount!, variables);
    const second = await anotherOffice({ DATABASE_URL: restored.href });
    expect(await seen(second)).toEqual(before);
    await rename(second, juror, teams[0], 'Danube Hornets');
    await second.end();
  });

  // Takes as long as all the rest.
  (isFull ? it : it.skip)('is brought back to the moment before a mistake', async () => {
    const [copy, prepare] = commands('To a point in time');
    await execAsServer(copy!, { BACKUP: backup, DATABASE_URL: source.url });
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
    const second = await anotherOffice({ DATABASE_URL: restored.url });
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
async function execAsServer(command: string, variables: Readonly<Record<string, string>>): Promise<void> {
  await run(command, variables);
  await run(`chown -R --reference="$BACKUP/wal/.." "$BACKUP/base"`, variables);
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
  it('is saved and restored by the documented commands while the office runs; stopped, it is copied, and opened again from the copy', async () => {
    const folder = newFolder();
    const [backup, elsewhere, copies] = [newFolder(), newFolder(), newFolder()];
    const office = await embeddedOffice({ DATA_DIR: folder });
    const world = given(office);
    const { juror, teams } = await play(world);
    await sealed(world.database);
    const before = await seen(office);
    const [save, restore, verify] = commands('The embedded database');
    const variables = { DATABASE_URL: '', DATA_DIR: folder, BACKUP: backup, RESTORED: join(elsewhere, 'data') };
    await run(save!, variables);
    await rename(office, juror, teams[0], 'Too Late');
    await run(restore!, variables);
    await run(verify!, { ...variables, HEAD: written(before.auditHeads[0]!) });
    const second = await embeddedOffice({ DATA_DIR: join(elsewhere, 'data') });
    expect(await seen(second)).toEqual(before);
    await rename(second, juror, teams[0], 'Danube Hornets');
    await second.end();

    await sealed(world.database);
    const after = await seen(office);
    await world.end();
    await office.end();
    await run(commands('The embedded database: stop and copy')[0]!, { DATA_DIR: folder, COPY: join(copies, 'data') });
    removeFolder(folder);
    const third = await embeddedOffice({ DATA_DIR: join(copies, 'data') });
    expect(await seen(third)).toEqual(after);
    await rename(third, juror, teams[0], 'Danube Hornets');
    await expectWhole(third.databaseUrl(), after.auditHeads);
    await third.end();
    [backup, elsewhere, copies].forEach(removeFolder);
  });
});
