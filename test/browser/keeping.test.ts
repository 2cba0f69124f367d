import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  launchChromium,
  looks,
  openWindowAs,
  settled,
  sideways,
  violations,
  walkByKeyboard,
} from '../support/chromium.js';
import { bareRecord } from '../support/bare-records.js';
import { given, type Given, type Member, type Person, type Team } from '../support/given.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';
import { sheetOf } from '../support/sheets.js';

const folder = newFolder();
let office: Office;
let world: Given;
let browser: Browser;
let juror: Member;
let teams: readonly [Team, Team];
let twice: Person;

describe.skipIf(!requires('chromium'))('imports, places, people and teams at the desk', () => {
  beforeAll(async () => {
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder }), launchChromium()]);
    world = given(office);
    for (const year of [2025, 2026]) await world.season(year);
    await world.venue('Desperados Pub');
    juror = await world.member({ jury: true, admin: true, name: 'Juhász Judit' });
    twice = await world.person('Kis Béla');
    teams = [
      await world.team(2025, [await world.member({ name: 'Nagy Anna' }), twice], 'Danube Wasps'),
      await world.team(
        2025,
        [await world.member({ name: 'Tóth Csaba' }), await world.person('Vas Dóra')],
        'Óbudai Baglyok',
      ),
    ];
    await world.person('Kiss Béla');
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  afterAll(async () => {
    await browser.close();
    await world.end();
    await office.end();
    removeFolder(folder);
  });

  const openAs = (path: string, options: Parameters<Browser['newContext']>[0] = {}) =>
    openWindowAs(juror, browser, office.url + path, options);

  const button = (within: Page | Locator, name: string | RegExp): Locator =>
    within.getByRole('button', { name, exact: typeof name === 'string' });

  it('imports matches: first what would become of each line, then the import with its report; again, it changes nothing', async () => {
    const sheets = [1, 2].map((seed) => JSON.stringify(sheetOf(teams, { seed, date: `2025-03-1${seed}` })));
    const lines = [...sheets, 'no json', JSON.stringify(bareRecord(teams, { names: { A: { team: 'Danube Wasp' } } }))];
    const archive = zipSync({
      'season/a.ndjson': strToU8(lines.join('\n')),
      'season/b.json': strToU8(JSON.stringify(bareRecord(teams, { seed: 5, date: '2025-04-01' }))),
    });
    const { page, complaints } = await openAs('/en/jury/imports');
    await page.getByText('Nothing has been imported yet.').waitFor();
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles({ name: 'season.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
    await page.getByText('5 documents are read.').waitFor();
    await page.getByLabel('Remark to every warning').fill('From the archive');
    await button(page, 'See what would become of each').click();
    await page.getByText('Nothing is changed yet. To be entered: 3. There already: 0. Refused: 2.').waitFor();
    const report = page.locator('.consequences');
    await report.getByText('season.zip/season/a.ndjson:4').waitFor();
    await report.getByText(/Danube Wasp\b/).waitFor();
    await button(report, /Not readable/).click();
    await report.getByText('season.zip/season/a.ndjson:3').waitFor();
    expect((await world.database.query('SELECT 1 FROM "match"')).rowCount).toBe(0);

    await button(page, 'Import 3 matches').click();
    await page.getByText('Entered: 3. There already: 0. Refused: 2.', { exact: true }).waitFor();
    await button(report, /Entered/).click();
    expect(await report.getByRole('link').count()).toBe(3);
    await page.getByText('4 documents: 3 entered, 0 there already, 1 refused.').waitFor();
    await button(page, 'See what would become of each').click();
    await page.getByText('Nothing is changed yet. To be entered: 0. There already: 3. Refused: 2.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('D50 imports an old list and an old table after what is in them, and removes them', async () => {
    const { page, complaints } = await openAs('/en/jury/imports?what=TROPHIES');
    await button(page, 'See what would change').click();
    await page.getByText('Please choose a file.').waitFor();
    const csv = (text: string) => ({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByLabel('File', { exact: true }).setInputFiles(csv('player,count\nNobody Known,3\n'));
    await button(page, 'See what would change').click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('File', { exact: true }).setInputFiles(csv('player,count\nNagy Anna,3\n'));
    await button(page, 'See what would change').click();
    await page.getByText('1 entries with 3 trophies of 1 players would be entered.').waitFor();
    await button(page, 'Import the list').click();
    await page.getByText('1 entries with 3 trophies of 1 players are entered.').waitFor();
    await button(page, /^Remove: /).click();
    await page.getByText('1 entries with 3 trophies would go').waitFor();
    await page.getByLabel('Reason', { exact: true }).fill('Twice in the book');
    await button(page, 'Remove the list').click();
    await page.getByText('No old list has been imported yet.').waitFor();

    await page.getByRole('link', { name: 'Old tables' }).click();
    await page.getByText('No old table has been imported yet.').waitFor();
    await page.getByLabel('File', { exact: true }).setInputFiles(csv('rank,name,points\n1,The Owls,812\n'));
    await page.getByLabel('Title').fill('Championship');
    await page.getByLabel('Year', { exact: true }).fill('1998');
    await page.getByLabel('Where it comes from').fill('Yearbook');
    await button(page, 'See what would change').click();
    await button(page, 'Import the table').click();
    await button(page, 'Remove: Championship').waitFor();
    expect(complaints).toEqual([]);
  });

  it('merges two entries of one person after what that would do, and takes it back', async () => {
    const { page, complaints } = await openAs(`/en/people/${twice.id}`);
    await button(page, 'Merge with another entry …').click();
    await page.getByRole('combobox', { name: 'Entry that is given up' }).fill('Kiss');
    await page.getByRole('option', { name: /^Kiss Béla/ }).click();
    await button(page, 'See what merging would do').click();
    await page.getByText('Kiss Béla is given up: 0 matches, 0 trophies, 0 teams.').waitFor();
    await page.getByLabel('Reason').fill('Misspelt');
    await button(page, 'Merge the entries').click();
    await page.getByRole('heading', { name: 'Merged entries' }).waitFor();
    await button(page, /^Take the merge back: /).click();
    await page.getByLabel('Reason').fill('Two people after all');
    await button(page, 'Take the merge back').click();
    await page.getByText('taken back on').waitFor();
    expect(complaints).toEqual([]);
  });

  it('carries the teams over to a new season, and confirms one with who stays', async () => {
    const { page, complaints } = await openAs('/en/jury/seasons/2026/teams');
    await button(page, 'See who would be carried over …').click();
    await page.getByText('Danube Wasps: is proposed: Nagy Anna, Kis Béla').waitFor();
    await button(page, 'Carry 2 teams over').click();
    await page.getByText('2 teams are proposed.').waitFor();
    await page.getByRole('link', { name: 'Proposed' }).click();
    await page.getByRole('link', { name: 'Danube Wasps' }).click();
    await button(page, 'Confirm the team').click();
    await page.getByText('Taking part.').waitFor();
    await button(page, 'Make captain: Kis Béla').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/en/jury/imports?what=MATCHES', 'imports.csv', /^Time,Name,Imported by,State,Documents,/],
    ['/en/jury/log', 'log.csv', /^Time,Chain,Link of the chain,Hash,Action,/],
    ['/en/jury/seasons', 'seasons.csv', /^Year,State,Day of the annual meeting,Matches a team$/],
  ])('saves what %s shows as %s', async (path, file, headings) => {
    const { page } = await openAs(path);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').first().click()]);
    expect(download.suggestedFilename()).toBe(file);
    const [heading, ...rows] = readFileSync(await download.path(), 'utf8')
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');
    expect(heading).toMatch(headings);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('D23 adds a place and changes it', async () => {
    const { page, complaints } = await openAs('/en/jury/venues');
    await page.getByLabel('Name of the place').fill('Kitchen of Anna');
    await page.getByLabel('It is public').uncheck();
    await button(page, 'Add a place').click();
    await page.getByText('private').waitFor();
    await button(page, 'Change the place: Kitchen of Anna').click();
    const form = page.getByRole('form', { name: 'Change the place: Kitchen of Anna' });
    await form.getByLabel('It is no longer offered').check();
    await button(form, 'Change the place').click();
    await page.getByText('no longer offered').first().waitFor();
    expect(complaints).toEqual([]);
  });

  const pages: Readonly<Record<string, () => string>> = {
    'the import of matches': () => '/jury/imports',
    'the import of old tables': () => '/jury/imports?what=TABLES',
    'a person': () => `/people/${twice.id}`,
    'the places': () => '/jury/venues',
    'the teams of a season': () => '/jury/seasons/2026/teams?state=PROPOSED',
  };

  it.each(Object.keys(pages))(
    '%s has nothing that axe finds, is reached by keyboard, and fits on 320 pixels',
    async (name) => {
      const all = process.env['FULL'] === '1' ? looks : [looks[Object.keys(pages).indexOf(name) % looks.length]!];
      for (const { language, scheme } of all) {
        const { page, complaints } = await openAs(`/${language}${pages[name]!()}`, { colorScheme: scheme });
        for (const opens of await page
          .locator('main .pages > button:first-child:not(.keys), main section > button')
          .all()) {
          await opens.click();
        }
        for (const details of await page.locator('main details > summary').all()) await details.click();
        await settled(page);
        expect([language, scheme, await violations(page)]).toEqual([language, scheme, []]);
        expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
        expect(complaints).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await sideways(page)).toBe(0);
      }
    },
  );
});
