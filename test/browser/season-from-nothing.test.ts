import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  awake,
  launchChromium,
  looks,
  openWindow,
  settled,
  sideways,
  violations,
  walkByKeyboard,
} from '../support/chromium.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';

const folder = newFolder();
let office: Office;
let browser: Browser;
let cookies: Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0];
/** What is opened for the look at it; the two that have ids get theirs when there is somebody. */
const pages: Record<string, string> = {
  'the list of seasons': '/jury/seasons',
  'the teams of a season': '/jury/seasons/2026/teams',
  'a team': '',
  'the list of people': '/people',
  'a person': '',
  'the log': '/jury/log',
  'the list of requests': '/jury/requests',
};

describe.skipIf(!requires('chromium'))('an empty office', () => {
  beforeAll(async () => {
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder }), launchChromium()]);
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  afterAll(async () => {
    await browser.close();
    await office.end();
    removeFolder(folder);
  });

  /** Types a name as a person does, and takes it as that of somebody new. */
  const choose = async (page: Page, label: string, name: string): Promise<void> => {
    const field = page.getByRole('combobox', { name: label });
    await field.fill(name);
    await page
      .getByRole('option', { name: new RegExp(`^${name}.*(new|known|Wasps)`) })
      .first()
      .click();
    expect(await field.inputValue()).toBe(name);
  };

  it('is set up in the browser: first admin, jury, season, teams with members', async () => {
    const link = /\/first-admin#\S+/.exec(office.printed())![0];
    const { page, context, complaints } = await openWindow(browser, office.url + link, { locale: 'en-GB' });
    page.setDefaultTimeout(30_000);
    await page.getByLabel('Your name').fill('Nagy Anna');
    await page.getByLabel('Username').fill('anna');
    await page.getByLabel('New password').fill('three green marabous');
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.getByRole('heading', { name: 'Nagy Anna', level: 1 }).waitFor();

    await page.getByRole('link', { name: 'To the people of the office' }).click();
    await page.getByRole('link', { name: 'Nagy Anna' }).click();
    await page.getByRole('button', { name: 'Give or take offices …' }).click();
    await page.getByLabel('jury', { exact: true }).check();
    await page.getByLabel('Reason').fill('As the meeting decided');
    await page.getByRole('button', { name: 'Give or take offices', exact: true }).click();
    await page.getByText('account open, jury, admin').waitFor();

    await page.goto(`${office.url}/en/jury/seasons`);
    await awake(page);
    await page.getByText('There is no season yet').waitFor();
    await settled(page);
    await page.getByLabel('Year', { exact: true }).fill('2026');
    await page.getByLabel('Day of the annual meeting').fill('2026-01-17');
    await page.getByRole('button', { name: 'Open a season' }).click();
    await page.getByText('Annual meeting on Jan 17, 2026').waitFor();

    await page.getByRole('link', { name: 'Teams of 2026' }).click();
    await page.getByText('No team takes part yet').waitFor();
    for (const [name, captain, second] of [
      ['Danube Wasps', 'Kis Béla', 'Vas Dóra'],
      ['Óbudai Baglyok', 'Tóth Csaba', 'Nagy Anna'],
    ] as const) {
      await page.getByLabel('Name of the team').fill(name);
      await choose(page, 'Captain', captain);
      await choose(page, 'Second member', second);
      await page.getByRole('button', { name: 'Enter the team' }).click();
      await page.getByText(`${name} is entered.`).waitFor();
    }
    await page.getByRole('link', { name: 'Danube Wasps' }).click();
    await page.getByRole('button', { name: 'Make captain: Vas Dóra' }).click();
    await page.getByRole('button', { name: 'Make captain: Kis Béla' }).waitFor();
    pages['a team'] = new URL(page.url()).pathname.slice('/en'.length);
    await page.getByRole('button', { name: 'Add a member …' }).click();
    await choose(page, 'New member', 'Fehér Vilmos');
    await page.getByRole('button', { name: 'Add a member', exact: true }).click();
    await page.getByRole('link', { name: 'Fehér Vilmos' }).waitFor();
    expect(complaints).toEqual([]);
    cookies = (await context.cookies()).filter(({ name }) => name === 'office_login');

    const table = await openWindow(browser, `${office.url}/en/championship/2026`, { javaScriptEnabled: false });
    expect(await table.page.locator('td[data-column="team"]').allInnerTexts()).toEqual([
      'Danube Wasps',
      'Óbudai Baglyok',
    ]);
  }, 180_000);

  it('invites somebody with a link that is shown once', async () => {
    const { page, context } = await openWindow(browser, 'about:blank');
    await context.addCookies(cookies);
    await page.goto(`${office.url}/en/people?name=bela`);
    await awake(page);
    await page.getByRole('link', { name: 'Kis Béla' }).click();
    await page.getByRole('button', { name: 'Invite …' }).click();
    pages['a person'] = new URL(page.url()).pathname.slice('/en'.length);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const link = await page.locator('.link-shown').innerText();
    const guest = await openWindow(browser, link, { locale: 'en' });
    await guest.page.getByLabel('Username').fill('bela');
    await guest.page.getByLabel('New password').fill('two red hawks at noon');
    await guest.page.getByRole('button', { name: 'Open the account' }).click();
    await guest.page.getByRole('heading', { name: 'Kis Béla', level: 1 }).waitFor();
  });

  it('has noted all of it in the log, which is filtered by its address', async () => {
    const { page, context } = await openWindow(browser, 'about:blank');
    await context.addCookies(cookies);
    await page.goto(`${office.url}/en/jury/log?action=enterTeam`);
    await awake(page);
    const entries = page.locator('.log > li');
    const all = await entries.count();
    expect(all).toBeGreaterThan(2);
    await page.getByLabel('Kind of object').fill('side');
    await page.getByRole('button', { name: 'Show entries' }).click();
    await expect.poll(() => page.url()).toContain('object=side');
    await expect.poll(() => entries.count()).toBe(2);
    await entries.first().locator('summary').click();
    await entries
      .first()
      .getByRole('cell', { name: /Óbudai Baglyok/ })
      .waitFor();
  });

  it.each(Object.keys(pages))(
    '%s has nothing that axe finds, is reached by keyboard, and fits on 320 pixels',
    async (name) => {
      const { language, scheme } = looks[Object.keys(pages).indexOf(name) % looks.length]!;
      const { page, context, complaints } = await openWindow(browser, 'about:blank', { colorScheme: scheme });
      await context.addCookies(cookies);
      await page.goto(`${office.url}/${language}${pages[name]!}`);
      await settled(page);
      const [opens] = await page.locator('main button[aria-expanded=false]').all();
      await opens?.click();
      expect(await page.title()).toMatch(/ · Royal Tarokk$/);
      expect([language, await violations(page)]).toEqual([language, []]);
      expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
      expect(complaints).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sideways(page)).toBe(0);
    },
  );
});
