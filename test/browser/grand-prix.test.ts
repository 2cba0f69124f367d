import type { Page } from '@playwright/test';
import { approved, confirmed, type PairAtTable, pairAtTable } from '../support/cups.js';
import { recordWithRaw } from '../support/exact-records.js';
import { drawn, type ShownEvent } from '../support/grand-prix.js';
import { league } from '../support/league.js';
import { expect, inOffice, phone } from './fixtures.js';

const YEAR = 2025;
const DATE = '2025-12-06';
const few = ['Hegyvidéki Holdfogók', 'Rákosmenti Rekontra', 'Tizenkilences Villamos', 'Kávéházi Trull'];
const many = Array.from({ length: 16 }, (_, index) => `Rákosszentmihályi Pagátfogók ${index + 1}`);

const test = inOffice(async () => {
  const opened = await league({ day: '2025-12-20', teams: 0 });
  const { world, jury } = opened;
  const pairsOf = (names: readonly string[]): Promise<readonly PairAtTable[]> =>
    Promise.all(names.map((name) => pairAtTable(world, YEAR, name)));
  const pairs = await pairsOf(few);
  const event = await drawn(jury, pairs, { name: 'Danube Grand Prix', date: DATE });
  const first = event.schedule.find(({ slot }) => slot === 1)!;
  await approved(jury, meeting(first, pairs), recordWithRaw([700, 600]), played(first));
  const large = await drawn(jury, await pairsOf(many), { name: 'Large Grand Prix', date: DATE });
  return { ...opened, pairs, event, large };
});

type Pairing = ShownEvent['schedule'][number];

function meeting({ sides }: Pairing, pairs: readonly PairAtTable[]): readonly [PairAtTable, PairAtTable] {
  return sides.map(({ id }) => pairs.find((pair) => pair.id === id)!) as [PairAtTable, PairAtTable];
}

function played({ plannedMatch }: Pairing) {
  const { date, order } = plannedMatch!;
  return { competitions: ['grand-prix' as const], date, order };
}

const room = { viewport: { width: 1920, height: 1080 } };
/** What of the screen sticks out of it: it has no hand that could move it. */
const outside = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(
    `[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight].map((by) => Math.max(0, by))`,
  );

test('11.1 the page of an event has who against whom, with the points of each, the round where they still meet, and the way to the sheet', async ({
  read,
  prepared: { event },
}) => {
  const page = await read(null, `/en/grand-prix/${YEAR}/${event.id}`, { javaScriptEnabled: false });
  const [{ sides }] = event.schedule.filter(({ slot }) => slot === 1) as [Pairing];
  const row = page.locator('.cross tbody tr', { hasText: sides[0]!.name });
  await expect(row.locator('.beat')).toHaveText('700');
  await expect(row.locator('.beat a')).toHaveAttribute('href', /\/en\/matches\//);
  await expect(page.locator('.cross tbody tr', { hasText: sides[1]!.name }).getByText('600')).toBeVisible();
  // Four pairs meet in three rounds, each each other: of six matches one is played.
  await expect(page.locator('.cross .yet')).toHaveCount(10);
  await expect(page.locator('.cross .self')).toHaveCount(few.length);
  const winner = page.locator('.standings tbody tr:not(.why)').first();
  await expect(winner.locator('[data-column=games]')).toHaveText('8 of 24');
  await expect(winner.locator('[data-column=match-1]')).toHaveText('700');
  await expect(page.getByText('Of 48 games 8 are in.')).toBeVisible();
  await expect(page.locator('.rail').getByRole('heading')).toHaveText(['Round 1', 'Round 2']);
});

test('on a phone the heads of the ranking are there for who hears the page', async ({ read, prepared: { event } }) => {
  const page = await read(null, `/en/grand-prix/${YEAR}/${event.id}`, { ...phone, javaScriptEnabled: false });
  const heads = page.locator('.standings > thead').getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Points' })).toHaveCount(1);
  // Not for the eyes: each figure has its word beside it.
  expect((await page.locator('.standings > thead').boundingBox())!.height).toBeLessThan(2);
});

test('on a phone a row of who against whom says whom its pair meets, and nothing is lost at the side', async ({
  read,
  prepared: { event },
}) => {
  const page = await read(null, `/en/grand-prix/${YEAR}/${event.id}`, { ...phone, javaScriptEnabled: false });
  const [{ sides }] = event.schedule.filter(({ slot }) => slot === 1) as [Pairing];
  const won = page.locator('.cross tbody tr', { hasText: sides[0]!.name }).locator('.beat');
  await expect(won).toBeVisible();
  expect(await won.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('counter(column)');
});

for (const [name, size] of [
  ['four', 'event'],
  ['sixteen', 'large'],
] as const)
  test(`the screen of a room shows ${name} pairs at 1920 × 1080 in letters of 30 pixels and more, in light colours, and nothing sticks out`, async ({
    read,
    prepared,
  }) => {
    const page = await read(null, `/en/grand-prix/${YEAR}/${prepared[size].id}/room`, { ...room, colorScheme: 'dark' });
    await expect(page.locator('.wall-places li')).toHaveCount(size === 'event' ? few.length : many.length);
    expect(await outside(page)).toEqual([0, 0]);
    const letters: readonly number[] = await page
      .locator('.room-screen :is(li, h2, small, .figures):visible')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(30);
    const paper = await page.evaluate(`getComputedStyle(document.documentElement).backgroundColor`);
    expect(paper).toBe('rgb(251, 249, 244)');
  });

test('a result that is entered elsewhere appears on the screen of the room without a hand', async ({
  open,
  prepared: { event, pairs },
}) => {
  const page = await open(`/en/grand-prix/${YEAR}/${event.id}/room`, room);
  const next = event.schedule.filter(({ slot }) => slot === 1)[1]!;
  const [one] = meeting(next, pairs);
  const points = page.locator('.wall-places li', { hasText: one.name }).locator('.figures');
  await expect(points).toHaveText('0');
  // Whoever watches is told from then on.
  await expect(page.locator('.room-head .freshness')).toHaveCount(0);
  await confirmed(meeting(next, pairs), recordWithRaw([720, 580]), played(next));
  await expect(points).toHaveText('720');
  await expect(page.locator('.wall-places li').first()).toContainText(one.name);
  await expect(page.getByText('Round 2 of 3')).toBeVisible();
  expect(await outside(page)).toEqual([0, 0]);
});
