import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tarokk/rules';
import { league } from '../support/league.js';
import { projectRoot } from '../support/project.js';
import { expect, inOffice } from './fixtures.js';

const test = inOffice(() => league({ teams: 2 }));
const withoutScript = { javaScriptEnabled: false };

test.describe('the rules as a book', () => {
  test('have chapters that lead to their clauses, and stay at the address of a clause', async ({ read }) => {
    const page = await read(null, '/en/rules/royal-tarokk', withoutScript);
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Play 3', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/rules\/royal-tarokk#3$/);
    const ways = await page.getByRole('main').getByRole('navigation').all();
    expect(await Promise.all(ways.map((each) => each.getAttribute('aria-label')))).toEqual(['Sections', 'Documents']);
    await page.goto('/en/rules/royal-tarokk#2.6');
    await expect(page.locator('[id="2.6"]')).toBeInViewport();
  });

  test('say the binding document word for word, and mark as such what explains it', async ({ read }) => {
    const page = await read(null, '/hu/rules/royal-tarokk', withoutScript);
    await page.getByText('Programozóknak').click();
    const binding = await page.locator('.rules [lang="en"]').allInnerTexts();
    const words = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const document = readFileSync(join(projectRoot, 'docs/rules/royal-tarokk.md'), 'utf8').replace(/^# .*\n/, '');
    expect(words(binding.join('\n'))).toEqual(words(document));
    const examples = page.locator('.rules .rule-example');
    expect(await examples.count()).toBeGreaterThan(15);
    for (const each of await examples.locator('p:first-child').allInnerTexts()) {
      expect(each).toMatch(/^(?:Példa, nem része a szabályoknak|Egyszerű szavakkal)$/);
    }
  });

  for (const language of languages)
    test(`have an example in drawn cards behind a clause, and lead to the announcements of a table: ${language}`, async ({
      read,
    }) => {
      const page = await read(null, `/${language}/rules/royal-tarokk`, withoutScript);
      const clause = page.locator('section').filter({ has: page.locator('[id="3.1"]') });
      await expect(clause.locator('.in-order')).toHaveCount(2);
      await expect(clause.locator('.in-order .takes')).toHaveCount(2);
      const table = page.locator('section').filter({ has: page.locator('[id="4.6"]') });
      await table.getByRole('link', { name: /^Ultim[oó]$/ }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/announcements/ultimo$`));
    });

  test('find within: the clauses with all words that are sought, without script too', async ({ read }) => {
    const page = await read(null, '/en/rules/royal-tarokk', withoutScript);
    await page.getByLabel('Find in this document').fill('recontra');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(/^1 place with “recontra”\./);
    await expect(page.locator('.rules .number')).toHaveText(['2.5']);
    await page.getByRole('link', { name: 'The whole document' }).click();
    expect(await page.locator('.rules .number').count()).toBeGreaterThan(10);
  });
});
