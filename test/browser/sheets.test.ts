import { Random, randomMatch } from '@tarokk/rules';
import type { Locator, Page } from '@playwright/test';
import { givePassword } from '../support/account-requests.js';
import { newKey, type Given } from '../support/given.js';
import { look, move, submit } from '../support/matches.js';
import { done, rule, type Cast } from '../support/matches-in-states.js';
import { told } from '../support/notifications.js';
import { league } from '../support/league.js';
import { crash, kept, reopened } from './phones.js';
import { givePin } from '../support/sealed-answers.js';
import { sheetOf } from '../support/sheets.js';
import { expect, inOffice, phone } from './fixtures.js';
import { awake } from './pages.js';

const year = new Date().getFullYear();
const today = (): string => new Date().toISOString().slice(0, 10);

const test = inOffice(async () => {
  const opened = await league({ year, teams: 2 });
  const { world, teams, cast } = opened;
  const third = await world.person('Ács Tibor');
  await world.database.query(
    `INSERT INTO "membership" ("season", "person_id", "team_id", "captain", "first_day") VALUES ($1, $2, $3, false, $4)`,
    [year, third.id, teams[1]!.id, `${year}-01-01`],
  );
  return { ...opened, anna: cast.a, csaba: cast.b };
});

test.use(phone);

test.describe('sheets on a phone', () => {
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
    await expect(page.getByRole('heading', { name: 'Danube Wasps – Óbudai Baglyok' })).toBeVisible();
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

  test('enter a whole match without a network, though the page is killed twice; it arrives once', async ({
    openAs,
    scene: { world, anna, csaba },
  }) => {
    const first = await openAs(anna, '/en/sheets');
    const context = first.context();
    await expect(first.getByText('No sheet yet')).toBeVisible();
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
        await expect(page.getByRole('button', { name: '9', exact: true })).toHaveAttribute('aria-pressed', 'true');
      }
      await expect(page.getByRole('heading', { name: `Game ${game}` })).toBeVisible();
      await enter(tap, page, game);
    }
    console.log(`${taps / 8} taps for an ordinary game`);
    expect(taps / 8).toBeLessThanOrEqual(7);

    const sums = await page.locator('tfoot td').allInnerTexts();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await expect(page.getByText('It is sent as soon as there is a network')).toBeVisible();
    await page.close();

    page = await reopened(context, `/en/sheets`);
    await expect(page.getByText('One sheet waits to be sent.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('handed in', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /Danube Wasps/ }).tap();
    await page.getByRole('link', { name: 'What became of it' }).tap();
    await expect(page.getByText('Handed in. The other side has been told')).toBeVisible();
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
  });

  test('are typed in at a desk by keys alone, by the jury too', async ({ openAs, scene: { jury } }) => {
    const page = await openAs(jury, '/en/sheets', { viewport: { width: 1280, height: 900 } });
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
      await expect(page.getByRole('heading', { name: `Game ${game} cards dealt` })).toBeVisible();
      await type('1', String(game % 4), game % 2 === 0 ? 'e' : 'w', game % 3 === 0 ? 'f' : 's', 'Enter');
      await expect(page.getByRole('heading', { name: `Game ${game} announcements` })).toBeVisible();
      await type(await keyOf('Pagat Ultimo'), await keyOf('Obscur'), 'Enter');
    }
    console.log(`${keys / 8} keys for an ordinary game`);
    expect(keys / 8).toBeLessThanOrEqual(8);
    await expect(page.getByRole('heading', { name: 'Danube Wasps – Óbudai Baglyok' })).toBeVisible();
    const figures = await page.locator('tbody td').allInnerTexts();
    expect(figures.filter((each) => each === '')).toEqual([]);
    await expect(page.getByRole('link', { name: 'Hand the sheet in' })).toBeVisible();
  });

  test('show what another phone has changed meanwhile, and overwrite nothing before somebody has chosen', async ({
    openAs,
    scene: { anna },
  }) => {
    const one = await openAs(anna, '/en/sheets');
    const address = await begin(one);
    await expect(one.getByText('Kept on this phone and at the office.')).toBeVisible();
    const other = await openAs(anna, '/en/sheets');
    await takenAlong(other);
    await other
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
    await other.context().setOffline(true);
    await tarocks(other, '9');
    await tarocks(one, '14');
    await expect(one.getByText('Kept on this phone and at the office.')).toBeVisible();
    await other.context().setOffline(false);
    await other.getByRole('link', { name: 'What became of it' }).tap();
    await expect(other.getByText('This sheet was changed on another phone too.')).toBeVisible();
    const row = other.getByRole('row', { name: /Game 1, A: tarocks/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['9', '14']);
    await other.getByRole('button', { name: 'Take the other' }).tap();
    await other.getByRole('link', { name: 'To the sheet' }).tap();
    await other.getByRole('link', { name: 'Open game 1' }).tap();
    const pressed = other.getByRole('button', { name: '14', exact: true });
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    expect(address).toContain('/en/sheets/');
  });

  test('find every announcement in the order of the match sheet, and say which lines cannot both be true', async ({
    openAs,
    scene: { anna },
  }) => {
    const page = await openAs(anna, '/en/sheets');
    const address = await begin(page);
    await page.goto(`${address}/game/1/calls`);
    await awake(page);
    const announce = async (who: RegExp, search: string, name: RegExp, parameter?: string): Promise<void> => {
      await page.getByRole('group', { name: 'Who announces?' }).getByRole('button', { name: who }).tap();
      await page.getByRole('link', { name: 'All …' }).tap();
      await page.getByLabel('Search by name').fill(search);
      await page.getByRole('button', { name }).tap();
      if (parameter !== undefined) await page.getByRole('button', { name: parameter }).tap();
      await expect(page.getByRole('heading', { name: /^Game 1/ })).toBeVisible();
    };
    await announce(/Nagy Anna/, 'spad', /^Spadille/);
    await announce(/Kis Béla/, 'MARI', /^Mariage/, 'Spades');
    await announce(/Tóth Csaba/, 'ultimo', /^Ultimo/, 'King of hearts');
    const clash = page.locator('.clash');
    await expect(clash).toBeVisible();
    expect(await clash.innerText()).toMatch(/Spadille.*Spades mariage|Spades mariage.*Spadille/i);
    await page.getByRole('button', { name: 'Change Spadille' }).tap();
    await page.getByRole('button', { name: 'Remove', exact: true }).tap();
    await expect(clash).toHaveCount(0);

    await page.getByRole('button', { name: 'King of hearts Ultimo: made. Turn to lost' }).tap();
    await page.getByRole('button', { name: 'Change King of hearts Ultimo' }).tap();
    await page.getByRole('button', { name: 'Contra' }).tap();
    await expect(page.getByText('lost, contra 10')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('contra 10')).toHaveCount(0);
    await page.goBack();
    await page.goForward();
    await expect(page.getByText('Spades mariage', { exact: false }).first()).toBeVisible();
  });

  test('have guests and a substitute in their seats, from the game on in which they play', async ({
    openAs,
    scene: { world, anna },
  }) => {
    await world.person('Régi Rezső');
    const page = await openAs(anna, '/en/sheets');
    const address = await begin(page);
    await page.getByRole('link', { name: /^Players/ }).tap();
    const party = page.getByRole('region', { name: 'A Danube Wasps' });
    // A guest may be anybody whom the office knows, of whichever season (D19).
    await page.getByRole('button', { name: 'Somebody who is not listed' }).tap();
    await page.getByLabel('Name of the guest').fill('Régi');
    await page.getByRole('button', { name: 'Régi Rezső' }).tap();
    await expect(page.getByText('Régi Rezső can be chosen above now.')).toBeVisible();
    await party.getByLabel('collector').selectOption({ label: 'Régi Rezső (guest)' });
    await page.reload();
    await awake(page);
    await expect
      .poll(() => party.getByLabel('collector').locator('option:checked').innerText())
      .toContain('Régi Rezső');
    await party.getByLabel('collector').selectOption({ label: 'Nagy Anna' });
    await party.getByLabel('interceptor').selectOption({ label: 'Vas Dóra (guest)' });
    await expect(party.getByText('interceptor (guest)')).toBeVisible();
    await page.getByRole('button', { name: 'Enter a substitution' }).tap();
    await page.getByLabel('From which game?').selectOption({ label: 'Game 3' });
    await page.getByLabel('Who leaves?').selectOption({ label: 'Vas Dóra' });
    await page.getByLabel('Who comes?').selectOption({ label: 'Kis Béla' });
    await page.getByRole('button', { name: 'Enter a substitution' }).tap();
    await expect(page.getByText('Kis Béla for Vas Dóra from game 3')).toBeVisible();
    const interceptorIn = async (game: number): Promise<string | null> => {
      await page.goto(`${address}/game/${game}/calls`);
      await awake(page);
      return page.getByRole('group', { name: 'Who announces?' }).getByRole('button').first().getAttribute('aria-label');
    };
    expect(await interceptorIn(2)).toBe('A, Vas Dóra, interceptor');
    expect(await interceptorIn(3)).toBe('A, Kis Béla, interceptor');
  });

  test('say when the phone has no room left to keep what is entered', async ({ openAs, scene: { anna } }) => {
    const page = await openAs(anna, '/en/sheets');
    const address = await begin(page);
    await page.goto(`${address}/game/1`);
    await awake(page);
    const tarocks = page.getByRole('group', { name: /^Tarocks/ });
    await expect(tarocks).toBeVisible();
    await page.evaluate(`(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
      window.makeRoom = () => { IDBObjectStore.prototype.put = put; };
    })()`);
    await tarocks.getByRole('button', { name: '9', exact: true }).tap();
    await expect(page.getByRole('alert').getByText('its storage is full')).toBeVisible();
    await page.evaluate('makeRoom()');
    await tarocks.getByRole('button', { name: '10', exact: true }).tap();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await awake(page);
    await expect(page.getByRole('button', { name: '10', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  /** A match that Anna has handed in, sheet alone. */
  const handedIn = async (cast: Cast, date: string) => {
    const record = { ...randomMatch(new Random(11), { scoredPercent: 100 }), date: null, venue: null };
    return done(await submit(cast.a, sheetOf(cast.teams, { date, record })));
  };

  test('are confirmed by the other side on its own phone, with its PIN', async ({
    openAs,
    scene: { world, cast, csaba },
  }) => {
    const { id } = await handedIn(cast, `${year}-03-01`);
    await givePassword(world, csaba, 'csaba', 'three green marabous');
    await csaba.graphql(
      'mutation ($key: IdempotencyKey!) { setPin(idempotencyKey: $key, password: "three green marabous", pin: "212121") { __typename } }',
      { key: newKey() },
    );
    const page = await openAs(csaba, `/en/matches/${id}`);
    await page.getByRole('link', { name: 'Confirm or dispute it' }).tap();
    const form = page.getByRole('form', { name: 'Confirm the sheet' });
    await form.getByLabel('Your PIN').fill('111111');
    await form.getByRole('button', { name: 'Confirm the sheet' }).tap();
    await expect(form.getByRole('alert').getByText('Attempts left: 4')).toBeVisible();
    expect(await look(csaba, id)).toMatchObject({ state: 'SUBMITTED' });
    await form.getByLabel('Your PIN').fill('212121');
    await form.getByRole('button', { name: 'Confirm the sheet' }).tap();
    await expect(page.getByText('Confirmed. The jury decides next.')).toBeVisible();
    expect(await look(csaba, id)).toMatchObject({ state: 'CONFIRMED', confirmedBy: ['B'] });
    await csaba.graphql(
      'mutation ($key: IdempotencyKey!) { removePin(idempotencyKey: $key, password: "three green marabous") { __typename } }',
      { key: newKey() },
    );
  });

  /** A sheet that Anna has begun on another phone, without its last games. */
  const begunElsewhere = async (cast: Cast, order: number, games: number): Promise<void> => {
    const record = { ...randomMatch(new Random(11), { scoredPercent: 100 }), date: null, venue: null };
    const sheet = sheetOf(cast.teams, { date: today(), order, record });
    const { data, errors } = await cast.a.graphql(
      `mutation ($key: IdempotencyKey!, $sheet: JSON!, $side: UUID!) {
        saveDraft(idempotencyKey: $key, title: "Tonight", sheet: $sheet, sideId: $side) { __typename } }`,
      {
        ...{ key: newKey(), side: cast.teams[0].id },
        sheet: { ...sheet, record: { ...sheet.record, games: sheet.record.games.slice(0, games) } },
      },
    );
    expect([errors, data]).toEqual([[], { saveDraft: { __typename: 'DraftSaved' } }]);
  };

  const matchOfToday = async ({ database }: Given, order: number): Promise<string | undefined> => {
    const { rows } = await database.query<{ id: string }>(
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

  test('are confirmed by the other side on the same phone, without a network; that is marked, and can be revoked', async ({
    openAs,
    scene: { world, cast, anna, csaba },
  }) => {
    await givePin(world, csaba, '212121');
    await begunElsewhere(cast, 2, 7);
    const first = await openAs(anna, '/en/sheets');
    const context = first.context();
    await expect(first.getByRole('link', { name: /Danube Wasps.*7 games/ })).toBeVisible();
    await takenAlong(first);
    await context.setOffline(true);
    await first.getByRole('link', { name: /Danube Wasps.*7 games/ }).tap();
    await first.getByRole('link', { name: 'Game 8', exact: true }).tap();
    await enter((what) => what.tap(), first, 8);
    await expect(first.getByRole('link', { name: 'Hand the sheet in' })).toBeVisible();
    const address = first.url();
    await kept(first);
    await crash(first);

    let page = await reopened(context, address);
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await expect(page.getByRole('heading', { name: 'For Óbudai Baglyok: is this right?' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Game \d/ })).toHaveCount(8);
    await answerHere(page, 'Confirm the sheet', '212121');
    await expect(page.getByText('Tóth Csaba has confirmed the sheet here.')).toBeVisible();
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
    expect(await matchOfToday(world, 2)).toBeUndefined();

    page = await reopened(context, `/en/sheets`);
    await expect(page.getByText('One sheet waits to be sent.')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: /Danube Wasps.*handed in/ }).tap();
    await page.getByRole('link', { name: 'What became of it' }).tap();
    await expect(page.getByText('Handed in, and confirmed by Tóth Csaba on this phone.')).toBeVisible();
    const id = (await matchOfToday(world, 2))!;
    expect(await look(csaba, id)).toMatchObject({ state: 'CONFIRMED', confirmedBy: ['B'], revision: 1 });

    const own = await openAs(csaba, `/en/matches/${id}`);
    await expect(own.getByText('Confirmed with a PIN on a phone of the other side by Tóth Csaba')).toBeVisible();
    await own.getByRole('link', { name: 'Look at it, or revoke' }).tap();
    await own.getByLabel('Why?').fill('I was not there');
    await own.getByRole('button', { name: 'Revoke the confirmation' }).tap();
    await expect(own.getByText('Revoked. The sheet waits for an answer again.')).toBeVisible();
    expect(await look(csaba, id)).toMatchObject({ state: 'SUBMITTED', confirmedBy: [] });
    await told(anna, 'MATCH_CONFIRMATION_REVOKED', id);
  });

  test('with a wrong PIN stay handed in, and both sides are told; on the same phone the right one is tried again', async ({
    openAs,
    scene: { world, cast, anna, csaba },
  }) => {
    await givePin(world, csaba, '212121');
    await begunElsewhere(cast, 3, 8);
    const page = await openAs(anna, '/en/sheets');
    await page.getByRole('link', { name: /Danube Wasps.*8 games.*being written/ }).tap();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await answerHere(page, 'Confirm the sheet', '111111');
    await expect(page.getByRole('alert').getByText('What Tóth Csaba said on this phone does not hold.')).toBeVisible();
    const id = (await matchOfToday(world, 3))!;
    expect(await look(csaba, id)).toMatchObject({ state: 'SUBMITTED', confirmedBy: [] });
    await told(anna, 'MATCH_SEAL_REFUSED', id);
    await told(csaba, 'MATCH_SEAL_REFUSED', id);

    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await page.getByRole('button', { name: 'A line is wrong' }).tap();
    await page.getByLabel('Which line is wrong?').selectOption({ value: 'record.games[1].sheet.A' });
    await page.getByLabel('What is wrong').fill('You had twelve tarocks');
    await answerHere(page, 'Dispute the sheet', '212121');
    await expect(page.getByText('Handed in, and disputed by Tóth Csaba on this phone.')).toBeVisible();
    const { state, moves } = (await look<{ state: string; moves: readonly object[] }>(
      csaba,
      id,
      'state moves { to game path }',
    ))!;
    expect(state).toBe('DISPUTED');
    expect(moves.at(-1)).toEqual({ to: 'DISPUTED', game: 2, path: 'record.games[1].sheet.A' });
    await world.database.query('UPDATE "account" SET "pin_hash" = NULL WHERE "id" = $1', [csaba.accountId]);
  });

  test('handed in otherwise from a second phone of the side are shown beside the first, and nothing is overwritten', async ({
    openAs,
    scene: { world, cast, anna },
  }) => {
    await begunElsewhere(cast, 4, 7);
    const row = /Danube Wasps.*7 games.*being written/;
    const [one, other] = [await openAs(anna, '/en/sheets'), await openAs(anna, '/en/sheets')];
    await takenAlong(other);
    await other.getByRole('link', { name: row }).tap();
    await other.context().setOffline(true);
    await other.getByRole('link', { name: 'Game 8', exact: true }).tap();
    await enter((what) => what.tap(), other, 8, 11);
    await other.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await other.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await expect(other.getByText('It is sent as soon as there is a network')).toBeVisible();

    await one.getByRole('link', { name: row }).tap();
    await one.getByRole('link', { name: 'Game 8', exact: true }).tap();
    await enter((what) => what.tap(), one, 8, 13);
    await one.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await one.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await expect(one.getByText('Handed in. The other side has been told')).toBeVisible();
    const first = (await matchOfToday(world, 4))!;

    await other.context().setOffline(false);
    await expect(
      other.getByText('Another phone of your side has handed in another sheet of this match.'),
    ).toBeVisible();
    const cells = other.getByRole('row', { name: /Game 8, A: tarocks/ }).getByRole('cell');
    expect(await cells.allInnerTexts()).toEqual(['11', '13']);
    expect(await look(anna, first)).toMatchObject({ state: 'SUBMITTED', revision: 1 });
    await other.getByRole('button', { name: 'Withdraw that one, hand in this' }).tap();
    await expect(other.getByText('Handed in. The other side has been told')).toBeVisible();
    expect(await look(anna, first)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await matchOfToday(world, 4)).not.toBe(first);
  });

  test('are disputed line by line, until the jury has ruled', async ({ openAs, scene: { cast, csaba, jury } }) => {
    const match = await handedIn(cast, `${year}-03-02`);
    const page = await openAs(csaba, '/en/sheets');
    await page.getByRole('region', { name: 'Sheets to confirm' }).locator(`a[href$="${match.id}"]`).tap();
    const form = page.getByRole('form', { name: 'Dispute the sheet' });
    await form.getByLabel('Which line is wrong?').selectOption({ value: 'record.games[1].sheet.A' });
    await form.getByLabel('What is wrong').fill('You had twelve tarocks');
    await form.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(page.getByText('Disputed. The other side is told')).toBeVisible();
    const { moves } = (await look<{ moves: readonly object[] }>(csaba, match.id, 'moves { to game path reason }'))!;
    expect(moves.at(-1)).toEqual({
      to: 'DISPUTED',
      game: 2,
      path: 'record.games[1].sheet.A',
      reason: 'You had twelve tarocks',
    });
    done(await rule(jury, match, { kind: 'POINTS', game: 2, points: { a: 90, b: 80 } }));
    done(await move(jury, 'approveMatch', match, { reason: 'Both remember it so' }));
    await page.goto(`/en/matches/${match.id}`);
    await awake(page);
    await expect(page.getByRole('heading', { name: 'Rulings of the jury' })).toBeVisible();
  });

  test('are thrown away at the office too, once that was meant', async ({ openAs, scene: { anna } }) => {
    const page = await openAs(anna, '/en/sheets');
    const drafts = async () => (await anna.graphql('{ drafts { nodes { id } } }')).data;
    const before = await drafts();
    await begin(page);
    await expect(page.getByText('Kept on this phone and at the office.')).toBeVisible();
    expect(await drafts()).not.toEqual(before);
    await page.getByRole('button', { name: 'Throw the sheet away …' }).tap();
    await page.getByRole('link', { name: 'Throw the sheet away' }).tap();
    await expect(page.getByRole('heading', { name: 'Your sheets' })).toBeVisible();
    await expect.poll(drafts).toEqual(before);
  });

  test('are for whoever has logged in once, and say so to others', async ({ open }) => {
    const page = await open(`/de/sheets`, phone);
    await page.getByRole('link', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/de\/login\?next=%2Fde%2Fsheets/);
  });
});
