import type { Page } from '@playwright/test';
import { confirmed, type PairAtTable } from '../support/cups.js';
import { recordWithRaw } from '../support/exact-records.js';
import { gameOf, moveGame } from '../support/free-games.js';
import { type ShownEvent } from '../support/grand-prix.js';
import { move } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { playedCompetitions } from '../support/played-competitions.js';
import { expect, inOffice } from './fixtures.js';
import { openControl } from './pages.js';

/** Figures as they are written: with a real minus. */
const figures = (texts: readonly string[]): readonly number[] => texts.map((text) => Number(text.replace('−', '-')));

const test = inOffice(playedCompetitions);

/** The Grand Prix that is under way. */
const pathOf = ({ id }: ShownEvent): string => `/en/grand-prix/2025/${id}`;

test.describe('the pages of cup and Grand Prix', () => {
  const live = (page: Page): Promise<void> => page.locator('.freshness.live').waitFor();

  for (const path of ['/cup', '/grand-prix', '/free-championship']) {
    test(`${path} leads to that of the newest season`, async ({ prepared: { office } }) => {
      const response = await fetch(`${office.url}/en${path}`, { redirect: 'manual' });
      expect(response.headers.get('location')).toBe(`/en${path}/2026`);
    });
  }

  test('say that there is nothing at an address, with the status 404', async ({ prepared: { office, event } }) => {
    for (const path of ['/cup/1999', '/grand-prix/next', `/grand-prix/2024/${event.id}`, '/grand-prix/2025/none']) {
      expect([path, (await fetch(`${office.url}/en${path}`)).status]).toEqual([path, 404]);
    }
  });

  test('say what will be there before anything is', async ({ read }) => {
    const cup = await read(null, '/en/cup/2024', { javaScriptEnabled: false });
    await expect(cup.getByText('No cup has been announced for 2024 yet')).toBeVisible();
    const grandPrix = await read(null, '/en/grand-prix/2024', { javaScriptEnabled: false });
    await expect(grandPrix.getByText('No Grand Prix has been announced for 2024 yet')).toBeVisible();
  });

  test('show the bracket as a list of rounds, and of each tie in its place how it was decided', async ({ read }) => {
    const page = await read(null, '/en/cup/2025', { javaScriptEnabled: false });
    const rounds = page.locator('.round');
    expect(await rounds.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      expect.stringMatching(/^semi-finals/i),
      expect.stringMatching(/^final/i),
    ]);
    expect(await page.getByRole('listitem').filter({ hasText: 'bye' }).count()).toBeGreaterThan(0);
    const tie = page.locator('.tie').filter({ hasText: 'decided in extra time' });
    await tie.locator('summary').click();
    await expect(tie.getByText(/goes on 192:191 after the first extra time/)).toBeVisible();
    await expect(tie.locator('.lines tbody tr')).toHaveCount(4);
    await expect(tie.locator('.goes-on')).toHaveCount(1);
  });

  test('have the rounds of a bracket beside each other where there is room, each tie between those it comes from', async ({
    read,
  }) => {
    const page = await read(null, '/en/cup/2025', { viewport: { width: 1200, height: 900 } });
    const middles: readonly { readonly left: number; readonly middle: number }[] = await page.evaluate(
      `[...document.querySelectorAll('.tie')].map((tie) => tie.getBoundingClientRect())
        .map(({ left, top, height }) => ({ left, middle: top + height / 2 }))`,
    );
    const [upper, lower, final] = middles;
    expect(final!.left).toBeGreaterThan(upper!.left);
    expect(final!.middle).toBeGreaterThan(upper!.middle);
    expect(final!.middle).toBeLessThan(lower!.middle);
  });

  test('11.3 explain a tie of a Grand Prix where it stands', async ({ read, prepared: { event } }) => {
    const page = await read(null, pathOf(event));
    await live(page);
    await page.getByRole('button', { name: /^1: what decided the place of Level Best/ }).click();
    await expect(
      page.getByText('1st: 1300 points like Level Rest; the best match decides, 700 against 650 (11.3)'),
    ).toBeVisible();
    const lines = page.locator('tr.why:not([hidden]) .lines');
    expect(await lines.locator('tbody td:last-child').allInnerTexts()).toEqual(['700', '600']);
    expect(await lines.locator('tfoot td').innerText()).toBe('1,300');
  });

  test('change in a second window while a Grand Prix is played, and when the jury decides the cup', async ({
    open,
    prepared: { jury, event, eventPairs, lastMatch },
  }) => {
    const [ranking, bracket] = [await open(pathOf(event)), await open('/en/cup/2025')];
    await Promise.all([live(ranking), live(bracket)]);
    await expect(bracket.locator('.medals .gold')).toHaveCount(0);
    done(await move(jury, 'approveMatch', lastMatch));
    await expect(bracket.locator('.medals .gold')).toBeVisible();
    await expect(bracket.locator('.tie .goes-on')).toHaveCount(3);
    await expect(bracket.getByRole('heading', { name: 'Winners of all years' })).toBeVisible();

    const next = event.schedule.find(({ slot }) => slot === 3)!;
    const pairs = next.sides.map(({ id }) => eventPairs.find((pair) => pair.id === id)!) as [PairAtTable, PairAtTable];
    const { date, order } = next.plannedMatch!;
    await confirmed(pairs, recordWithRaw([700, 610]), { competitions: ['grand-prix'], date, order });
    await expect(ranking.locator('.standings').getByText('not approved yet').first()).toBeVisible();
  });

  test('open points of the free championship to the games that add up to them, and change by themselves', async ({
    open,
    prepared: { jury, evening },
  }) => {
    const page = await open('/en/free-championship/2025');
    await live(page);
    const row = page.locator('.free-standings > tbody > tr:not(.why)', { hasText: 'Nagy Anna' });
    const own = [Math.floor(evening.totals[0]! / 2), 51, -3];
    const sum = own.reduce((all, each) => all + each, 0);
    expect(Number(await row.locator('[data-column=points]').innerText())).toBe(sum);
    await row.locator('[data-column=points] button').click();
    const lines = page.locator('tr.why:not([hidden]) .lines');
    await expect(lines.getByText('Royal with an open talon')).toBeVisible();
    expect(figures(await lines.locator('tbody td:last-child').allInnerTexts()).toSorted()).toEqual(own.toSorted());

    gameOf(await moveGame(jury, 'admitFreeGame', evening.undecided));
    await expect(lines.getByText('800 raw points')).toBeVisible();
    expect(Number(await row.locator('[data-column=points]').innerText())).toBe(sum + 100);
    const ofTwo = page.locator('.free-games').getByText('Royal for two');
    await expect(ofTwo.nth(1)).toBeVisible();
    await expect(ofTwo).toHaveCount(2);
  });

  test('find players without their accents, filter games, and lead to the tables as files, without script', async ({
    read,
    prepared: { office },
  }) => {
    const page = await read(null, '/en/free-championship/2025?sort=games&find=a', { javaScriptEnabled: false });
    await openControl(page);
    await page.getByLabel('Player').fill('toth');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.locator('.free-standings > tbody > tr:not(.why)')).toHaveCount(1);
    await expect(page).toHaveURL(/sort=games/);
    await page.getByLabel('Kind of game').selectOption('SESSION');
    await page.getByRole('button', { name: 'Show games' }).click();
    await expect(page.locator('.free-games tbody a', { hasText: 'Hungarian Tarokk' })).toHaveCount(1);
    await expect(page.locator('.free-games tbody tr')).toHaveCount(1);
    await openControl(page);
    const json = await page.getByRole('link', { name: 'JSON' }).first().getAttribute('href');
    expect(await (await fetch(office.url + json!)).text()).toContain('Tóth Csaba');
  });

  test('D46 settle a session of another game in the page, deal by deal, down to its lines', async ({
    read,
    prepared: { evening },
  }) => {
    const page = await read(null, `/de/free-games/${evening.session}`);
    const sums = await page.locator('.deals > tbody > tr:last-child td.figures').allInnerTexts();
    expect(figures(sums)).toEqual(evening.totals);
    const deals = page.locator('.deals > tbody > tr:not(.why)');
    await deals.first().getByRole('button').click();
    const paid = page.locator('.deals > tbody > tr.why:not([hidden]) .paid');
    const lines = await Promise.all((await paid.all()).map((line) => line.locator('strong').allInnerTexts()));
    expect(lines.length).toBeGreaterThan(0);
    const added = evening.totals.map((_, seat) => lines.reduce((all, line) => all + figures(line)[seat]!, 0));
    expect(figures(await deals.first().locator('td.figures').allInnerTexts())).toEqual(added);
  });

  test('print the reasons of a bracket with it', async ({ open }) => {
    const page = await open('/en/cup/2025');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.bracket').getByText(/goes on 192:191 after the first extra time/)).toBeVisible();
  });

  test('lead from the first page to what has to be played and entered, and to the calendar', async ({
    read,
    prepared: { office },
  }) => {
    const page = await read(null, '/en', { javaScriptEnabled: false });
    const due = page.locator('.dated').first().locator('li');
    expect((await due.allInnerTexts()).join('\n')).toMatch(
      /championship 2025\s[^]*Annual meeting 2026\s[^]*New Year Cup[^]*Last day to enter the Hungarian Cup 2026/,
    );
    const calendar = await page.getByRole('link', { name: 'Calendar' }).getAttribute('href');
    expect(await (await fetch(office.url + calendar!)).text()).toMatch(/^BEGIN:VCALENDAR/);
    await page.getByRole('link', { name: 'New Year Cup' }).click();
    await expect(page.getByText('No pair has entered yet')).toBeVisible();
  });
});
