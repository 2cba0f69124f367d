import type { Page } from '@playwright/test';
import { ask, graphql, send } from '../support/ask.js';
import { givePassword, requests } from '../support/account-requests.js';
import { type Given } from '../support/given.js';
import { look, move } from '../support/matches.js';
import { done, rule } from '../support/matches-in-states.js';
import { told } from '../support/notifications.js';
import { crash, kept, reopened } from './phones.js';
import { givePin } from '../support/sealed-answers.js';
import { expect, inOffice, phone, takingAlong } from './fixtures.js';
import { awake } from './pages.js';
import {
  begunElsewhere,
  enter,
  handedIn,
  leagueOfThisYear,
  playedElsewhere,
  takenAlong,
  today,
  year,
} from './sheets-on-a-phone.js';

const test = inOffice(async () => {
  const opened = await leagueOfThisYear();
  return { ...opened, anna: opened.people.a, csaba: opened.people.b };
});

test.use(phone);

test.describe('sheets that are handed in', () => {
  const matchOfToday = async ({ database }: Given, order: number): Promise<string | undefined> => {
    const { rows } = await database.query<{ id: string }>(
      `SELECT "id" FROM "match" WHERE "date" = $1::date AND "order" = $2 AND "state" <> 'withdrawn'`,
      [today(), order],
    );
    expect(rows.length).toBeLessThanOrEqual(1);
    return rows[0]?.id;
  };

  /** Taps the tarocks of A in game 2, below its consolation. */
  const beginDispute = async (page: Page): Promise<void> => {
    const consolation = page.locator('#game-2 .party-a .lines-of-game > li').filter({ hasText: 'Consolation' });
    if ((await consolation.locator('details').getAttribute('open')) === null)
      await consolation.locator('summary').tap();
    await consolation.getByRole('button', { name: 'This is wrong' }).first().tap();
  };

  const answerHere = async (page: Page, name: string, pin: string): Promise<void> => {
    const form = page.getByRole('form', { name });
    await form.getByLabel('Who are you?').selectOption({ label: 'Tóth Csaba' });
    await form.getByLabel('Your PIN').fill(pin);
    await form.getByRole('button', { name }).tap();
  };

  test('are confirmed by the other side on its own phone, with its PIN', async ({
    openAs,
    prepared: { world, people, csaba },
  }) => {
    const { id } = await handedIn(people, `${year}-03-01`);
    await givePassword(world, csaba, 'csaba', 'three green marabous');
    await send(csaba, requests.setPin, { password: 'three green marabous', pin: '212121' });
    const page = await openAs(csaba, `/en/matches/${id}`);
    await page.getByRole('link', { name: 'Confirm or dispute it' }).tap();
    const form = page.getByRole('form', { name: 'Confirm the sheet' });
    await form.getByLabel('Your PIN').fill('111111');
    await form.getByRole('button', { name: 'Confirm the sheet' }).tap();
    await expect(form.getByRole('alert').getByText('Attempts left: 4')).toBeVisible();
    expect(await look(csaba, id)).toMatchObject({ state: 'SUBMITTED' });
    await form.getByLabel('Your PIN').fill('212121');
    await form.getByRole('button', { name: 'Confirm the sheet' }).tap();
    await expect(page.getByText('Your answer has reached the office.')).toBeVisible();
    expect(await look(csaba, id)).toMatchObject({ state: 'CONFIRMED', confirmedBy: ['B'] });
    await send(csaba, requests.removePin, { password: 'three green marabous' });
  });

  test('are confirmed by the other side on the same phone, without a network; that is marked, and can be revoked', async ({
    openAs,
    prepared: { world, people, anna, csaba },
  }) => {
    await givePin(world, csaba, '212121');
    await begunElsewhere(people, 2, 7);
    const first = await openAs(anna, '/en/sheets', takingAlong);
    const context = first.context();
    await expect(first.getByRole('link', { name: /Danube Wasps.*7\sgames/ })).toBeVisible();
    await takenAlong(first);
    await context.setOffline(true);
    await first.getByRole('link', { name: /Danube Wasps.*7\sgames/ }).tap();
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
    await page.getByRole('link', { name: /Danube Wasps.*(?:handed in|Confirmed: the jury decides next)/ }).tap();
    await page.getByRole('link', { name: 'What became of it' }).tap();
    await expect(page.getByText('Handed in, and confirmed by Tóth Csaba on this phone.')).toBeVisible();
    const id = (await matchOfToday(world, 2))!;
    expect(await look(csaba, id)).toMatchObject({ state: 'CONFIRMED', confirmedBy: ['B'], revision: 1 });

    const own = await openAs(csaba, `/en/matches/${id}`);
    await expect(own.getByText('Confirmed with a PIN on a phone of the other side by Tóth Csaba')).toBeVisible();
    await own.getByRole('link', { name: 'Look at it, or revoke' }).tap();
    await own.getByLabel('Why?').fill('I was not there');
    await own.getByRole('button', { name: 'Revoke the confirmation' }).tap();
    await expect(own.getByText('Your answer has reached the office.')).toBeVisible();
    expect(await look(csaba, id)).toMatchObject({ state: 'SUBMITTED', confirmedBy: [] });
    await told(anna, 'MATCH_CONFIRMATION_REVOKED', id);
  });

  test('are disputed on the same phone without a network, at the line that is tapped', async ({
    openAs,
    prepared: { world, people, anna, csaba },
  }) => {
    await givePin(world, csaba, '212121');
    await begunElsewhere(people, 5, 8);
    const page = await openAs(anna, '/en/sheets', takingAlong);
    await page.getByRole('link', { name: /Danube Wasps.*5th match.*being written/ }).tap();
    await takenAlong(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    const announced = page.locator('.lines-of-game summary small', { hasText: /(made|lost|stated)/ });
    await expect(announced.first()).toContainText(/Nagy Anna|Kis Béla|Tóth Csaba|Vas Dóra|Ács Tibor/);
    await beginDispute(page);
    // One thing at a time: while a line is disputed the bar does not offer to confirm.
    await expect(page.getByRole('button', { name: 'Confirm the sheet' })).toHaveCount(0);
    await page.getByRole('button', { name: 'It is right after all' }).tap();
    await expect(page.getByRole('button', { name: 'Confirm the sheet' })).toBeVisible();
    await beginDispute(page);
    await page.getByLabel('What is wrong').fill('You had twelve tarocks');
    await answerHere(page, 'Dispute the sheet', '212121');
    await expect(page.getByText('Tóth Csaba has disputed the sheet here.')).toBeVisible();
    await expect(page.getByText('It is sent as soon as there is a network')).toBeVisible();
    expect(await matchOfToday(world, 5)).toBeUndefined();
    await page.context().setOffline(false);
    await expect(page.getByText('Handed in, and disputed by Tóth Csaba on this phone.')).toBeVisible();
    const next = page.getByRole('region', { name: 'What happens next' });
    await expect(next).toContainText('Find out together with Óbudai Baglyok what is right');
    const id = (await matchOfToday(world, 5))!;
    const { state, dispute } = (await look(
      anna,
      id,
      graphql('query ($id: UUID!) { match(id: $id) { state dispute { game line(language: EN) reason } } }'),
    ))!;
    expect([state, dispute]).toEqual(['DISPUTED', { game: 2, line: 'tarocks of A', reason: 'You had twelve tarocks' }]);
    await world.database.query('UPDATE "account" SET "pin_hash" = NULL WHERE "id" = $1', [csaba.accountId]);
  });

  /** What a page shows of a sheet: which match, who played, every game with what its lines open to. Without what can be done, and without what the jury is told of a game beside it. */
  const shownOf = (page: Page): Promise<readonly string[]> =>
    page.evaluate(`['.facts', '.summary', '.game'].flatMap((part) => [...document.querySelectorAll(part)]).map((each) => {
      const copy = each.cloneNode(true);
      const ofPage = 'button, h2, p:has(> .action), .verdict, .state, .possible, [aria-hidden=true]';
      for (const act of copy.querySelectorAll(ofPage)) act.remove();
      return copy.textContent.replace(/\\s+/g, ' ').trim();
    }).filter((words) => words !== '')`);

  test('say whom and what they are of wherever somebody agrees to them, card by card too: here, over there, at the desk', async ({
    openAs,
    prepared: { world, people, anna, csaba, jury },
  }) => {
    await playedElsewhere(people, 7);
    const page = await openAs(anna, '/en/sheets');
    await page.getByRole('link', { name: /Danube Wasps.*7th match/ }).tap();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await expect(page.getByRole('heading', { name: 'Game 8' })).toBeVisible();
    const here = await shownOf(page);
    expect(here[0]).toMatch(/^Danube Wasps – Óbudai Baglyok\. .*7th match.*Desperados Pub.*Championship/);
    expect(here[1]).toContain('Tóth Csaba');
    // The counts of a consolation, and the announcer of a line, of games that are entered with their cards too.
    const shown = here.slice(2).join(' ');
    expect(shown.match(/Consolation \d+ tarocks?/g)).toHaveLength(16);
    expect(shown).toMatch(/(?:Anna|Béla|Csaba|Dóra), (?:made|lost)/);
    await page.getByRole('link', { name: 'Give the phone back' }).tap();
    await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
    const id = (await matchOfToday(world, 7))!;

    const there = await openAs(csaba, `/en/sheets/confirm/${id}`);
    await expect(there.getByRole('heading', { name: 'Game 8' })).toBeVisible();
    expect(await shownOf(there)).toEqual(here);
    const desk = await openAs(jury, `/en/jury/matches/${id}`);
    await expect(desk.locator('.games > li')).toHaveCount(8);
    // There the score names the sides, and who handed it in stands beside the facts.
    const [facts, handedIn, ...lines] = await shownOf(desk);
    for (const name of ['Danube Wasps', 'Óbudai Baglyok']) {
      await expect(desk.getByRole('heading', { name }).first()).toBeVisible();
    }
    expect([`Danube Wasps – Óbudai Baglyok. ${facts}`, ...lines]).toEqual(here);
    expect(handedIn).toContain('Handed in by Nagy Anna');
  });

  test('with a wrong PIN are not sent: that is said in place, and the right one is typed there', async ({
    openAs,
    prepared: { world, people, anna, csaba },
  }) => {
    await givePin(world, csaba, '212121');
    await begunElsewhere(people, 3, 8);
    const page = await openAs(anna, '/en/sheets', { ...phone, viewport: { width: 360, height: 640 } });
    await page.getByRole('link', { name: /Danube Wasps.*8\sgames.*being written/ }).tap();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await beginDispute(page);
    await page.getByLabel('What is wrong').fill('You had twelve tarocks');
    await answerHere(page, 'Dispute the sheet', '111111');
    const form = page.getByRole('form', { name: 'Dispute the sheet' });
    await expect(form.getByRole('alert')).toHaveText(/^It does not hold: the person or the PIN is not right/);
    await expect(form.getByText(/attempts? left/i)).toHaveCount(0);
    await expect(form.getByLabel('Your PIN')).toBeFocused();
    await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
    // What was said must not have pushed the field behind the buttons.
    const [field, bar] = [await form.getByLabel('Your PIN').boundingBox(), await form.locator('.bar').boundingBox()];
    expect(field!.y + field!.height).toBeLessThanOrEqual(bar!.y);
    await expect(form.getByLabel('Your PIN')).toHaveValue('');
    await expect(form.getByLabel('What is wrong')).toHaveValue(/You had twelve tarocks/);
    expect(await matchOfToday(world, 3)).toBeUndefined();

    await form.getByLabel('Your PIN').fill('212121');
    await form.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(page.getByText('Handed in, and disputed by Tóth Csaba on this phone.')).toBeVisible();
    const id = (await matchOfToday(world, 3))!;
    const { state, moves } = (await look(
      csaba,
      id,
      graphql('query ($id: UUID!) { match(id: $id) { state moves { to game path } } }'),
    ))!;
    expect(state).toBe('DISPUTED');
    expect(moves.at(-1)).toEqual({ to: 'DISPUTED', game: 2, path: 'record.games[1].sheet.A.tarocks' });
  });

  test('with many wrong PINs say until when this phone waits, and lock nobody', async ({
    openAs,
    prepared: { world, people, anna, csaba },
  }) => {
    await givePin(world, csaba, '212121');
    await begunElsewhere(people, 8, 8);
    const page = await openAs(anna, '/en/sheets');
    await page.getByRole('link', { name: /Danube Wasps.*8th match.*being written/ }).tap();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await world.database.query(`UPDATE "throttle" SET "attempts" = 9 WHERE "key" LIKE 'pin pair %'`);
    const form = page.getByRole('form', { name: 'Confirm the sheet' });
    for (const pin of ['111111', '222222']) {
      await answerHere(page, 'Confirm the sheet', pin);
      await expect(form.getByRole('alert')).toContainText('It does not hold');
      // Two of them, for the count may not have been there before the first.
      await world.database.query(
        `UPDATE "throttle" SET "attempts" = 9 WHERE "key" LIKE 'pin pair %' AND "attempts" < 9`,
      );
    }
    await expect(form.getByRole('alert')).toContainText(/This phone has to wait until \d/);
    await answerHere(page, 'Confirm the sheet', '212121');
    await expect(form.getByRole('alert')).toContainText(/This phone has to wait until \d/);
    expect(await ask(csaba, graphql('{ me { pin } }'))).toEqual({ me: { pin: 'SET' } });
    await world.database.query(`DELETE FROM "throttle"`);
    await answerHere(page, 'Confirm the sheet', '212121');
    await expect(page.getByText('Handed in, and confirmed by Tóth Csaba on this phone.')).toBeVisible();
  });

  test('with a wrong PIN that was typed without a network stay handed in; then the answer is asked for again, not the sheet', async ({
    openAs,
    prepared: { world, people, anna, csaba },
  }) => {
    await givePin(world, csaba, '212121');
    await begunElsewhere(people, 9, 8);
    const page = await openAs(anna, '/en/sheets', takingAlong);
    await page.getByRole('link', { name: /Danube Wasps.*9th match.*being written/ }).tap();
    await takenAlong(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('link', { name: 'Pass the phone over' }).tap();
    await beginDispute(page);
    await page.getByLabel('What is wrong').fill('You had twelve tarocks');
    const notYet = 'person and PIN are checked when the sheet is sent';
    await expect(page.getByRole('form', { name: 'Dispute the sheet' })).toContainText(notYet);
    await answerHere(page, 'Dispute the sheet', '111111');
    await expect(page.getByText('Tóth Csaba has disputed the sheet here.')).toContainText(notYet);
    await page.context().setOffline(false);
    await expect(page.getByRole('alert').getByText('What Tóth Csaba said on this phone was not taken.')).toBeVisible();
    const id = (await matchOfToday(world, 9))!;
    expect(await look(csaba, id)).toMatchObject({ state: 'SUBMITTED', confirmedBy: [] });
    await told(anna, 'MATCH_SEAL_REFUSED', id);
    await told(csaba, 'MATCH_SEAL_REFUSED', id);

    const form = page.getByRole('form', { name: 'Dispute the sheet' });
    await expect(form.getByLabel('Who are you?').locator('option:checked')).toHaveText('Tóth Csaba');
    await form.getByLabel('Your PIN').fill('222222');
    await form.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(form.getByRole('alert')).toContainText('It does not hold');
    await form.getByLabel('Your PIN').fill('212121');
    await form.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(page.getByText('Handed in, and disputed by Tóth Csaba on this phone.')).toBeVisible();
    const { dispute } = (await look(
      anna,
      id,
      graphql('query ($id: UUID!) { match(id: $id) { dispute { game line(language: EN) reason } } }'),
    ))!;
    expect(dispute).toMatchObject({ game: 2, line: 'tarocks of A' });
    expect(dispute!.reason).toContain('You had twelve tarocks');
    await world.database.query('UPDATE "account" SET "pin_hash" = NULL WHERE "id" = $1', [csaba.accountId]);
  });

  test('handed in otherwise from a second phone of the side are shown beside the first, and nothing is overwritten', async ({
    openAs,
    prepared: { world, people, anna, csaba, jury },
  }) => {
    await begunElsewhere(people, 4, 7);
    const row = /Danube Wasps.*7\sgames.*being written/;
    const [one, other] = [await openAs(anna, '/en/sheets'), await openAs(anna, '/en/sheets', takingAlong)];
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
    await expect(one.getByText('The office has it.')).toBeVisible();
    const first = (await matchOfToday(world, 4))!;

    await other.context().setOffline(false);
    await expect(
      other.getByText('Another phone of your side has handed in another sheet of this match.'),
    ).toBeVisible();
    const cells = other.getByRole('row', { name: /Game 8, A: tarocks/ }).getByRole('cell');
    expect(await cells.allInnerTexts()).toEqual(['11', '13']);
    expect(await look(anna, first)).toMatchObject({ state: 'SUBMITTED', revision: 1 });
    await other.getByRole('button', { name: 'Withdraw that one, hand in this' }).tap();
    await expect(other.getByText('The office has it.')).toBeVisible();
    expect(await look(anna, first)).toMatchObject({ state: 'WITHDRAWN' });
    const second = (await matchOfToday(world, 4))!;
    expect(second).not.toBe(first);

    // What counts stands in the list of the phone too, once the jury has ruled.
    const counted = async (): Promise<string> => {
      const { raw } = (await look(anna, second, graphql('query ($id: UUID!) { match(id: $id) { raw { a b } } }')))!;
      return `${raw.a}\\s:\\s${raw.b}`;
    };
    const onSheet = await counted();
    const match = (await look(anna, second))!;
    done(await move(csaba, 'disputeMatch', match, { reason: 'Game 8 was another' }));
    done(await rule(jury, match, { kind: 'POINTS', game: 8, points: { a: 90, b: 80 } }));
    done(await move(jury, 'approveMatch', match, { reason: 'Both remember it so' }));
    expect(await counted()).not.toBe(onSheet);
    await other.goto('/en/sheets');
    await expect(other.getByRole('link', { name: new RegExp(`8\\sgames.*${await counted()}`) })).toBeVisible();
  });

  test('are disputed line by line, until the jury has ruled', async ({ openAs, prepared: { people, csaba, jury } }) => {
    const match = await handedIn(people, `${year}-03-02`);
    const page = await openAs(csaba, '/en/sheets');
    await page.getByRole('region', { name: 'Sheets to confirm' }).locator(`a[href$="${match.id}"]`).tap();
    await beginDispute(page);
    const form = page.getByRole('form', { name: 'Dispute the sheet' });
    await form.getByLabel('What is wrong').fill('You had twelve tarocks');
    await form.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(page.getByText('Your answer has reached the office.')).toBeVisible();
    const { moves } = (await look(
      csaba,
      match.id,
      graphql('query ($id: UUID!) { match(id: $id) { moves { to game path reason } } }'),
    ))!;
    expect(moves.at(-1)).toEqual({
      to: 'DISPUTED',
      game: 2,
      path: 'record.games[1].sheet.A.tarocks',
      reason: 'You had twelve tarocks',
    });
    done(await rule(jury, match, { kind: 'POINTS', game: 2, points: { a: 90, b: 80 } }));
    done(await move(jury, 'approveMatch', match, { reason: 'Both remember it so' }));
    await page.goto(`/en/matches/${match.id}`);
    await awake(page);
    await expect(page.getByRole('heading', { name: 'Rulings of the jury' })).toBeVisible();
  });
});
