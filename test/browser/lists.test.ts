import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { approved, type PairAtTable, pairAtTable } from '../support/cups.js';
import { recordWithRaw } from '../support/exact-records.js';
import { freeEvening } from '../support/free-evening.js';
import { type Member } from '../support/given.js';
import { drawn, type ShownEvent } from '../support/grand-prix.js';
import { matchIn } from '../support/matches-in-states.js';
import { requires } from '../support/requires.js';
import { takeOverCup } from '../support/played-competitions.js';
import { importOldTrophies } from '../support/old-trophies.js';
import { type League, league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';
import { loadedScript, openControl, settled } from './pages.js';

const names = ['Aquincum', 'Danube Wasps', 'Óbudai Baglyok', 'Vizsla', 'Puli'];
const test = inOffice(async () => {
  const opened = await league({ day: '2025-12-20', teams: ['Red Kites', 'Night Owls'] });
  const { world, jury, people } = opened;
  await matchIn('approved', people);
  await matchIn('approved', people);
  await matchIn('confirmed', people);
  const pairs = await Promise.all(names.map((name) => pairAtTable(world, 2025, name)));
  const [event] = await Promise.all([
    playGrandPrix(jury, pairs.slice(0, 4)),
    takeOverCup(jury, pairs),
    freeEvening(
      jury,
      [await world.member(), await world.member(), await world.person(), await world.person()],
      '2025-12-20',
    ),
  ]);
  await importOldList(jury);
  return { ...opened, event };
});

async function playGrandPrix(jury: Member, pairs: readonly PairAtTable[]): Promise<ShownEvent> {
  const event = await drawn(jury, pairs, { name: 'Advent Cup', date: '2025-12-06' });
  const [{ sides, plannedMatch }] = event.schedule as [ShownEvent['schedule'][number]];
  const both = sides.map(({ id }) => pairs.find((pair) => pair.id === id)!) as [PairAtTable, PairAtTable];
  const { date, order } = plannedMatch!;
  await approved(jury, both, recordWithRaw([700, 600]), { competitions: ['grand-prix'], date, order });
  return event;
}

/** Of an old list: one great one in 2019, another and a super one in 2020. */
async function importOldList(jury: Member): Promise<void> {
  const lines = ['golgotha,2019-05-01', 'golgotha,2020-05-01', 'spectrum,2020-05-02'];
  await importOldTrophies(
    jury,
    lines.map((line) => `Nagy Anna,${line},1,,,,`),
  );
}

/** Pages whose first table has to be there without script, each in one request. */
const pages: Readonly<Record<string, (prepared: League & { readonly event: ShownEvent }) => string>> = {
  'the results': () => '/matches',
  'the players by trophies': () => '/trophies/players',
  'the announcements, sorted': () => '/announcements?sort=made',
  'the bracket of a cup': () => '/cup/2025?ties-sort=a',
  'the Grand Prix of a year': () => '/grand-prix/2025?sort=best',
  'a Grand Prix': ({ event }) => `/grand-prix/2025/${event.id}?entries-sort=pair`,
  'the free championship': () => '/free-championship/2025',
  'the trophy list': () => '/trophies',
  'a player': ({ people }) => `/players/${people.a.id}`,
  'two players': ({ people }) => `/head-to-head?player=${people.a.id}&other=${people.b.id}`,
};

const withoutScript = { javaScriptEnabled: false };

test.describe('lists', () => {
  const cells = (page: Page, table: string, column: string): Promise<string[]> =>
    page.locator(`table.${table} > tbody > tr:not(.why) > td[data-column="${column}"]`).allInnerTexts();

  const saved = async (page: Page, button: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).first().click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  };

  for (const [name, path] of Object.entries(pages)) {
    test(`${name} has its first table before any script runs, within one GraphQL request`, async ({ prepared }) => {
      const { office } = prepared;
      const lines = (route: string): number => office.printed().split(`"route":"${route}"`).length;
      const read = async (): Promise<readonly [string, number]> => {
        const made = lines('/:language(^[a-z]{2}$)/*');
        const html = await (await fetch(`${office.url}/en${path(prepared)}`)).text();
        await expect.poll(() => lines('/:language(^[a-z]{2}$)/*')).toBe(made + 1);
        return [html, lines('/graphql')];
      };
      const [, before] = await read();
      const [html, after] = await read();
      expect(after - before).toBe(1);
      expect(html).toMatch(/<tbody role="rowgroup">(?:<!--\$s-->)?<tr role="row"[^>]*>[^]*?<td role="cell"/);
    });

    test(`${name} loads at most 115 kB of script`, async ({ newWindow, prepared }) => {
      const page = await (await newWindow()).newPage();
      const scriptSoFar = loadedScript(page);
      await page.goto(`/en${path(prepared)}`);
      await settled(page);
      const bytes = scriptSoFar();
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(115_000);
    });
  }

  test('of one page are sorted and searched each by itself, by the address alone', async ({ read }) => {
    const page = await read(null, '/en/cup/2025?entries-find=a', withoutScript);
    const entries = page.locator('section', { has: page.locator('#entries') });
    await entries.getByRole('link', { name: 'Pair', exact: true }).click();
    await expect(page).toHaveURL(/entries-sort=pair/);
    const found = await cells(page, 'entries', 'pair');
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(found.toSorted((one, other) => one.localeCompare(other)));
    await openControl(entries);
    await entries.getByLabel('Pair or player').fill('obudai');
    await entries.getByRole('button', { name: 'Find' }).click();
    expect(await cells(page, 'entries', 'pair')).toEqual(['Óbudai Baglyok']);
    expect(new URL(page.url()).search).toContain('entries-sort=pair');
    expect(await page.locator('.tie').count()).toBeGreaterThan(2);
  });

  test('show the ties of a cup once more, with what decided each, and lead to them as a file', async ({
    read,
    prepared: { office },
  }) => {
    const page = await read(null, '/en/cup/2025', withoutScript);
    await page.getByText('The ties as a list').click();
    const ties = page.locator('.behind');
    expect(await ties.getByRole('row').count()).toBeGreaterThan(names.length);
    const csv = await ties.getByRole('link', { name: 'CSV' }).getAttribute('href');
    expect(await (await fetch(office.url + csv!)).text()).toContain('Danube Wasps');
  });

  test('find the matches of one pair in the schedule of a Grand Prix', async ({ read, prepared: { event } }) => {
    const page = await read(null, `/en/grand-prix/2025/${event.id}?schedule-find=a`, withoutScript);
    const schedule = page.locator('section', { has: page.locator('#schedule') });
    await openControl(schedule);
    await schedule.getByLabel('Pair').fill('vizs');
    await schedule.getByRole('button', { name: 'Find' }).click();
    const found = await schedule.locator('tbody tr').allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(event.schedule.length);
    expect(found.filter((text) => !text.includes('Vizsla'))).toEqual([]);
  });

  test('say that nothing fits, and the way back', async ({ read }) => {
    const page = await read(null, '/en/cup/2025?entries-find=nobody', withoutScript);
    await expect(page.getByText('Nothing in this list fits')).toBeVisible();
    const entries = page.locator('section', { has: page.locator('#entries') });
    await expect(entries.locator('summary')).toContainText('nobody');
    await openControl(entries);
    await page.getByRole('link', { name: 'Show all' }).click();
    expect(await cells(page, 'entries', 'pair')).toHaveLength(names.length);
  });

  test('have the announcements as in the rules, and by what became of them', async ({ read }) => {
    const page = await read(null, '/en/announcements', withoutScript);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
    await openControl(page);
    await page.getByLabel('Order').selectOption('made');
    await page.getByRole('button', { name: 'Show announcements' }).click();
    const made = (await cells(page, 'announcements', 'made')).map(Number);
    expect(made).toHaveLength(50);
    expect(made).toEqual(made.toSorted((one, other) => other - one));
    await page.getByRole('link', { name: 'Next page' }).click();
    expect(await cells(page, 'announcements', 'made')).toHaveLength(20);
    await openControl(page);
    await page.getByLabel('Kind').selectOption('TROPHY');
    await page.getByRole('button', { name: 'Show announcements' }).click();
    expect((await cells(page, 'announcements', 'name')).length).toBeLessThan(50);
    await expect(page).toHaveURL(/sort=made.*family=TROPHY|family=TROPHY.*sort=made/);
  });

  test('draw how many of how many announcements were made, with the figures of the table', async ({ read }) => {
    const page = await read(null, '/en/announcements', withoutScript);
    const row = page
      .locator('.anns li')
      .filter({ has: page.locator('svg.ratio') })
      .first();
    const [, made, all] = /(\d+) of (\d+)$/.exec((await row.innerText()).trim())!;
    const filled = Number(await row.locator('svg.ratio rect:not(.hollow)').getAttribute('width'));
    expect(filled).toBeCloseTo((100 * Number(made)) / Number(all));
    const name = await row.locator('.called a').innerText();
    await page.goto(`${page.url()}?sort=made`);
    const counted = page
      .locator('table.announcements tbody tr')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
    expect(await counted.locator('td[data-column="made"]').innerText()).toBe(made);
    expect(await counted.locator('td[data-column="lost"]').innerText()).toBe(String(Number(all) - Number(made)));
  });

  test('count what came of two players as opponents and as partners, and say it when they never met', async ({
    read,
    prepared: { people },
  }) => {
    const page = await read(null, `/en/head-to-head?player=${people.a.id}&other=${people.b.id}`, withoutScript);
    expect(await cells(page, 'head-to-head', 'kind')).toEqual(['as opponents', 'as partners']);
    const [matches, won, drawn, lost] = await Promise.all(
      ['matches', 'won', 'drawn', 'lost'].map(async (column) => Number((await cells(page, 'head-to-head', column))[0])),
    );
    expect(matches).toBeGreaterThan(0);
    expect(won! + drawn! + lost!).toBe(matches);
    const strangers = `/en/head-to-head?player=${people.a.id}&other=${people.juror.id}`;
    const other = await read(null, strangers, withoutScript);
    await expect(other.getByText('They have not met yet')).toBeVisible();
  });

  test('have the trophies of a player by year and class, and players by their number', async ({
    read,
    prepared: { people },
  }) => {
    const page = await read(null, `/en/players/${people.a.id}`, withoutScript);
    expect((await cells(page, 'trophy-years', 'number')).slice(-2)).toEqual(['2', '1']);
    expect((await cells(page, 'trophy-years', 'classes')).slice(-2)).toEqual(['great 1, super 1', 'great 1']);
    const ranking = await read(null, '/en/trophies/players?class=SUPER&season=2020', withoutScript);
    expect(await cells(ranking, 'standings', 'player')).toEqual(['Nagy Anna']);
    await expect(ranking.getByText('Trophies of Nagy Anna by class')).toBeVisible();
    await openControl(ranking);
    await ranking.getByLabel('Player', { exact: true }).fill('tóth');
    await ranking.getByRole('button', { name: 'Show players' }).click();
    await expect(ranking.getByText('Nobody of that name has such a trophy')).toBeVisible();
  });

  test('of results are filtered by season, competition, player and team', async ({
    read,
    prepared: { office, people },
  }) => {
    const page = await read(null, `/en/matches?player=${people.a.id}`, withoutScript);
    expect(await cells(page, 'match-list', 'day')).toHaveLength(2);
    await openControl(page);
    await page.getByLabel('Competition').selectOption('GRAND_PRIX');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByText('No match fits these choices')).toBeVisible();
    expect(page.url()).toContain(people.a.id);
    expect((await fetch(`${office.url}/en/matches?player=${office.url.length}`)).status).toBe(200);
    const nobody = '00000000-0000-0000-0000-00000000000a';
    expect((await fetch(`${office.url}/en/matches?player=${nobody}`)).status).toBe(404);
  });

  test('are saved as they are shown, for a spreadsheet and for a program', async ({ read }) => {
    const page = await read(null, '/en/cup/2025?entries-sort=pair');
    const entries = page.locator('section', { has: page.locator('#entries') });
    await openControl(entries);
    await expect(entries.getByRole('button', { name: 'Save as JSON' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      entries.getByRole('button', { name: 'Save as JSON' }).click(),
    ]);
    const rows = JSON.parse(readFileSync(await download.path(), 'utf8')) as readonly { readonly pair: string }[];
    expect(rows.map(({ pair }) => pair)).toEqual(await cells(page, 'entries', 'pair'));
    const results = await read(null, '/en/matches');
    await openControl(results);
    expect(await saved(results, 'Save as CSV')).toMatch(/^\uFEFFDay,A,/);
  });

  test('print a reason that was opened, and nothing of those that are closed', async ({ read }) => {
    test.skip(!requires('pdftotext'), 'needs pdftotext');
    const page = await read(null, '/en/championship/2025');
    await expect(page.getByText('Changes appear here by themselves')).toBeVisible();
    const printed = async (): Promise<string> =>
      execFileSync('pdftotext', ['-layout', '-', '-'], { input: await page.pdf({ format: 'A4' }), encoding: 'utf8' });
    expect(await printed()).not.toMatch(/1st: \d+ points|Save as|Find|Changes appear|As it stood/);
    await page.getByRole('button', { name: /^1: why/ }).click();
    await expect(page.locator('table.lines tbody tr').first()).toBeVisible();
    const paper = await printed();
    expect(paper).toMatch(/1st: \d+ points from 2 matches/);
    expect(paper).toMatch(/Points of .*, match by match/);
    expect(paper).not.toMatch(/2nd: /);
  });

  test('say that the next page is on its way, and what to do when it cannot be made', async ({ complaints, open }) => {
    complaints.allow(/status of 500|AnsweredWithError: broken/);
    const page = await open('/en/matches');
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { errors: [{ message: 'broken' }] } });
    });
    await page.getByRole('link', { name: 'Announcements' }).click();
    await expect(page.getByText('Fetching the page …')).toBeVisible();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Results');
    letThrough();
    await expect(page.getByRole('heading', { name: 'This page could not be made' })).toBeVisible();
    await expect(page.getByText('Fetching the page …')).toHaveCount(0);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible();
  });

  test('tell the jury first what it has to do next, in all competitions, and lead there', async ({
    read,
    prepared: { people },
  }) => {
    const page = await read(people.juror, `/en/jury`);
    const tasks = page.getByRole('region', { name: 'What is due' }).getByRole('listitem');
    const said = await tasks.allInnerTexts();
    expect(said.join('\n')).toMatch(
      /Cup 2025: the time of \d+ ties? is over\n+Advent Cup, .*: approve what is left, and close it\n+1 confirmed match to decide\n+\d+ games? of the free championship/,
    );
    await page.getByLabel('Competition').selectOption('CUP');
    await page.getByRole('button', { name: 'Show matches' }).click();
    await expect(page.getByText('Nothing waits here')).toBeVisible();
    await expect(page).toHaveURL(/competition=CUP/);
    await page.getByRole('link', { name: /^Advent Cup/ }).click();
    await expect(page.getByRole('heading', { name: 'Advent Cup' })).toBeVisible();
  });

  test('let the jury take an entry of an old list away, with what it would be called afterwards', async ({
    openAs,
    prepared: { people },
  }) => {
    const page = await openAs(people.juror, `/en/people/${people.a.id}`);
    await page.getByRole('button', { name: 'Show the entries of old lists' }).click();
    const entries = page.locator('section', { has: page.locator('#old-entries') });
    await expect(entries.getByRole('listitem').first()).toBeVisible();
    const before = await entries.getByRole('listitem').count();
    await entries
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await entries.getByLabel('Reason', { exact: true }).fill('Counted twice');
    await entries.getByRole('button', { name: 'Remove the entry' }).click();
    await expect(entries.getByRole('listitem')).toHaveCount(before - 1);
  });
});
