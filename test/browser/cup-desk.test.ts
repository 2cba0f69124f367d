import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  launchChromium,
  looks,
  openWindow,
  openWindowAs,
  settled,
  sideways,
  violations,
  walkByKeyboard,
} from '../support/chromium.js';
import { type MovableClock, movableClock } from '../support/clock.js';
import { approved, confirmed, lookAtTie, type PairAtTable, pairAtTable } from '../support/cups.js';
import { recordWith } from '../support/exact-records.js';
import { given, type Given, type Member } from '../support/given.js';
import { move, type Shown, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';
import { sheetOf } from '../support/sheets.js';

const YEAR = 2025;
const folder = newFolder();
const pairs: PairAtTable[] = [];
let clock: MovableClock;
let office: Office;
let world: Given;
let browser: Browser;
let juror: Member;
/** Of the first semi-final, its third. */
let deciding: Shown;

describe.skipIf(!requires('chromium'))('the desk of the cup', () => {
  beforeAll(async () => {
    clock = movableClock(folder, '2025-08-01');
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder, ...clock.environment }), launchChromium()]);
    world = given(office);
    for (const year of [2024, YEAR]) await world.season(year);
    await world.venue('Desperados Pub');
    juror = await world.member({ jury: true, name: 'Juhász Judit' });
    for (const name of ['Danube Wasps', 'Aquincum', 'Vizsla', 'Latecomers']) {
      pairs.push(await pairAtTable(world, YEAR, name));
    }
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

  /** The two pairs of a tie, the upper one first. */
  const meeting = async (tie: string): Promise<readonly [PairAtTable, PairAtTable]> => {
    const { sides } = await lookAtTie(juror, YEAR, tie);
    return sides.map(({ name }) => pairs.find((pair) => pair.name === name)!) as [PairAtTable, PairAtTable];
  };

  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

  /** Opens an act, fills its reason in, looks at what it changes, and does it. */
  const act = async (page: Page, about: string, name: string, reason: string): Promise<void> => {
    await button(page, `${name}: ${about}`).click();
    await page.getByLabel('Reason', { exact: true }).fill(reason);
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), name).click();
    await page.locator('.consequences').waitFor({ state: 'detached' });
  };

  /** Approves a confirmed match on the desk of the jury, after what it would change. */
  const approveOnDesk = async (id: string, sees: string): Promise<void> => {
    const { page, complaints } = await openAs(juror, `/en/jury/matches/${id}`);
    await page.locator('.decide').getByRole('button', { name: 'Approve the match …' }).click();
    await page.locator('.consequences').getByText(sees).first().waitFor();
    await button(page.locator('.consequences'), 'Approve the match').click();
    await page.getByText('The match is approved, and counts.').waitFor();
    expect(complaints).toEqual([]);
  };

  it('announces the cup, and enters and takes off pairs while the list is open', async () => {
    const { page, complaints } = await openAs(juror, '/en/jury');
    await page.locator('.rooms').getByRole('link', { name: 'Cup', exact: true }).click();
    await page.getByText('No cup has been announced for 2025 yet').waitFor();
    await settled(page);
    await page.getByLabel('Last day of the entries').fill('2025-08-25');
    await button(page, 'Announce the cup').click();
    await page.getByText('No pair has entered yet').waitFor();
    for (const { name } of pairs) await button(page, `Enter ${name}`).click();
    await page.getByText('There is no other pair').waitFor();

    await page.getByLabel('Name of the pair').fill('Két Pagát');
    for (const [label, name] of [
      ['First player', 'Nagy Anna'],
      ['Second player', 'Kis Béla'],
    ] as const) {
      await page.getByRole('combobox', { name: label }).fill(name);
      await page.getByRole('option', { name: new RegExp(`^${name}.*new`) }).click();
    }
    await button(page, 'Enter the pair').click();
    await page.getByText('Két Pagát is entered.').waitFor();
    await button(page, 'Take off the list: Két Pagát').click();
    await button(page, 'Take Két Pagát off the list').click();
    await button(page, 'Enter Két Pagát').waitFor();

    await page.getByLabel('Public event that gives the seed').fill('Hatoslottó, 30 August');
    await button(page, 'Change the announcement').click();
    await expect
      .poll(async () => (await world.database.query<object>('SELECT "event" FROM "cup"')).rows)
      .toEqual([{ event: 'Hatoslottó, 30 August' }]);
    expect(complaints).toEqual([]);
  });

  it('shows the bracket before it is drawn, and draws the same', async () => {
    clock.set('2025-08-31');
    const { page, complaints } = await openAs(juror, `/en/jury/cup/${YEAR}`);
    await page.getByText('Hatoslottó, 30 August').waitFor();
    await page.getByLabel('Seed', { exact: true }).fill('4 11 23');
    await button(page, 'See the draw').click();
    const preview = page.locator('.consequences');
    const meet = await preview.getByRole('listitem').allInnerTexts();
    expect(meet).toHaveLength(2);
    await page.getByLabel('Seed', { exact: true }).fill('4 11 23 31');
    expect(await preview.count()).toBe(0);
    await page.getByLabel('Seed', { exact: true }).fill('4 11 23');
    await page.keyboard.press('Enter');
    await button(preview, 'Draw the cup').click();
    await page.getByRole('heading', { name: 'Bracket' }).waitFor();
    const ties = [await meeting('semi-finals/1'), await meeting('semi-finals/2')];
    expect(ties.map((tie) => tie.map(({ name }) => name).join(' – '))).toEqual(meet);
    expect(complaints).toEqual([]);
  });

  it('plays to the medal: matches approved after their consequences, a tie postponed, planned, decided; who watches sees it without reload', async () => {
    const [upper, lower] = [await meeting('semi-finals/1'), await meeting('semi-finals/2')];
    clock.set('2025-11-20');
    const bracket = await openWindow(browser, `${office.url}/en/cup/${YEAR}`);
    await bracket.page.locator('.freshness.live').waitFor();
    for (const day of [11, 12]) await approved(juror, upper, recordWith([96, 95]), { date: `2025-11-${day}` });
    deciding = await confirmed(upper, recordWith([97, 93]), { date: '2025-11-13' });
    const { page, complaints } = await openAs(juror, `/en/jury/cup/${YEAR}`);

    await button(page, 'Postpone the tie: semi-finals 2').click();
    await page.getByLabel('New last day').fill('2025-12-05');
    await page.getByLabel('Reason', { exact: true }).fill('A broken arm');
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), 'Postpone the tie').click();
    await page.getByText('semi-finals 2: to be played by Dec 5, 2025.').waitFor();
    await button(page, 'Plan a match: semi-finals 2').click();
    await page.getByText('Nothing is planned yet.').waitFor();
    await page.getByLabel('Day', { exact: true }).fill('2025-12-03');
    await page.getByLabel('Place', { exact: true }).fill('Desperados Pub');
    await button(page, 'Plan a match').click();
    await expect
      .poll(async () => (await world.database.query<object>('SELECT "date"::text FROM "planned_match"')).rows)
      .toEqual([{ date: '2025-12-03' }]);

    await button(page, 'Decide the tie: semi-finals 2').click();
    await page.getByLabel('Who goes on').selectOption(lower[1].name);
    await page.getByLabel('Reason', { exact: true }).fill('They did not come');
    await button(page, 'See what would change').click();
    await page.locator('.consequences').getByText(`${lower[0].name} receives bronze (D34)`).waitFor();
    await button(page, 'Back to the form').click();
    expect(await page.getByLabel('Reason', { exact: true }).inputValue()).toBe('They did not come');
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), 'Decide the tie').click();
    await page.getByText(`${lower[0].name} – ${lower[1].name}: ${lower[1].name} goes on.`).waitFor();
    await approveOnDesk(deciding.id, `${upper[0].name} goes on 289:283 after 3 matches`);

    clock.set('2025-12-14');
    const final = [upper[0], lower[1]] as const;
    for (const day of [11, 12]) await approved(juror, final, recordWith([96, 90]), { date: `2025-12-${day}` });
    const last = await confirmed(final, recordWith([97, 85]), { date: '2025-12-13' });
    expect(await bracket.page.locator('.medals .gold').count()).toBe(0);
    await approveOnDesk(last.id, `${upper[0].name} wins the cup`);
    await bracket.page.locator('.medals .gold').getByText(upper[0].name).waitFor();
    await page.getByText('The cup is decided.').waitFor();
    expect([...complaints, ...bracket.complaints]).toEqual([]);
  }, 120_000);

  it('10, D30 asks the jury what happens to a later round when an earlier one is corrected: kept, or counted no more', async () => {
    const upper = await meeting('semi-finals/1');
    const reopened = done(await move(juror, 'reopenMatch', deciding, { reason: 'Added up wrongly' }));
    done(await move(juror, 'returnMatch', reopened, { reason: 'Please write it again' }));
    const sheet = sheetOf(upper, { competitions: ['cup'], record: recordWith([87, 94]), date: '2025-11-13' });
    const entered = done(await submit(upper[0].players[0], sheet, { matchId: deciding.id }));
    done(await move(upper[1].players[0], 'confirmMatch', entered));
    await approveOnDesk(deciding.id, 'the jury decides what happens to it');

    const { page, complaints } = await openAs(juror, `/en/jury/cup/${YEAR}`);
    await page.getByText('1 tie waits for a word of yours.').waitFor();
    await button(page, 'Keep the earlier result: final').click();
    expect(await page.getByLabel('Who goes on').inputValue()).toBe(upper[0].id);
    await button(page, 'Keep the earlier result: final').click();
    await act(page, 'final', 'Count it no more', 'They are out');
    await page.getByText('What a correction had left without its tie counts no more.').waitFor();
    await page.getByText('1 tie waits for a word of yours.').waitFor({ state: 'detached' });
    await button(page, 'Plan a match: final').waitFor();
    expect(complaints).toEqual([]);
  });

  it('changes a player and withdraws a pair, each after what that means', async () => {
    const [finalist] = await meeting('final/1');
    const { page } = await openAs(juror, `/en/jury/cup/${YEAR}`);
    await button(page, `Change a player: ${finalist.name}`).click();
    await page.getByRole('combobox', { name: 'Who comes' }).fill('Fehér Vilmos');
    await page.getByRole('option', { name: /^Fehér Vilmos/ }).click();
    await page.getByLabel('Reason', { exact: true }).fill('Moved abroad');
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), 'Change a player').click();
    await page.getByRole('link', { name: 'Fehér Vilmos' }).waitFor();
    await button(page, `Withdraw: ${finalist.name}`).click();
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), `Withdraw ${finalist.name}`).click();
    await page.getByText('The cup is decided.').waitFor();
  });

  const pages = ['/jury/cup/2025', '/jury/cup/2024'];

  it.each(pages)('%s has nothing that axe finds, is reached by keyboard, and fits on 320 pixels', async (path) => {
    const all = process.env['FULL'] === '1' ? looks : [looks[(pages.indexOf(path) + 1) % looks.length]!];
    for (const { language, scheme } of all) {
      const { page, complaints } = await openAs(juror, `/${language}${path}`, { colorScheme: scheme });
      for (const opens of await page
        .locator('main li > .pages > button:first-child:not(.keys), main section > button')
        .all()) {
        await opens.click();
      }
      expect([language, scheme, await violations(page)]).toEqual([language, scheme, []]);
      expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
      expect(complaints).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sideways(page)).toBe(0);
    }
  });
});
