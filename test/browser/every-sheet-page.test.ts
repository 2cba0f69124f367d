import { inTurn } from '../support/combinations.js';
import { pageRoutes } from './addresses.js';
import { expectInOrder } from './checks.js';
import { expect, inOffice, phone } from './fixtures.js';
import { allLooks } from './looks.js';
import { awake } from './pages.js';
import { begin, begunElsewhere, handedIn, leagueOfThisYear, year } from './sheets-on-a-phone.js';

const test = inOffice(leagueOfThisYear);

test.use(phone);

test('the pages of sheets have nothing that axe finds, are reached by keyboard, and fit on 320 pixels', async ({
  openAs,
  prepared: { people },
}) => {
  // Six looks of each page with FULL=1.
  test.setTimeout(1_800_000);
  const page = await openAs(people.a, '/en/sheets');
  const own = new URL(await begin(page)).pathname.replace('/en/', '/');
  const match = await handedIn(people, `${year}-03-03`);
  await begunElsewhere(people, 5, 8);
  await page.goto('/en/sheets');
  await awake(page);
  const row = page.getByRole('link', { name: /Danube Wasps.*8\sgames.*being written/ });
  const whole = (await row.getAttribute('href'))!.replace('/en/', '/');
  const addressOf = (pattern: string): string =>
    pattern
      .replace('/sheets/$id', pattern.endsWith('/here') ? whole : own)
      .replace('$game', '1')
      .replace('$match', match.id);
  const paths = pageRoutes.map(({ pattern }) => pattern).filter((each) => each.startsWith('/sheets'));
  expect(paths.length).toBeGreaterThan(10);
  for (const [path, { language, scheme }] of inTurn(paths.map(addressOf), allLooks)) {
    await test.step(`${path} (${language}, ${scheme})`, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`/${language}${path}`);
      await awake(page);
      await expect(page.locator('.bar, .summary').first()).toBeVisible();
      // On a small window something is always half behind the bar, until one scrolls.
      await page.setViewportSize({ width: 390, height: 4000 });
      await expectInOrder(page);
    });
  }
});
