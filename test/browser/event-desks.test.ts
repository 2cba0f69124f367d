import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, looks, openWindowAs, sideways, violations, walkByKeyboard } from '../support/chromium.js';
import { type MovableClock, movableClock } from '../support/clock.js';
import { approved, type PairAtTable, pairAtTable } from '../support/cups.js';
import { recordWithRaw } from '../support/exact-records.js';
import { handIn, variant } from '../support/free-games.js';
import { given, type Given, type Member } from '../support/given.js';
import { event } from '../support/grand-prix.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';

const YEAR = 2025;
const folder = newFolder();
let clock: MovableClock;
let office: Office;
let world: Given;
let browser: Browser;
let juror: Member;
let pairs: readonly PairAtTable[];
let players: readonly Member[];
let id: string;

describe.skipIf(!requires('chromium'))('the desks of Grand Prix and free championship', () => {
  beforeAll(async () => {
    clock = movableClock(folder, '2025-05-01');
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder, ...clock.environment }), launchChromium()]);
    world = given(office);
    await world.season(YEAR);
    await world.venue('Desperados Pub');
    juror = await world.member({ jury: true, name: 'Juhász Judit' });
    pairs = [await pairAtTable(world, YEAR, 'Level Best'), await pairAtTable(world, YEAR, 'Level Rest')];
    players = [await world.member(), await world.member(), await world.member()];
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

  const openAs = (who: Member, path: string, options: Parameters<Browser['newContext']>[0] = {}) =>
    openWindowAs(who, browser, office.url + path, options);

  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

  it('announces a Grand Prix, enters its pairs and draws the schedule that was shown before', async () => {
    const { page, complaints } = await openAs(juror, '/en/jury/grand-prix');
    await page.getByText('No Grand Prix has been announced for 2025 yet').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('May Cup');
    await page.getByLabel('Day', { exact: true }).fill('2025-05-10');
    await page.getByLabel('Place', { exact: true }).fill('Desperados Pub');
    await button(page, 'Announce a Grand Prix').click();
    await page.getByRole('heading', { name: 'May Cup' }).waitFor();
    id = new URL(page.url()).pathname.split('/').at(-1)!;
    for (const { name } of pairs) await button(page, `Enter ${name}`).click();
    await page.getByText('There is no other pair').waitFor();
    await page.getByLabel('Seed', { exact: true }).fill('7 12 31');
    await button(page, 'See the draw').click();
    const shown = await page.locator('.consequences').getByRole('listitem').allInnerTexts();
    await button(page, 'Draw the schedule now').click();
    await page.getByRole('heading', { name: 'Schedule', exact: true }).waitFor();
    const { schedule } = await event(juror, id);
    expect(schedule.map(({ sides }) => sides.map(({ name }) => name).join(' – '))).toEqual(shown);
    expect(complaints).toEqual([]);
  });

  it('11.1, D40 changes who plays whom, says what is unusual in it, and takes it when the jury allows that', async () => {
    const { page, complaints } = await openAs(juror, `/en/jury/grand-prix/${YEAR}/${id}`);
    const before = (await event(juror, id)).schedule.length;
    await button(page, 'Change the schedule …').click();
    await button(page, `Strike match ${before}`).click();
    await page.getByLabel('Reason', { exact: true }).fill('A table is missing');
    await button(page, 'Change the schedule').click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Allow what is unusual').check();
    await button(page, 'Change the schedule').click();
    await expect.poll(async () => (await event(juror, id)).schedule.length).toBe(before - 1);
    await expect.poll(() => page.locator('.pairings tbody tr').count()).toBe(before - 1);
    expect(complaints).toEqual([]);
  });

  it('D42 closes the event when all its sheets are approved, and opens it again with a reason', async () => {
    const { page, complaints } = await openAs(juror, `/en/jury/grand-prix/${YEAR}/${id}`);
    await button(page, 'Close the Grand Prix …').click();
    await page.getByText('not approved yet: it cannot be closed before.').waitFor();
    clock.set('2025-05-11');
    for (const { sides, plannedMatch } of (await event(juror, id)).schedule) {
      const meeting = sides.map((side) => pairs.find((pair) => pair.id === side.id)!) as [PairAtTable, PairAtTable];
      const { date, order } = plannedMatch;
      await approved(juror, meeting, recordWithRaw([700, 600], order), {
        competitions: ['grand-prix'],
        date,
        order,
      });
    }
    await page.locator('.problem').getByText('not approved yet').waitFor({ state: 'detached' });
    await button(page, 'Close the Grand Prix').click();
    await page.getByText('Its places are final.').waitFor();
    await button(page, 'Open it again …').click();
    await page.getByLabel('Reason', { exact: true }).fill('A sheet was wrong');
    await button(page, 'Open it again').click();
    await button(page, 'Close the Grand Prix …').waitFor();
    expect(complaints).toEqual([]);
  });

  it('12 admits a free game after what that changes, and reopens it', async () => {
    await handIn(players[0]!, variant(players, [120, 80, 40], { date: '2025-04-20' }));
    const { page, complaints } = await openAs(juror, '/en/jury/free-games');
    await page.getByRole('link', { name: /^Royal for three: / }).click();
    await button(page, 'Admit the game …').click();
    await page.locator('.consequences').getByRole('table', { name: 'In the free championship' }).waitFor();
    expect(await page.locator('.consequences tbody tr').count()).toBe(3);
    await button(page, 'Admit the game').click();
    await page.getByText('The game is admitted, and counts.').waitFor();
    await button(page, 'Reopen the game …').click();
    await page.getByLabel('Reason', { exact: true }).fill('Look again');
    await button(page, 'Reopen the game').click();
    await page.getByText('it counts for nobody until it is admitted again').waitFor();
    expect(complaints).toEqual([]);
  });

  it('D44 sets the points of a test game, D46 fixes what a point of another game is worth', async () => {
    const points = players.map(({ id: player }) => ({ player }));
    await handIn(players[0]!, { date: '2025-04-21', test: { words: 'With two skeins', points } });
    const { page, complaints } = await openAs(juror, '/en/jury/free-games');
    await page.getByRole('link', { name: /^Test game: / }).click();
    await button(page, 'Set its points …').click();
    for (const { name } of players) await page.getByLabel(name, { exact: true }).fill('7');
    await page.getByLabel('Reason', { exact: true }).fill('As agreed');
    await button(page, 'Set its points').click();
    await page.getByText('The points are set.').waitFor();
    await expect.poll(() => page.locator('.lines').first().locator('tbody tr').count()).toBe(3);

    await page.getByRole('link', { name: 'To the queue' }).click();
    await button(page, 'Fix the factor: Taroky').click();
    await page.getByLabel('Lower number').fill('4');
    await button(page, 'Fix the factor').click();
    await page.getByText('1 : 4').waitFor();
    expect(complaints).toEqual([]);
  });

  const pages: Readonly<Record<string, () => string>> = {
    'a Grand Prix': () => `/jury/grand-prix/${YEAR}/${id}`,
    'the Grand Prix of a year': () => `/jury/grand-prix/${YEAR}`,
    'the queue of free games': () => '/jury/free-games',
  };

  it.each(Object.keys(pages))(
    '%s has nothing that axe finds, is reached by keyboard, and fits on 320 pixels',
    async (name) => {
      const all = process.env['FULL'] === '1' ? looks : [looks[Object.keys(pages).indexOf(name) % looks.length]!];
      for (const { language, scheme } of all) {
        const { page, complaints } = await openAs(juror, `/${language}${pages[name]!()}`, { colorScheme: scheme });
        for (const opens of await page
          .locator('main .pages > button:first-child:not(.keys), main section > button')
          .all()) {
          await opens.click();
        }
        expect([language, scheme, await violations(page)]).toEqual([language, scheme, []]);
        expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
        expect(complaints).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await sideways(page)).toBe(0);
      }
    },
  );
});
