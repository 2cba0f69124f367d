import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  launchChromium,
  loadedScript,
  looks,
  openWindow,
  openWindowAs,
  settled,
  sideways,
  violations,
  walkByKeyboard,
} from '../support/chromium.js';
import { movableClock } from '../support/clock.js';
import { approved, doneInCup, type PairAtTable, pairAtTable } from '../support/cups.js';
import { recordWithRaw } from '../support/exact-records.js';
import { freeEvening } from '../support/free-evening.js';
import { given, type Given, type Member, newKey, type Person } from '../support/given.js';
import { drawn, type ShownEvent } from '../support/grand-prix.js';
import { type Cast, matchIn } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';

const folder = newFolder();
const names = ['Aquincum', 'Danube Wasps', 'Óbudai Baglyok', 'Vizsla', 'Puli'];
let office: Office;
let world: Given;
let browser: Browser;
let cast: Cast;
let event: ShownEvent;

/** Pages whose first table has to be there without script, each in one request. */
const pages: Readonly<Record<string, () => string>> = {
  'the results': () => '/matches',
  'the players by trophies': () => '/trophies/players',
  'the announcements, sorted': () => '/announcements?sort=made',
  'the bracket of a cup': () => '/cup/2025?ties-sort=a',
  'the Grand Prix of a year': () => '/grand-prix/2025?sort=best',
  'a Grand Prix': () => `/grand-prix/2025/${event.id}?entries-sort=pair`,
  'the free championship': () => '/free-championship/2025',
  'the trophy list': () => '/trophies',
  'a player': () => `/players/${cast.a.id}`,
  'two players': () => `/head-to-head?player=${cast.a.id}&other=${cast.b.id}`,
};
const pageNames = Object.keys(pages);
const ownPages = ['the results', 'the players by trophies', 'the announcements, sorted', 'a Grand Prix', 'two players'];

describe.skipIf(!requires('chromium'))('lists', () => {
  beforeAll(async () => {
    const clock = movableClock(folder, '2025-12-20');
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder, ...clock.environment }), launchChromium()]);
    world = given(office);
    await world.season(2025);
    await world.venue('Desperados Pub');
    const [a, b, juror] = [
      await world.member({ name: 'Nagy Anna' }),
      await world.member({ name: 'Tóth Csaba' }),
      await world.member({ jury: true }),
    ];
    const teams = [
      await world.team(2025, [a, await world.person('Kis Béla')], 'Red Kites'),
      await world.team(2025, [b, await world.person('Vas Dóra')], 'Night Owls'),
    ] as const;
    cast = { a, b, juror, teams };
    await matchIn('approved', cast);
    await matchIn('approved', cast);
    await matchIn('confirmed', cast);
    const pairs = await Promise.all(names.map((name) => pairAtTable(world, 2025, name)));
    await Promise.all([takeOverCup(juror, pairs), playGrandPrix(juror, pairs.slice(0, 4)), playFree(juror)]);
    await importOldList(juror);
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

  /** Drawn in August: the last day of its first round is over. */
  const takeOverCup = (juror: Member, pairs: readonly PairAtTable[]): Promise<unknown> =>
    doneInCup(juror, 'recordCup', {
      year: 2025,
      entriesUntil: '2025-08-25',
      event: 'Hatoslottó',
      eventNamedOn: '2025-08-01',
      drawnOn: '2025-08-31',
      seed: '1 2 3',
      entries: pairs.map(({ id }) => ({ pairId: id })),
      reason: 'The office was opened later',
    });

  async function playGrandPrix(juror: Member, pairs: readonly PairAtTable[]): Promise<void> {
    event = await drawn(juror, pairs, { name: 'Advent Cup', date: '2025-12-06' });
    const [{ sides, plannedMatch }] = event.schedule as [ShownEvent['schedule'][number]];
    const both = sides.map(({ id }) => pairs.find((pair) => pair.id === id)!) as [PairAtTable, PairAtTable];
    const { date, order } = plannedMatch;
    await approved(juror, both, recordWithRaw([700, 600]), { competitions: ['grand-prix'], date, order });
  }

  async function playFree(juror: Member): Promise<void> {
    const players: readonly [Member, Member, Person, Person] = [
      await world.member({ name: 'Ács Ede' }),
      await world.member(),
      await world.person(),
      await world.person(),
    ];
    await freeEvening(juror, players, '2025-12-20');
  }

  /** Of an old list: one great one in 2019, another and a super one in 2020. */
  async function importOldList(juror: Member): Promise<void> {
    const lines = ['golgotha,2019-05-01', 'golgotha,2020-05-01', 'spectrum,2020-05-02'];
    const csv = [
      'player,trophy,date,count,partner,team,opponents,competition',
      ...lines.map((line) => `Nagy Anna,${line},1,,,,`),
    ];
    const { data } = await juror.graphql(
      `mutation ($key: IdempotencyKey!, $csv: String!) {
        importOldTrophies(idempotencyKey: $key, csv: $csv) { __typename } }`,
      { key: newKey(), csv: csv.join('\n') },
    );
    expect(data).toEqual({ importOldTrophies: { __typename: 'OldTrophiesImported' } });
  }

  const open = (path: string, language = 'en', options: Parameters<Browser['newContext']>[0] = {}) =>
    openWindow(browser, `${office.url}/${language}${path}`, options);
  const withoutScript = { javaScriptEnabled: false };

  const cells = (page: Page, table: string, column: string): Promise<string[]> =>
    page.locator(`table.${table} > tbody > tr:not(.why) > td[data-column="${column}"]`).allInnerTexts();

  const saved = async (page: Page, button: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).first().click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  };

  it.each(pageNames)('%s has its first table before any script runs, within one GraphQL request', async (name) => {
    const lines = (route: string): number => office.printed().split(`"route":"${route}"`).length;
    const read = async (): Promise<readonly [string, number]> => {
      const made = lines('/en/*');
      const html = await (await fetch(`${office.url}/en${pages[name]!()}`)).text();
      await expect.poll(() => lines('/en/*')).toBe(made + 1);
      return [html, lines('/graphql')];
    };
    const [, before] = await read();
    const [html, after] = await read();
    expect(after - before).toBe(1);
    expect(html).toMatch(/<tbody role="rowgroup"><tr role="row"[^>]*>[^]*?<td role="cell"/);
  });

  it.each(pageNames)('%s loads less than 150 kB of script', async (name) => {
    const page = await (await browser.newContext()).newPage();
    const scriptSoFar = loadedScript(page);
    await page.goto(`${office.url}/en${pages[name]!()}`, { waitUntil: 'networkidle' });
    const bytes = scriptSoFar();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });

  /** The others are walked through where they have their tests. */
  it.each(ownPages)('%s has nothing that axe finds, is reached by keyboard, and fits on 320 pixels', async (name) => {
    for (const { language, scheme } of process.env['FULL'] === '1' ? looks : [looks[ownPages.indexOf(name) % 3]!]) {
      const { page, complaints } = await open(pages[name]!(), language, { colorScheme: scheme });
      await settled(page);
      expect([language, scheme, await violations(page)]).toEqual([language, scheme, []]);
      expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
      expect(complaints).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sideways(page)).toBe(0);
    }
  });

  it('of one page are sorted and searched each by itself, by the address alone', async () => {
    const { page } = await open('/cup/2025?entries-find=a', 'en', withoutScript);
    const entries = page.locator('section', { has: page.locator('#entries') });
    await entries.getByRole('link', { name: 'Pair', exact: true }).click();
    expect(page.url()).toContain('entries-sort=pair');
    const found = await cells(page, 'entries', 'pair');
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(found.toSorted((one, other) => one.localeCompare(other)));
    await entries.getByLabel('Pair or player').fill('obudai');
    await entries.getByRole('button', { name: 'Find' }).click();
    expect(await cells(page, 'entries', 'pair')).toEqual(['Óbudai Baglyok']);
    expect(new URL(page.url()).search).toContain('entries-sort=pair');
    expect(await page.locator('.tie').count()).toBeGreaterThan(2);
  });

  it('show the ties of a cup once more, with what decided each, and lead to them as a file', async () => {
    const { page } = await open('/cup/2025', 'en', withoutScript);
    await page.getByText('The ties as a list').click();
    const ties = page.locator('.behind');
    expect(await ties.getByRole('row').count()).toBeGreaterThan(names.length);
    const csv = await ties.getByRole('link', { name: 'CSV' }).getAttribute('href');
    expect(await (await fetch(office.url + csv!)).text()).toContain('Danube Wasps');
  });

  it('find the matches of one pair in the schedule of a Grand Prix', async () => {
    const { page } = await open(`/grand-prix/2025/${event.id}?schedule-find=a`, 'en', withoutScript);
    const schedule = page.locator('section', { has: page.locator('#schedule') });
    await schedule.getByLabel('Pair').fill('vizs');
    await schedule.getByRole('button', { name: 'Find' }).click();
    const found = await schedule.locator('tbody tr').allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(event.schedule.length);
    expect(found.filter((text) => !text.includes('Vizsla'))).toEqual([]);
  });

  it('say that nothing fits, and the way back', async () => {
    const { page } = await open('/cup/2025?entries-find=nobody', 'en', withoutScript);
    await page.getByText('Nothing in this list fits').waitFor();
    await page.getByRole('link', { name: 'Show all' }).click();
    expect(await cells(page, 'entries', 'pair')).toHaveLength(names.length);
  });

  it('have the announcements as in the rules, and by what became of them', async () => {
    const { page } = await open('/announcements', 'en', withoutScript);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(10);
    await page.getByLabel('Order').selectOption('made');
    await page.getByRole('button', { name: 'Show announcements' }).click();
    const made = (await cells(page, 'announcements', 'made')).map(Number);
    expect(made).toHaveLength(50);
    expect(made).toEqual(made.toSorted((one, other) => other - one));
    await page.getByRole('link', { name: 'Next page' }).click();
    expect(await cells(page, 'announcements', 'made')).toHaveLength(20);
    await page.getByLabel('Kind').selectOption('TROPHY');
    await page.getByRole('button', { name: 'Show announcements' }).click();
    expect((await cells(page, 'announcements', 'name')).length).toBeLessThan(50);
    expect(page.url()).toMatch(/sort=made.*family=TROPHY|family=TROPHY.*sort=made/);
  });

  it('draw how often announcements were made and lost, with the figures of the table', async () => {
    const { page } = await open('/announcements?sort=made', 'en', withoutScript);
    const said = await page.locator('.diverging li .name').allInnerTexts();
    const [, name, made] = /^([^:]+): (\d+) made/.exec(said.filter((text) => text !== '')[0]!)!;
    const row = page.locator('table.announcements tbody tr').filter({ hasText: name! }).first();
    expect(await row.locator('td[data-column="made"]').innerText()).toBe(made);
  });

  it('draw two players against each other, and say it when they never met', async () => {
    const { page } = await open(pages['two players']!(), 'en', withoutScript);
    await page.getByText(/as opponents: \d+ won, \d+ drawn, \d+ lost/).waitFor({ state: 'attached' });
    expect(await page.locator('.diverging rect').count()).toBe(4);
    const strangers = `/head-to-head?player=${cast.a.id}&other=${cast.juror.id}`;
    const { page: other } = await open(strangers, 'en', withoutScript);
    await other.getByText('They have not met yet').waitFor();
  });

  it('13 have the trophies of a player by year and class, and players by their number', async () => {
    const { page } = await open(`/players/${cast.a.id}`, 'en', withoutScript);
    expect((await cells(page, 'trophy-years', 'number')).slice(-2)).toEqual(['2', '1']);
    expect((await cells(page, 'trophy-years', 'classes')).slice(-2)).toEqual(['great 1, super 1', 'great 1']);
    const { page: ranking } = await open('/trophies/players?class=SUPER&season=2020', 'en', withoutScript);
    expect(await cells(ranking, 'standings', 'player')).toEqual(['Nagy Anna']);
    await ranking.getByText('Trophies of Nagy Anna by class').waitFor();
    await ranking.getByLabel('Player', { exact: true }).fill('tóth');
    await ranking.getByRole('button', { name: 'Show players' }).click();
    await ranking.getByText('Nobody of that name has such a trophy').waitFor();
  });

  it('of results are filtered by season, competition, player and team', async () => {
    const { page } = await open(`/matches?player=${cast.a.id}`, 'en', withoutScript);
    expect(await cells(page, 'match-list', 'day')).toHaveLength(2);
    await page.getByLabel('Competition').selectOption('GRAND_PRIX');
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.getByText('No match fits these choices').waitFor();
    expect(page.url()).toContain(cast.a.id);
    expect((await fetch(`${office.url}/en/matches?player=${office.url.length}`)).status).toBe(200);
    const nobody = '00000000-0000-0000-0000-00000000000a';
    expect((await fetch(`${office.url}/en/matches?player=${nobody}`)).status).toBe(404);
  });

  it('are saved as they are shown, for a spreadsheet and for a program', async () => {
    const { page } = await open('/cup/2025?entries-sort=pair');
    await settled(page);
    const entries = page.locator('section', { has: page.locator('#entries') });
    await entries.getByRole('button', { name: 'Save as JSON' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      entries.getByRole('button', { name: 'Save as JSON' }).click(),
    ]);
    const rows = JSON.parse(readFileSync(await download.path(), 'utf8')) as readonly { readonly pair: string }[];
    expect(rows.map(({ pair }) => pair)).toEqual(await cells(page, 'entries', 'pair'));
    const { page: results } = await open('/matches');
    await settled(results);
    expect(await saved(results, 'Save as CSV')).toMatch(/^\uFEFFDay,A,/);
  });

  it.skipIf(!requires('pdftotext'))(
    'print a reason that was opened, and nothing of those that are closed',
    async () => {
      const { page } = await open('/championship/2025');
      await page.getByText('Changes appear here by themselves').waitFor();
      const printed = async (): Promise<string> =>
        execFileSync('pdftotext', ['-layout', '-', '-'], { input: await page.pdf({ format: 'A4' }), encoding: 'utf8' });
      expect(await printed()).not.toMatch(/1st: \d+ points|Save as|Find|Changes appear|As it stood/);
      await page.getByRole('button', { name: /^1: why/ }).click();
      await page.locator('table.lines tbody tr').first().waitFor();
      const paper = await printed();
      expect(paper).toMatch(/1st: \d+ points from 2 matches/);
      expect(paper).toMatch(/Points of .*, match by match/);
      expect(paper).not.toMatch(/2nd: /);
    },
  );

  it('say that the next page is on its way, and what to do when it cannot be made', async () => {
    const { page } = await open('/matches');
    await settled(page);
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { errors: [{ message: 'broken' }] } });
    });
    await page.getByRole('link', { name: 'Announcements' }).click();
    await page.getByText('Fetching the page …').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Results');
    letThrough();
    await page.getByRole('heading', { name: 'This page could not be made' }).waitFor();
    expect(await page.getByText('Fetching the page …').count()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Announcements', level: 1 }).waitFor();
  });

  it('tell the jury first what it has to do next, in all competitions, and lead there', async () => {
    const { page, complaints } = await openWindowAs(cast.juror, browser, `${office.url}/en/jury`);
    const tasks = page.locator('section', { has: page.locator('#to-do') }).getByRole('listitem');
    const said = await tasks.allInnerTexts();
    expect(said.join('\n')).toMatch(
      /Cup 2025: the time of \d+ ties? is over\n+Advent Cup, .*: approve what is left, and close it\n+1 confirmed match to decide\n+\d+ games? of the free championship/,
    );
    await page.getByLabel('Competition').selectOption('CUP');
    await page.getByRole('button', { name: 'Show matches' }).click();
    await page.getByText('Nothing waits here').waitFor();
    expect(page.url()).toContain('competition=CUP');
    await page.getByRole('link', { name: /^Advent Cup/ }).click();
    await page.getByRole('heading', { name: 'Advent Cup' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('let the jury take an entry of an old list away, with what it would be called afterwards', async () => {
    const { page, complaints } = await openWindowAs(cast.juror, browser, `${office.url}/en/people/${cast.a.id}`);
    await page.getByRole('button', { name: 'Show the entries of old lists' }).click();
    const entries = page.locator('section', { has: page.locator('#old-entries') });
    await entries.getByRole('listitem').first().waitFor();
    const before = await entries.getByRole('listitem').count();
    await entries
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await entries.getByLabel('Reason', { exact: true }).fill('Counted twice');
    await entries.getByRole('button', { name: 'Remove the entry' }).click();
    await expect.poll(() => entries.getByRole('listitem').count()).toBe(before - 1);
    expect(complaints).toEqual([]);
  });
});
