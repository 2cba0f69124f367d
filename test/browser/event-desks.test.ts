import type { Locator, Page } from '@playwright/test';
import { approved, type PairAtTable, pairAtTable } from '../support/cups.js';
import { recordWithRaw } from '../support/exact-records.js';
import { handIn, variant } from '../support/free-games.js';
import { event } from '../support/grand-prix.js';
import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';

const YEAR = 2025;
let id: string;

const test = inOffice(async () => {
  const opened = await league({ day: '2025-05-01', teams: 0 });
  const { world } = opened;
  const pairs = [await pairAtTable(world, YEAR, 'Level Best'), await pairAtTable(world, YEAR, 'Level Rest')];
  const players = [await world.member(), await world.member(), await world.member()];
  return { ...opened, pairs, players };
});

// Each test goes on where the last one has stopped.
test.describe.configure({ mode: 'serial' });

test.describe('the desks of Grand Prix and free championship', () => {
  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

  test('announces a Grand Prix, enters its pairs and draws the schedule that was shown before', async ({
    openAs,
    prepared: { jury, pairs },
  }) => {
    const page = await openAs(jury, '/en/jury/grand-prix');
    await expect(page.getByText('No Grand Prix has been announced for 2025 yet')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('May Cup');
    await page.getByLabel('Day', { exact: true }).fill('2025-05-10');
    await page.getByLabel('Place', { exact: true }).fill('Desperados Pub');
    await button(page, 'Announce a Grand Prix').click();
    await expect(page.getByRole('heading', { name: 'May Cup' })).toBeVisible();
    id = new URL(page.url()).pathname.split('/').at(-1)!;
    for (const { name } of pairs) await button(page, `Enter ${name}`).click();
    await expect(page.getByText('There is no other pair')).toBeVisible();
    await page.getByLabel('Seed', { exact: true }).fill('7 12 31');
    await button(page, 'See the draw').click();
    const shown = await page.locator('.consequences').getByRole('listitem').allInnerTexts();
    await button(page, 'Draw the schedule now').click();
    await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
    const { schedule } = await event(jury, id);
    expect(schedule.map(({ sides }) => sides.map(({ name }) => name).join(' – '))).toEqual(shown);
  });

  test('11.1, D40 changes who plays whom, says what is unusual in it, and takes it when the jury allows that', async ({
    openAs,
    prepared: { jury },
  }) => {
    const page = await openAs(jury, `/en/jury/grand-prix/${YEAR}/${id}`);
    const before = (await event(jury, id)).schedule.length;
    await button(page, 'Change the schedule …').click();
    await button(page, `Strike match ${before}`).click();
    await page.getByLabel('Reason', { exact: true }).fill('A table is missing');
    await button(page, 'Change the schedule').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Allow what is unusual').check();
    await button(page, 'Change the schedule').click();
    await expect.poll(async () => (await event(jury, id)).schedule.length).toBe(before - 1);
    await expect(page.locator('.pairings tbody tr')).toHaveCount(before - 1);
  });

  test('D42 closes the event when all its sheets are approved, and opens it again with a reason', async ({
    openAs,
    prepared: { jury, clock, pairs },
  }) => {
    const page = await openAs(jury, `/en/jury/grand-prix/${YEAR}/${id}`);
    await button(page, 'Close the Grand Prix …').click();
    await expect(page.getByText('not approved yet: it cannot be closed before.')).toBeVisible();
    clock.set('2025-05-11');
    for (const { sides, plannedMatch } of (await event(jury, id)).schedule) {
      const meeting = sides.map((side) => pairs.find((pair) => pair.id === side.id)!) as [PairAtTable, PairAtTable];
      const { date, order } = plannedMatch!;
      await approved(jury, meeting, recordWithRaw([700, 600], order), {
        competitions: ['grand-prix'],
        date,
        order,
      });
    }
    await expect(page.locator('.problem').getByText('not approved yet')).toHaveCount(0);
    await button(page, 'Close the Grand Prix').click();
    await expect(page.getByText('Its places are final.')).toBeVisible();
    await button(page, 'Open it again …').click();
    await page.getByLabel('Reason', { exact: true }).fill('A sheet was wrong');
    await button(page, 'Open it again').click();
    await expect(button(page, 'Close the Grand Prix …')).toBeVisible();
  });

  test('admits a free game after what that changes, and reopens it', async ({
    openAs,
    prepared: { jury, players },
  }) => {
    await handIn(players[0]!, variant(players, [120, 80, 40], { date: '2025-04-20' }));
    const page = await openAs(jury, '/en/jury/free-games');
    await page.getByRole('link', { name: /^Royal for three: / }).click();
    await button(page, 'Admit the game …').click();
    await expect(page.locator('.consequences .changes li')).toHaveCount(3);
    await button(page, 'Admit the game').click();
    await expect(page.getByText('The game is admitted, and counts.')).toBeVisible();
    await button(page, 'Reopen the game …').click();
    await page.getByLabel('Reason', { exact: true }).fill('Look again');
    await button(page, 'Reopen the game').click();
    await expect(page.getByText('it counts for nobody until it is admitted again')).toBeVisible();
  });

  test('D44 sets the points of a test game, D46 fixes what a point of another game is worth', async ({
    openAs,
    prepared: { jury, players },
  }) => {
    const points = players.map(({ id: personId }) => ({ personId }));
    await handIn(players[0]!, { date: '2025-04-21', test: { words: 'With two skeins', points } });
    const page = await openAs(jury, '/en/jury/free-games');
    await page.getByRole('link', { name: /^Test game: / }).click();
    await button(page, 'Set its points …').click();
    for (const { name } of players) await page.getByLabel(name, { exact: true }).fill('7');
    await page.getByLabel('Reason', { exact: true }).fill('As agreed');
    await button(page, 'Set its points').click();
    await expect(page.getByText('The points are set.')).toBeVisible();
    await expect(page.locator('.lines').first().locator('tbody tr')).toHaveCount(3);

    await page.getByRole('link', { name: 'To the queue' }).click();
    await button(page, 'Fix the factor: Taroky').click();
    await page.getByLabel('Lower number').fill('4');
    await button(page, 'Fix the factor').click();
    await expect(page.getByText('1 : 4')).toBeVisible();
  });
});
