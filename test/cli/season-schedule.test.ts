import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, graphql } from '../support/ask.js';
import { league } from '../support/league.js';
import { newFolder, removeFolder } from '../support/office.js';
import { type Ended, tarokk } from '../support/tarokk.js';

const YEAR = new Date().getFullYear();
const folder = newFolder();
const { office, world, jury, end } = await league({ year: YEAR, teams: 2 });
// Rows, since the command knows its juror by a name alone, and nothing here logs in: a password would only be hashed for nothing.
await world.database.query(`UPDATE "account" SET "username" = 'judit', "password_hash" = 'none' WHERE "id" = $1`, [
  jury.accountId,
]);
afterAll(async () => {
  await end();
  removeFolder(folder);
});

const PLANNED = graphql(
  `query ($year: Int!) { plannedMatches(seasonYear: $year, first: 50) { nodes { date order } } }`,
);

/** The command beside the running office, on its database. */
function schedule(lines: readonly string[], ...options: readonly string[]): Promise<Ended> {
  const file = join(folder, 'schedule.csv');
  writeFileSync(file, lines.join('\n'));
  return tarokk(['season', 'schedule', file, '--year', String(YEAR), '--as', 'judit', ...options], {
    directory: folder,
    environment: { DATA_DIR: folder, DATABASE_URL: office.databaseUrl() },
  });
}

describe('tarokk season schedule', () => {
  const lines = [
    'Day;A;B;Place',
    `${YEAR}-12-14;Danube Wasps;Óbudai Baglyok;Bástya`,
    `${YEAR}-12-21;Óbudai Baglyok;Danube Wasps;Bástya`,
  ];

  it('59.11 says of a list what would come of it, and leaves nothing', async () => {
    const { status, stdout } = await schedule(lines, '--dry-run');
    const words = `Nothing is wrong with it, and nothing was changed. To be planned in ${YEAR}: 2 matches.\n`;
    expect([status, stdout]).toEqual([0, words]);
    expect((await ask(jury, PLANNED, { year: YEAR })).plannedMatches.nodes).toEqual([]);
  });

  it('59.11 tells all problems by their lines, those of reading and those of the office, and plans nothing', async () => {
    const { status, stdout } = await schedule([
      ...lines,
      `${YEAR}-12-28;Danube Wasps;;Bástya`,
      `${YEAR}-12-28;Danube Wsps;Óbudai Baglyok;Bástya`,
    ]);
    expect([status, stdout.split('\n')]).toEqual([
      1,
      [
        '✗ Line 4: A match has two sides.',
        `✗ Line 5: No team of the season ${YEAR} is called Danube Wsps. Perhaps Danube Wasps?`,
        'Nothing was planned. Lines with a problem: 2.',
        '',
      ],
    ]);
    expect((await ask(jury, PLANNED, { year: YEAR })).plannedMatches.nodes).toEqual([]);
  });

  it('59.11 plans all of it, and tells programs what was done', async () => {
    const { status, stdout } = await schedule(lines, '--json');
    expect([status, JSON.parse(stdout)]).toEqual([
      0,
      { file: join(folder, 'schedule.csv'), outcome: 'done', year: YEAR, matches: 2, problems: [] },
    ]);
    expect((await ask(jury, PLANNED, { year: YEAR })).plannedMatches.nodes).toHaveLength(2);
  });
});
