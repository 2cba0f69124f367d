import type { Locator, Page } from '@playwright/test';
import type { Given } from '../support/given.js';
import { league } from '../support/league.js';
import { look } from '../support/matches.js';
import { rewritten, scoredSheet } from '../support/scored-sheets.js';
import { givePin } from '../support/sealed-answers.js';
import { at, begun, chip, keptAtOffice } from './entering.js';
import { expect, inOffice, phone, takingAlong } from './fixtures.js';
import { awake } from './pages.js';
import { takenAlong } from './sheets-on-a-phone.js';

const year = new Date().getFullYear();
const today = (): string => new Date().toISOString().slice(0, 10);
const PIN = '212121';

/** What is handed in, and what is said of it. */
const test = inOffice(async () => {
  const opened = await league({ year, teams: 2 });
  await givePin(opened.world, opened.people.b, PIN);
  return { ...opened, anna: opened.people.a, csaba: opened.people.b };
});

test.use(phone);

/** The row of the sheet of one match of the day, in the list of sheets. */
const row = (page: Page, nth: string) => page.getByRole('link', { name: new RegExp(`Danube Wasps.*${nth} match`) });

const matchOfToday = async ({ database }: Given, order: number): Promise<string | undefined> => {
  const { rows } = await database.query<{ id: string }>(
    `SELECT "id" FROM "match" WHERE "date" = $1::date AND "order" = $2 AND "state" <> 'withdrawn'`,
    [today(), order],
  );
  return rows[0]?.id;
};

const confirmHere = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Confirm the sheet' });
  await form.getByLabel('Who are you?').selectOption({ label: 'Tóth Csaba' });
  await form.getByLabel('Your PIN').fill(PIN);
  await form.getByRole('button', { name: 'Confirm the sheet' }).tap();
};

test('the second sheet of an evening has the next number, and lists tell the two apart', async ({
  openAs,
  prepared: { anna, teams },
}) => {
  await keptAtOffice(anna, teams[0], scoredSheet(teams, { date: today() }));
  const page = await openAs(anna, '/en/sheets');
  await expect(row(page, '1st')).toBeVisible();
  await page.getByRole('link', { name: 'Begin a sheet' }).click();
  await page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' });
  await expect(page.getByRole('link', { name: '1st match, being written' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin a sheet' }).click();
  await at(page, '/en/sheets');
  await expect(row(page, '2nd')).toContainText(/begun \d+:\d\d/);
  await expect(row(page, '1st')).toBeVisible();
});

test('a PIN given on this phone holds when number or place are changed, and the phone says when it falls', async ({
  openAs,
  prepared: { world, anna, csaba, teams },
}) => {
  await keptAtOffice(anna, teams[0], scoredSheet(teams, { date: today(), order: 3, seed: 12 }));
  const page = await openAs(anna, '/en/sheets', takingAlong);
  await row(page, '3rd').tap();
  const address = page.url();
  await takenAlong(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
  await page.getByRole('link', { name: 'Pass the phone over' }).tap();
  await confirmHere(page);
  await expect(page.getByText('Tóth Csaba has confirmed the sheet here.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).tap();

  // A game is another thing than its number: it is said at once, and one tap takes it back.
  await page.getByRole('link', { name: 'To the sheet' }).tap();
  await page.getByRole('link', { name: 'Open game 2' }).tap();
  await page.getByRole('button', { name: 'Change Honours' }).tap();
  const pressed = await chip(page, /honours/, 'one').getAttribute('aria-pressed');
  await chip(page, /honours/, pressed === 'true' ? 'none' : 'one').tap();
  await expect(page.getByRole('alert')).toContainText('What Tóth Csaba confirmed is no longer what stands here.');
  await page.getByRole('button', { name: 'Undo the change' }).tap();
  await expect(page.getByText('is no longer what stands here')).toHaveCount(0);

  await page.getByRole('link', { name: 'To the sheet' }).tap();
  await page.getByRole('link', { name: 'Day and place' }).tap();
  await page.getByLabel('Which match of the two sides').selectOption({ label: '4.' });
  await page.getByLabel('Place', { exact: true }).fill('Desperados Pub');
  await expect(page.getByText('is no longer what stands here')).toHaveCount(0);
  await page.context().setOffline(false);
  await at(page, `${address}/hand-in`);
  await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
  await expect(page.getByText('Handed in, and confirmed by Tóth Csaba on this phone.')).toBeVisible();
  const id = (await matchOfToday(world, 4))!;
  expect(await look(csaba, id)).toMatchObject({ state: 'CONFIRMED', confirmedBy: ['B'] });
});

test('what the office would not take is named with its game before it is sent; one tap leads there, one back', async ({
  openAs,
  prepared: { anna, teams },
}) => {
  // A party with five tarocks: one of its players would have less than three, and no such deal is played (1.4).
  const wrong = rewritten(scoredSheet(teams, { date: today(), order: 5, seed: 13 }), 3, ({ sheet }) => {
    [sheet.A.tarocks, sheet.B.tarocks] = [5, 17];
  });
  await keptAtOffice(anna, teams[0], wrong);
  const page = await openAs(anna, '/en/sheets');
  await row(page, '5th').tap();
  await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
  const found = page.getByRole('alert').filter({ hasText: 'The office would not take it like this:' });
  await expect(found).toContainText('Game 3');
  await expect(found.locator('li > span')).toHaveText(/^\p{Lu}/u);
  await standsAtTheEdge(found.getByRole('listitem').first());
  await expect(page.getByText('Everything is there')).toHaveCount(0);
  await page.getByRole('link', { name: 'Game 3: correct it' }).tap();
  await expect(page.getByRole('heading', { name: /^Game 3/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to handing in' }).tap();
  await expect(found).toBeVisible();
  // It may have happened so: then the jury is asked. Words of two lines stay beside their box.
  await page.setViewportSize({ width: 320, height: 568 });
  const [box, words] = [page.locator('.tick input'), page.locator('.tick span')];
  expect((await words.boundingBox())!.height).toBeGreaterThan((await box.boundingBox())!.height);
  expect((await words.boundingBox())!.x).toBeGreaterThan((await box.boundingBox())!.x);
  await page.getByLabel('It happened like this').check();
  await expect(page.getByRole('button', { name: 'Hand the sheet in' })).toBeEnabled();
});

test('a refused sheet says why with game and line, its main button helps, and it is on the second phone', async ({
  openAs,
  prepared: { world, anna, teams },
}) => {
  // Both parties have taken the last trick with the Pagat: one of the two lines is wrong.
  const sheet = scoredSheet(teams, { date: today(), order: 6, seed: 14 });
  const wrong = rewritten(sheet, 2, ({ sheet: { A, B } }) => {
    A.announcements = [{ announce: 'ultimo', card: 'T1', by: 'collector', result: 'won' }];
    B.announcements = [{ announce: 'ultimo', card: 'T1', by: 'interceptor', result: 'won' }];
    [A.contras, B.contras, A.silent, B.silent] = [[], [], ['obscur'], []];
  });
  await world.venue('Corner Café');
  await keptAtOffice(anna, teams[0], wrong);
  const page = await openAs(anna, '/en/sheets');
  await row(page, '6th').tap();
  const address = page.url();
  await expect(page.getByText('Kept on this phone and at the office.')).toBeVisible();
  // The pages of before did not check it; what they kept is sent by those of today, and the office says what it is.
  await waitsToBeSent(page);
  await at(page, address);
  const alert = page.getByRole('alert').filter({ hasText: 'The office has not taken it yet' });
  await expect(alert).toContainText('Game 2: these cannot all be true of one game: A: Pagat Ultimo, B: Pagat Ultimo');
  await standsAtTheEdge(alert.getByRole('listitem').first());
  await expect(page.getByText('Kept on this phone and at the office.')).toBeVisible();
  expect(await matchOfToday(world, 6)).toBeUndefined();
  await at(page, '/en/sheets');
  await expect(row(page, '6th')).toContainText('needs your answer');

  // The second phone has it too, checks it as the office does, and leads to the same game.
  const second = await openAs(anna, '/en/sheets');
  await expect(row(second, '6th')).toContainText('being written');
  await row(second, '6th').tap();
  await expect(second.getByText('Corner Café').first()).toBeVisible();
  await second.getByRole('link', { name: 'Hand the sheet in' }).tap();
  await expect(second.getByRole('alert').filter({ hasText: 'The office would not take it' })).toContainText('Game 2');

  // It may have happened so: the way to say that is on the first phone's page too.
  await row(page, '6th').tap();
  await page.getByRole('link', { name: 'Answer the office' }).tap();
  await expect(page.getByLabel('It happened like this')).toBeVisible();
  await at(page, '/en/sheets');

  // On the first phone one tap leads to the game, where the clashing lines stand with what mends each.
  await row(page, '6th').tap();
  const main = page.locator('.bar .main');
  await expect(main).toHaveText('Game 2: correct it');
  await main.tap();
  const clash = page.locator('.impossible');
  await expect(clash).toContainText('Pagat Ultimo');
  await clash
    .getByRole('button', { name: /^Remove/ })
    .last()
    .tap();
  await expect(page.locator('.impossible')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to handing in' }).tap();
  await expect(page.getByText('Everything is there')).toBeVisible();
  await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
  await expect(page.getByText('The office has it.')).toBeVisible();
  expect(await matchOfToday(world, 6)).toBeDefined();
});

/** A reason and the way to what it is about begin at the same edge, the one right below the other. */
const standsAtTheEdge = async (reason: Locator): Promise<void> => {
  const [words, way] = [await reason.locator('span').boundingBox(), await reason.getByRole('link').boundingBox()];
  expect(way!.x).toBeCloseTo(words!.x, 0);
  expect((await reason.boundingBox())!.height).toBeLessThan(words!.height + way!.height + 40);
};

/**
 * As a sheet that somebody handed in without a network: what is kept of it on this phone, whole or not, with a place that the
 * office does not know yet.
 */
const waitsToBeSent = async (page: Page): Promise<void> => {
  await page.evaluate(`new Promise((done) => {
    const opening = indexedDB.open('office-sheets');
    opening.onsuccess = () => {
      const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
      const getting = store.get(location.pathname.split('/').at(-1));
      getting.onsuccess = () => {
        const handing = { key: crypto.randomUUID().replaceAll('-', ''), remarks: [], requestRuling: false, dispute: null };
        const state = { ...getting.result.state, venue: { ...getting.result.state.venue, name: 'Corner Café' } };
        store.put({ ...getting.result, state, unsaved: true, handing }).onsuccess = () => done();
      };
    };
  })`);
};

test('that the office keeps a sheet is said when it does, and not before', async ({
  openAs,
  complaints,
  prepared: { anna },
}) => {
  complaints.allow(/502/);
  const page = await openAs(anna, '/en/sheets');
  let isDown = true;
  await page
    .context()
    .route('**/graphql', (route) =>
      isDown && route.request().postData()?.includes('saveDraft') === true
        ? route.fulfill({ status: 502 })
        : route.continue(),
    );
  const address = await begun(page);
  await at(page, address);
  await expect(page.getByText('Kept on this phone only.')).toBeVisible();
  await expect(page.getByText('Kept on this phone and at the office.')).toHaveCount(0);
  isDown = false;
  await expect(page.getByText('Kept on this phone and at the office.')).toBeVisible();

  // What was changed since is not there yet.
  isDown = true;
  await page.getByRole('link', { name: 'Day and place' }).tap();
  await page.getByLabel('Place', { exact: true }).fill('Desperados Pub');
  await page.getByRole('link', { name: 'To the sheet' }).tap();
  await expect(page.getByText('Kept on this phone only.')).toBeVisible();
});

test('the code on the printed sheet of a draft opens it on another phone of the side', async ({
  openAs,
  prepared: { anna, teams, world },
}) => {
  await keptAtOffice(anna, teams[0], scoredSheet(teams, { date: today(), order: 12 }));
  const page = await openAs(anna, '/en/sheets');
  await row(page, '12th').tap();
  await expect(page.getByText('Kept on this phone and at the office.')).toBeVisible();
  const printed = await page.getByRole('link', { name: 'Blank sheet for a pen (PDF)' }).getAttribute('href');
  const id = new URL(printed!, 'http://office').searchParams.get('draft')!;
  const third = await world.member({ name: 'Ács Tibor' });
  // Rows, since the api lets members join from today on, and the matches here are earlier.
  await world.database.query(
    `INSERT INTO "membership" ("season", "person_id", "team_id", "captain", "first_day") VALUES ($1, $2, $3, false, $4)`,
    [year, third.id, teams[0].id, `${year}-01-01`],
  );
  const other = await openAs(third, `/en/sheets/${id}`);
  await expect(other.getByRole('heading', { name: 'Danube Wasps – Óbudai Baglyok' })).toBeVisible();
  await other.getByRole('link', { name: 'Open game 2' }).tap();
  await expect(other.getByRole('heading', { name: /^Game 2/ })).toBeVisible();
});

test('while the office is down a sheet tries again by itself; then the page begins with what happens next', async ({
  openAs,
  complaints,
  prepared: { world, anna, teams },
}) => {
  complaints.allow(/502/);
  await keptAtOffice(anna, teams[0], scoredSheet(teams, { date: today(), order: 8, seed: 15 }));
  const page = await openAs(anna, '/en/sheets');
  await row(page, '8th').tap();
  let isDown = true;
  await page.context().route('**/graphql', (route) => (isDown ? route.fulfill({ status: 502 }) : route.continue()));
  await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
  await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
  await expect(
    page.getByText('The office does not answer at the moment. This phone tries again by itself'),
  ).toBeVisible();
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  isDown = false;
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeInViewport();
  expect(await page.evaluate('scrollY')).toBe(0);
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText('Óbudai Baglyok looks at the sheet and confirms it');
  await expect(next).toContainText('if they stay silent, the jury can confirm the sheet in their place');
  await expect(next).toContainText(`before the season ${year} is closed`);
  expect(await matchOfToday(world, 8)).toBeDefined();
  await awake(page);
});

test('while the disk of the office is full a sheet waits, and tries again by itself', async ({
  openAs,
  prepared: { world, anna, teams },
}) => {
  await keptAtOffice(anna, teams[0], scoredSheet(teams, { date: today(), order: 9, seed: 16 }));
  const page = await openAs(anna, '/en/sheets');
  await row(page, '9th').tap();
  let isFull = true;
  const refused = { code: 'WRITE_NO_ROOM', path: '', rule: null, message: 'The office has no room' };
  await page
    .context()
    .route('**/graphql', (route) =>
      isFull && route.request().postData()?.includes('submitSheet') === true
        ? route.fulfill({ json: { data: { submitSheet: { __typename: 'Refused', problems: [refused] } } } })
        : route.continue(),
    );
  await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
  await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
  await expect(page.getByText('The office has no room at the moment and takes nothing.')).toBeVisible();
  await expect(page.getByText('The office has not taken it yet')).toHaveCount(0);
  isFull = false;
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  expect(await matchOfToday(world, 9)).toBeDefined();
});

test('a page that is older than the office says so at its sheet and sends the others; loaded again, it is sent', async ({
  openAs,
  complaints,
  prepared: { world, anna, teams },
}) => {
  complaints.allow(/400/);
  await keptAtOffice(anna, teams[0], scoredSheet(teams, { date: today(), order: 10, seed: 17 }));
  await keptAtOffice(anna, teams[0], scoredSheet(teams, { date: today(), order: 11, seed: 18 }));
  const page = await openAs(anna, '/en/sheets');
  let isOld = true;
  const failed = { message: 'Cannot query field "outcome"', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } };
  await page.context().route('**/graphql', (route) => {
    const sent = route.request().postData() ?? '';
    return isOld && sent.includes('submitSheet') && sent.includes('"order":10')
      ? route.fulfill({ status: 400, json: { data: null, errors: [failed] } })
      : route.continue();
  });
  await row(page, '10th').tap();
  await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
  await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
  await expect(page.getByText('This page is older than the office')).toBeVisible();
  await expect(page.getByText('Cannot query field')).toHaveCount(0);
  const old = page.url();
  await at(page, '/en/sheets');
  await row(page, '11th').tap();
  await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
  await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  expect(await matchOfToday(world, 11)).toBeDefined();
  await at(page, old);
  await expect(page.getByText('This page is older than the office')).toBeVisible();
  isOld = false;
  await page.getByRole('button', { name: 'Load the page again' }).tap();
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  expect(await matchOfToday(world, 10)).toBeDefined();
});
