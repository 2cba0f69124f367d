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
} from '../support/chromium.js';
import { movableClock } from '../support/clock.js';
import { approved, confirmed, doneInCup, lookAtCup, type PairAtTable, pairAtTable } from '../support/cups.js';
import { extraTimeWith, recordWith, recordWithRaw } from '../support/exact-records.js';
import { type FreeEvening, freeEvening } from '../support/free-evening.js';
import { gameOf, moveGame } from '../support/free-games.js';
import { client, given, type Given, type Member, type Person } from '../support/given.js';
import { done as gp, drawn, type ShownEvent } from '../support/grand-prix.js';
import { move, type Shown } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';

const folder = newFolder();
let office: Office;
let world: Given;
let browser: Browser;
let juror: Member;
let event: ShownEvent;
let eventPairs: readonly PairAtTable[];
let evening: FreeEvening;
/** Of the free championship: the first player and the second. */
let freePlayers: readonly [Member, Member, Person, Person];
/** Both pairs of the final, of which the third match is confirmed. */
let lastMatch: Shown;

const pages: Readonly<Record<string, () => string>> = {
  'the bracket of a cup': () => '/cup/2025',
  'a cup that is open for entries': () => '/cup/2026',
  'the Grand Prix of a year': () => '/grand-prix/2025',
  'a Grand Prix': () => `/grand-prix/2025/${event.id}`,
  'the free championship': () => '/free-championship/2025',
  'a session of another game': () => `/free-games/${evening.session}`,
  'a pair': () => `/teams/${eventPairs[0]!.id}`,
  'the first page with its deadlines': () => '',
};
const names = Object.keys(pages);

/** Figures as they are written: with a real minus. */
const figures = (texts: readonly string[]): readonly number[] => texts.map((text) => Number(text.replace('−', '-')));

describe.skipIf(!requires('chromium'))('the pages of cup and Grand Prix', () => {
  beforeAll(async () => {
    const clock = movableClock(folder, '2025-12-20');
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder, ...clock.environment }), launchChromium()]);
    world = given(office);
    await Promise.all([2024, 2025, 2026].map((year) => world.season(year)));
    await world.venue('Desperados Pub');
    juror = await world.member({ jury: true });
    freePlayers = await Promise.all([
      world.member({ name: 'Nagy Anna' }),
      world.member({ name: 'Tóth Csaba' }),
      world.person('Kis Béla'),
      world.person('Vas Dóra'),
    ]);
    await Promise.all([playCup(), playGrandPrix(), playFree()]);
    await doneInCup(juror, 'announceCup', { year: 2026, entriesUntil: '2026-08-25', event: 'Hatoslottó' });
    const early = await pairAtTable(world, 2026, 'Early Birds');
    await doneInCup(early.players[0], 'enterCup', { pairId: early.id });
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

  /** Three pairs: a bye, a semi-final that goes into extra time, and a final of which one approval is missing. */
  async function playCup(): Promise<void> {
    const pairs = await Promise.all(
      ['Danube Wasps', 'Aquincum', 'Vizsla'].map((name) => pairAtTable(world, 2025, name)),
    );
    await doneInCup(juror, 'recordCup', {
      year: 2025,
      entriesUntil: '2025-08-25',
      event: 'Hatoslottó',
      eventNamedOn: '2025-08-01',
      drawnOn: '2025-08-31',
      seed: '1 2 3',
      entries: pairs.map(({ id }) => ({ pairId: id })),
      reason: 'The office was opened later',
    });
    const meeting = async (round: number): Promise<readonly [PairAtTable, PairAtTable]> => {
      const { rounds } = await lookAtCup(client(office), 2025);
      const tie = rounds[round]!.ties.find(({ sides }) => sides.every(({ kind }) => kind === 'PAIR'))!;
      return tie.sides.map(({ name }) => pairs.find((pair) => pair.name === name)!) as [PairAtTable, PairAtTable];
    };
    const semiFinal = await meeting(0);
    for (const [index, points] of (
      [
        [96, 95],
        [90, 91],
        [80, 80],
      ] as const
    ).entries()) {
      await approved(juror, semiFinal, recordWith(points), { date: `2025-11-${11 + index}` });
    }
    await approved(juror, semiFinal, extraTimeWith([192, 191]), { date: '2025-11-14', kind: 'extra-time' });
    const final = await meeting(1);
    for (const index of [0, 1]) await approved(juror, final, recordWith([96, 95]), { date: `2025-12-1${index}` });
    lastMatch = await confirmed(final, recordWith([97, 93]), { date: '2025-12-12' });
  }

  /** Four pairs after two rounds: two of them have 1300 points each, one of them the better match (11.3). */
  async function playGrandPrix(): Promise<void> {
    eventPairs = await Promise.all(
      ['Level Best', 'Level Rest', 'Third', 'Fourth'].map((name) => pairAtTable(world, 2025, name)),
    );
    event = await drawn(juror, eventPairs, { name: 'Advent Cup', date: '2025-12-06' });
    const raws: Readonly<Record<string, readonly number[]>> = {
      'Level Best': [700, 600],
      'Level Rest': [650, 650],
      Third: [620, 610],
      Fourth: [610, 600],
    };
    for (const { slot, sides, plannedMatch } of event.schedule.filter((pairing) => pairing.slot <= 2)) {
      const pairs = sides.map(({ id }) => eventPairs.find((pair) => pair.id === id)!) as [PairAtTable, PairAtTable];
      const record = recordWithRaw(pairs.map(({ name }) => raws[name]![slot - 1]!) as [number, number]);
      const { date, order } = plannedMatch;
      await approved(juror, pairs, record, { competitions: ['grand-prix'], date, order });
    }
    const venue = { name: 'Desperados Pub', public: true };
    await gp(juror, 'announceGrandPrix', { name: 'New Year Cup', date: '2026-01-24', venue });
  }

  async function playFree(): Promise<void> {
    evening = await freeEvening(juror, freePlayers, '2025-12-20');
  }

  const open = (path: string, language = 'en', options: Parameters<Browser['newContext']>[0] = {}) =>
    openWindow(browser, `${office.url}/${language}${path}`, options);

  const live = (page: Page): Promise<void> => page.locator('.freshness.live').waitFor();

  it.each(names)('%s has a title, a description and one heading, before any script runs', async (name) => {
    const html = await (await fetch(`${office.url}/hu${pages[name]!()}`)).text();
    expect(html).toMatch(/<title>[^<]+ · Royal Tarokk<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it.each(names)('%s has nothing that axe finds, is reached by keyboard, and fits on 320 pixels', async (name) => {
    for (const { language, scheme } of process.env['FULL'] === '1' ? looks : [looks[names.indexOf(name) % 3]!]) {
      const { page, complaints } = await open(pages[name]!(), language, { colorScheme: scheme });
      await settled(page);
      expect([language, scheme, await violations(page)]).toEqual([language, scheme, []]);
      expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
      expect(complaints).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sideways(page)).toBe(0);
    }
  });

  it.each(['/cup', '/grand-prix', '/free-championship'])('%s leads to that of the newest season', async (path) => {
    const response = await fetch(`${office.url}/en${path}`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`/en${path}/2026`);
  });

  it('say that there is nothing at an address, with the status 404', async () => {
    for (const path of ['/cup/1999', '/grand-prix/next', `/grand-prix/2024/${event.id}`, '/grand-prix/2025/none']) {
      expect([path, (await fetch(`${office.url}/en${path}`)).status]).toEqual([path, 404]);
    }
  });

  it('say what will be there before anything is', async () => {
    const cup = await open('/cup/2024', 'en', { javaScriptEnabled: false });
    await cup.page.getByText('No cup has been announced for 2024 yet').waitFor();
    const grandPrix = await open('/grand-prix/2024', 'en', { javaScriptEnabled: false });
    await grandPrix.page.getByText('No Grand Prix has been announced for 2024 yet').waitFor();
  });

  it('10 show the bracket as a list of rounds, and of each tie in its place how it was decided', async () => {
    const { page } = await open('/cup/2025', 'en', { javaScriptEnabled: false });
    const rounds = page.locator('.round');
    expect(await rounds.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      expect.stringMatching(/^semi-finals/i),
      expect.stringMatching(/^final/i),
    ]);
    expect(await page.getByRole('listitem').filter({ hasText: 'bye' }).count()).toBeGreaterThan(0);
    const tie = page.locator('.tie').filter({ hasText: 'decided in extra time' });
    await tie.locator('summary').click();
    await tie.getByText(/goes on 192:191 after the first extra time/).waitFor();
    expect(await tie.locator('.lines tbody tr').count()).toBe(4);
    expect(await tie.locator('.goes-on').count()).toBe(1);
  });

  it('have the rounds of a bracket beside each other where there is room, each tie between those it comes from', async () => {
    const { page } = await open('/cup/2025', 'en', { viewport: { width: 1200, height: 900 } });
    const middles: readonly { readonly left: number; readonly middle: number }[] = await page.evaluate(
      `[...document.querySelectorAll('.tie')].map((tie) => tie.getBoundingClientRect())
        .map(({ left, top, height }) => ({ left, middle: top + height / 2 }))`,
    );
    const [upper, lower, final] = middles;
    expect(final!.left).toBeGreaterThan(upper!.left);
    expect(final!.middle).toBeGreaterThan(upper!.middle);
    expect(final!.middle).toBeLessThan(lower!.middle);
  });

  it('11.3 explain a tie of a Grand Prix where it stands', async () => {
    const { page, complaints } = await open(pages['a Grand Prix']!());
    await live(page);
    await page.getByRole('button', { name: /^1: what decided the place of Level Best/ }).click();
    await page.getByText('1st: 1300 points like Level Rest; the best match decides, 700 against 650 (11.3)').waitFor();
    const lines = page.locator('tr.why:not([hidden]) .lines');
    expect(await lines.locator('tbody td:last-child').allInnerTexts()).toEqual(['700', '600']);
    expect(await lines.locator('tfoot td').innerText()).toBe('1,300');
    expect(complaints).toEqual([]);
  });

  it('change in a second window while a Grand Prix is played, and when the jury decides the cup', async () => {
    const [ranking, bracket] = [await open(pages['a Grand Prix']!()), await open('/cup/2025')];
    await Promise.all([live(ranking.page), live(bracket.page)]);
    expect(await bracket.page.locator('.medals .gold').count()).toBe(0);
    done(await move(juror, 'approveMatch', lastMatch));
    await bracket.page.locator('.medals .gold').waitFor();
    expect(await bracket.page.locator('.tie .goes-on').count()).toBe(3);
    await bracket.page.getByRole('heading', { name: 'Winners of all years' }).waitFor();

    const next = event.schedule.find(({ slot }) => slot === 3)!;
    const pairs = next.sides.map(({ id }) => eventPairs.find((pair) => pair.id === id)!) as [PairAtTable, PairAtTable];
    const { date, order } = next.plannedMatch;
    await confirmed(pairs, recordWithRaw([700, 610]), { competitions: ['grand-prix'], date, order });
    await ranking.page.locator('.standings').getByText('not approved yet').first().waitFor();
    expect([...ranking.complaints, ...bracket.complaints]).toEqual([]);
  });

  it('12 open points of the free championship to the games that add up to them, and change by themselves', async () => {
    const { page, complaints } = await open('/free-championship/2025');
    await live(page);
    const row = page.locator('.free-standings > tbody > tr:not(.why)', { hasText: 'Nagy Anna' });
    const own = [Math.floor(evening.totals[0]! / 2), 51, -3];
    const sum = own.reduce((all, each) => all + each, 0);
    expect(Number(await row.locator('[data-column=points]').innerText())).toBe(sum);
    await row.locator('[data-column=points] button').click();
    const lines = page.locator('tr.why:not([hidden]) .lines');
    await lines.getByText('Royal with an open talon').waitFor();
    expect(figures(await lines.locator('tbody td:last-child').allInnerTexts()).toSorted()).toEqual(own.toSorted());

    gameOf(await moveGame(juror, 'admitFreeGame', evening.undecided));
    await lines.getByText('800 raw points').waitFor();
    expect(Number(await row.locator('[data-column=points]').innerText())).toBe(sum + 100);
    const ofTwo = page.locator('.free-games').getByText('Royal for two');
    await ofTwo.nth(1).waitFor();
    expect(await ofTwo.count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('12 find players without their accents, filter games, and lead to the tables as files, without script', async () => {
    const { page } = await open('/free-championship/2025?sort=games&find=a', 'en', { javaScriptEnabled: false });
    await page.getByLabel('Player').fill('toth');
    await page.getByRole('button', { name: 'Find' }).click();
    expect(await page.locator('.free-standings > tbody > tr:not(.why)').count()).toBe(1);
    expect(page.url()).toContain('sort=games');
    await page.getByLabel('Kind of game').selectOption('SESSION');
    await page.getByRole('button', { name: 'Show games' }).click();
    expect(await page.locator('.free-games tbody a', { hasText: 'Hungarian Tarokk' }).count()).toBe(1);
    expect(await page.locator('.free-games tbody tr').count()).toBe(1);
    const json = await page.getByRole('link', { name: 'JSON' }).first().getAttribute('href');
    expect(await (await fetch(office.url + json!)).text()).toContain('Tóth Csaba');
  });

  it('D46 settle a session of another game in the page, deal by deal, down to its lines', async () => {
    const { page, complaints } = await open(`/free-games/${evening.session}`, 'de');
    await settled(page);
    const sums = await page.locator('.deals > tbody > tr:last-child td.figures').allInnerTexts();
    expect(figures(sums)).toEqual(evening.totals);
    const deals = page.locator('.deals > tbody > tr:not(.why)');
    await deals.first().getByRole('button').click();
    const paid = page.locator('.deals > tbody > tr.why:not([hidden]) .paid');
    const lines = await Promise.all((await paid.all()).map((line) => line.locator('strong').allInnerTexts()));
    expect(lines.length).toBeGreaterThan(0);
    const added = evening.totals.map((_, seat) => lines.reduce((all, line) => all + figures(line)[seat]!, 0));
    expect(figures(await deals.first().locator('td.figures').allInnerTexts())).toEqual(added);
    expect(complaints).toEqual([]);
  });

  it('print the reasons of a bracket with it', async () => {
    const { page } = await open('/cup/2025');
    await page.emulateMedia({ media: 'print' });
    expect(
      await page
        .locator('.bracket')
        .getByText(/goes on 192:191 after the first extra time/)
        .isVisible(),
    ).toBe(true);
  });

  it('lead from the first page to what has to be played and entered, and to the calendar', async () => {
    const { page } = await open('', 'en', { javaScriptEnabled: false });
    const due = page.locator('.dated').first().locator('li');
    expect((await due.allInnerTexts()).join('\n')).toMatch(
      /championship 2025\s[^]*Annual meeting 2026\s[^]*New Year Cup[^]*Last day to enter the Hungarian Cup 2026/,
    );
    const calendar = await page.getByRole('link', { name: 'Follow all dates in a calendar' }).getAttribute('href');
    expect(await (await fetch(office.url + calendar!)).text()).toMatch(/^BEGIN:VCALENDAR/);
    await page.getByRole('link', { name: 'New Year Cup' }).click();
    await page.getByText('No pair has entered yet').waitFor();
  });
});
