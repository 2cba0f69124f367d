import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { expect, inOffice } from './fixtures.js';

/** What the fields of the desk say before anything is sent. */
const test = inOffice(async () => league({ day: '2025-11-20', teams: 2, otherYears: [2026] }));

test.use({ viewport: { width: 1366, height: 768 } });

test('a cup is announced with its usual last day only while that is not over', async ({
  openAs,
  prepared: { jury },
}) => {
  const late = await openAs(jury, '/en/jury/cup/2025');
  await expect(late.getByLabel('Last day of the entries').first()).toHaveValue('');
  const next = await openAs(jury, '/en/jury/cup/2026');
  await expect(next.getByLabel('Last day of the entries').first()).toHaveValue('2026-08-31');
});

test('how many points a ruling may set is said before, and at the field that has more', async ({
  openAs,
  prepared: { people },
}) => {
  const { id } = await matchIn('disputed', people);
  const page = await openAs(people.juror, `/en/jury/matches/${id}`);
  await page.getByRole('button', { name: 'Set the points of a game …' }).first().click();
  const form = page.getByRole('form', { name: 'Set the points of a game' });
  const field = form.getByLabel(/Danube Wasps/);
  await expect(field).toHaveAccessibleDescription('A whole number from 0 to 200.');
  await field.fill('500');
  await form.getByLabel('Reason').fill('All four remember it so');
  await expect(form.getByLabel('Reason')).toHaveAccessibleDescription('Everybody can read this.');
  await form.getByRole('button', { name: 'Set the points of a game' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/A whole number from 0 to 200\. A whole number from 0 to 200\./);
  await expect(page.getByRole('region', { name: 'Rulings' }).getByRole('listitem')).toHaveCount(1);
});

test('who reopens a match is told that everybody can read why', async ({ openAs, prepared: { people } }) => {
  const { id } = await matchIn('approved', people);
  const page = await openAs(people.juror, `/en/jury/matches/${id}`);
  await page.getByRole('button', { name: /^Reopen/ }).click();
  await expect(page.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription('Everybody can read this.');
});

test('teams of the year before can be carried over only where there are any', async ({
  openAs,
  prepared: { jury },
}) => {
  const none = await openAs(jury, '/en/jury/seasons/2025/teams');
  await expect(none.getByRole('link', { name: 'Danube Wasps' })).toBeVisible();
  await expect(none.getByRole('heading', { name: 'Teams of 2024' })).toHaveCount(0);
  const some = await openAs(jury, '/en/jury/seasons/2026/teams');
  await expect(some.getByText('Or carry those of the year before over.')).toBeVisible();
  await expect(some.getByRole('heading', { name: 'Teams of 2025' })).toBeVisible();
});
