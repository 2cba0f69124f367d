import { afterAll, describe, expect, it } from '@jest/globals';
import { type Ended, tarokk } from '../support/tarokk.js';
import { matchIn } from '../support/matches-in-states.js';
import { newFolder, removeFolder } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice();

afterAll(end);

const recount = (...words: readonly string[]): Promise<Ended> =>
  tarokk(['recount', ...words], { environment: { DATABASE_URL: office.databaseUrl() } });

describe('tarokk recount', () => {
  it('says of an office without seasons that there is nothing to count', async () => {
    expect(await recount()).toEqual({ status: 0, stdout: 'There are no seasons yet.\n', stderr: '' });
  });

  it('says of each season whether what is stored is what the sheets give, while the office runs', async () => {
    await world.season(2024);
    await world.season(2025);
    const juror = await world.member({ jury: true });
    const [a, b] = [await world.member(), await world.member()];
    const teams = [
      await world.team(2025, [a, await world.person()], 'Danube Wasps'),
      await world.team(2025, [b, await world.person()], 'Aquincum'),
    ] as const;
    await matchIn('approved', { teams, a, b, juror }, { games: 8, date: '2025-03-14' });
    const all = await recount();
    expect([all.status, all.stderr]).toEqual([0, '']);
    expect(all.stdout).toMatch(
      /^✓ Season 2024: .*\n {2}Matches: 0, .*\n✓ Season 2025: what is stored is what the sheets give\.\n {2}Matches: 1, /,
    );
    const document = JSON.parse((await recount('2025', '--json')).stdout) as object;
    expect(document).toMatchObject({
      format: 'royal-tarokk-recount/1',
      verdict: 'same',
      seasons: [{ season: 2025, matches: 1, games: 0, difference: null }],
    });
  });

  it.each([
    [
      'en',
      /^✗ Season 2025: .*\n {4}result of a match: \S+ championship\n {4}stored: \{.*"rawA":4711.*\n {4}by the sheets: \{/,
    ],
    ['de', /^✗ Saison 2025: .*\n {4}Ergebnis eines Matches: /],
    ['hu', /^✗ 2025\. évi szezon: .*\n {4}mérkőzés eredménye: /],
  ])('shows what is stored otherwise, with the exit status 1, in the language %s', async (language, words) => {
    await world.database.query(`UPDATE "match_result" SET "raw_a" = 4711 WHERE "competition" = 'championship'`);
    const { status, stdout } = await recount('2025', '--lang', language);
    expect(stdout).toMatch(words);
    expect(stdout).toContain('4711');
    expect(status).toBe(1);
  });

  it('names a season that is not there, and a database that is not', async () => {
    expect(await recount('1999')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'tarokk: there is no season 1999 in this office.\n',
    });
    expect((await recount('soon')).status).toBe(2);
    const empty = newFolder();
    const nowhere = await tarokk(['recount'], { environment: { DATA_DIR: empty, DATABASE_URL: '' } });
    expect([nowhere.status, nowhere.stderr]).toEqual([2, expect.stringContaining(`There is no database in ${empty}.`)]);
    removeFolder(empty);
  });
});
