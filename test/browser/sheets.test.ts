import type { Locator, Page } from '@playwright/test';
import { definitionOf } from '@tarokk/rules';
import { plainWords } from '@tarokk/rules/plain-words/en';
import { ask, graphql } from '../support/ask.js';
import { crash, kept, reopened } from './phones.js';
import { at, chip } from './entering.js';
import { expect, inOffice, phone, takingAlong } from './fixtures.js';
import { awake } from './pages.js';
import { begin, begunElsewhere, enter, leagueOfThisYear, takenAlong } from './sheets-on-a-phone.js';

const test = inOffice(async () => {
  const opened = await leagueOfThisYear();
  return { ...opened, anna: opened.people.a, csaba: opened.people.b };
});

test.use(phone);

/** Keeps another answer for every game that was found out on this phone, and says of how many. */
function keepsOfAll(page: Page, state: string): Promise<number> {
  return page.evaluate(`new Promise((done, fail) => {
    const opening = indexedDB.open('office-possible');
    opening.onerror = fail;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('answers', 'readwrite');
      const answers = transaction.objectStore('answers');
      const keys = answers.getAllKeys();
      keys.onsuccess = () => keys.result.forEach((key) => answers.put('${state}', key));
      transaction.onerror = fail;
      transaction.oncomplete = () => { opening.result.close(); done(keys.result.length); };
    };
  })`);
}

test.describe('sheets on a phone', () => {
  test('enter a whole match without a network, though the page is killed twice; it arrives once', async ({
    openAs,
    prepared: { world, anna, csaba },
  }) => {
    const first = await openAs(anna, '/en/sheets', takingAlong);
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
          .getByRole('group', { name: /tarocks/ })
          .getByRole('button', { name: '9', exact: true })
          .tap();
        await kept(page);
        const address = page.url();
        if (game === 4) await crash(page);
        else await page.close();
        page = await reopened(context, address);
        await expect(page.getByRole('list', { name: 'Answered' })).toContainText('Tarocks A 9, B 13');
        await page.getByRole('button', { name: 'Change Tarocks' }).tap();
      }
      await expect(page.getByRole('heading', { name: `Game ${game}` })).toBeVisible();
      await enter(tap, page, game);
    }
    console.log(`${taps / 8} taps for an ordinary game`);
    expect(taps / 8).toBeLessThanOrEqual(6);

    await expect(page.locator('tfoot td').first()).toBeVisible();
    const sums = await page.locator('tfoot td').allInnerTexts();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await expect(page.getByText('It is sent as soon as there is a network')).toBeVisible();
    await page.close();

    page = await reopened(context, `/en/sheets`);
    await expect(page.getByText('One sheet waits to be sent.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^handed in$|^Handed in by A: B is to confirm$/)).toBeVisible();
    await page.getByRole('link', { name: /Danube Wasps/ }).tap();
    await page.getByRole('link', { name: 'What became of it' }).tap();
    await expect(page.getByText('The office has it.')).toBeVisible();
    const { rows } = await world.database.query<{ id: string; revisions: string }>(
      'SELECT "id", (SELECT count(*) FROM "match_revision" WHERE "match_id" = "match"."id") AS "revisions" FROM "match"',
    );
    expect(rows.map(({ revisions }) => Number(revisions))).toEqual([1]);
    const MATCH = graphql('query ($id: UUID!) { match(id: $id) { raw { a b } state verdict } }');
    expect(await ask(csaba, MATCH, { id: rows[0]!.id })).toEqual({
      match: { raw: { a: Number(sums[0]), b: Number(sums[1]) }, state: 'SUBMITTED', verdict: 'CONSISTENT' },
    });
  });

  test('say without a network too whether a game could be so, and know it when they are opened again', async ({
    openAs,
    prepared: { anna },
  }) => {
    const page = await openAs(anna, '/en/sheets', takingAlong);
    await takenAlong(page);
    await page.context().setOffline(true);
    await at(page, '/en/sheets');
    const sheet = await begin(page);
    const address = `${sheet}/game/1`;
    await at(page, address);
    await chip(page, /tarocks/, '11').tap();
    await chip(page, /honours/, 'one').tap();
    await chip(page, /XVIII/, 'XVII').tap();
    await chip(page, /^Frequent/, 'Obscur').tap();
    const could = page.locator('.could-be');
    await expect(could).toHaveText('It could be so.');
    await kept(page);

    // What it says after that comes from the phone: something else is said where something else is kept.
    expect(await keepsOfAll(page, 'impossible')).toBeGreaterThan(0);
    await at(page, address);
    await expect(could).toHaveText('It cannot be so: no game gives all of this.');
    await page.context().setOffline(false);
  });

  test('are typed in at a desk by keys alone, by the jury too', async ({ openAs, prepared: { jury } }) => {
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
      await type('1', String(game % 4), game % 2 === 0 ? 'e' : 'w', game % 3 === 0 ? 'f' : 's');
      await expect(page.getByRole('heading', { name: `Game ${game} announcements` })).toBeVisible();
      await type(await keyOf('Pagat Ultimo'), await keyOf('Obscur'), 'Enter');
    }
    console.log(`${keys / 8} keys for an ordinary game`);
    expect(keys / 8).toBeLessThanOrEqual(7);
    await expect(page.getByRole('heading', { name: 'Danube Wasps – Óbudai Baglyok' })).toBeVisible();
    const figures = await page.locator('tbody td').allInnerTexts();
    expect(figures.filter((each) => each === '')).toEqual([]);
    await expect(page.getByRole('link', { name: 'Hand the sheet in' })).toBeVisible();
  });

  test('show what another phone has changed meanwhile, and overwrite nothing before somebody has chosen', async ({
    openAs,
    prepared: { anna },
  }) => {
    const one = await openAs(anna, '/en/sheets');
    const address = await begin(one);
    await expect(one.getByText('Kept on this phone and at the office.')).toBeVisible();
    const other = await openAs(anna, '/en/sheets', takingAlong);
    await takenAlong(other);
    await other
      .getByRole('link', { name: /Danube Wasps.*being written/ })
      .first()
      .tap();

    const tarocks = async (page: Page, count: string): Promise<void> => {
      await page.getByRole('link', { name: 'Open game 1' }).tap();
      await page
        .getByRole('group', { name: /tarocks/ })
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
    await expect(other.getByRole('list', { name: 'Answered' })).toContainText('Tarocks A 14, B 8');
    expect(address).toContain('/en/sheets/');
  });

  test('say in a sentence what each announcement asks for, in the list of all and behind the ? of a line, with its rule', async ({
    openAs,
    prepared: { anna },
  }) => {
    const page = await openAs(anna, '/en/sheets');
    await at(page, `${await begin(page)}/game/1/announcements`);
    await page.getByRole('button', { name: 'What each one is' }).tap();
    // Family by family, in the order of the rules; one is open at a time.
    const families = page.locator('details.family');
    await expect(families.locator('b').first()).toHaveText('Messages');
    await families.filter({ hasText: 'Trull' }).locator('summary').tap();
    const trull = page.getByRole('button', { name: /^Trull/ });
    await expect(trull).toContainText(`${plainWords.trull} (Rule\u00a0${definitionOf('trull').rule})`);
    await trull.tap();
    await page.getByRole('button', { name: 'What is Trull?' }).tap();
    await expect(page.locator('.what-it-asks')).toContainText(plainWords.trull);
    await expect(page.locator('.what-it-asks')).toContainText(`Rule\u00a0${definitionOf('trull').rule}`);
  });

  test('find every announcement in the order of the match sheet, and say which lines cannot stand together', async ({
    openAs,
    prepared: { anna },
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
    // What cannot stand beside it is not added, and it is said why.
    const who = page.getByRole('group', { name: 'Who announces?' });
    await who.getByRole('button', { name: /Kis Béla/ }).tap();
    await page.getByRole('link', { name: 'All …' }).tap();
    await page.getByLabel('Search by name').fill('MARI');
    await page.getByRole('button', { name: /^Mariage/ }).tap();
    await page.getByRole('button', { name: 'Spades' }).tap();
    await expect(page.getByRole('alert')).toHaveText(/Spades mariage: not beside Spadille/i);
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.getByRole('link', { name: 'Back' }).tap();
    await page.getByRole('button', { name: 'Change Spadille' }).tap();
    await page.getByRole('button', { name: 'Remove', exact: true }).tap();
    await announce(/Kis Béla/, 'MARI', /^Mariage/, 'Spades');
    await announce(/Tóth Csaba/, 'ultimo', /^Ultimo/, 'King of hearts');
    await expect(page.locator('.clash')).toHaveCount(0);

    await page.getByRole('button', { name: 'King of hearts Ultimo: made. Turn to lost' }).tap();
    await page.getByRole('button', { name: 'Contra to King of hearts Ultimo' }).tap();
    await expect(page.getByText('lost, contra 10')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('contra 10')).toHaveCount(0);
    await page.goBack();
    await page.goForward();
    await expect(page.getByText('Spades mariage', { exact: false }).first()).toBeVisible();
  });

  test('have guests and a substitute in their seats, from the game on in which they play', async ({
    openAs,
    prepared: { world, anna },
  }) => {
    await world.person('Régi Rezső');
    const page = await openAs(anna, '/en/sheets');
    const address = await begin(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Players/ })
      .tap();
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

  test('say when the phone has no room left to keep what is entered', async ({ openAs, prepared: { anna } }) => {
    const page = await openAs(anna, '/en/sheets');
    const address = await begin(page);
    await page.goto(`${address}/game/1`);
    await awake(page);
    const tarocks = page.getByRole('group', { name: /tarocks/ });
    await expect(tarocks).toBeVisible();
    await page.evaluate(`(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
      window.makeRoom = () => { IDBObjectStore.prototype.put = put; };
    })()`);
    await tarocks.getByRole('button', { name: '9', exact: true }).tap();
    await expect(page.getByRole('alert').getByText('its storage is full')).toBeVisible();
    await page.locator('.running').tap();
    await expect(page.getByRole('link', { name: /^Players ./ })).toBeVisible();
    await expect(page.getByRole('alert').getByText('its storage is full')).toBeVisible();
    await expect(page.getByText(/Kept on this phone/)).toHaveCount(0);
    await page.goBack();
    await page.evaluate('makeRoom()');
    await page.getByRole('button', { name: 'Change Tarocks' }).tap();
    await tarocks.getByRole('button', { name: '10', exact: true }).tap();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await awake(page);
    await expect(page.getByRole('list', { name: 'Answered' })).toContainText('Tarocks A 10, B 12');
  });

  test('are kept before the phone says that its page can be closed', async ({ openAs, prepared: { people, anna } }) => {
    await begunElsewhere(people, 6, 8);
    const page = await openAs(anna, '/en/sheets', takingAlong);
    await expect(page.getByRole('link', { name: /Danube Wasps.*8\sgames/ })).toBeVisible();
    await takenAlong(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: /Danube Wasps.*8\sgames/ }).tap();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await kept(page);
    // Another page of the phone writes, and takes its time.
    await page.evaluate(`new Promise((begun) => {
      indexedDB.open('office-sheets').onsuccess = ({ target }) => {
        const writing = target.result.transaction('drafts', 'readwrite').objectStore('drafts');
        let isOver = false;
        const goOn = () => { if (!isOver) writing.count().onsuccess = goOn; };
        goOn();
        window.stopWriting = () => { isOver = true; };
        begun();
      };
    })`);
    await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await expect(page.getByRole('status').getByText('is not kept on this phone yet')).toBeVisible();
    await expect(page.getByText('You can close the page')).toHaveCount(0);
    await page.evaluate('stopWriting()');
    await expect(page.getByText('You can close the page')).toBeVisible();
    await page.close();
    const again = await reopened(page.context(), '/en/sheets');
    await expect(again.getByText('One sheet waits to be sent.')).toBeVisible();
  });

  test('are thrown away at the office too, once that was meant', async ({ openAs, prepared: { anna } }) => {
    const page = await openAs(anna, '/en/sheets');
    const drafts = () => ask(anna, graphql('{ drafts { nodes { id } } }'));
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
