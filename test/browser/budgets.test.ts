import type { Page } from '@playwright/test';
import { matchIn } from '../support/matches-in-states.js';
import { playedRecord } from '../support/sheets.js';
import { league } from '../support/league.js';
import { expect, inOffice, phone } from './fixtures.js';
import { loadedScript, settled } from './pages.js';

const year = new Date().getFullYear();
/** Bytes of script as they come over the line: 150 kB as of any page, and the libraries, which judge, explain and check a sheet there as the office does. */
const SCRIPT = 245_000;
/** Files and questions, each small; over one connection they cost a round of asking, not one each. */
const REQUESTS = 50;
interface Load {
  readonly bytes: number;
  readonly requests: number;
}

/** Of the style of a page, as it is before it is compressed, and of its typefaces. */
const STYLE = 36_000;
const TYPEFACES = 120_000;

const test = inOffice(async () => {
  const opened = await league({ year, teams: 2 });
  const record = playedRecord(3);
  const game = record.games.find(({ form }) => form === 'played')!.number;
  const match = (await matchIn('approved', opened.people, { record, date: `${year}-03-01` })).id;
  return { ...opened, match, game };
});

test.describe('what the pages of a game load', () => {
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

  test('the open table, before the first card and in the auction', async ({ newWindow, prepared: { people } }) => {
    for (const path of ['/en/table', '/en/table?seed=k7']) {
      const page = await (await newWindow(phone, people.a)).newPage();
      keeps(path, await loadOf(page, () => page.goto(path)));
    }
  });

  test('the replay of a game, here and in a frame', async ({ newWindow, prepared: { match, game, people } }) => {
    for (const path of [`/en/matches/${match}/games/${game}`, `/en/embed/matches/${match}/games/${game}?step=20`]) {
      const page = await (await newWindow(phone, people.a)).newPage();
      keeps(path.replace(match, '…'), await loadOf(page, () => page.goto(path)));
    }
  });

  test('the list of sheets, a sheet, and each page of a game', async ({ newWindow, prepared: { people } }) => {
    const page = await (await newWindow(phone, people.a)).newPage();
    keeps('/en/sheets', await loadOf(page, () => page.goto(`/en/sheets`)));
    await page.getByRole('link', { name: 'Begin a sheet' }).tap();
    await page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' });
    await page.getByRole('button', { name: 'Begin a sheet' }).tap();
    await page.getByRole('group', { name: 'Who deals first?' }).getByRole('button', { name: 'B Óbudai' }).tap();
    const address = /^.*\/sheets\/[^/]+/.exec(page.url())![0];
    await page.goto(address);
    await expect(page.getByText('Kept on this phone and at the office.')).toBeVisible();
    for (const part of ['', '/game/1', '/game/1/calls', '/game/1/announcements', '/game/1/cards']) {
      const next = await page.context().newPage();
      keeps(`/en/sheets/…${part}`, await loadOf(next, () => next.goto(address + part)));
      await next.close();
    }
  });
});

interface Opened {
  readonly match: string;
  readonly game: number;
  readonly people: { readonly a: { readonly id: string } };
}

/** Pages for reading, and those at the table. */
const paths = [
  '/',
  '/championship',
  '/cup',
  '/grand-prix',
  '/trophies',
  '/announcements',
  '/announcements/trull',
  '/players',
  '/matches',
  '/trophies/players',
  '/free-championship',
  '/teams',
  '/sheets',
  '/table',
  '/rules/royal-tarokk',
];
const styled: readonly (readonly [name: string, path: (opened: Opened) => string])[] = [
  ...paths.map((path) => [path, () => path] as const),
  ['a player', ({ people }) => `/players/${people.a.id}`],
  ['a match', ({ match }) => `/matches/${match}`],
  ['a game', ({ match, game }) => `/matches/${match}/games/${game}`],
];

for (const [name, pathIn] of styled)
  test(`the style of ${name} has at most 36 kB, its typefaces 120, and each is there`, async ({
    newWindow,
    prepared,
  }) => {
    const path = pathIn(prepared);
    // Names and words in all letters of the three languages.
    const page = await (await newWindow(phone, prepared.jury)).newPage();
    const loads: (readonly [kind: string, bytes: number])[] = [];
    const bodies: Promise<unknown>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind !== 'stylesheet' && kind !== 'font') return;
      expect([response.url(), response.status()]).toEqual([response.url(), 200]);
      bodies.push(response.body().then(({ length }) => loads.push([kind, length])));
    });
    await page.goto(path === '/' ? '/hu' : `/hu${path}`);
    await settled(page);
    await Promise.all(bodies);
    const sum = (of: string): number => loads.reduce((all, [kind, bytes]) => all + (kind === of ? bytes : 0), 0);
    console.log(`${path}: ${sum('stylesheet')} bytes of style, ${sum('font')} of typefaces`);
    expect([path, sum('stylesheet') > 10_000, sum('stylesheet') <= STYLE]).toEqual([path, true, true]);
    expect([path, sum('font') > 10_000, sum('font') <= TYPEFACES]).toEqual([path, true, true]);
  });
