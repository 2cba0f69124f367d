import { analyseGame, cardLabel, type GameAnalysis, type PlayedGame } from '@tarokk/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, loadedScript, openWindow, settled, sideways, violations } from '../support/chromium.js';
import { given, type Given } from '../support/given.js';
import { matchIn } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';
import { playedRecord } from '../support/sheets.js';

const folder = newFolder();
let office: Office;
let world: Given;
let browser: Browser;
let match: string;

interface Found {
  readonly record: ReturnType<typeof playedRecord>;
  readonly game: PlayedGame;
  readonly analysis: GameAnalysis;
}

/** A game in which something announced was slipped, or given away. */
function turned(): Found {
  for (let seed = 1; seed < 40; seed++) {
    const record = playedRecord(seed);
    for (const game of record.games) {
      if (game.form !== 'played') continue;
      const analysis = analyseGame(game);
      if (analysis.announcements.some(({ turns }) => turns.length > 0)) return { record, game, analysis };
    }
  }
  throw new Error('nothing turned in forty matches');
}

const { record, game, analysis } = turned();
const about = analysis.announcements.find(({ turns }) => turns.length > 0)!;
const turn = about.turns[0]!;

describe.skipIf(!requires('chromium'))('whether a game could have been made, in its replay', () => {
  const path = () => `/matches/${match}/games/${game.number}`;
  const auction = game.auction.length;

  beforeAll(async () => {
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder }), launchChromium()]);
    world = given(office);
    await world.season(2025);
    const a = await world.member({ name: 'Nagy Anna' });
    const b = await world.member({ name: 'Tóth Csaba' });
    const teams = [
      await world.team(2025, [a, await world.person('Kis Béla')], 'Danube Wasps'),
      await world.team(2025, [b, await world.person('Vas Dóra')], 'Óbudai Baglyok'),
    ] as const;
    const juror = await world.member({ jury: true });
    match = (await matchIn('approved', { a, b, juror, teams }, { record })).id;
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

  const open = async (language: string, query = '') => {
    const window = await openWindow(browser, `${office.url}/${language}${path()}${query}`);
    await settled(window.page);
    return window;
  };
  const start = (page: Page) => page.getByRole('button', { name: 'Could they have been made?' });
  const lines = analysis.announcements.length + analysis.silent.length;

  it('is worked out when somebody asks for it, without asking the office, and loads its script only then', async () => {
    const { page, complaints } = await open('en', `?step=${auction + 40}`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const scriptSoFar = loadedScript(page);
    expect(await page.locator('.strip').count()).toBe(0);
    await start(page).click();
    await expect.poll(() => page.locator('.strip').count()).toBe(lines);
    expect(asked.filter((url) => !url.includes('/assets/'))).toEqual([]);
    expect(scriptSoFar()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it('shows under each announcement the forty cards as the library judges them, and leads to each turn', async () => {
    const { page } = await open('en', `?step=${auction + 40}`);
    await start(page).click();
    await expect.poll(() => page.locator('.strip').count()).toBe(lines);
    const strips = await page
      .locator('.strip')
      .evaluateAll((all) =>
        all.map((strip) =>
          [...strip.querySelectorAll('i')]
            .map(({ classList }) => (classList.contains('can') ? '1' : classList.contains('cannot') ? '0' : '?'))
            .join(''),
        ),
      );
    expect(strips).toEqual(
      [...analysis.announcements, ...analysis.silent].map(({ verdicts }) => verdicts.slice(0, 40)),
    );

    const words = turn.kind === 'slip' ? 'let it slip with' : 'gave it away with';
    await page
      .getByRole('link', { name: `${words} ${cardLabel(turn.played, 'en')}` })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe(String(auction + turn.card));
    const glowing = await page
      .locator('.hand .glowing svg')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    for (const card of turn.keeping) expect(glowing).toContain(cardLabel(card, 'en'));
    expect(glowing).not.toContain(cardLabel(turn.played, 'en'));
    await page.getByRole('link', { name: 'One step on' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe(String(auction + turn.card + 1));
  });

  it('can be stopped while it works, and begun again', async () => {
    const { page } = await open('en');
    let isHeld = true;
    await page.route(/\/assets\/worker-/, async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue().catch(() => {});
    });
    await start(page).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped: only what is shown was worked out.').waitFor();
    isHeld = false;
    await start(page).click();
    await expect.poll(() => page.locator('.strip').count()).toBeGreaterThan(0);
  });

  it.each([
    ['de', 'Waren sie zu gewinnen?'],
    ['hu', 'Meg lehetett volna csinálni?'],
  ])('in %s, fits on a phone, and axe finds nothing', async (language, button) => {
    const { page } = await open(language, `?step=${auction + turn.card}`);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => page.locator('.strip').count()).toBe(lines);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  it('is not offered where no script runs', async () => {
    const { page } = await openWindow(browser, `${office.url}/en${path()}`, { javaScriptEnabled: false });
    expect(await start(page).isVisible()).toBe(false);
  });
});
