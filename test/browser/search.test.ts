import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { expect, inOffice, phone } from './fixtures.js';
import { settled } from './pages.js';

const test = inOffice(async () => {
  const opened = await league({ teams: ['Palotai Madarak', 'Őszi Ütések'] });
  const rival = await opened.world.person('Pásztói Gizella');
  await opened.world.team(2025, [rival, await opened.world.person('Cserhalmi Pál')], 'Margitszigeti Kör');
  return { ...opened, rival };
});

const languages = [
  ['en', 'Search', 'Players'],
  ['de', 'Suche', 'Spieler'],
  ['hu', 'Keresés', 'Játékosok'],
] as const;

for (const [language, search, people] of languages) {
  test(`a player finds a rival by two letters of a name with an accent missing (${language})`, async ({
    openAs,
    prepared,
  }) => {
    const page = await openAs(prepared.people.a, `/${language}/players`);
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('pa');
    const group = page.getByRole('region', { name: people });
    await expect(group.getByRole('link').first()).toHaveText(/Pásztói Gizella/);
    await expect(group.locator('mark').first()).toHaveText('Pá');
    await group.getByRole('link', { name: /Pásztói Gizella/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pásztói Gizella' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/${language}/players/${prepared.rival.id}`);
    await page.getByRole('link', { name: search, exact: true }).click();
    await expect(page.getByRole('link', { name: 'Pásztói Gizella' })).toBeVisible();
  });
}

test('arrows walk through what was found and back, Enter opens the first, Escape leads back', async ({ open }) => {
  const page = await open('/en/championship');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('oszi');
  await expect(page.getByRole('link', { name: /Őszi Ütések/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.found a').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Őszi Ütések' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Őszi Ütések' })).toBeVisible();
});

test('what the first page names is found: an announcement with its card, and where it stands in the rules', async ({
  open,
}) => {
  const page = await open('/en/search?q=pagat+ultimo');
  const hit = page.getByRole('region', { name: 'Announcements' }).getByRole('link').first();
  await expect(hit).toContainText('Pagat Ultimo');
  await expect(hit).toContainText('trick 10 with the pagat, 10 points');
  await expect(hit.locator('.emblem .card')).toHaveCount(1);
  await hit.click();
  await expect(page).toHaveURL(/\/announcements\/ultimo$/);
  await page.goto('/hu/search?q=pagat');
  await expect(page.getByRole('link', { name: 'Pagát ultimó' })).toBeVisible();
  await page.getByRole('link', { name: '1.3 Asztal, kártyák, osztás' }).click();
  await expect(page).toHaveURL(/\/rules\/royal-tarokk#1\.3$/);
});

test('a wrong letter is forgiven, and where nothing is found the page says what else to try', async ({ open }) => {
  const page = await open('/en/search?q=pasztoi+gizela');
  await expect(page.getByRole('link', { name: /Pásztói Gizella/ })).toBeVisible();
  await page.getByRole('searchbox').fill('qqqqq');
  await expect(page.getByText('Nothing is called “qqqqq”.')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'players' })).toBeVisible();
});

test('without script a form asks the same', async ({ open }) => {
  const page = await open('/hu/search', { javaScriptEnabled: false });
  await page.getByRole('searchbox').fill('unnepi');
  await page.getByRole('searchbox').fill('oszi');
  await page.getByRole('button', { name: 'Keresés' }).click();
  await expect(page.getByRole('link', { name: /Őszi Ütések/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the search stands in the menu, under the thumb, and a group can be seen whole', async ({ open, prepared }) => {
    for (const name of ['Volát Anna', 'Volát Béla', 'Volát Csaba', 'Volát Dénes']) await prepared.world.person(name);
    const page = await open('/en/championship');
    await page.getByText('Menu').tap();
    await page.getByRole('link', { name: 'Search' }).tap();
    await page.getByRole('searchbox').fill('volat');
    await page.getByRole('link', { name: 'all 4' }).tap();
    await expect(page.getByRole('link', { name: /Volát/ })).toHaveCount(4);
  });
});

test('a match that is found by a player says by whom', async ({ open, prepared }) => {
  await matchIn('approved', prepared.people);
  const page = await open('/en/search?q=nagy');
  const hit = page.getByRole('region', { name: 'Matches' }).getByRole('link').first();
  await expect(hit.locator('mark').first()).toHaveText('Nagy');
});

test('who logs out leaves nothing of what was found here', async ({ openAs, prepared }) => {
  const page = await openAs(prepared.people.b, '/en/search?q=pasztoi');
  await page.getByRole('link', { name: /Pásztói Gizella/ }).click();
  await settled(page);
  await page.goto('/en/search');
  await expect(page.getByRole('link', { name: 'Pásztói Gizella' })).toBeVisible();
  await page.goto('/en/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('**/en');
  await page.goto('/en/search');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByText('Found here lately')).toHaveCount(0);
});
