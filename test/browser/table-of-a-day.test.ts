import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { expect, inOffice } from './fixtures.js';

/** A table of a day gone by says its day wherever it is read or passed on. */
const test = inOffice(async () => {
  const opened = await league({ day: '2025-11-20', teams: 2 });
  await matchIn('approved', opened.people, { date: '2025-05-03' });
  return opened;
});

for (const [language, day] of [
  ['en', '30 Jun 2025'],
  ['de', '30.06.2025'],
  ['hu', '2025. jún. 30.'],
] as const)
  test(`the day of a table stands in its heading, title, description and print in ${language}`, async ({ open }) => {
    for (const path of ['championship', 'free-championship']) {
      const page = await open(`/${language}/${path}/2025?asOf=2025-06-30`);
      const heading = page.getByRole('heading', { level: 1 });
      // Where a long word may be divided is said in the heading alone.
      const named = (await heading.innerText()).replaceAll('\u00ad', '');
      expect(named.replaceAll('\u00a0', ' ')).toContain(day);
      expect(await page.title()).toContain(named);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        new RegExp(day.replaceAll('.', '\\.').replaceAll(' ', '\\s')),
      );
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', named);
      await page.emulateMedia({ media: 'print' });
      await expect(heading).toBeVisible();
    }
    const now = await open(`/${language}/championship/2025`);
    expect(await now.getByRole('heading', { level: 1 }).innerText()).toMatch(/2025$/);
  });
