import { league } from '../support/league.js';
import { move, submit } from '../support/matches.js';
import { done, matchIn } from '../support/matches-in-states.js';
import { scoredSheet } from '../support/scored-sheets.js';
import { expect, inOffice } from './fixtures.js';

const test = inOffice(async () => {
  const opened = await league({ day: '2025-09-20' });
  await matchIn('approved', opened.people, { date: '2025-08-01' });
  const match = done(await submit(opened.people.a, scoredSheet(opened.people.teams, { date: '2025-09-11' })));
  return { ...opened, match };
});

test('the first page shows who is logged in the match that waits for them, with its score and without script, and nobody else', async ({
  read,
  prepared: { people, match },
}) => {
  const page = await read(people.b, '/en', { javaScriptEnabled: false });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing waits for you');
  const due = page.getByRole('region', { name: 'Confirm this match.' });
  await expect(due.locator('.points .loser')).toHaveCount(1);
  await expect(due.locator('.side.ahead')).toContainText('won');
  await due.getByRole('link', { name: 'Read the sheet' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/sheets/confirm/${match.id}$`));
  for (const other of [people.a, null]) {
    const theirs = await read(other, '/en', { javaScriptEnabled: false });
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(theirs.getByRole('region', { name: 'Confirm this match.' })).toHaveCount(0);
  }
});

test('the first page names what a reader has disputed among all that is due, with no score', async ({
  read,
  prepared: { people, match },
}) => {
  done(await move(people.b, 'confirmMatch', match));
  await matchIn('disputed', people);
  const page = await read(people.b, '/en', { javaScriptEnabled: false });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing waits for you');
  await expect(page.getByRole('link', { name: /^See the line You have disputed it/ })).toHaveCount(1);
  await expect(page.locator('.first-due .score')).toHaveCount(0);
});

test('the first page shows who is logged in where their team stands, what lies between it and the next, and nobody else', async ({
  read,
  prepared: { people },
}) => {
  const page = await read(people.a, '/en', { javaScriptEnabled: false });
  const [own, other] = people.teams;
  const standing = page.getByRole('region', { name: own.name });
  const table = await read(null, '/en/championship', { javaScriptEnabled: false });
  const pointsOf = async (team: string): Promise<number> =>
    Number(
      await table
        .locator('.standings tbody tr:not(.why)', { hasText: team })
        .locator('[data-column=points]')
        .innerText(),
    );
  const [points, theirs] = [await pointsOf(own.name), await pointsOf(other.name)];
  await expect(standing.locator('.decisive')).toHaveText(`${points} points`);
  await expect(standing.getByText(`${Math.abs(points - theirs)} point`)).toBeVisible();
  await expect(standing.getByText(/^up to \d+ matches$/)).toBeVisible();
  await standing.getByRole('link', { name: 'Table' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/championship/2025\\?open=${own.id}`));
  const theirPage = await read(null, '/en', { javaScriptEnabled: false });
  await expect(theirPage.getByRole('region', { name: own.name })).toHaveCount(0);
});
