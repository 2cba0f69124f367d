import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, loadedScript, settled } from '../support/chromium.js';
import { given, type Given, type Member } from '../support/given.js';
import { matchIn } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';
import { playedRecord } from '../support/sheets.js';

const folder = newFolder();
const year = new Date().getFullYear();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Bytes of script as they come over the line: 150 kB as of any page, and the rules library, which judges and explains there. */
const SCRIPT = 235_000;
/** Files and questions, each small; over one connection they cost a round of asking, not one each. */
const REQUESTS = 50;
let office: Office;
let world: Given;
let browser: Browser;
let anna: Member;
let match: string;
let game: number;

interface Load {
  readonly bytes: number;
  readonly requests: number;
}

describe.skipIf(!requires('chromium'))('what the pages of a game load', () => {
  beforeAll(async () => {
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder }), launchChromium()]);
    world = given(office);
    await world.season(year);
    anna = await world.member({ name: 'Nagy Anna' });
    const csaba = await world.member({ name: 'Tóth Csaba' });
    const teams = [
      await world.team(year, [anna, await world.person('Kis Béla')], 'Danube Wasps'),
      await world.team(year, [csaba, await world.person('Vas Dóra')], 'Óbudai Baglyok'),
    ] as const;
    const juror = await world.member({ jury: true });
    const record = playedRecord(3);
    game = record.games.find(({ form }) => form === 'played')!.number;
    match = (await matchIn('approved', { teams, a: anna, b: csaba, juror }, { record, date: `${year}-03-01` })).id;
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

  const opened = async (): Promise<Page> => {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const [name, value] = anna.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url: office.url }]);
    return context.newPage();
  };

  /** What comes when a page is loaded without anything in the browser's cache. */
  const loadOf = async (page: Page, load: () => Promise<unknown>): Promise<Load> => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const scriptSoFar = loadedScript(page);
    let requests = 0;
    page.on('response', () => {
      requests++;
    });
    await load();
    await settled(page);
    return { bytes: scriptSoFar(), requests };
  };

  const keeps = (name: string, { bytes, requests }: Load): void => {
    console.log(`${name}: ${Math.round(bytes / 1000)} kB of script, ${requests} requests`);
    expect(bytes).toBeGreaterThan(10_000);
    expect([name, bytes < SCRIPT]).toEqual([name, true]);
    expect([name, requests <= REQUESTS]).toEqual([name, true]);
  };

  it('the open table, before the first card and in the auction', async () => {
    for (const path of ['/en/table', '/en/table?seed=k7']) {
      const page = await opened();
      keeps(path, await loadOf(page, () => page.goto(office.url + path)));
    }
  });

  it('the replay of a game, here and in a frame', async () => {
    for (const path of [`/en/matches/${match}/games/${game}`, `/en/embed/matches/${match}/games/${game}?step=20`]) {
      const page = await opened();
      keeps(path.replace(match, '…'), await loadOf(page, () => page.goto(office.url + path)));
    }
  });

  it('the list of sheets, a sheet, and each page of a game', async () => {
    const page = await opened();
    keeps('/en/sheets', await loadOf(page, () => page.goto(`${office.url}/en/sheets`)));
    await page.getByRole('link', { name: 'Begin a sheet' }).tap();
    await page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' });
    await page.getByRole('button', { name: 'Begin a sheet' }).tap();
    await page.getByRole('group', { name: 'Who deals first?' }).getByRole('button', { name: 'B Óbudai' }).tap();
    const address = /^.*\/sheets\/[^/]+/.exec(page.url())![0];
    await page.goto(address);
    await page.getByText('Kept on this phone and at the office.').waitFor();
    for (const part of ['', '/game/1', '/game/1/calls', '/game/1/announcements', '/game/1/cards']) {
      const next = await page.context().newPage();
      keeps(`/en/sheets/…${part}`, await loadOf(next, () => next.goto(address + part)));
      await next.close();
    }
  });
});
