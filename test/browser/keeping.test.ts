import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from '@playwright/test';
import { bareRecord } from '../support/bare-records.js';
import { sheetOf } from '../support/sheets.js';
import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';

const test = inOffice(async () => {
  const opened = await league({ teams: 2, year: 2025, otherYears: [2026] });
  const { world, teams } = opened;
  const juror = await world.member({ jury: true, admin: true, name: 'Igaz Ilona' });
  await world.person('Kiss Béla');
  return { ...opened, juror, twice: teams[0].second };
});

test.describe('imports, places, people and teams at the desk', () => {
  const button = (within: Page | Locator, name: string | RegExp): Locator =>
    within.getByRole('button', { name, exact: typeof name === 'string' });

  test('imports matches: first what would become of each line, then the import with its report; again, it changes nothing', async ({
    openAs,
    prepared: { world, juror, people },
  }) => {
    const sheets = [1, 2].map((seed) => JSON.stringify(sheetOf(people.teams, { seed, date: `2025-03-1${seed}` })));
    const lines = [
      ...sheets,
      'no json',
      JSON.stringify(bareRecord(people.teams, { names: { A: { team: 'Danube Wasp' } } })),
    ];
    const archive = zipSync({
      'season/a.ndjson': strToU8(lines.join('\n')),
      'season/b.json': strToU8(JSON.stringify(bareRecord(people.teams, { seed: 5, date: '2025-04-01' }))),
    });
    const page = await openAs(juror, '/en/jury/imports');
    await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles({ name: 'season.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
    await expect(page.getByText('5 documents are read.')).toBeVisible();
    await page.getByLabel('Remark to every warning').fill('From the archive');
    await button(page, 'See what would become of each').click();
    await expect(
      page.getByText('Nothing is changed yet. To be entered: 3. There already: 0. Refused: 2.'),
    ).toBeVisible();
    const report = page.locator('.consequences');
    await expect(report.getByText('season.zip/season/a.ndjson:4')).toBeVisible();
    await expect(report.getByText(/Danube Wasp\b/)).toBeVisible();
    await button(report, /Not readable/).click();
    await expect(report.getByText('season.zip/season/a.ndjson:3')).toBeVisible();
    expect((await world.database.query('SELECT 1 FROM "match"')).rowCount).toBe(0);

    await button(page, 'Import 3 matches').click();
    await expect(page.getByText('Entered: 3. There already: 0. Refused: 2.', { exact: true })).toBeVisible();
    await button(report, /Entered/).click();
    await expect(report.getByRole('link')).toHaveCount(3);
    await expect(page.getByText('4 documents: 3 entered, 0 there already, 1 refused.')).toBeVisible();
    await button(page, 'See what would become of each').click();
    await expect(
      page.getByText('Nothing is changed yet. To be entered: 0. There already: 3. Refused: 2.'),
    ).toBeVisible();
  });

  test('D50 imports an old list and an old table after what is in them, and removes them', async ({
    openAs,
    prepared: { juror },
  }) => {
    const page = await openAs(juror, '/en/jury/imports?what=TROPHIES');
    await button(page, 'See what would change').click();
    await expect(page.getByText('Please choose a file.')).toBeVisible();
    const csv = (text: string) => ({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByLabel('File', { exact: true }).setInputFiles(csv('player,count\nNobody Known,3\n'));
    await button(page, 'See what would change').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('File', { exact: true }).setInputFiles(csv('player,count\nNagy Anna,3\n'));
    await button(page, 'See what would change').click();
    await expect(page.getByText('1 entry with 3 trophies of 1 player would be entered.')).toBeVisible();
    await button(page, 'Import the list').click();
    await expect(page.getByText('1 entry with 3 trophies of 1 player entered.')).toBeVisible();
    await button(page, /^Remove: /).click();
    await expect(page.getByText('1 entry with 3 trophies would go')).toBeVisible();
    await page.getByLabel('Reason', { exact: true }).fill('Twice in the book');
    await button(page, 'Remove the list').click();
    await expect(page.getByText('No old list has been imported yet.')).toBeVisible();

    await page.getByRole('link', { name: 'Old tables' }).click();
    await expect(page.getByText('No old table has been imported yet.')).toBeVisible();
    await page.getByLabel('File', { exact: true }).setInputFiles(csv('rank,name,points\n1,The Owls,812\n'));
    await page.getByLabel('Title').fill('Championship');
    await page.getByLabel('Year', { exact: true }).fill('1998');
    await page.getByLabel('Where it comes from').fill('Yearbook');
    await button(page, 'See what would change').click();
    await button(page, 'Import the table').click();
    await expect(button(page, 'Remove: Championship')).toBeVisible();
  });

  test('merges two entries of one person after what that would do, and takes it back', async ({
    openAs,
    prepared: { juror, twice },
  }) => {
    const page = await openAs(juror, `/en/people/${twice.id}`);
    await button(page, 'Merge with another entry …').click();
    await page.getByRole('combobox', { name: 'Entry that is given up' }).fill('Kiss');
    await page.getByRole('option', { name: /^Kiss Béla/ }).click();
    await button(page, 'See what merging would do').click();
    await expect(page.getByText('Kiss Béla is given up: 0 matches, 0 trophies, 0 teams.')).toBeVisible();
    await page.getByLabel('Reason').fill('Misspelt');
    await button(page, 'Merge the entries').click();
    await expect(page.getByRole('heading', { name: 'Merged entries' })).toBeVisible();
    await button(page, /^Take the merge back: /).click();
    await page.getByLabel('Reason').fill('Two people after all');
    await button(page, 'Take the merge back').click();
    await expect(page.getByText('taken back on')).toBeVisible();
  });

  test('carries the teams over to a new season, and confirms one with who stays', async ({
    openAs,
    prepared: { juror },
  }) => {
    const page = await openAs(juror, '/en/jury/seasons/2026/teams');
    await button(page, 'See who would be carried over …').click();
    await expect(page.getByText('Danube Wasps: is proposed: Nagy Anna, Kis Béla')).toBeVisible();
    await button(page, 'Carry 2 teams over').click();
    await expect(page.getByText('2 teams are proposed.')).toBeVisible();
    await page.getByRole('link', { name: 'Proposed' }).click();
    await page.getByRole('link', { name: 'Danube Wasps' }).click();
    await button(page, 'Confirm the team').click();
    await expect(page.getByText('Taking part.')).toBeVisible();
    await expect(button(page, 'Make captain: Kis Béla')).toBeVisible();
  });

  for (const [path, file, headings] of [
    ['/en/jury/imports?what=MATCHES', 'imports.csv', /^Time,Name,Imported by,State,Documents,/],
    ['/en/jury/log', 'log.csv', /^Time,What was done,Reason,About,Chain,Action,/],
    ['/en/jury/seasons', 'seasons.csv', /^Year,State,Day of the annual meeting,Matches a team$/],
  ] as const) {
    test(`saves what ${path} shows as ${file}`, async ({ openAs, prepared: { juror } }) => {
      const page = await openAs(juror, path);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Save as CSV').first().click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
      const [heading, ...rows] = readFileSync(await download.path(), 'utf8')
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n');
      expect(heading).toMatch(headings);
      expect(rows.length).toBeGreaterThan(0);
    });
  }

  test('D23 adds a place and changes it', async ({ openAs, prepared: { juror } }) => {
    const page = await openAs(juror, '/en/jury/venues');
    await page.getByLabel('Name of the place').fill('Kitchen of Anna');
    await page.getByLabel('It is public').uncheck();
    await button(page, 'Add a place').click();
    await expect(page.getByText('private')).toBeVisible();
    await button(page, 'Change the place: Kitchen of Anna').click();
    const form = page.getByRole('form', { name: 'Change the place: Kitchen of Anna' });
    await form.getByLabel('It is no longer offered').check();
    await button(form, 'Change the place').click();
    await expect(page.getByText('no longer offered').first()).toBeVisible();
  });
});
