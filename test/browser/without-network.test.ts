import type { Page } from '@playwright/test';
import { playCup } from '../support/season-events.js';
import { league } from '../support/league.js';
import { submit } from '../support/matches.js';
import { done, matchIn } from '../support/matches-in-states.js';
import { scoredSheet } from '../support/scored-sheets.js';
import { sideways, violations } from './checks.js';
import { begun, keptAtOffice } from './entering.js';
import { expect, inOffice, phone, takingAlong } from './fixtures.js';
import { awake } from './pages.js';
import { takenAlong } from './sheets-on-a-phone.js';

const year = new Date().getFullYear();

/** What a phone has without a network, and what its owner has to do. */
const test = inOffice(async () => {
  const opened = await league({ year, teams: 2, otherYears: [year - 1] });
  const approved = await matchIn('approved', opened.people, { date: `${year}-02-01` });
  const submitted = await matchIn('submitted', opened.people, { date: `${year}-02-02` });
  await playCup(opened.world, opened.jury, year - 1);
  return { ...opened, anna: opened.people.a, csaba: opened.people.b, approved, submitted };
});

test.use({ ...phone, ...takingAlong });

test('a visitor without a network is told so at every address, with the tables that were read last', async ({
  open,
  complaints,
}) => {
  // Typefaces are not taken along for visitors: the page stands in one of the phone's own.
  complaints.allow(/ERR_FAILED/);
  const page = await open(`/en/championship/${year}`);
  await expect(page.getByRole('table').first()).toContainText('Danube Wasps');
  await expect.poll(() => page.evaluate(`localStorage.getItem('last-tables')`)).toContain('Danube Wasps');
  await takenAlong(page);
  await page.context().setOffline(true);
  for (const address of [`/en/matches`, '/hu/trophies', '/en/no/such/page']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      address.startsWith('/hu') ? 'Nincs hálózat' : 'No network',
    );
  }
  await awake(page);
  await expect(page.getByRole('table')).toContainText('Danube Wasps');
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.goto('/en/trophies');
  await page.context().setOffline(true);
  await page.goto('/en/championship');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try the page again' }).tap();
  await expect(page).toHaveURL(new RegExp(`/en/championship/${year}`));
});

test('a page that is open when the network goes says so, and no more when it is there again', async ({ open }) => {
  const page = await open(`/en/championship/${year}`);
  await awake(page);
  const notice = page.getByText(/^No network since \d\d:\d\d\./);
  await expect(notice).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('a player without a network finds the sheets of the phone wherever the phone was opened', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets');
  await takenAlong(page);
  await begun(page);
  await page.context().setOffline(true);
  await page.goto('/en/cup');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Sheets on this phone' })
    .getByRole('link', { name: /Danube Wasps/ })
    .tap();
  await expect(page.getByRole('heading', { name: 'Danube Wasps – Óbudai Baglyok' })).toBeVisible();
});

test('tables have their points, and the cup its bracket, though their pages were left at once', async ({
  open,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const page = await open(`/en/championship/${year}`);
  await takenAlong(page);
  await page.evaluate(`localStorage.clear()`);
  await page.goto(`/en/championship/${year}`);
  await expect(page.getByRole('table').first()).toContainText('Danube Wasps');
  const points = await page
    .getByRole('row', { name: /Danube Wasps/ })
    .locator('td')
    .last()
    .innerText();
  expect(points).toMatch(/^\d/);
  // Nobody waits: what is seen is kept.
  await awake(page);
  await page.goto(`/en/cup/${year - 1}`);
  await expect(page.locator('.bracket')).toBeVisible();
  await awake(page);
  await page.context().setOffline(true);
  await page.goto('/en/matches');
  await awake(page);
  const table = page.getByRole('table', { name: /championship/i });
  await expect(table.getByRole('columnheader', { name: 'Points' })).toBeVisible();
  await expect(table.getByRole('row', { name: /Danube Wasps/ })).toContainText(points.split(/\s/)[0]!);
  const bracket = page.getByRole('table', { name: /cup/i });
  await expect(bracket.getByRole('row', { name: /Aquincum|Vizsla|Két Pagát/ }).first()).toContainText(/–/);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('the button of handing in says that it is sent as soon as there is a network', async ({
  openAs,
  prepared: { anna, teams },
}) => {
  await keptAtOffice(anna, teams[0], scoredSheet(teams, { date: new Date().toISOString().slice(0, 10), order: 4 }));
  const page = await openAs(anna, '/en/sheets');
  await page.getByRole('link', { name: /Danube Wasps.*4th match/ }).tap();
  await takenAlong(page);
  await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
  await expect(page.getByRole('button', { name: 'Hand the sheet in', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  const later = page.getByRole('button', { name: 'Hand the sheet in is sent as soon as there is a network' });
  await expect(later).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(later).toHaveCount(0);
});

test('the account page begins with what is due', async ({ openAs, prepared: { anna, csaba, teams } }) => {
  done(await submit(csaba, scoredSheet(teams, { date: `${year}-03-04`, seed: 21 })));
  const page = await openAs(anna, '/en/sheets');
  await begun(page);
  await page.goto('/en/account');
  await awake(page);
  const headings = page.locator('main h2');
  await expect(headings.first()).toHaveText('What is due');
  const due = page.getByRole('region', { name: 'What is due' });
  await expect(due).toContainText('Confirm this match.');
  await due.getByRole('link', { name: /Go on with your sheet: game 1/ }).tap();
  await expect(page.getByRole('heading', { name: /^Game 1/ })).toBeVisible();
  await page.goto('/en/account');
  await awake(page);
  await due.getByRole('link', { name: /Confirm this match/ }).tap();
  await expect(page.getByRole('heading', { name: 'Confirm the sheet' })).toBeVisible();
});

async function toAnnouncements(page: Page): Promise<void> {
  await page.locator('header summary').tap();
  await page.getByRole('navigation').getByRole('link', { name: 'Announcements', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
}

/** Addresses of the pages that this device keeps, without the files that they need. */
const keptPages = (page: Page): Promise<unknown> =>
  page.evaluate(`caches.open('office-pages').then((cache) => cache.keys())
    .then((all) => all.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/assets/')).sort())`);

test('rules, announcements and public matches read lately open without a network, others do not', async ({
  open,
  complaints,
  prepared: { approved },
}) => {
  // The page that is open when a link is tapped says once that it could ask for nothing.
  complaints.allow(/ERR_FAILED|Unreachable: no answer/);
  const page = await open('/en/rules/royal-tarokk');
  await takenAlong(page);
  // By a link, so that only the page knows that it was read.
  await toAnnouncements(page);
  await page.goto(`/en/matches/${approved.id}`);
  await awake(page);
  await expect
    .poll(() => keptPages(page))
    .toEqual(['/en/announcements', `/en/matches/${approved.id}`, '/en/rules/royal-tarokk']);
  await page.context().setOffline(true);
  for (const [address, heading] of [
    [`/en/matches/${approved.id}`, /Danube Wasps/],
    ['/en/announcements', '66 announcements'],
    ['/en/rules/royal-tarokk', /Royal Tarokk/],
  ] as const) {
    await page.goto(address);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('The office cannot be reached. This page is shown as it was on')).toBeVisible();
  }
  await page.goto('/en/rules/names');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No network');
  await awake(page);
  const pages = page.getByRole('region', { name: 'Pages that open without a network' });
  await expect(pages.getByRole('link')).toHaveCount(3);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await pages.getByRole('link', { name: /Danube Wasps/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Danube Wasps/);
  // By a link as well, though the page that is open cannot ask for the other.
  await awake(page);
  await toAnnouncements(page);
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('The office cannot be reached.')).toHaveCount(0);
});

test('what is kept of pages is what an anonymous reader gets', async ({
  openAs,
  complaints,
  prepared: { anna, approved, submitted },
}) => {
  // What the public does not see yet is asked for once as an anonymous reader would, and not found.
  complaints.allow(/404/);
  const page = await openAs(anna, `/en/matches/${submitted.id}`);
  await takenAlong(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Danube Wasps/);
  await page.goto(`/en/matches/${approved.id}`);
  await awake(page);
  expect(await page.locator('#handover').textContent()).toContain('"isLoggedIn":true');
  await expect.poll(() => keptPages(page)).toEqual([`/en/matches/${approved.id}`]);
  const html = await page.evaluate(`caches.match('/en/matches/${approved.id}').then((kept) => kept.text())`);
  expect(html).toContain('"isLoggedIn":false');
});

test('who logs out leaves no sheet on the phone, and is asked first where one was not sent', async ({
  openAs,
  complaints,
  prepared: { anna },
}) => {
  complaints.allow(/ERR_FAILED/);
  const page = await openAs(anna, '/en/sheets');
  await takenAlong(page);
  // The office does not get it.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation SaveDraft') ? route.abort() : route.continue(),
  );
  await begun(page);
  const own = `new Promise((done) => { indexedDB.open('office-sheets').onsuccess = ({ target: { result } }) => {
    const all = result.transaction(['drafts', 'directories']);
    const counts = ['drafts', 'directories'].map((name) => all.objectStore(name).count());
    all.oncomplete = () => { result.close(); done(counts.map(({ result }) => result)); };
  }; })`;
  await page.goto('/en/account');
  await awake(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).tap();
  const asking = page.getByRole('group', { name: '1 sheet is on this phone alone' });
  await expect(asking).toContainText('Logging out deletes it.');
  expect(await violations(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Stay logged in' }).tap();
  await expect(asking).toHaveCount(0);
  // Beside it are those of the office.
  expect(await page.evaluate(own)).not.toContain(0);
  await page.getByRole('button', { name: 'Log out', exact: true }).tap();
  await asking.getByRole('button', { name: 'Log out and delete it' }).tap();
  await expect(page).toHaveURL(/\/en$/);
  await awake(page);
  expect(await page.evaluate(own)).toEqual([0, 0]);
});
