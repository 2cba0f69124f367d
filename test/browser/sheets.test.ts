import { Random, randomMatch } from '@tarokk/rules';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  awake,
  launchChromium,
  looks,
  openWindow,
  openWindowAs,
  sideways,
  violations,
  walkByKeyboard,
} from '../support/chromium.js';
import { givePassword } from '../support/account-requests.js';
import { given, type Given, type Member, newKey, type Team } from '../support/given.js';
import { look, move, submit } from '../support/matches.js';
import { done, rule } from '../support/matches-in-states.js';
import { told } from '../support/notifications.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { crash, kept, reopened } from '../support/phones.js';
import { requires } from '../support/requires.js';
import { givePin } from '../support/sealed-answers.js';
import { sheetOf } from '../support/sheets.js';

const folder = newFolder();
const isFull = process.env['FULL'] === '1';
const year = new Date().getFullYear();
const today = (): string => new Date().toISOString().slice(0, 10);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
let office: Office;
let world: Given;
let browser: Browser;
let anna: Member;
let csaba: Member;
let juror: Member;
let teams: readonly [Team, Team];

describe.skipIf(!requires('chromium'))('sheets on a phone', () => {
  beforeAll(async () => {
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder }), launchChromium()]);
    world = given(office);
    await world.season(year);
    anna = await world.member({ name: 'Nagy Anna' });
    csaba = await world.member({ name: 'Tóth Csaba' });
    const dora = await world.person('Vas Dóra');
    juror = await world.member({ name: 'Juhász Judit', jury: true });
    teams = [
      await world.team(year, [anna, await world.person('Kis Béla')], 'Danube Wasps'),
      await world.team(year, [csaba, dora, await world.person('Ács Tibor')], 'Óbudai Baglyok'),
    ];
    await world.venue('Desperados Pub');
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

  const openAs = (who: Member, path: string, options: Parameters<Browser['newContext']>[0] = phone) =>
    openWindowAs(who, browser, office.url + path, options);

  /** Until everything that the pages need is on the phone. */
  const takenAlong = (page: Page): Promise<unknown> =>
    page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
      if (active.state === 'activated') done(); else active.addEventListener('statechange', () => done());
    }))`);

  const begin = async (page: Page): Promise<string> => {
    await page.getByRole('link', { name: 'Begin a sheet' }).click();
    await page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' });
    await page.getByRole('button', { name: 'Begin a sheet' }).click();
    await page.getByRole('group', { name: 'Who deals first?' }).getByRole('button', { name: 'B Óbudai' }).click();
    await page.getByRole('link', { name: 'Day and place' }).click();
    await page.getByLabel('Place', { exact: true }).fill('Desperados Pub');
    await page.getByRole('link', { name: 'To the sheet' }).click();
    await page.getByRole('heading', { name: 'Danube Wasps – Óbudai Baglyok' }).waitFor();
    return page.url();
  };

  /** An ordinary game: what A was dealt, one announcement, and who took the fifth trick first. */
  const enter = async (
    tap: (what: Locator) => Promise<void>,
    page: Page,
    game: number,
    tarocks = 10 + (game % 4),
  ): Promise<void> => {
    const chip = (group: RegExp, name: string) =>
      page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
    await tap(chip(/^Tarocks/, String(tarocks)));
    await tap(chip(/^Honours/, game % 2 === 0 ? 'both' : 'one'));
    await tap(chip(/^XVIII/, game % 3 === 0 ? 'none' : 'XVII'));
    await tap(page.getByRole('link', { name: 'Announcements' }));
    await tap(chip(/^Frequent/, 'Pagat Ultimo'));
    await tap(chip(/^Frequent/, 'Obscur'));
    await tap(page.getByRole('link', { name: game === 8 ? 'To the sheet' : `Game ${game + 1}` }));
  };

  it('enter a whole match without a network, though the page is killed twice; it arrives once', async () => {
    const { page: first, context, complaints } = await openAs(anna, '/en/sheets');
    await first.getByText('No sheet yet').waitFor();
    await takenAlong(first);
    await context.setOffline(true);
    await begin(first);
    let page = first;
    let taps = 0;
    const tap = async (what: Locator): Promise<void> => {
      taps++;
      await what.tap();
    };
    await page.getByRole('link', { name: 'Game 1', exact: true }).tap();
    for (let game = 1; game <= 8; game++) {
      if (game === 4 || game === 7) {
        await page
          .getByRole('group', { name: /^Tarocks/ })
          .getByRole('button', { name: '9', exact: true })
          .tap();
        await kept(page);
        const address = page.url();
        if (game === 4) await crash(page);
        else await page.close();
        page = await reopened(context, address);
        await expect
          .poll(() => page.getByRole('button', { name: '9', exact: true }).getAttribute('aria-pressed'))
          .toBe('true');
      }
      await page.getByRole('heading', { name: `Game ${game}` }).waitFor();
      await enter(tap, page, game);
    }
    console.log(`${taps / 8} taps for an ordinary game`);
    expect(taps / 8).toBeLessThanOrEqual(7);

    const sums = await page.locator('tfoot td').allInnerTexts();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await page.getByText('It is sent as soon as there is a network').waitFor();
    await page.close();

    page = await reopened(context, `${office.url}/en/sheets`);
    await page.getByText('One sheet waits to be sent.').waitFor();
    await context.setOffline(false);
    await page.getByText('handed in', { exact: true }).waitFor();
    await page.getByRole('link', { name: /Danube Wasps/ }).tap();
    await page.getByRole('link', { name: 'What became of it' }).tap();
    await page.getByText('Handed in. The other side has been told').waitFor();
    const { rows } = await world.database.query<{ id: string; revisions: string }>(
      'SELECT "id", (SELECT count(*) FROM "match_revision" WHERE "match_id" = "match"."id") AS "revisions" FROM "match"',
    );
    expect(rows.map(({ revisions }) => Number(revisions))).toEqual([1]);
    const { data } = await csaba.graphql('query ($id: UUID!) { match(id: $id) { raw { a b } state verdict } }', {
      id: rows[0]!.id,
    });
    expect(data).toEqual({
      match: { raw: { a: Number(sums[0]), b: Number(sums[1]) }, state: 'SUBMITTED', verdict: 'CONSISTENT' },
    });
    expect(complaints).toEqual([]);
  }, 120_000);

  it('are typed in at a desk by keys alone, by the jury too', async () => {
    const { page, complaints } = await openAs(juror, '/en/sheets', { viewport: { width: 1280, height: 900 } });
    await page.getByRole('link', { name: 'Begin a sheet' }).click();
    await page.getByLabel('Your side').selectOption({ label: 'Danube Wasps' });
    await page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' });
    await page.getByRole('button', { name: 'Begin a sheet' }).click();
    await page.getByRole('group', { name: 'Who deals first?' }).getByRole('button', { name: 'B Óbudai' }).click();
    await page.getByRole('link', { name: 'Game 1', exact: true }).click();
    let keys = 0;
    const type = async (...pressed: readonly string[]): Promise<void> => {
      for (const key of pressed) {
        keys++;
        await page.keyboard.press(key);
      }
    };
    /** As it stands beside the button. */
    const keyOf = async (name: string): Promise<string> =>
      (await page.getByRole('button', { name, exact: true }).getAttribute('data-key'))!;
    for (let game = 1; game <= 8; game++) {
      await page.getByRole('heading', { name: `Game ${game} cards dealt` }).waitFor();
      await type('1', String(game % 4), game % 2 === 0 ? 'e' : 'w', game % 3 === 0 ? 'f' : 's', 'Enter');
      await page.getByRole('heading', { name: `Game ${game} announcements` }).waitFor();
      await type(await keyOf('Pagat Ultimo'), await keyOf('Obscur'), 'Enter');
    }
    console.log(`${keys / 8} keys for an ordinary game`);
    expect(keys / 8).toBeLessThanOrEqual(8);
    await page.getByRole('heading', { name: 'Danube Wasps – Óbudai Baglyok' }).waitFor();
    const figures = await page.locator('tbody td').allInnerTexts();
    expect(figures.filter((each) => each === '')).toEqual([]);
    await page.getByRole('link', { name: 'Hand the sheet in' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('show what another phone has changed meanwhile, and overwrite nothing before somebody has chosen', async () => {
    const one = await openAs(anna, '/en/sheets');
    const address = await begin(one.page);
    await one.page.getByText('Kept on this phone and at the office.').waitFor();
    const other = await openAs(anna, '/en/sheets');
    await takenAlong(other.page);
    await other.page
      .getByRole('link', { name: /Danube Wasps.*being written/ })
      .first()
      .tap();

    const tarocks = async (page: Page, count: string): Promise<void> => {
      await page.getByRole('link', { name: 'Open game 1' }).tap();
      await page
        .getByRole('group', { name: /^Tarocks/ })
        .getByRole('button', { name: count, exact: true })
        .tap();
      await page.getByRole('link', { name: 'To the sheet' }).tap();
    };
    await other.context.setOffline(true);
    await tarocks(other.page, '9');
    await tarocks(one.page, '14');
    await one.page.getByText('Kept on this phone and at the office.').waitFor();
    await other.context.setOffline(false);
    await other.page.getByRole('link', { name: 'What became of it' }).tap();
    await other.page.getByText('This sheet was changed on another phone too.').waitFor();
    const row = other.page.getByRole('row', { name: /Game 1, A: tarocks/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['9', '14']);
    await other.page.getByRole('button', { name: 'Take the other' }).tap();
    await other.page.getByRole('link', { name: 'To the sheet' }).tap();
    await other.page.getByRole('link', { name: 'Open game 1' }).tap();
    const pressed = other.page.getByRole('button', { name: '14', exact: true });
    await expect.poll(() => pressed.getAttribute('aria-pressed')).toBe('true');
    expect(address).toContain('/en/sheets/');
  });

  it('find every announcement in the order of the match sheet, and say which lines cannot both be true', async () => {
    const { page, complaints } = await openAs(anna, '/en/sheets');
    const address = await begin(page);
    await page.goto(`${address}/game/1/calls`);
    await awake(page);
    const announce = async (who: RegExp, search: string, name: RegExp, parameter?: string): Promise<void> => {
      await page.getByRole('group', { name: 'Who announces?' }).getByRole('button', { name: who }).tap();
      await page.getByRole('link', { name: 'All …' }).tap();
      await page.getByLabel('Search by name').fill(search);
      await page.getByRole('button', { name }).tap();
      if (parameter !== undefined) await page.getByRole('button', { name: parameter }).tap();
      await page.getByRole('heading', { name: /^Game 1/ }).waitFor();
    };
    await announce(/Nagy Anna/, 'spad', /^Spadille/);
    await announce(/Kis Béla/, 'MARI', /^Mariage/, 'Spades');
    await announce(/Tóth Csaba/, 'ultimo', /^Ultimo/, 'King of hearts');
    const clash = page.locator('.clash');
    await clash.waitFor();
    expect(await clash.innerText()).toMatch(/Spadille.*Spades mariage|Spades mariage.*Spadille/i);
    await page.getByRole('button', { name: 'Change Spadille' }).tap();
    await page.getByRole('button', { name: 'Remove', exact: true }).tap();
    await expect.poll(() => clash.count()).toBe(0);

    await page.getByRole('button', { name: 'King of hearts Ultimo: made. Turn to lost' }).tap();
    await page.getByRole('button', { name: 'Change King of hearts Ultimo' }).tap();
    await page.getByRole('button', { name: 'Contra' }).tap();
    await page.getByText('lost, contra 10').waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => page.getByText('contra 10').count()).toBe(0);
    await page.goBack();
    await page.goForward();
    await page.getByText('Spades mariage', { exact: false }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('have guests and a substitute in their seats, from the game on in which they play', async () => {
    await world.person('Régi Rezső');
    const { page } = await openAs(anna, '/en/sheets');
    const address = await begin(page);
    await page.getByRole('link', { name: /^Players/ }).tap();
    const party = page.getByRole('region', { name: 'A Danube Wasps' });
    // A guest may be anybody whom the office knows, of whichever season (D19).
    await page.getByRole('button', { name: 'Somebody who is not listed' }).tap();
    await page.getByLabel('Name of the guest').fill('Régi');
    await page.getByRole('button', { name: 'Régi Rezső' }).tap();
    await page.getByText('Régi Rezső can be chosen above now.').waitFor();
    await party.getByLabel('collector').selectOption({ label: 'Régi Rezső (guest)' });
    await page.reload();
    await awake(page);
    await expect
      .poll(() => party.getByLabel('collector').locator('option:checked').innerText())
      .toContain('Régi Rezső');
    await party.getByLabel('collector').selectOption({ label: 'Nagy Anna' });
    await party.getByLabel('interceptor').selectOption({ label: 'Vas Dóra (guest)' });
    await party.getByText('interceptor (guest)').waitFor();
    await page.getByRole('button', { name: 'Enter a substitution' }).tap();
    await page.getByLabel('From which game?').selectOption({ label: 'Game 3' });
    await page.getByLabel('Who leaves?').selectOption({ label: 'Vas Dóra' });
    await page.getByLabel('Who comes?').selectOption({ label: 'Kis Béla' });
    await page.getByRole('button', { name: 'Enter a substitution' }).tap();
    await page.getByText('Kis Béla for Vas Dóra from game 3').waitFor();
    const interceptorIn = async (game: number): Promise<string | null> => {
      await page.goto(`${address}/game/${game}/calls`);
      await awake(page);
      return page.getByRole('group', { name: 'Who announces?' }).getByRole('button').first().getAttribute('aria-label');
    };
    expect(await interceptorIn(2)).toBe('A, Vas Dóra, interceptor');
    expect(await interceptorIn(3)).toBe('A, Kis Béla, interceptor');
  });

  it('say when the phone has no room left to keep what is entered', async () => {
    const { page } = await openAs(anna, '/en/sheets');
    const address = await begin(page);
    await page.goto(`${address}/game/1`);
    await awake(page);
    const tarocks = page.getByRole('group', { name: /^Tarocks/ });
    await tarocks.waitFor();
    await page.evaluate(`(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
      window.makeRoom = () => { IDBObjectStore.prototype.put = put; };
    })()`);
    await tarocks.getByRole('button', { name: '9', exact: true }).tap();
    await page.getByRole('alert').getByText('its storage is full').waitFor();
    await page.evaluate('makeRoom()');
    await tarocks.getByRole('button', { name: '10', exact: true }).tap();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.reload();
    await awake(page);
    await expect
      .poll(() => page.getByRole('button', { name: '10', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  /** A match that Anna has handed in, sheet alone. */
  const handedIn = async (date: string) => {
    const record = { ...randomMatch(new Random(11), { scoredPercent: 100 }), date: null, venue: null };
    return done(await submit(anna, sheetOf(teams, { date, record })));
  };

  it('are confirmed by the other side on its own phone, with its PIN', async () => {
    const { id } = await handedIn(`${year}-03-01`);
    await givePassword(world, csaba, 'csaba', 'three green marabous');
    await csaba.graphql(
      'mutation ($key: IdempotencyKey!) { setPin(idempotencyKey: $key, password: "three green marabous", pin: "212121") { __typename } }',
      { key: newKey() },
    );
    const { page, complaints } = await openAs(csaba, `/en/matches/${id}`);
    await page.getByRole('link', { name: 'Confirm or dispute it' }).tap();
    const form = page.getByRole('form', { name: 'Confirm the sheet' });
    await form.getByLabel('Your PIN').fill('111111');
    await form.getByRole('button', { name: 'Confirm the sheet' }).tap();
    await form.getByRole('alert').getByText('Attempts left: 4').waitFor();
    expect(await look(csaba, id)).toMatchObject({ state: 'SUBMITTED' });
    await form.getByLabel('Your PIN').fill('212121');
    await form.getByRole('button', { name: 'Confirm the sheet' }).tap();
    await page.getByText('Confirmed. The jury decides next.').waitFor();
    expect(await look(csaba, id)).toMatchObject({ state: 'CONFIRMED', confirmedBy: ['B'] });
    await csaba.graphql(
      'mutation ($key: IdempotencyKey!) { removePin(idempotencyKey: $key, password: "three green marabous") { __typename } }',
      { key: newKey() },
    );
    expect(complaints).toEqual([]);
  });

  /** A sheet that Anna has begun on another phone, without its last games. */
  const begunElsewhere = async (order: number, games: number): Promise<void> => {
    const record = { ...randomMatch(new Random(11), { scoredPercent: 100 }), date: null, venue: null };
    const sheet = sheetOf(teams, { date: today(), order, record });
    const { data, errors } = await anna.graphql(
      `mutation ($key: IdempotencyKey!, $sheet: JSON!, $side: UUID!) {
        saveDraft(idempotencyKey: $key, title: "Tonight", sheet: $sheet, sideId: $side) { __typename } }`,
      {
        ...{ key: newKey(), side: teams[0].id },
        sheet: { ...sheet, record: { ...sheet.record, games: sheet.record.games.slice(0, games) } },
      },
    );
    expect([errors, data]).toEqual([[], { saveDraft: { __typename: 'DraftSaved' } }]);
  };

  const matchOfToday = async (order: number): Promise<string | undefined> => {
    const { rows } = await world.database.query<{ id: string }>(
      `SELECT "id" FROM "match" WHERE "date" = $1::date AND "order" = $2 AND "state" <> 'withdrawn'`,
      [today(), order],
    );
    expect(rows.length).toBeLessThanOrEqual(1);
    return rows[0]?.id;
  };

  const answerHere = async (page: Page, name: string, pin: string): Promise<void> => {
    const form = page.getByRole('form', { name });
    await form.getByLabel('Who are you?').selectOption({ label: 'Tóth Csaba' });
    await form.getByLabel('Your PIN').fill(pin);
    await form.getByRole('button', { name }).tap();
  };

  it('are confirmed by the other side on the same phone, without a network; that is marked, and can be revoked', async () => {
    await givePin(world, csaba, '212121');
    await begunElsewhere(2, 7);
    const { page: first, context, complaints } = await openAs(anna, '/en/sheets');
    await first.getByRole('link', { name: /Danube Wasps.*7 games/ }).waitFor();
    await takenAlong(first);
    await context.setOffline(true);
    await first.getByRole('link', { name: /Danube Wasps.*7 games/ }).tap();
    await first.getByRole('link', { name: 'Game 8', exact: true }).tap();
    await enter((what) => what.tap(), first, 8);
    await first.getByRole('link', { name: 'Hand the sheet in' }).waitFor();
    const address = first.url();
    await kept(first);
    await crash(first);

    let page = await reopened(context, address);
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await page.getByRole('heading', { name: 'For Óbudai Baglyok: is this right?' }).waitFor();
    expect(await page.getByRole('region', { name: /^Game \d/ }).count()).toBe(8);
    await answerHere(page, 'Confirm the sheet', '212121');
    await page.getByText('Tóth Csaba has confirmed the sheet here.').waitFor();
    const written = await page.evaluate(`new Promise((done) => {
      const opening = indexedDB.open('office-sheets');
      opening.onsuccess = () => {
        const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
        all.onsuccess = () => { opening.result.close(); done(JSON.stringify(all.result)); };
      };
    })`);
    expect(written).toContain('Tóth Csaba');
    expect(written).not.toContain('212121');
    await page.close();
    expect(await matchOfToday(2)).toBeUndefined();

    page = await reopened(context, `${office.url}/en/sheets`);
    await page.getByText('One sheet waits to be sent.').waitFor();
    await context.setOffline(false);
    await page.getByRole('link', { name: /Danube Wasps.*handed in/ }).tap();
    await page.getByRole('link', { name: 'What became of it' }).tap();
    await page.getByText('Handed in, and confirmed by Tóth Csaba on this phone.').waitFor();
    const id = (await matchOfToday(2))!;
    expect(await look(csaba, id)).toMatchObject({ state: 'CONFIRMED', confirmedBy: ['B'], revision: 1 });

    const own = await openAs(csaba, `/en/matches/${id}`);
    await own.page.getByText('Confirmed with a PIN on a phone of the other side by Tóth Csaba').waitFor();
    await own.page.getByRole('link', { name: 'Look at it, or revoke' }).tap();
    await own.page.getByLabel('Why?').fill('I was not there');
    await own.page.getByRole('button', { name: 'Revoke the confirmation' }).tap();
    await own.page.getByText('Revoked. The sheet waits for an answer again.').waitFor();
    expect(await look(csaba, id)).toMatchObject({ state: 'SUBMITTED', confirmedBy: [] });
    await told(anna, 'MATCH_CONFIRMATION_REVOKED', id);
    expect([...complaints, ...own.complaints]).toEqual([]);
  }, 120_000);

  it('with a wrong PIN stay handed in, and both sides are told; on the same phone the right one is tried again', async () => {
    await givePin(world, csaba, '212121');
    await begunElsewhere(3, 8);
    const { page, complaints } = await openAs(anna, '/en/sheets');
    await page.getByRole('link', { name: /Danube Wasps.*8 games.*being written/ }).tap();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await answerHere(page, 'Confirm the sheet', '111111');
    await page.getByRole('alert').getByText('What Tóth Csaba said on this phone does not hold.').waitFor();
    const id = (await matchOfToday(3))!;
    expect(await look(csaba, id)).toMatchObject({ state: 'SUBMITTED', confirmedBy: [] });
    await told(anna, 'MATCH_SEAL_REFUSED', id);
    await told(csaba, 'MATCH_SEAL_REFUSED', id);

    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await page.getByRole('button', { name: 'A line is wrong' }).tap();
    await page.getByLabel('Which line is wrong?').selectOption({ value: 'record.games[1].sheet.A' });
    await page.getByLabel('What is wrong').fill('You had twelve tarocks');
    await answerHere(page, 'Dispute the sheet', '212121');
    await page.getByText('Handed in, and disputed by Tóth Csaba on this phone.').waitFor();
    const { state, moves } = (await look<{ state: string; moves: readonly object[] }>(
      csaba,
      id,
      'state moves { to game path }',
    ))!;
    expect(state).toBe('DISPUTED');
    expect(moves.at(-1)).toEqual({ to: 'DISPUTED', game: 2, path: 'record.games[1].sheet.A' });
    await world.database.query('UPDATE "account" SET "pin_hash" = NULL WHERE "id" = $1', [csaba.accountId]);
    expect(complaints).toEqual([]);
  });

  it('handed in otherwise from a second phone of the side are shown beside the first, and nothing is overwritten', async () => {
    await begunElsewhere(4, 7);
    const row = /Danube Wasps.*7 games.*being written/;
    const [one, other] = [await openAs(anna, '/en/sheets'), await openAs(anna, '/en/sheets')];
    await takenAlong(other.page);
    await other.page.getByRole('link', { name: row }).tap();
    await other.context.setOffline(true);
    await other.page.getByRole('link', { name: 'Game 8', exact: true }).tap();
    await enter((what) => what.tap(), other.page, 8, 11);
    await other.page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await other.page.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await other.page.getByText('It is sent as soon as there is a network').waitFor();

    await one.page.getByRole('link', { name: row }).tap();
    await one.page.getByRole('link', { name: 'Game 8', exact: true }).tap();
    await enter((what) => what.tap(), one.page, 8, 13);
    await one.page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await one.page.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await one.page.getByText('Handed in. The other side has been told').waitFor();
    const first = (await matchOfToday(4))!;

    await other.context.setOffline(false);
    await other.page.getByText('Another phone of your side has handed in another sheet of this match.').waitFor();
    const cells = other.page.getByRole('row', { name: /Game 8, A: tarocks/ }).getByRole('cell');
    expect(await cells.allInnerTexts()).toEqual(['11', '13']);
    expect(await look(anna, first)).toMatchObject({ state: 'SUBMITTED', revision: 1 });
    await other.page.getByRole('button', { name: 'Withdraw that one, hand in this' }).tap();
    await other.page.getByText('Handed in. The other side has been told').waitFor();
    expect(await look(anna, first)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await matchOfToday(4)).not.toBe(first);
  });

  it('are disputed line by line, until the jury has ruled', async () => {
    const match = await handedIn(`${year}-03-02`);
    const { page } = await openAs(csaba, '/en/sheets');
    await page.getByRole('region', { name: 'Sheets to confirm' }).locator(`a[href$="${match.id}"]`).tap();
    const form = page.getByRole('form', { name: 'Dispute the sheet' });
    await form.getByLabel('Which line is wrong?').selectOption({ value: 'record.games[1].sheet.A' });
    await form.getByLabel('What is wrong').fill('You had twelve tarocks');
    await form.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await page.getByText('Disputed. The other side is told').waitFor();
    const { moves } = (await look<{ moves: readonly object[] }>(csaba, match.id, 'moves { to game path reason }'))!;
    expect(moves.at(-1)).toEqual({
      to: 'DISPUTED',
      game: 2,
      path: 'record.games[1].sheet.A',
      reason: 'You had twelve tarocks',
    });
    done(await rule(juror, match, { kind: 'POINTS', game: 2, points: { a: 90, b: 80 } }));
    done(await move(juror, 'approveMatch', match, { reason: 'Both remember it so' }));
    await page.goto(`${office.url}/en/matches/${match.id}`);
    await awake(page);
    await page.getByRole('heading', { name: 'Rulings of the jury' }).waitFor();
  });

  it('are thrown away at the office too, once that was meant', async () => {
    const { page } = await openAs(anna, '/en/sheets');
    const drafts = async () => (await anna.graphql('{ drafts { nodes { id } } }')).data;
    const before = await drafts();
    await begin(page);
    await page.getByText('Kept on this phone and at the office.').waitFor();
    expect(await drafts()).not.toEqual(before);
    await page.getByRole('button', { name: 'Throw the sheet away …' }).tap();
    await page.getByRole('link', { name: 'Throw the sheet away' }).tap();
    await page.getByRole('heading', { name: 'Your sheets' }).waitFor();
    await expect.poll(drafts).toEqual(before);
  });

  it('are for whoever has logged in once, and say so to others', async () => {
    const { page } = await openWindow(browser, `${office.url}/de/sheets`, phone);
    await page.getByRole('link', { name: 'Anmelden' }).click();
    expect(page.url()).toContain('/de/login?next=%2Fde%2Fsheets');
  });

  it('have nothing that axe finds, are reached by keyboard, and fit on 320 pixels', async () => {
    const { page, context, complaints } = await openAs(anna, '/en/sheets');
    const { pathname } = new URL(await begin(page));
    const own = pathname.replace('/en/', '/');
    const match = await handedIn(`${year}-03-03`);
    await begunElsewhere(5, 8);
    await page.goto(`${office.url}/en/sheets`);
    await awake(page);
    const whole = (await page
      .getByRole('link', { name: /Danube Wasps.*8 games.*being written/ })
      .getAttribute('href'))!.slice(3);
    const pages = [
      '/sheets',
      '/sheets/new',
      own,
      `${own}/players`,
      `${own}/match`,
      `${own}/game/1`,
      `${own}/game/1/calls`,
      `${own}/game/1/announcements`,
      `${own}/hand-in`,
      `${whole}/here`,
      `/sheets/confirm/${match.id}`,
    ];
    for (const [index, path] of pages.entries()) {
      for (const { language, scheme } of isFull ? looks : [looks[index % looks.length]!]) {
        const window = await context.newPage();
        await window.emulateMedia({ colorScheme: scheme });
        await window.goto(`${office.url}/${language}${path}`);
        await awake(window);
        await window.locator('.bar, .summary').first().waitFor();
        // On a small window something is always half behind the bar, until one scrolls.
        await window.setViewportSize({ width: 390, height: 4000 });
        expect([path, language, await violations(window)]).toEqual([path, language, []]);
        // Their parts are the same few: each kind of page is walked through once.
        if (isFull || index % 3 === 2) {
          expect([path, await walkByKeyboard(window)]).toEqual([path, { unreached: [], unmarked: [] }]);
        }
        await window.setViewportSize({ width: 320, height: 640 });
        expect([path, await sideways(window)]).toEqual([path, 0]);
        await window.close();
      }
    }
    expect(complaints).toEqual([]);
    // Six looks of each page with FULL=1.
  }, 1_800_000);
});
