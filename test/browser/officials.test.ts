import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { expect, inOffice } from './fixtures.js';

const test = inOffice(async () => {
  const opened = await league({ year: 2025, teams: 2 });
  const admin = await opened.world.member({ admin: true, name: 'Erdélyi Nándor' });
  const match = (await matchIn('approved', opened.people)).id;
  for (const _ of [1, 2]) await matchIn('confirmed', opened.people);
  return { ...opened, admin, match };
});

/** What the server sends: nothing moves in a head that is there at once. */
const withoutScript = { javaScriptEnabled: false } as const;

test('59.9 the head of every page leads the jury to its desk, with what waits there, and admins to their pages', async ({
  openAs,
  prepared: { jury, admin },
}) => {
  for (const path of ['/en', '/en/championship', '/en/players']) {
    const page = await openAs(jury, path, withoutScript);
    const desk = page.getByRole('banner').getByRole('link', { name: /^Desk/ });
    await expect(desk).toHaveAttribute('href', '/en/jury');
    await expect(desk.locator('.due-number')).toHaveText('2');
  }
  const page = await openAs(admin, '/en/championship', withoutScript);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Administration' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Desk/ })).toHaveCount(0);
});

test('59.9 the page of a match opens it at the desk for the jury, and is for all others what it was', async ({
  open,
  openAs,
  prepared: { jury, people, match },
}) => {
  const page = await openAs(jury, `/en/matches/${match}`);
  await page.getByRole('link', { name: 'Open at the desk' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/jury/matches/${match}$`));
  for (const other of [await open(`/en/matches/${match}`), await openAs(people.a, `/en/matches/${match}`)]) {
    await expect(other.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(other.getByRole('link', { name: 'Open at the desk' })).toHaveCount(0);
    await expect(other.getByRole('banner').getByRole('link', { name: /^Desk/ })).toHaveCount(0);
  }
});

test('59.9 nobody is asked for an office who has not logged in', async ({ newWindow }) => {
  const page = await (await newWindow()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) asked.push(request.postData() ?? '');
  });
  await page.goto('/en/championship');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((body) => /juryDesk|query Viewer/.test(body))).toEqual([]);
});
