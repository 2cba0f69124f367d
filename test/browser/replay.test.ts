import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cardLabel, gameSoFar, type PlayedGame, sayReason } from '@tarokk/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, loadedScript, openWindow, settled } from '../support/chromium.js';
import { given, type Given } from '../support/given.js';
import { move } from '../support/matches.js';
import { type Cast, done, matchIn } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';
import { playedRecord } from '../support/sheets.js';

const folder = newFolder();
let office: Office;
let world: Given;
let browser: Browser;
let cast: Cast;
let match: string;
/** Another site, whose page has a frame for each address after `#`. */
let elsewhere: Server;

/** A match with a game in which a card is bound, and something is lost. */
const { record, game } = Array.from({ length: 40 }, (_, index) => playedRecord(index + 1))
  .flatMap((each) => each.games.map((one) => (one.form === 'played' ? { record: each, game: one } : null)))
  .find((found) => found !== null && isTold(found.game))!;

function isTold(one: PlayedGame): boolean {
  const { bound, announcements } = standing(one, one.auction.length);
  const end = standing(one, one.auction.length + 40);
  return (
    bound.length > 0 &&
    announcements.some(({ status }) => status === 'open') &&
    end.announcements.some(({ status }) => status === 'lost')
  );
}

function standing({ attackers, deal, auction, tricks }: PlayedGame, step: number) {
  return gameSoFar({
    attackers,
    hands: deal,
    auction: auction.slice(0, step),
    cards: tricks.flatMap(({ cards }) => cards).slice(0, Math.max(0, step - auction.length)),
  });
}

describe.skipIf(!requires('chromium'))('a game card by card', () => {
  const turns = game.auction.length;
  const last = turns + 40;
  const path = () => `/matches/${match}/games/${game.number}`;

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
    match = (await matchIn('approved', cast, { record })).id;
    elsewhere = createServer((request, response) => {
      const address = new URL(request.url!, 'http://elsewhere').searchParams.get('show') ?? '';
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><title>Another site</title><iframe src="${address}" width="400" height="800"></iframe>`,
      );
    }).listen(0, '127.0.0.1');
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  afterAll(async () => {
    elsewhere.close();
    await browser.close();
    await world.end();
    await office.end();
    removeFolder(folder);
  });

  const open = (address: string, options: Parameters<Browser['newContext']>[0] = {}) =>
    openWindow(browser, office.url + address, options);

  const said = (page: Page): Promise<string> => page.locator('.said').innerText();
  const stepIn = (page: Page): number => Number(new URL(page.url()).searchParams.get('step') ?? 0);

  it('is found from the sheet of its match, by link and without script', async () => {
    const { page } = await open(`/en/matches/${match}`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: `Game ${game.number}, card by card` }).click();
    await page.getByRole('heading', { level: 1, name: `Game ${game.number}: Danube Wasps – Óbudai Baglyok` }).waitFor();
    expect(await said(page)).toMatch(/deals, party [AB] attacks/);
    await page.getByRole('link', { name: 'One step on' }).click();
    await page.waitForURL(/\?step=1$/);
    expect(await said(page)).toMatch(/^[AB] (?:interceptor|collector)/);
    await page.getByRole('link', { name: 'To the end' }).click();
    await page.waitForURL(new RegExp(`step=${last}$`));
    expect(await page.locator('.hand .played').count()).toBe(40);
  });

  it('goes by keys: a step, a trick, to both ends, and each step is its own address', async () => {
    const { page, complaints } = await open(`/en${path()}`);
    await settled(page);
    const press = async (key: string, step: number): Promise<void> => {
      await page.keyboard.press(key);
      await expect.poll(() => stepIn(page)).toBe(step);
    };
    await press('ArrowRight', 1);
    await press('ArrowLeft', 0);
    await press('Shift+ArrowRight', turns);
    await press('Shift+ArrowRight', turns + 4);
    await press('ArrowRight', turns + 5);
    await page
      .getByText(/^Trick 2: /)
      .first()
      .waitFor();
    await press('Shift+ArrowLeft', turns + 4);
    await press('End', last);
    await press('ArrowRight', last);
    await press('Home', 0);
    await page.getByRole('link', { name: 'Trick 7' }).click();
    await expect.poll(() => stepIn(page)).toBe(turns + 28);
    const sentence = await said(page);
    const again = await openWindow(browser, page.url(), { javaScriptEnabled: false });
    expect(await said(again.page)).toBe(sentence);
    expect(complaints).toEqual([]);
  });

  it('of an address with a step that is none shows what can be understood of it', async () => {
    for (const [query, step] of [
      ['?step=x', 0],
      ['?step=-3', 0],
      ['?step=999', last],
    ] as const) {
      const { page } = await open(`/en${path()}${query}`, { javaScriptEnabled: false });
      expect(await page.getByRole('navigation', { name: 'Steps' }).innerText()).toContain(`${step} of ${last}`);
    }
    for (const other of ['0', '9', 'x', '1e1']) {
      expect((await fetch(`${office.url}/en/matches/${match}/games/${other}`)).status).toBe(404);
    }
  });

  it('shows at each step what has been played, what is bound to which trick, and how each announcement stands', async () => {
    const { page } = await open(`/en${path()}`, { javaScriptEnabled: false });
    const marks = new Set<number>();
    for (const step of [0, turns, turns + 9, turns + 18, turns + 33, last]) {
      await page.goto(`${office.url}/en${path()}?step=${step}`);
      const { bound, announcements, tricks } = standing(game, step);
      expect(await page.locator('.hand .played').count()).toBe(tricks.flatMap(({ cards }) => cards).length);
      const shown = await page
        .locator('.hand li:has(.bound)')
        .evaluateAll((all) =>
          all.map((each) => [
            each.querySelector('svg')!.getAttribute('aria-label'),
            each.querySelector('.bound')!.textContent,
          ]),
        );
      expect(shown.map(([name]) => name).toSorted()).toEqual(bound.map(({ card }) => cardLabel(card, 'en')).toSorted());
      marks.add(shown.length);
      const lines = await page.locator('.verdicts li').allInnerTexts();
      for (const [index, { status, reason }] of announcements.entries()) {
        expect(lines[index]).toContain(
          { open: 'still open', won: 'made', lost: 'lost', raised: 'raised', stated: 'stated', void: 'void' }[status],
        );
        if (status === 'won' || status === 'lost') expect(lines[index]).toContain(sayReason(reason!, 'en'));
      }
    }
    expect(marks.size).toBeGreaterThan(1);
  });

  it('ends with the points that its sheet has', async () => {
    const { page } = await open(`/en/matches/${match}`, { javaScriptEnabled: false });
    const onSheet = await page.locator(`#game-${game.number} .total strong`).allInnerTexts();
    await page.goto(`${office.url}/en${path()}?step=${last}`);
    const { result } = standing(game, last);
    expect(onSheet.map(Number)).toEqual(result!.score.map(({ total }) => total));
    expect(await page.locator('.sums strong').allInnerTexts()).toEqual([`A ${onSheet[0]}`, `B ${onSheet[1]}`]);
  });

  it('comes with all that it shows: nothing is asked for again, and less than 225 kB of script is loaded', async () => {
    const { context } = await open('/en');
    const page = await context.newPage();
    const asked: string[] = [];
    const scriptSoFar = loadedScript(page);
    const pictures: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) asked.push(response.url());
      if (response.url().includes('.svg')) pictures.push(response.url());
    });
    await page.goto(`${office.url}/en${path()}?step=${turns}`);
    await settled(page);
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepIn(page)).toBe(turns + 20);
    expect(asked).toEqual([]);
    expect(new Set(pictures.filter((url) => url.includes('/cards')).map((url) => url.split('#')[0])).size).toBe(1);
    const bytes = scriptSoFar();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(225_000);
  });

  it('is shown in a frame of another site, as anybody sees it and without the office around it, and goes on there', async () => {
    const { port } = elsewhere.address() as AddressInfo;
    const address = `${office.url}/en/embed${path()}?step=${turns}`;
    const { page, complaints } = await openWindow(
      browser,
      `http://127.0.0.1:${port}/?show=${encodeURIComponent(address)}`,
    );
    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'One step on' }).click();
    await frame
      .getByText(/^Trick 1: /)
      .first()
      .waitFor();
    expect(await frame.getByRole('banner').count()).toBe(0);
    expect(await frame.getByRole('link', { name: 'The sheet of the match' }).getAttribute('target')).toBe('_top');
    expect(complaints).toEqual([]);
  });

  it('has in its page the frame for other sites, which finds the language of who looks where it names none', async () => {
    const { page } = await open(`/hu${path()}?step=3`);
    await page.getByText('Megmutatás másoknak').click();
    const code = await page.locator('.sharing textarea').inputValue();
    expect(code).toContain(`src="${office.url}/hu/embed${path()}?step=3"`);
    const response = await fetch(`${office.url}/embed${path()}`, {
      redirect: 'manual',
      headers: { 'accept-language': 'de' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, `/de/embed${path()}`]);
  });

  it('alone may be framed: every other page refuses', async () => {
    const { port } = elsewhere.address() as AddressInfo;
    const policyOf = async (address: string): Promise<string | undefined> =>
      /frame-ancestors [^;]+/.exec((await fetch(office.url + address)).headers.get('content-security-policy')!)?.[0];
    expect(await policyOf(`/en/embed${path()}`)).toBe('frame-ancestors *');
    for (const other of [path(), `/matches/${match}`, '', '/login', '/sheets', '/championship/2025', '/embedded']) {
      expect([other, await policyOf(`/en${other}`)]).toEqual([other, "frame-ancestors 'none'"]);
    }
    const { page } = await openWindow(
      browser,
      `http://127.0.0.1:${port}/?show=${encodeURIComponent(`${office.url}/en${path()}`)}`,
    );
    await expect.poll(() => page.frames().length).toBe(2);
    expect(await page.frames()[1]!.locator('.replay').count()).toBe(0);
  });

  it('in a frame remembers nothing and knows nobody: a match that only its sides may see is not there', async () => {
    const hidden = await matchIn('submitted', cast, { record });
    const address = `/en/embed/matches/${hidden.id}/games/${game.number}`;
    const as = (cookie: string): Promise<Response> => fetch(office.url + address, { headers: { cookie } });
    expect(
      (await fetch(office.url + address.replace('/embed', ''), { headers: { cookie: cast.a.cookie } })).status,
    ).toBe(200);
    const response = await as(cast.a.cookie);
    expect([response.status, response.headers.getSetCookie()]).toEqual([404, []]);
  });

  it('has a picture of each step, which is that of its preview too', async () => {
    const picture = async (step: number): Promise<Buffer> => {
      const html = await (await fetch(`${office.url}/en${path()}?step=${step}`)).text();
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
      const response = await fetch(address);
      expect([response.status, response.headers.get('content-type'), response.redirected]).toEqual([
        200,
        'image/png',
        false,
      ]);
      return Buffer.from(await response.arrayBuffer());
    };
    const one = await picture(turns + 3);
    expect([one.toString('latin1', 1, 4), one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(one.equals(await picture(turns + 4))).toBe(false);
    const { page } = await open(`/en${path()}?step=${turns + 3}`, { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'This step as a picture (PNG)', includeHidden: true });
    const shared = await fetch(office.url + (await link.getAttribute('href'))!);
    expect(Buffer.from(await shared.arrayBuffer()).equals(one)).toBe(true);
  });

  it('follows what becomes of its match while it is shown', async () => {
    const shown = await matchIn('approved', cast, { record, date: '2025-06-01' });
    const { page, complaints } = await open(`/en/matches/${shown.id}/games/${game.number}?step=5`);
    await settled(page);
    await page.getByText('Show it to others').waitFor();
    done(await move(cast.juror, 'reopenMatch', shown, { reason: 'A card was written down wrongly' }));
    await expect.poll(() => page.getByText('Show it to others').count()).toBe(0);
    expect(stepIn(page)).toBe(5);
    expect(complaints).toEqual([]);
  });

  it('prints the table and the whole game, without what is there to be clicked', async () => {
    const { page } = await open(`/en${path()}?step=${last}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'Steps' }).isVisible()).toBe(false);
    expect(await page.locator('.table-top').isVisible()).toBe(true);
    expect(await page.locator('.tricks tbody tr').count()).toBe(10);
  });
});
