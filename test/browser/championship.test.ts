import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  launchChromium,
  loadedScript,
  looks,
  openWindow,
  settled,
  sideways,
  violations,
  walkByKeyboard,
} from '../support/chromium.js';
import { given, type Given } from '../support/given.js';
import { type Cast, matchIn } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';

describe.skipIf(!requires('chromium'))('the championship page', () => {
  const folder = newFolder();
  const address = '/en/championship/2025';
  let office: Office;
  let world: Given;
  let browser: Browser;
  let cast: Cast;

  beforeAll(async () => {
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder }), launchChromium()]);
    world = given(office);
    await Promise.all([2024, 2025].map((year) => world.season(year)));
    const [a, b, juror] = [await world.member(), await world.member(), await world.member({ jury: true })];
    const teams = [
      await world.team(2025, [a, await world.person()], 'Danube Wasps'),
      await world.team(2025, [b, await world.person()], 'Óbudai Baglyok'),
    ] as const;
    await world.team(2025, [await world.person()], 'Idle Hands');
    cast = { a, b, juror, teams };
    await matchIn('approved', cast);
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

  const open = (path = address, options: Parameters<Browser['newContext']>[0] = {}) =>
    openWindow(browser, office.url + path, options);

  /** The script has taken over when the page says how fresh it is. */
  const ready = (page: Page): Promise<void> => page.getByText('Changes appear here by themselves').waitFor();

  const cells = (page: Page, column: string): Promise<string[]> =>
    page.locator(`td[data-column="${column}"]`).allInnerTexts();

  it('shows the table with the reason of each rank without any script', async () => {
    const { page } = await open(address, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Team championship 2025');
    expect(await cells(page, 'rank')).toEqual(['1', '2', '3']);
    expect(await page.getByText(/^1st: \d+ points from 1 match/).isVisible()).toBe(true);
  });

  it('sorts and goes back to a day without any script, by its address', async () => {
    const { page } = await open(address, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    expect(await cells(page, 'team')).toEqual(['Danube Wasps', 'Idle Hands', 'Óbudai Baglyok']);
    await page.getByLabel('As it stood on the evening of').fill('2025-01-31');
    await page.getByRole('button', { name: 'Show day' }).click();
    expect(page.url()).toContain('asOf=2025-01-31&sort=team');
    expect(await cells(page, 'points')).toEqual(['0', '0', '0']);
  });

  it('asks for nothing that came with it, and loads less than 150 kB of script', async () => {
    const { context } = await open('/en');
    const page = await context.newPage();
    const asked: string[] = [];
    const scriptSoFar = loadedScript(page);
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) asked.push(response.url());
    });
    await page.goto(office.url + address);
    await ready(page);
    await settled(page);
    expect(asked).toEqual([]);
    const bytes = scriptSoFar();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });

  it('is made with one GraphQL request', async () => {
    const lines = (route: string): number => office.printed().split(`"route":"${route}"`).length;
    const requestsAfterReading = async (): Promise<number> => {
      const pages = lines('/en/*');
      await fetch(office.url + address);
      await expect.poll(() => lines('/en/*')).toBe(pages + 1);
      return lines('/graphql');
    };
    const before = await requestsAfterReading();
    expect(await requestsAfterReading()).toBe(before + 1);
  });

  it('opens the matches that add up to the points, in place and by keyboard', async () => {
    const { page, complaints } = await open();
    await ready(page);
    const [points] = await cells(page, 'points');
    const button = page.getByRole('button', { name: /points of (Danube|Óbudai).*: the matches/ }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    const lines = page.locator('table.lines');
    await lines.locator('tbody tr').waitFor();
    expect(await lines.locator('tbody td').last().innerText()).toBe(points);
    await page.keyboard.press('Enter');
    await expect.poll(() => lines.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('changes in a second window without a reload when the jury approves', async () => {
    const { page } = await open();
    await ready(page);
    const before = await cells(page, 'matches');
    await matchIn('approved', cast);
    await expect.poll(async () => (await cells(page, 'matches')).slice(0, 2), { timeout: 15_000 }).toEqual(['2', '2']);
    expect(before.slice(0, 2)).toEqual(['1', '1']);
  });

  it('saves what it shows as a table for spreadsheets', async () => {
    const { page } = await open(`${address}?sort=team`);
    await ready(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('championship-2025.csv');
    const [heading, first] = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(heading).toBe('\uFEFFRank,Team,Matches,Average,Best,Left,Points');
    expect(first).toMatch(/^\d,Danube Wasps,\d,/);
  });

  it('keeps what is there when the network goes, and says so where something is missing', async () => {
    const { page, context } = await open();
    await ready(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: /points of Danube Wasps/ }).click();
    await page.getByRole('alert').getByText('Your device has no connection').waitFor();
    expect(await cells(page, 'rank')).toEqual(['1', '2', '3']);
    await page.getByRole('link', { name: '2024' }).click();
    await page.getByRole('heading', { name: 'The office cannot be reached' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Team championship 2024' }).waitFor();
    expect(await page.getByText('No team has entered for 2024 yet').isVisible()).toBe(true);
  });

  it('says that there is nothing at an address, with the status 404', async () => {
    for (const path of ['/en/championship/1999', '/de/nichts', '/hu/championship/nem']) {
      const response = await fetch(office.url + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toMatch(/There is nothing|gibt es nichts|nincs semmi/);
    }
  });

  it.each(looks)('has nothing that axe finds, in $language, $scheme', async ({ language, scheme }) => {
    const { page, complaints } = await open(`/${language}/championship/2025`, { colorScheme: scheme });
    await page.locator('.freshness.live').waitFor();
    await page.locator('.opens').first().click();
    await page.locator('table.lines tfoot').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('reaches everything by keyboard and shows where one is', async () => {
    const { page } = await open();
    await ready(page);
    expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
  });

  it.each([320, 600])('loses nothing on %i pixels', async (width) => {
    const { page } = await open('/hu/championship/2025', { viewport: { width, height: 700 } });
    await page.locator('.freshness.live').waitFor();
    await page.locator('.opens').first().click();
    await page.locator('table.lines').waitFor();
    expect(await sideways(page)).toBe(0);
    expect((await cells(page, 'average')).length).toBe(3);
  });
});
