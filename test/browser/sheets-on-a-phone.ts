import { expect, type Locator, type Page } from '@playwright/test';
import { Random, randomMatch } from '@tarokk/rules';
import { type League, league } from '../support/league.js';
import { submit, type Shown } from '../support/matches.js';
import { done, type People } from '../support/matches-in-states.js';
import { sheetOf } from '../support/sheets.js';
import { keptAtOffice } from './entering.js';

/** The season that phones have, whose clock is that of the machine. */
export const year = new Date().getFullYear();
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Two teams of this year, the second of three players. */
export async function leagueOfThisYear(): Promise<League> {
  const opened = await league({ year, teams: 2 });
  const { world, teams } = opened;
  const third = await world.person('Ács Tibor');
  // Rows, since the api lets members join from today on, and the matches here are earlier.
  await world.database.query(
    `INSERT INTO "membership" ("season", "person_id", "team_id", "captain", "first_day") VALUES ($1, $2, $3, false, $4)`,
    [year, third.id, teams[1].id, `${year}-01-01`],
  );
  return opened;
}

/** Until everything that the pages need is on the phone. */
export async function takenAlong(page: Page): Promise<void> {
  await page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
    if (active.state === 'activated') done(); else active.addEventListener('statechange', () => done());
  }))`);
}

/** Begins a sheet of the first team against the second; answers with its address. */
export async function begin(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Begin a sheet' }).click();
  await page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' });
  await page.getByRole('button', { name: 'Begin a sheet' }).click();
  await page.getByRole('group', { name: 'Who deals first?' }).getByRole('button', { name: 'B Óbudai' }).click();
  await page.getByRole('link', { name: 'Day and place' }).click();
  await page.getByLabel('Place', { exact: true }).fill('Desperados Pub');
  await page.getByRole('link', { name: 'To the sheet' }).click();
  await expect(page.getByRole('heading', { name: 'Danube Wasps – Óbudai Baglyok' })).toBeVisible();
  return page.url();
}

/** An ordinary game: what A was dealt, one announcement, and who took the fifth trick first. */
export async function enter(
  tap: (what: Locator) => Promise<void>,
  page: Page,
  game: number,
  tarocks = 10 + (game % 4),
): Promise<void> {
  const chip = (group: RegExp, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  await tap(chip(/tarocks/, String(tarocks)));
  await tap(chip(/honours/, game % 2 === 0 ? 'both' : 'one'));
  await tap(chip(/XVIII/, game % 3 === 0 ? 'none' : 'XVII'));
  await tap(chip(/^Frequent/, 'Pagat Ultimo'));
  await tap(chip(/^Frequent/, 'Obscur'));
  await tap(page.getByRole('link', { name: game === 8 ? 'To the sheet' : `Game ${game + 1}` }));
}

/** A match that the first captain has handed in, sheet alone. */
export async function handedIn(people: People, date: string): Promise<Shown> {
  const record = { ...randomMatch(new Random(11), { scoredPercent: 100 }), date: null, venue: null };
  return done(await submit(people.a, sheetOf(people.teams, { date, record })));
}

/** A sheet that the first captain has begun on another phone, without its last games. */
export async function begunElsewhere(people: People, order: number, games: number): Promise<void> {
  const record = { ...randomMatch(new Random(11), { scoredPercent: 100 }), date: null, venue: null };
  const sheet = sheetOf(people.teams, { date: today(), order, record });
  const begun = { ...sheet, record: { ...sheet.record, games: sheet.record.games.slice(0, games) } };
  await keptAtOffice(people.a, people.teams[0], begun);
}

/** A sheet that the first captain has begun on another phone, whole, most of its games with their cards. */
export async function playedElsewhere(people: People, order: number): Promise<void> {
  const record = { ...randomMatch(new Random(12), { scoredPercent: 30 }), date: null, venue: null };
  await keptAtOffice(people.a, people.teams[0], sheetOf(people.teams, { date: today(), order, record }));
}
