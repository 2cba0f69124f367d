import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  launchChromium,
  looks,
  openWindow,
  settled,
  sideways,
  violations,
  walkByKeyboard,
  words,
} from '../support/chromium.js';
import { given, type Given } from '../support/given.js';
import { type Cast, matchIn } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';
import { playedRecord } from '../support/sheets.js';

const folder = newFolder();
let office: Office;
let world: Given;
let browser: Browser;
let cast: Cast;
let match: string;
let game: number;

/** Each page without its language; made when the office is filled. */
const pages: Readonly<Record<string, () => string>> = {
  'the first page': () => '',
  'the trophy list': () => '/trophies',
  'a match': () => `/matches/${match}`,
  'a game card by card': () => `/matches/${match}/games/${game}?step=30`,
  'a game in a frame': () => `/embed/matches/${match}/games/${game}`,
  'a player': () => `/players/${cast.a.id}`,
  'a team': () => `/teams/${cast.teams[0].id}`,
  'the announcements': () => '/announcements',
  'the open table before a deal': () => '/table',
  'two players': () => `/head-to-head?player=${cast.a.id}&other=${cast.b.id}`,
  'two teams': () => `/teams/${cast.teams[0].id}/against/${cast.teams[1].id}`,
  'the rules': () => '/rules/royal-tarokk',
};
const names = Object.keys(pages);

describe.skipIf(!requires('chromium'))('the public pages', () => {
  beforeAll(async () => {
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder }), launchChromium()]);
    world = given(office);
    await world.season(2025);
    const [a, b, juror] = [
      await world.member({ name: 'Nagy Anna' }),
      await world.member({ name: 'Tóth Csaba' }),
      await world.member({ jury: true }),
    ];
    const teams = [
      await world.team(2025, [a, await world.person('Kis Béla')], 'Danube Wasps'),
      await world.team(2025, [b, await world.person('Vas Dóra')], 'Óbudai Baglyok'),
    ] as const;
    cast = { a, b, juror, teams };
    await matchIn('approved', cast);
    match = (await matchIn('approved', cast)).id;
    game = playedRecord(1).games.find(({ form }) => form === 'played')!.number;
    await world.database.query(
      `INSERT INTO "trophy" ("id", "position", "announcer_id", "competitions", "evidence", "of_announcer", "opponent_ids")
       VALUES ('old-1', '0', $1, '{}', 'old-list', 1, '{}')`,
      [cast.a.id],
    );
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

  const open = (name: string, language = 'en', options: Parameters<Browser['newContext']>[0] = {}) =>
    openWindow(browser, `${office.url}/${language}${pages[name]!()}`, options);

  const everyLook = process.env['FULL'] === '1' ? looks : null;

  it.each(names)('%s has a title and can be read without script', async (name) => {
    const { page } = await open(name, 'en', { javaScriptEnabled: false });
    expect(await page.title()).toMatch(/ · Royal Tarokk$/);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/\S/);
  });

  it.each(names)(
    '%s has nothing that axe finds, is reached by keyboard, fits on 320 pixels and on twice its size',
    async (name) => {
      const turn = names.indexOf(name) % looks.length;
      for (const { language, scheme } of everyLook ?? [looks[turn]!]) {
        const { page, complaints } = await open(name, language, { colorScheme: scheme });
        await settled(page);
        expect([language, scheme, await violations(page)]).toEqual([language, scheme, []]);
        expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
        expect(complaints).toEqual([]);
        const all = await words(page);
        expect(all.length).toBeGreaterThan(3);
        await page.setViewportSize({ width: 320, height: 640 });
        expect([await sideways(page), missingIn(await words(page), all)]).toEqual([0, []]);
        // A window of 1280 pixels at 200 % has room for 640 of the page's; letters may be twice as large by themselves, too.
        await page.setViewportSize({ width: 640, height: 450 });
        expect([await sideways(page), missingIn(await words(page), all)]).toEqual([0, []]);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
        expect([await sideways(page), missingIn(await words(page), all)]).toEqual([0, []]);
      }
    },
  );

  const missingIn = (some: readonly string[], all: readonly string[]): readonly string[] =>
    all.filter((each) => !some.includes(each));

  it('are light or dark as the reader has chosen for his device, also when he chooses anew', async () => {
    const { page } = await open('the trophy list', 'en', { colorScheme: 'light' });
    const brightness = (property: 'background-color' | 'color'): Promise<number> =>
      page.evaluate(`(() => {
        const canvas = document.createElement('canvas').getContext('2d');
        const element = '${property}' === 'color' ? document.body : document.documentElement;
        canvas.fillStyle = getComputedStyle(element).getPropertyValue('${property}');
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      })()`);
    expect(await brightness('background-color')).toBeGreaterThan(200);
    expect(await brightness('color')).toBeLessThan(80);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await brightness('background-color')).toBeLessThan(80);
    expect(await brightness('color')).toBeGreaterThan(200);
  });

  it('lead from a rule that is named to its place in the rules', async () => {
    const { page, complaints } = await open('the announcements');
    await settled(page);
    await page.getByRole('link', { name: '4.5', exact: true }).first().click();
    const section = page.getByRole('heading', { name: '4.5 Bound tricks' });
    await section.waitFor();
    expect(page.url()).toMatch(/\/en\/rules\/royal-tarokk#4\.5$/);
    await expect.poll(async () => (await section.boundingBox())!.y).toBeLessThan(120);
    const { page: plain } = await openWindow(browser, page.url(), { javaScriptEnabled: false });
    expect(await plain.getByText('Two fixed pairs, called').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('lead to each other without a reload', async () => {
    const { page, complaints } = await open('the first page');
    await settled(page);
    await page.evaluate('window.stillHere = true');
    await page
      .getByRole('link', { name: /\d+ : \d+/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Game 1' }).waitFor();
    await page.getByRole('link', { name: 'Nagy Anna' }).click();
    await page.getByRole('heading', { name: 'Nagy Anna', level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Game 1' }).waitFor();
    expect(await page.evaluate('window.stillHere')).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('are reached on a phone by a menu, which closes with the next page, with script or without', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { page, complaints } = await open('the first page', 'de', {
        viewport: { width: 360, height: 700 },
        javaScriptEnabled,
      });
      if (javaScriptEnabled) await settled(page);
      const link = page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Trophäen' });
      expect(await link.isVisible()).toBe(false);
      await page.locator('.menu summary').click();
      await link.click();
      await page.getByRole('heading', { name: 'Trophäenliste', level: 1 }).waitFor();
      expect(await link.isVisible()).toBe(false);
      expect(complaints).toEqual([]);
    }
  });

  it('of a match has the sums of both parties, game by game, that make its result', async () => {
    const { page } = await open('a match');
    const totals = async (party: string): Promise<number> =>
      (await page.locator(`.party-${party} .total strong`).allInnerTexts()).reduce(
        (sum, each) => sum + Number(each),
        0,
      );
    const raw = await page.locator('.summary tfoot tr').first().locator('td').allInnerTexts();
    expect(raw.map(Number)).toEqual([await totals('a'), await totals('b')]);
  });

  it('of a match gives the reason of each line in its place', async () => {
    const { page } = await open('a match', 'en', { javaScriptEnabled: false });
    const line = page.locator('.lines-of-game details').first();
    await line.locator('summary').click();
    expect(await line.locator('p').innerText()).toMatch(/\S.*Rule \d/);
  });

  it('keep the filters of the trophy list in the address', async () => {
    const { page } = await open('the trophy list');
    await settled(page);
    await page.getByLabel('Class').selectOption('ROYAL');
    await page.getByRole('button', { name: 'Show trophies' }).click();
    await page.getByText('No trophy fits these choices').waitFor();
    expect(page.url()).toContain('class=ROYAL');
    const again = await openWindow(browser, page.url(), { javaScriptEnabled: false });
    expect(await chosen(again.page)).toBe('ROYAL');
  });

  const chosen = (page: Page): Promise<string> => page.getByLabel('Class').inputValue();
});
