import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, openWindow, openWindowAs, settled } from '../support/chromium.js';
import { newDay } from '../support/days.js';
import { given, type Given, newKey } from '../support/given.js';
import { type Cast, done, matchIn, rule } from '../support/matches-in-states.js';
import { move, type Shown } from '../support/matches.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';

const folder = newFolder();
let office: Office;
let world: Given;
let browser: Browser;
let cast: Cast;

describe.skipIf(!requires('chromium'))('pages that are open while the jury decides', () => {
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
      await world.team(2025, [a, await world.person('Kis Béla')], 'Red Kites'),
      await world.team(2025, [b, await world.person('Vas Dóra')], 'Night Owls'),
    ] as const;
    cast = { a, b, juror, teams };
    await matchIn('approved', cast);
  });

  afterAll(async () => {
    await browser.close();
    await world.end();
    await office.end();
    removeFolder(folder);
  });

  /** Confirmed, with a trophy of Anna that the jury entered, and waiting for its approval. */
  async function toApprove(trophy: string): Promise<Shown> {
    const match = await matchIn('confirmed', cast);
    const seat = 'A_COLLECTOR';
    return done(await rule(cast.juror, match, { kind: 'TROPHY', game: 2, seat, trophy, entered: true }));
  }

  /** What each page is watched for. */
  const watched: Readonly<Record<string, readonly [() => string, (page: Page) => Promise<string>]>> = {
    'the first page': [() => '', (page) => count(page, '#results ~ ol > li')],
    'the results': [() => '/matches', (page) => count(page, '.match-list tbody tr')],
    'the results of a player': [() => `/matches?player=${cast.b.id}`, (page) => count(page, '.match-list tbody tr')],
    'the players by trophies': [
      () => '/trophies/players',
      async (page) => (await page.locator('.standings td[data-column="points"]').allInnerTexts()).join(),
    ],
    'the announcements': [
      () => '/announcements?sort=made',
      async (page) => (await page.locator('td[data-column="made"]').allInnerTexts()).join(),
    ],
    'a player': [() => `/players/${cast.a.id}`, (page) => figure(page, 'Matches')],
    'a team': [() => `/teams/${cast.teams[0].id}`, (page) => figure(page, 'Matches')],
    'two players': [
      () => `/head-to-head?player=${cast.a.id}&other=${cast.b.id}`,
      (page) => count(page, '.course tbody tr'),
    ],
    'two teams': [
      () => `/teams/${cast.teams[1].id}/against/${cast.teams[0].id}`,
      (page) => count(page, '.course tbody tr'),
    ],
  };

  const count = async (page: Page, selector: string): Promise<string> => String(await page.locator(selector).count());
  const figure = (page: Page, name: string): Promise<string> =>
    page
      .locator('.keyed div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .innerText();

  it('follow the approval of a match by themselves, without a reload', async () => {
    const match = await toApprove('GOLGOTHA');
    const windows = await Promise.all(
      Object.entries(watched).map(async ([name, [path, read]]) => {
        const { page, complaints } = await openWindow(browser, `${office.url}/en${path()}`);
        await settled(page);
        await page.evaluate('window.stillHere = true');
        return { name, page, complaints, read, before: await read(page) };
      }),
    );
    done(await move(cast.juror, 'approveMatch', match));
    for (const { name, page, read, before } of windows) {
      await expect.poll(async () => [name, await read(page)], { timeout: 15_000 }).not.toEqual([name, before]);
      expect(await page.evaluate('window.stillHere')).toBe(true);
    }
    expect(windows.flatMap(({ complaints }) => complaints)).toEqual([]);
    await Promise.all(windows.map(({ page }) => page.context().close()));
  });

  it('miss no approval between the making of the page and the beginning of its connection', async () => {
    const match = await toApprove('CENTAUR');
    const context = await browser.newContext();
    const page = await context.newPage();
    let connect = (): void => undefined;
    const approved = new Promise<void>((resolve) => (connect = resolve));
    await page.routeWebSocket(/\/graphql$/, async (socket) => {
      await approved;
      socket.connectToServer();
    });
    const [name, [path, read]] = ['a player', watched['a player']!];
    await page.goto(`${office.url}/en${path()}`);
    const before = await read(page);
    done(await move(cast.juror, 'approveMatch', match));
    connect();
    await expect.poll(async () => [name, await read(page)], { timeout: 15_000 }).not.toEqual([name, before]);
    await context.close();
  });

  it.each([
    ['no-preference', 'glide to their places'],
    ['reduce', 'do not move'],
  ] as const)('have rows that rise: with the preference %s they %s', async (reducedMotion, what) => {
    await importOldTrophies([
      ['Nagy Anna', 1],
      ['Tóth Csaba', 1],
    ]);
    const { page } = await openWindow(browser, `${office.url}/en/trophies/players`, { reducedMotion });
    await settled(page);
    await page.evaluate(`(() => {
      window.moved = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...all) { window.moved++; return animate.apply(this, all); };
    })()`);
    const order = (): Promise<string[]> => page.locator('.standings td[data-column="player"]').allInnerTexts();
    const before = await order();
    const last = before.at(-1)!;
    expect(before.length).toBeGreaterThan(1);
    await importOldTrophies([[last, 100]]);
    await expect.poll(async () => (await order())[0], { timeout: 15_000 }).toBe(last);
    expect((await page.evaluate<number>('window.moved')) > 0).toBe(what === 'glide to their places');
    await page.context().close();
  });

  async function importOldTrophies(wanted: readonly (readonly [player: string, number: number])[]): Promise<void> {
    // The same list is imported once only.
    const day = newDay();
    const lines = wanted.map(([player, number]) => `${player},,${day},${number},,,,`);
    const csv = ['player,trophy,date,count,partner,team,opponents,competition', ...lines].join('\n');
    const { data } = await cast.juror.graphql(
      `mutation ($key: IdempotencyKey!, $csv: String!) {
        importOldTrophies(idempotencyKey: $key, csv: $csv) { __typename } }`,
      { key: newKey(), csv },
    );
    expect(data).toEqual({ importOldTrophies: { __typename: 'OldTrophiesImported' } });
  }

  it('show a trophy with its ordinal as soon as it is approved at the desk', async () => {
    const before = await world.database.query<{ count: number }>('SELECT count(*)::int AS "count" FROM "trophy"');
    const match = await toApprove('CENTAUR');
    const { page } = await openWindow(browser, `${office.url}/en/trophies`);
    await settled(page);
    const rows = page.locator('.trophies tbody tr');
    expect(await rows.count()).toBe(before.rows[0]!.count);
    const { page: desk } = await openWindowAs(cast.juror, browser, `${office.url}/en/jury/matches/${match.id}`);
    const decision = desk.locator('.decide');
    await decision.getByRole('button', { name: 'Approve the match …' }).click();
    await decision.getByRole('button', { name: 'Approve the match', exact: true }).click();
    await rows.filter({ hasText: 'Centaur' }).waitFor();
    const row = await rows.filter({ hasText: 'Centaur' }).innerText();
    expect(row).toContain('Nagy Anna');
    expect(row).toMatch(/\b1st\b/);
    await Promise.all([page, desk].map((each) => each.context().close()));
  });
});
