import { ask, graphql } from '../support/ask.js';
import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';

const year = new Date().getFullYear();
const test = inOffice(() => league({ year, teams: 4 }));

test.describe.configure({ mode: 'serial' });

const PLANNED = graphql(`query ($year: Int!) {
  plannedMatches(seasonYear: $year, first: 50) { nodes { date order } }
  teams(seasonYear: $year, first: 10) { nodes { name } }
}`);

test('59.12 the checklist leads to a list of the matches that are to be planned, and all of them are planned by one act', async ({
  openAs,
  prepared: { jury },
}) => {
  const names = (await ask(jury, PLANNED, { year })).teams.nodes.map(({ name }) => name);
  const rounds = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
  const lines = rounds.map(([a, b], index) => `${year}-12-${String(10 + index)}\t${a}\t${b}\tBástya Eszpresszó`);
  const page = await openAs(jury, `/en/jury/seasons/${year}`);
  const step = page.getByRole('listitem').filter({ hasText: 'Plan the matches' });
  await step.getByRole('link', { name: 'Read a list in' }).click();
  await page.getByLabel('Paste from a spreadsheet').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect(page.getByRole('row')).toHaveCount(rounds.length + 1);
  await page.getByRole('button', { name: `Plan ${rounds.length} matches` }).click();
  await expect(page.getByText(`Planned: ${rounds.length} matches.`)).toBeVisible();
  expect((await ask(jury, PLANNED, { year })).plannedMatches.nodes).toHaveLength(rounds.length);
  await page.getByRole('link', { name: 'To the checklist' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Matches are planned' })).toContainText(
    `${rounds.length} matches.`,
  );
});

test('59.11 every line that cannot be taken says why, and the good lines are planned', async ({
  openAs,
  prepared: { jury },
}) => {
  const page = await openAs(jury, `/hu/jury/seasons/${year}/schedule`);
  const lines = [
    'Nap;A;B;Helyszín',
    `${year}. 12. 27.;Danube Wasps;Óbudai Baglyok;Bástya`,
    `${year}. 12. 28.;Danube Wasps;Óbudai Bagjok;Bástya`,
    `${year}. 12. 29.;Danube Wasps;;Bástya`,
  ];
  await page.getByLabel('Beillesztés táblázatból').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Lista olvasása' }).click();
  await expect(page.getByText('4. sor: Egy mérkőzésnek két oldala van.')).toBeVisible();
  await expect(page.getByText('Talán Óbudai Baglyok?')).toBeVisible();
  await page.getByRole('button', { name: 'Ez a sor kimarad' }).click();
  await page.getByRole('button', { name: '1 mérkőzés betervezése' }).click();
  await expect(page.getByText('Betervezve: 1 mérkőzés.')).toBeVisible();
});
