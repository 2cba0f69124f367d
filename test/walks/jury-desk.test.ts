import type { Page } from '@playwright/test';
import { move, submit } from '../support/matches.js';
import { done, matchIn } from '../support/matches-in-states.js';
import { sheetOf } from '../support/sheets.js';
import { league } from '../support/league.js';
import { expect, inOffice } from '../browser/fixtures.js';

const test = inOffice(() => league({ teams: 2 }));

test.describe('the desk of the jury', () => {
  const decide = async (page: Page, decision: string, reason?: string): Promise<void> => {
    const panel = page.locator('.decide');
    await panel.getByRole('button', { name: `${decision} …` }).click();
    if (reason !== undefined) await panel.getByLabel('Reason', { exact: true }).fill(reason);
    await panel.getByRole('button', { name: decision, exact: true }).click();
  };

  const places = (page: Page): Promise<string[]> => page.locator('td[data-column="matches"]').allInnerTexts();

  test('returns a sheet with a reason and approves its correction after the consequences; the public table changes without reload in a second window', async ({
    open,
    openAs,
    prepared: { world, jury, people },
  }) => {
    test.slow();
    const match = await matchIn('confirmed', people, { seed: 7 });
    const table = await open(`/en/championship/2025`);
    await expect(table.getByText('Changes appear here by themselves')).toBeVisible();
    await table.evaluate('window.stillHere = true');
    expect(await places(table)).toEqual(['0', '0']);

    const page = await openAs(jury, '/en/jury');
    await page.getByRole('link', { name: /Danube Wasps – Óbudai Baglyok/ }).click();
    await expect(page.getByRole('heading', { name: 'Eight games' })).toBeVisible();
    await decide(page, 'Give the sheet back', 'Game 2 was dealt by the other pair');
    await expect(page.getByText('The sheet is given back; the sides are told why.')).toBeVisible();
    await expect(page.getByText('Game 2 was dealt by the other pair')).toBeVisible();

    // The sides correct it: another play of the same match, confirmed anew.
    const { date } = (
      await world.database.query<{ date: string }>('SELECT "date"::text FROM "match" WHERE "id" = $1', [match.id])
    ).rows[0]!;
    const corrected = done(
      await submit(people.a, sheetOf(people.teams, { date, seed: 8 }), { matchId: match.id, requestRuling: true }),
    );
    done(await move(people.b, 'confirmMatch', corrected));
    const approve = page.locator('.decide').getByRole('button', { name: 'Approve the match …' });
    await expect(approve).toBeVisible();

    await page.getByRole('link', { name: 'Compare revision 1 with the present one' }).click();
    await expect(page.locator('.comparison del').first()).toBeVisible();
    expect(await page.locator('.comparison ins').count()).toBeGreaterThan(0);
    await expect(page).toHaveURL(/compare=1/);

    await approve.click();
    const changes = page.locator('.consequences');
    await expect(changes.locator('.changes')).toBeVisible();
    await expect(changes.locator('.changes')).toContainText('Danube Wasps');
    expect(await places(table)).toEqual(['0', '0']);
    await changes.getByRole('button', { name: 'Approve the match', exact: true }).click();
    await expect(page.getByText('The match is approved, and counts.')).toBeVisible();

    await expect.poll(() => places(table)).toEqual(['1', '1']);
    expect(await table.evaluate('window.stillHere')).toBe(true);
  });
});
