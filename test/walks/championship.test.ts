import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { matchIn } from '../support/matches-in-states.js';
import { league } from '../support/league.js';
import { expect, inOffice } from '../browser/fixtures.js';
import { loadedScript, settled } from '../browser/pages.js';

const address = '/en/championship/2025';

const test = inOffice(async () => {
  const opened = await league({ teams: 2, otherYears: [2024] });
  await opened.world.team(2025, [await opened.world.person()], 'Idle Hands');
  await matchIn('approved', opened.people);
  return opened;
});

test.describe('the championship page', () => {
  /** The script has taken over when the page says how fresh it is. */
  const ready = (page: Page): Promise<void> => page.getByText('Changes appear here by themselves').waitFor();

  const cells = (page: Page, column: string): Promise<string[]> =>
    page.locator(`td[data-column="${column}"]`).allInnerTexts();

  /** Season, day, search and files are behind one word in the line of the title. */
  const openControl = (page: Page): Promise<void> => page.locator('.control > summary').click();

  test('shows the table with the reason of each rank without any script', async ({ read }) => {
    const page = await read(null, address, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Championship 2025');
    expect(await cells(page, 'rank')).toEqual(['1', '2', '3']);
    await expect(page.getByText(/^1st: \d+ points from 1 match/)).toBeVisible();
  });

  test('sorts and goes back to a day without any script, by its address', async ({ read }) => {
    const page = await read(null, address, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    expect(await cells(page, 'team')).toEqual(['Danube Wasps', 'Idle Hands', 'Óbudai Baglyok']);
    await openControl(page);
    await page.getByLabel('As it stood on the evening of').fill('2025-01-31');
    await page.getByRole('button', { name: 'Show day' }).click();
    await expect(page).toHaveURL(/asOf=2025-01-31&sort=team/);
    expect(await cells(page, 'points')).toEqual(['0', '0', '0']);
  });

  test('asks for nothing that came with it, and loads less than 150 kB of script', async ({ open }) => {
    const page = await (await open('/en')).context().newPage();
    const asked: string[] = [];
    const scriptSoFar = loadedScript(page);
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) asked.push(response.url());
    });
    await page.goto(address);
    await ready(page);
    await settled(page);
    expect(asked).toEqual([]);
    const bytes = scriptSoFar();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });

  test('is made with one GraphQL request', async ({ prepared: { office } }) => {
    const lines = (route: string): number => office.printed().split(`"route":"${route}"`).length;
    const requestsAfterReading = async (): Promise<number> => {
      const pages = lines('/:language(^[a-z]{2}$)/*');
      await fetch(office.url + address);
      await expect.poll(() => lines('/:language(^[a-z]{2}$)/*')).toBe(pages + 1);
      return lines('/graphql');
    };
    const before = await requestsAfterReading();
    expect(await requestsAfterReading()).toBe(before + 1);
  });

  test('opens the matches that add up to the points, in place and by keyboard', async ({ read }) => {
    const page = await read(null, address);
    await ready(page);
    const [points] = await cells(page, 'points');
    const button = page.getByRole('button', { name: /points of (Danube|Óbudai).*: the matches/ }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const lines = page.locator('.why table.lines');
    await expect(lines.locator('tbody tr')).toBeVisible();
    expect(await lines.locator('tbody td').last().innerText()).toBe(points);
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(0);
  });

  test('changes in a second window without a reload when the jury approves', async ({ open, prepared: { people } }) => {
    const page = await open(address);
    await ready(page);
    const before = await cells(page, 'matches');
    await matchIn('approved', people);
    await expect.poll(async () => (await cells(page, 'matches')).slice(0, 2)).toEqual(['2', '2']);
    expect(before.slice(0, 2)).toEqual(['1', '1']);
  });

  test('saves what it shows as a table for spreadsheets', async ({ read }) => {
    const page = await read(null, `${address}?sort=team`);
    await ready(page);
    await openControl(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('championship-2025.csv');
    const [heading, first] = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(heading).toBe('\uFEFFRank,Change,Team,Matches,Left,Average,Points');
    expect(first).toMatch(/^\d,0?,Danube Wasps,\d,/);
  });

  test('keeps what is there when the network goes, and says so where something is missing', async ({
    complaints,
    open,
  }) => {
    complaints.allow(/^Unreachable: no answer/);
    const page = await open(address);
    await ready(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /points of Danube Wasps/ }).click();
    await expect(page.getByRole('alert').getByText('Your device has no connection')).toBeVisible();
    expect(await cells(page, 'rank')).toEqual(['1', '2', '3']);
    await openControl(page);
    await page.getByRole('link', { name: '2024' }).click();
    await expect(page.getByRole('heading', { name: 'The office cannot be reached' })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Championship 2024' })).toBeVisible();
    await expect(page.getByText('No team has entered for 2024 yet')).toBeVisible();
  });

  test('says that there is nothing at an address, with the status 404', async ({ prepared: { office } }) => {
    for (const path of ['/en/championship/1999', '/de/nichts', '/hu/championship/nem']) {
      const response = await fetch(office.url + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toMatch(/There is nothing|gibt es nichts|nincs semmi/);
    }
  });
});
