import { readMatch, type ScoredGame, verifyMatch } from '@tarokk/rules';
import { newDay } from '../support/days.js';
import { league } from '../support/league.js';
import { submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { scoredSheet, withoutAnyGame } from '../support/scored-sheets.js';
import { violations, sideways } from './checks.js';
import { keptAtOffice } from './entering.js';
import { expect, inOffice, phone } from './fixtures.js';

const sheetIn = (opened: Awaited<ReturnType<typeof league>>) =>
  withoutAnyGame(scoredSheet(opened.people.teams, { seed: 32, date: newDay() }));

const test = inOffice(async () => {
  const opened = await league({ teams: 2 });
  const sheet = sheetIn(opened);
  const match = done(await submit(opened.people.a, sheet)).id;
  return { ...opened, match, sheet };
});

test.describe('a match of which only the sheet is there', () => {
  test('shows the jury a game that fits, said to be an example and not what was played', async ({
    openAs,
    prepared: { people, match, sheet },
  }) => {
    const page = await openAs(people.juror, `/en/jury/matches/${match}`);
    await page.locator('.games > li').first().locator('.folded').click();
    // It is worked out when the page is opened, and appears by itself.
    await page.getByRole('link', { name: 'Show a game that fits game 1', exact: true }).click();
    await expect(page.getByText('An example, and not what was played')).toBeVisible();
    await page.getByRole('link', { name: 'To the end' }).click();
    const read = readMatch(sheet.record);
    if (!read.ok) throw new Error('the sheet is in order');
    const first = read.value.games[0] as ScoredGame;
    const [a, b] = verifyMatch(read.value).games[0]!.score;
    await expect(page.locator('.sums')).toContainText(`A ${a.total}`);
    await expect(page.locator('.sums')).toContainText(`B ${b.total}`);
    const announced = first.sheet[0].lines.length + first.sheet[1].lines.length;
    await expect(page.locator('.verdicts > ul > li:not(:has(small:text("silent")))')).toHaveCount(announced);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the sheet' }).click();
    await expect(page).toHaveURL(/#game-1$/);
  });

  test('tells the jury where no game gives the sheet which lines exclude each other, and how that was found', async ({
    openAs,
    prepared: { people, match },
  }) => {
    const page = await openAs(people.juror, `/en/jury/matches/${match}`, phone);
    // It opens by itself: what cannot be is not looked for.
    const game = page.locator('#game-3');
    await expect(game.getByText('every deal and every play was excluded')).toBeVisible();
    await expect(game.getByText(/These cannot all be true of one game: A: .*, B: .*Falcon/)).toBeVisible();
    const findings = page.getByRole('region', { name: 'Findings' });
    await expect(findings.getByText('Note:')).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // Whoever looks at the queue sees it in the row of the match.
    await page.goto('/en/jury?queue=UNCONFIRMED');
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${match}"]`) });
    await expect(row.getByText('Note: 1 game cannot have been so.')).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('says nothing of it to the sides, who have no example either', async ({
    openAs,
    prepared: { people, match },
  }) => {
    const page = await openAs(people.a, `/en/matches/${match}`);
    await expect(page.getByRole('heading', { name: 'Eight games' })).toBeVisible();
    await expect(page.getByText('a game that fits')).toHaveCount(0);
  });
});

test.describe('a sheet while it is entered on a phone', () => {
  test('says in grey whether it could be so, after each line, and closes nothing', async ({
    openAs,
    prepared: { people, sheet },
  }) => {
    await keptAtOffice(people.a, people.teams[0], { ...sheet, date: newDay() });
    const page = await openAs(people.a, '/en/sheets', phone);
    await page.getByRole('link', { name: /being written/ }).tap();
    await expect(page).toHaveURL(/\/sheets\/[^/]+/);
    const address = /^.*\/sheets\/[^/]+/.exec(page.url())![0];
    const could = page.locator('.could-be');
    await page.goto(`${address}/game/1`);
    await expect(could).toHaveText('It could be so.');
    await page.goto(`${address}/game/3`);
    await expect(could).toHaveText('It cannot be so: no game gives all of this.');
    // It is no contradiction of the sheet, and the way on is open.
    await expect(page.locator('.state-of-game .impossible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Announcements' })).toBeEnabled();
  });
});
