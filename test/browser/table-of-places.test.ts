import { matchIn } from '../support/matches-in-states.js';
import { league } from '../support/league.js';
import { pagesOf } from '../support/papers.js';
import { expect, inOffice } from './fixtures.js';
import { awake } from './pages.js';

const others = Array.from({ length: 22 }, (_, index) => `Budapesti Tizenkilences Villamosok ${index + 1}`);

const test = inOffice(async () => {
  const opened = await league({ day: '2025-11-20', teams: 2 });
  for (const name of others) await opened.world.team(2025, [await opened.world.person()], name);
  await matchIn('approved', opened.people, { date: '2025-05-03' });
  await matchIn('approved', opened.people, { date: '2025-11-03' });
  return opened;
});

const withoutScript = { javaScriptEnabled: false };

test.describe('a table of places on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'de', 'hu']) {
    test(`has its first name within the first 200 pixels and no name cut, in ${language}`, async ({ open }) => {
      const page = await open(`/${language}/championship/2025`);
      const name = page.locator('.places td[data-column="team"] a');
      // A German title has two lines.
      expect((await name.first().boundingBox())!.y).toBeLessThanOrEqual(language === 'de' ? 280 : 200);
      const cut = await name.evaluateAll(
        (links) => links.filter((link) => link.parentElement!.scrollWidth > link.parentElement!.clientWidth).length,
      );
      expect([await name.count(), cut]).toEqual([24, 0]);
    });
  }

  test('is sorted there too, without its heads and without script', async ({ read }) => {
    const page = await read(null, '/en/championship/2025', withoutScript);
    await page.locator('.control > summary').click();
    await page.getByRole('navigation', { name: 'Sorted by' }).getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL(/sort=team/);
    await expect(page.locator('.places td[data-column="team"]').first()).toHaveText(/^Budapesti .* 1$/);
  });
});

test('each row says how the team came there, in words for those who listen', async ({ read }) => {
  const page = await read(null, '/en/championship/2025', withoutScript);
  const row = page.locator('.places > tbody > tr:not(.why)').first();
  await expect(row.locator('td[data-column="change"]')).toHaveText('no change');
  const last = row.getByRole('img', { name: /^(won|lost|drawn), (won|lost|drawn)$/ });
  await expect(last).toBeVisible();
  const points = Number(await row.locator('td[data-column="points"]').innerText());
  const [, months] = /: ([\d, ]+)$/.exec((await row.locator('.months').getAttribute('aria-label'))!)!;
  expect(months!.split(', ').map(Number)).toEqual([
    ...Array<number>(4).fill(0),
    points / 2,
    ...Array<number>(5).fill(0),
    points / 2,
  ]);
});

test('57.7 twenty-four teams are one sheet of paper, on which the change of rank has its mark', async ({ open }) => {
  const page = await open('/en/championship/2025');
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const paper = await page.pdf({ format: 'A4', margin });
  expect(pagesOf(paper)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  // A browser leaves grounds out on paper, and the marks are drawn as such.
  const mark = await page
    .locator('.move')
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').getPropertyValue('print-color-adjust'));
  expect(mark).toBe('exact');
});

test('the control says what is left out, and the way back to all of it', async ({ read }) => {
  const page = await read(null, '/en/championship/2025?asOf=2025-06-30&find=danube', withoutScript);
  const control = page.locator('.control > summary');
  expect((await control.innerText()).replaceAll('\u00a0', ' ')).toBe('30 Jun 2025, danube');
  await control.click();
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.locator('.control > summary').click();
  await page.getByRole('link', { name: 'Back to now' }).click();
  await expect(page.locator('.control > summary').getByText('Season, day, search')).toBeVisible();
});

test('an opened row has an address', async ({ open, prepared: { teams } }) => {
  const page = await open('/en/championship/2025');
  await page.getByText('Changes appear here by themselves').waitFor();
  await page.getByRole('button', { name: /why Danube Wasps stands/ }).click();
  await expect(page).toHaveURL(new RegExp(`open=${teams[0].id}`));
  await expect(page.getByText(/^Best match: \d+ game points\. 38 matches left/).filter({ visible: true })).toHaveCount(
    1,
  );
  await page.reload();
  await awake(page);
  await expect(page.getByRole('button', { name: /why Danube Wasps stands/ })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: /why Danube Wasps stands/ }).click();
  await expect(page).not.toHaveURL(/open=/);
});

test('D17 says beside the table what the third needs to become second, and in its row how', async ({ read }) => {
  const page = await read(null, '/en/championship/2025', withoutScript);
  await expect(page.getByRole('region', { name: 'Behind the leader' }).getByRole('img')).toBeVisible();
  const second = page.getByRole('region', { name: 'Who can still be second' });
  const [, needed] = /(\d+\.\d)/.exec(await second.locator('tbody tr').first().innerText())!;
  await expect(
    page.getByText(new RegExp(`^To become second: .* in 40 matches: ${needed} a match`)).first(),
  ).toBeVisible();
});
