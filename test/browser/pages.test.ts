import type { Page } from '@playwright/test';
import { matchIn } from '../support/matches-in-states.js';
import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';
import { openControl, settled } from './pages.js';

const test = inOffice(async () => {
  const opened = await league({ teams: 2 });
  const { people, world } = opened;
  const match = await matchIn('approved', people);
  // Rows, since one trophy of an old list is enough, without the list.
  await world.database.query(
    `INSERT INTO "trophy" ("id", "position", "announcer_id", "competitions", "evidence", "opponent_ids")
     VALUES (id_of('list/1'), '0000-00-00 0000.0000.0 list/1', $1, '{}', 'old-list', '{}')`,
    [people.a.id],
  );
  return { ...opened, match: match.id };
});

test.describe('the public pages', () => {
  test('are light or dark as the reader has chosen for their device, also when they choose anew', async ({ open }) => {
    const page = await open('/en/trophies', { colorScheme: 'light' });
    const brightness = (property: 'background-color' | 'color'): Promise<number> =>
      page.evaluate(`(() => {
        const canvas = document.createElement('canvas').getContext('2d');
        const element = '${property}' === 'color' ? document.body : document.documentElement;
        canvas.fillStyle = getComputedStyle(element).getPropertyValue('${property}');
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      })()`);
    expect(await brightness('background-color')).toBeGreaterThan(200);
    expect(await brightness('color')).toBeLessThan(80);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await brightness('background-color')).toBeLessThan(80);
    expect(await brightness('color')).toBeGreaterThan(200);
  });

  test('are light or dark as the reader has chosen here, from the first paint on, until the device is followed again', async ({
    open,
    complaints,
  }) => {
    complaints.allow(/net::ERR_FAILED/);
    const page = await open('/en/trophies', { colorScheme: 'light' });
    const scheme = (): Promise<string> => page.evaluate('getComputedStyle(document.documentElement).colorScheme');
    await page.getByRole('button', { name: 'dark' }).click();
    expect(await scheme()).toBe('dark');
    // Without the script of the pages: the small file before it does it.
    await page.route('**/entry.client-*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(scheme).toBe('dark');
    await page.unroute('**/entry.client-*.js');
    await page.reload();
    await settled(page);
    await expect(page.getByRole('button', { name: 'dark' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'as the device' }).click();
    await page.reload();
    expect(await scheme()).toBe('light dark');
  });

  test('59.7 say on ? which keys they have, also where that is the search alone', async ({ open }) => {
    const page = await open('/en/championship', { viewport: { width: 1366, height: 768 } });
    await settled(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys.getByText('Search').first()).toBeVisible();
    await expect(keys.getByText('show the keys of this page')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });

  test('lead from a rule that is named to its place in the rules', async ({ read }) => {
    const page = await read(null, '/en/announcements/golgotha');
    await page.getByRole('link', { name: 'Rule 4.9', exact: true }).first().click();
    const section = page.getByRole('heading', { name: /^4\.9 / });
    await expect(section).toBeVisible();
    await expect(page).toHaveURL(/\/en\/rules\/royal-tarokk#4\.9$/);
    await expect.poll(async () => (await section.boundingBox())!.y).toBeLessThan(120);
    const plain = await read(null, page.url(), { javaScriptEnabled: false });
    await expect(plain.getByText('Two fixed pairs, called')).toBeVisible();
  });

  test('50.5 stay where the reader is when their script arrives, and at a reload; the next page begins at its top', async ({
    newWindow,
    baseURL,
  }) => {
    const page = await (await newWindow({ viewport: { width: 390, height: 600 } })).newPage();
    const at = (): Promise<number> => page.evaluate('scrollY');
    const arrives = await withoutScriptAtFirst(page);
    await page.goto(`${baseURL}/en/announcements`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate('scrollTo(0, 500)');
    arrives();
    await settled(page);
    expect(await at()).toBe(500);
    await page.reload();
    await settled(page);
    expect(await at()).toBe(500);
    await page.locator('main a[href*="/announcements/"]:visible').last().click();
    await expect(page).toHaveURL(/announcements\/\w+/);
    await expect.poll(at).toBe(0);
    await page.goBack();
    await expect.poll(at).toBeGreaterThan(0);
  });

  test('50.5 do what was pressed and written in them before their script arrived, once, when it does', async ({
    newWindow,
    baseURL,
    prepared,
  }) => {
    const page = await (await newWindow()).newPage();
    let arrives = await withoutScriptAtFirst(page);
    await page.goto(`${baseURL}/en/players/${prepared.people.a.id}`, { waitUntil: 'domcontentloaded' });
    const follow = page.getByRole('button', { name: 'Follow on this device' });
    await follow.click();
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    arrives();
    await expect(page.getByRole('button', { name: 'Do not follow any more' })).toHaveAttribute('aria-pressed', 'true');

    arrives = await withoutScriptAtFirst(page);
    await page.goto(`${baseURL}/en/search`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').fill('nagy anna');
    arrives();
    await expect(page.getByRole('link', { name: /^Nagy Anna/ })).toBeVisible();
  });

  test('lead to each other without a reload', async ({ read }) => {
    const page = await read(null, '/en');
    await page.evaluate('window.stillHere = true');
    await page.getByRole('region', { name: 'Last results' }).getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Eight games' })).toBeVisible();
    await page.getByRole('link', { name: 'Nagy Anna' }).click();
    await expect(page.getByRole('heading', { name: 'Nagy Anna', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Eight games' })).toBeVisible();
    expect(await page.evaluate('window.stillHere')).toBe(true);
  });

  test('are reached on a phone by a menu, which closes with the next page, with script or without', async ({
    read,
  }) => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await read(null, '/de', {
        viewport: { width: 360, height: 700 },
        javaScriptEnabled,
      });
      if (javaScriptEnabled) await settled(page);
      const link = page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Trophäen' });
      await expect(link).toBeHidden();
      await page.locator('.menu summary').click();
      await link.click();
      await expect(page.getByRole('heading', { name: 'Trophäenliste', level: 1 })).toBeVisible();
      await expect(link).toBeHidden();
    }
  });

  test('keep the filters of the trophy list in the address', async ({ read }) => {
    const page = await read(null, '/en/trophies');
    await openControl(page);
    await page.getByLabel('Class').selectOption('ROYAL');
    await page.getByRole('button', { name: 'Show trophies' }).click();
    await expect(page.getByText('No trophy fits these choices')).toBeVisible();
    await expect(page).toHaveURL(/class=ROYAL/);
    const again = await read(null, page.url(), { javaScriptEnabled: false });
    expect(await chosen(again)).toBe('ROYAL');
  });

  const chosen = (page: Page): Promise<string> => page.getByLabel('Class').inputValue();
});

/** The script of the pages does not come before what is answered with is called. */
async function withoutScriptAtFirst(page: Page): Promise<() => void> {
  let arrives!: () => void;
  const script = new Promise<void>((resolve) => (arrives = resolve));
  await page.unroute('**/entry.client-*.js');
  await page.route('**/entry.client-*.js', async (route) => {
    await script;
    await route.continue();
  });
  return arrives;
}
