import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { expect, inOffice, phone } from './fixtures.js';

const test = inOffice(async () => {
  const opened = await league();
  const match = await matchIn('approved', opened.people);
  return { ...opened, match };
});

for (const [language, follow, unfollow, title] of [
  ['en', 'Follow on this device', 'Do not follow any more', 'Followed on this device'],
  ['de', 'Auf diesem Gerät folgen', 'Nicht mehr folgen', 'Auf diesem Gerät gefolgt'],
  ['hu', 'Követés ezen az eszközön', 'Ne kövessük tovább', 'Ezen az eszközön követett'],
] as const) {
  test(`a visitor follows a player and a team, and the first page shows them first (${language})`, async ({
    open,
    prepared,
  }) => {
    const { people, teams, match } = prepared;
    const page = await open(`/${language}/players/${people.a.id}`);
    const press = async (): Promise<void> => {
      await page.getByRole('button', { name: follow }).click();
      await expect(page.getByRole('button', { name: unfollow })).toBeVisible();
    };
    await press();
    await page.goto(`/${language}/teams/${teams[1].id}`);
    await press();
    await page.goto(`/${language}`);
    const place = page.getByRole('region', { name: title });
    await expect(place.getByRole('listitem')).toHaveCount(2);
    await expect(place.getByRole('link', { name: teams[1].name, exact: true })).toBeVisible();
    await expect(place.getByRole('link', { name: people.a.name })).toBeVisible();
    await expect(place.locator(`a[href="/${language}/matches/${match.id}"]`)).toHaveCount(2);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('the room for them is kept before they are there: nothing below them moves', async ({ open, prepared }) => {
    const page = await open(`/en/players/${prepared.people.a.id}`);
    await page.getByRole('button', { name: 'Follow on this device' }).tap();
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as unknown as { readonly value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/en');
    await expect(page.getByRole('region', { name: 'Followed on this device' }).getByRole('link')).toHaveCount(2);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { moved: number } }).seen.moved)).toBeLessThan(
      0.01,
    );
  });

  test('who follows nobody any more has no place for it', async ({ open, prepared }) => {
    const page = await open(`/en/players/${prepared.people.a.id}`);
    await page.getByRole('button', { name: 'Follow on this device' }).tap();
    await page.getByRole('button', { name: 'Do not follow any more' }).tap();
    await page.goto('/en');
    await expect(page.locator('.followed')).toHaveCSS('height', '0px');
  });
});
