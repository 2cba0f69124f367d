import type { Locator, Page } from '@playwright/test';
import { expect, inOffice, phone } from './fixtures.js';
import { begin, enter, leagueOfThisYear } from './sheets-on-a-phone.js';
import { chip } from './entering.js';

const test = inOffice(async () => {
  const opened = await leagueOfThisYear();
  return { ...opened, anna: opened.people.a };
});

test.use(phone);

/** Taps, and how many they were. */
function counting(): {
  readonly tap: (what: Locator) => Promise<void>;
  /** What the phone itself opens: a list or a field, and what is chosen there. */
  readonly choose: (doing: Promise<unknown>) => Promise<void>;
  readonly count: () => number;
} {
  let taps = 0;
  return {
    tap: async (what) => {
      taps++;
      await what.tap();
    },
    choose: async (doing) => {
      taps += 2;
      await doing;
    },
    count: () => taps,
  };
}

const dealt = async (tap: (what: Locator) => Promise<void>, page: Page): Promise<void> => {
  await tap(chip(page, /tarocks/, '11'));
  await tap(chip(page, /honours/, 'one'));
  await tap(chip(page, /XVIII/, 'XVII XVI'));
};

test('a quiet game takes five taps, one with an announcement that was lost under contra eight', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets');
  await begin(page);
  await page.getByRole('link', { name: 'Game 1', exact: true }).tap();

  const quiet = counting();
  await dealt(quiet.tap, page);
  await quiet.tap(chip(page, /^Frequent/, 'Obscur'));
  await quiet.tap(page.getByRole('link', { name: 'Game 2' }));
  expect(quiet.count()).toBeLessThanOrEqual(5);

  const lost = counting();
  await expect(page.getByRole('heading', { name: 'Game 2 cards dealt' })).toBeVisible();
  await dealt(lost.tap, page);
  await lost.tap(chip(page, /^Frequent/, 'Pagat Ultimo'));
  await lost.tap(page.getByRole('button', { name: 'Pagat Ultimo: made. Turn to lost' }));
  await lost.tap(page.getByRole('button', { name: 'Contra to Pagat Ultimo' }));
  await lost.tap(chip(page, /^Frequent/, 'Obscur'));
  await lost.tap(page.getByRole('link', { name: 'Game 3' }));
  expect(lost.count()).toBeLessThanOrEqual(8);

  // Both stand on the sheet as they were played.
  await page.locator('.running').tap();
  await expect(page.locator('tbody td').nth(3)).not.toBeEmpty();
  await page.getByRole('link', { name: /^Open game 2/ }).tap();
  await page.getByRole('link', { name: 'Announcements' }).tap();
  await expect(page.getByText(/lost, contra \d+/)).toBeVisible();
});

test('a whole match of eight ordinary games takes sixty taps, with its place and handing it in', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets');
  const { tap, choose, count } = counting();
  await tap(page.getByRole('link', { name: 'Begin a sheet' }));
  await choose(page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' }));
  await tap(page.getByRole('button', { name: 'Begin a sheet' }));
  await tap(page.getByRole('group', { name: 'Who deals first?' }).getByRole('button', { name: 'B Óbudai' }));
  await tap(page.getByRole('link', { name: 'Day and place' }));
  await choose(page.getByLabel('Place', { exact: true }).fill('Desperados Pub'));
  await tap(page.getByRole('link', { name: 'To the sheet' }));
  await tap(page.getByRole('link', { name: 'Game 1', exact: true }));
  for (let game = 1; game <= 8; game++) {
    await expect(page.getByRole('heading', { name: `Game ${game}` })).toBeVisible();
    await enter(tap, page, game);
  }
  await tap(page.getByRole('link', { name: 'Hand the sheet in' }));
  await tap(page.getByRole('button', { name: 'Hand the sheet in' }));
  await expect(page.getByText('The office has it.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(60);
});
