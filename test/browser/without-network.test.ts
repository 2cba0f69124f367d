import { playCup } from '../support/season-events.js';
import { league } from '../support/league.js';
import { submit } from '../support/matches.js';
import { done, matchIn } from '../support/matches-in-states.js';
import { scoredSheet } from '../support/scored-sheets.js';
import { sideways, violations } from './checks.js';
import { begun, keptAtOffice } from './entering.js';
import { expect, inOffice, phone } from './fixtures.js';
import { awake } from './pages.js';
import { takenAlong } from './sheets-on-a-phone.js';

const year = new Date().getFullYear();

/** Issue 31, 15 and 17: what a phone has without a network, and what its owner has to do. */
const test = inOffice(async () => {
  const opened = await league({ year, teams: 2, otherYears: [year - 1] });
  await matchIn('approved', opened.people, { date: `${year}-02-01` });
  await playCup(opened.world, opened.jury, year - 1);
  return { ...opened, anna: opened.people.a, csaba: opened.people.b };
});

test.use(phone);

test('15 a visitor without a network is told so at every address, with the tables that were read last', async ({
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

test('15 a player without a network finds the sheets of the phone wherever the phone was opened', async ({
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

test('tables have their points, and the cup its bracket, though their pages were left at once (issue 52, 7)', async ({
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

test('the button of handing in says that it is sent as soon as there is a network (issue 52, 7)', async ({
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

test('17 the account page begins with what is due', async ({ openAs, prepared: { anna, csaba, teams } }) => {
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
