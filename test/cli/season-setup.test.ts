import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, graphql } from '../support/ask.js';
import { newFolder, removeFolder } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';
import { projectRoot } from '../support/project.js';
import { type Ended, tarokk } from '../support/tarokk.js';

const YEAR = new Date().getFullYear();
const folder = newFolder();
const { office, world, end } = await ownOffice();
const juror = await world.member({ jury: true, name: 'Juhász Judit' });
await world.database.query(`UPDATE "account" SET "username" = 'judit', "password_hash" = 'none' WHERE "id" = $1`, [
  juror.accountId,
]);
afterAll(async () => {
  await end();
  removeFolder(folder);
});

const MADE = graphql(`query ($year: Int!) {
  season(seasonYear: $year) { annualMeeting }
  teams(seasonYear: $year, first: 50) { nodes { name members { captain person { name } } } }
  pairs(seasonYear: $year, first: 50) { nodes { name players { person { name } } } }
}`);

/** The command beside the running office, on its database. */
function setup(file: string, ...options: readonly string[]): Promise<Ended> {
  return tarokk(['season', 'setup', file, '--year', String(YEAR), '--as', 'judit', ...options], {
    directory: folder,
    environment: { DATA_DIR: folder, DATABASE_URL: office.databaseUrl() },
  });
}

function listOf(...lines: readonly string[]): string {
  const file = join(folder, 'list.csv');
  writeFileSync(file, lines.join('\n'));
  return file;
}

describe('tarokk season setup', () => {
  it('59.11 says of a list what would come of it, and leaves nothing', async () => {
    const { status, stdout } = await setup(join(projectRoot, 'docs/examples/season-list.csv'), '--dry-run');
    expect([status, stdout]).toEqual([
      0,
      [
        `Nothing is wrong with it, and nothing was changed. To be entered into ${YEAR}: 3 teams, 3 pairs.`,
        'The season is opened with it.',
        'New persons: Nagy Anna, Kis Béla, Vas Dóra, Tóth Csaba, Fekete Ferenc, Szabó Ottó, Gál Gizi.',
        '',
      ].join('\n'),
    ]);
    expect((await ask(juror, MADE, { year: YEAR })).season).toBeNull();
  });

  it('59.11 opens the season with its teams and pairs in one act', async () => {
    const { status, stdout } = await setup(
      join(projectRoot, 'docs/examples/season-list.csv'),
      '--meeting',
      `${YEAR}-01-17`,
    );
    expect([status, stdout.split('\n')[0]]).toEqual([0, `Entered into ${YEAR}: 3 teams, 3 pairs.`]);
    const { season, teams, pairs } = await ask(juror, MADE, { year: YEAR });
    expect(season).toEqual({ annualMeeting: `${YEAR}-01-17` });
    expect(teams.nodes.map(({ name, members }) => [name, members.find(({ captain }) => captain)!.person.name])).toEqual(
      [
        ['Danube Wasps', 'Nagy Anna'],
        ['Full House', 'Szabó Ottó'],
        ['Óbudai Baglyok', 'Tóth Csaba'],
      ],
    );
    expect(pairs.nodes.map(({ name }) => name)).toEqual(['Késői Madarak', 'Két Pagát', 'Vizsla']);
  });

  it('59.11 tells all problems by their lines, those of reading and those of the office, and enters nothing', async () => {
    const file = listOf(
      'Team;Captain;Member',
      'Alone;Új Ödön;',
      'Trulls;Tóth Csabba;Új Olga',
      'Full House;Új Ottó;Új Otília',
      'Good;Új Oszkár;Új Orsolya',
    );
    const { status, stdout } = await setup(file);
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      '✗ Line 2: No second member. A team has two or three.',
      '✗ Line 3: “Tóth Csabba” is not known. Perhaps Tóth Csaba? Correct the list, or say --new "Tóth Csabba".',
      expect.stringMatching(/^✗ Line 4: .*Full House/),
      'Nothing was entered. Lines with a problem: 3.',
      '',
    ]);
    expect((await ask(juror, MADE, { year: YEAR })).teams.nodes.map(({ name }) => name)).not.toContain('Good');
  });

  it('59.11 takes for new who is said to be, and tells programs what was done', async () => {
    const file = listOf('Csapat;Kapitány;Tag', 'Trulls;Tóth Csabba;Új Olga');
    const { status, stdout } = await setup(file, '--new', 'Tóth Csabba', '--json');
    expect([status, JSON.parse(stdout)]).toEqual([
      0,
      {
        file,
        outcome: 'done',
        year: YEAR,
        opens: false,
        teams: 1,
        pairs: 0,
        newPersons: ['Tóth Csabba', 'Új Olga'],
        problems: [],
      },
    ]);
  });

  it('59.11 is in the name of a juror, and of nobody else', async () => {
    const file = listOf('Wasps;Nagy Anna;Kis Béla');
    const { status, stderr } = await tarokk(['season', 'setup', file, '--year', String(YEAR), '--as', 'nobody'], {
      directory: folder,
      environment: { DATA_DIR: folder, DATABASE_URL: office.databaseUrl(), LC_ALL: 'de_DE.UTF-8' },
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('in der Jury hat niemand den Benutzernamen nobody.')]);
  });
});
