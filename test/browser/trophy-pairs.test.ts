import { league } from '../support/league.js';
import { expect, inOffice, phone } from './fixtures.js';
import { sideways } from './checks.js';
import { languages } from './looks.js';
import { loadedScript, settled } from './pages.js';

const test = inOffice(() => league({ teams: 2 }));
const withoutScript = { javaScriptEnabled: false };

test.describe('which Schlemme and trophies can stand beside which', () => {
  test('is reached from the rules and from an announcement, without script too', async ({ read }) => {
    const page = await read(null, '/en/rules/royal-tarokk', withoutScript);
    await page.getByRole('link', { name: 'Which can stand beside which' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Which can stand beside which' })).toBeVisible();
    await expect(page.locator('.pair-names a')).toHaveCount(61);
    await page.goto('/en/announcements/trull');
    await page.getByRole('link', { name: 'What can stand beside it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What can stand beside Trull' })).toBeVisible();
    await expect(page.locator('.pair-table')).toHaveCount(2);
    await expect(page.locator('.pair-table tbody tr')).toHaveCount(122);
  });

  test('has an example to be followed for what is possible together, said to be one', async ({ read }) => {
    const page = await read(null, '/en/rules/pairs/trull', withoutScript);
    const opposing = page.getByRole('table').last();
    await opposing.getByRole('link', { name: 'Royal', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trull beside Royal' })).toBeVisible();
    await page.getByRole('link', { name: 'Show an example' }).first().click();
    await expect(page.getByText('Nobody played it.')).toBeVisible();
    await page.getByRole('link', { name: 'To the end' }).click();
    await page.waitForURL(/step=\d+$/);
    // Exactly these two, and both came to an end.
    await expect(page.locator('.verdicts > ul > li:not(.verdict-won:has(small:text("silent")))')).toHaveCount(2);
    await expect(page.locator('.verdicts .verdict-open')).toHaveCount(0);
  });

  test('has the reason for what is not: a rule of the auction, or what of each excludes the other', async ({
    read,
  }) => {
    const page = await read(null, '/en/rules/pairs/valat/misere', withoutScript);
    const opposing = page.getByRole('region', { name: 'Of the other party' });
    await expect(opposing.getByText('These exclude each other.').first()).toBeVisible();
    await expect(opposing.getByText('takes the first 10 tricks').first()).toBeVisible();
    await page.goto('/en/rules/pairs/trull/trull');
    await expect(page.getByText('Never both active: nobody announces the same twice.')).toBeVisible();
  });

  test('is not there of what is neither Schlemm nor trophy, nor a game of what is not possible', async ({
    prepared: { office },
  }) => {
    for (const path of ['lauer', 'constructor', 'trull/lauer', 'trull/trull/A-won-A-won', 'trull/royal/A-won'])
      expect((await fetch(`${office.url}/en/rules/pairs/${path}`)).status, path).toBe(404);
  });

  test('fits a phone in each language', async ({ read }) => {
    for (const language of languages) {
      const page = await read(null, `/${language}/rules/pairs/red-and-black`, phone);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
  });

  test('has a table that comes with no other page', async ({ open }) => {
    const rules = await open('/en/rules/royal-tarokk', phone);
    const before = loadedScript(rules);
    await rules.reload();
    await settled(rules);
    const without = before();
    await rules.goto('/en/rules/pairs/trull');
    await settled(rules);
    // The table itself, which is more than all that the rules load beside the libraries.
    expect(before() - without).toBeGreaterThan(100_000);
  });
});
