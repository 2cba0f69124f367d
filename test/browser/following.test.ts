import type { Page } from '@playwright/test';
import { newDay } from '../support/days.js';
import { done, matchIn, rule, type People } from '../support/matches-in-states.js';
import { move, type Shown } from '../support/matches.js';
import { league } from '../support/league.js';
import { importOldTrophies } from '../support/old-trophies.js';
import { expect, inOffice } from './fixtures.js';
import { settled } from './pages.js';

const test = inOffice(async () => {
  // Names that no bracket and no announcement has.
  const opened = await league({ teams: ['Red Kites', 'Night Owls'] });
  await matchIn('approved', opened.people);
  return opened;
});

test.describe('pages that are open while the jury decides', () => {
  /** Confirmed, with a trophy of Anna that the jury entered, and waiting for its approval. */
  async function toApprove(people: People, trophy: Parameters<typeof rule>[2]['trophy'] & string): Promise<Shown> {
    const match = await matchIn('confirmed', people);
    const seat = 'A_COLLECTOR';
    return done(await rule(people.juror, match, { kind: 'TROPHY', game: 2, seat, trophy, entered: true }));
  }

  /** What each page is watched for. */
  const watched: Readonly<Record<string, readonly [(people: People) => string, (page: Page) => Promise<string>]>> = {
    'the first page': [() => '', (page) => count(page, 'section[aria-labelledby="results"] > ol > li')],
    'the results': [() => '/matches', (page) => count(page, '.match-list tbody tr')],
    'the results of a player': [
      (people) => `/matches?player=${people.b.id}`,
      (page) => count(page, '.match-list tbody tr'),
    ],
    'the players by trophies': [
      () => '/trophies/players',
      async (page) => (await page.locator('.standings td[data-column="points"]').allInnerTexts()).join(),
    ],
    'the announcements': [
      () => '/announcements?sort=made',
      async (page) => (await page.locator('td[data-column="made"]').allInnerTexts()).join(),
    ],
    'a player': [(people) => `/players/${people.a.id}`, (page) => figure(page, 'Matches')],
    'a team': [(people) => `/teams/${people.teams[0].id}`, (page) => figure(page, 'Matches')],
    'two players': [
      (people) => `/head-to-head?player=${people.a.id}&other=${people.b.id}`,
      (page) => count(page, '.course tbody tr'),
    ],
    'two teams': [
      (people) => `/teams/${people.teams[1].id}/against/${people.teams[0].id}`,
      (page) => count(page, '.course tbody tr'),
    ],
  };

  const count = async (page: Page, selector: string): Promise<string> => String(await page.locator(selector).count());
  const figure = (page: Page, name: string): Promise<string> =>
    page
      .locator('.keyed-figure', { has: page.getByText(name, { exact: true }) })
      .locator('b')
      .innerText();

  test('follow the approval of a match by themselves, without a reload', async ({
    newWindow,
    prepared: { people },
  }) => {
    const match = await toApprove(people, 'GOLGOTHA');
    const window = await newWindow();
    const pages = await Promise.all(
      Object.entries(watched).map(async ([name, [path, read]]) => {
        const page = await window.newPage();
        await page.goto(`/en${path(people)}`);
        await settled(page);
        await page.evaluate('window.stillHere = true');
        return { name, page, read, before: await read(page) };
      }),
    );
    done(await move(people.juror, 'approveMatch', match));
    for (const { name, page, read, before } of pages) {
      await expect.poll(async () => [name, await read(page)]).not.toEqual([name, before]);
      expect(await page.evaluate('window.stillHere')).toBe(true);
    }
  });

  test('miss no approval between the making of the page and the beginning of its connection', async ({
    newWindow,
    prepared: { people },
  }) => {
    const match = await toApprove(people, 'CENTAUR');
    const page = await (await newWindow()).newPage();
    let connect = (): void => undefined;
    const approved = new Promise<void>((resolve) => (connect = resolve));
    await page.routeWebSocket(/\/graphql$/, async (socket) => {
      await approved;
      socket.connectToServer();
    });
    const [name, [path, read]] = ['a player', watched['a player']!];
    await page.goto(`/en${path(people)}`);
    const before = await read(page);
    done(await move(people.juror, 'approveMatch', match));
    connect();
    await expect.poll(async () => [name, await read(page)]).not.toEqual([name, before]);
  });

  for (const [reducedMotion, what] of [
    ['no-preference', 'glide to their places'],
    ['reduce', 'do not move'],
  ] as const) {
    test(`have rows that rise: with the preference ${reducedMotion} they ${what}`, async ({
      open,
      prepared: { jury },
    }) => {
      await importOldTrophies(jury, [`Nagy Anna,,${newDay()},1,,,,`, `Tóth Csaba,,${newDay()},1,,,,`]);
      const page = await open(`/en/trophies/players`, { reducedMotion });
      await page.evaluate(`(() => {
      window.moved = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...all) { window.moved++; return animate.apply(this, all); };
    })()`);
      const order = (): Promise<string[]> => page.locator('.standings td[data-column="player"]').allInnerTexts();
      const before = await order();
      const last = before.at(-1)!;
      expect(before.length).toBeGreaterThan(1);
      await importOldTrophies(jury, [`${last},,${newDay()},100,,,,`]);
      await expect.poll(async () => (await order())[0]).toBe(last);
      expect((await page.evaluate<number>('window.moved')) > 0).toBe(what === 'glide to their places');
    });
  }

  test('show a trophy with its ordinal as soon as it is approved at the desk', async ({
    open,
    openAs,
    prepared: { world, people },
  }) => {
    const before = await world.database.query<{ count: number }>('SELECT count(*)::int AS "count" FROM "trophy"');
    const match = await toApprove(people, 'CENTAUR');
    const page = await open(`/en/trophies`);
    const rows = page.locator('.trophies tbody tr');
    await expect(rows).toHaveCount(before.rows[0]!.count);
    const desk = await openAs(people.juror, `/en/jury/matches/${match.id}`);
    const decision = desk.locator('.decide');
    await decision.getByRole('button', { name: 'Approve the match …' }).click();
    await decision.getByRole('button', { name: 'Approve the match', exact: true }).click();
    await expect(rows.filter({ hasText: 'Centaur' })).toBeVisible();
    const row = await rows.filter({ hasText: 'Centaur' }).innerText();
    expect(row).toContain('Nagy Anna');
    expect(row).toMatch(/\b1st\b/);
    await Promise.all([page, desk].map((each) => each.context().close()));
  });
});
