import { importOldTrophies } from '../support/old-trophies.js';
import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';
import { openControl } from './pages.js';

// D54: the number of a trophy in the whole list, on its pages.

const test = inOffice(async () => {
  const opened = await league({ teams: 2 });
  await opened.world.person('Ács Csaba');
  await importOldTrophies(opened.jury, [
    'Ács Csaba,,,177,,,,',
    'Ács Csaba,harpy,2001-01-01,22,,,,',
    ...Array.from(
      { length: 60 },
      (_, day) => `Ács Csaba,golgotha,2002-0${day < 30 ? 4 : 6}-${String(1 + (day % 30)).padStart(2, '0')},1,,,,`,
    ),
  ]);
  return opened;
});

const withoutScript = { javaScriptEnabled: false };

test('D54 the list has the number of each trophy, marks the hundredths, and goes to a number', async ({ read }) => {
  const page = await read(null, '/en/trophies', withoutScript);
  const numbers = page.locator('table.trophies > tbody > tr > td[data-column="number"]');
  await expect(numbers.first()).toHaveText('259');
  await openControl(page);
  await page.getByLabel('From number').fill('200');
  await page.getByRole('button', { name: 'Show trophies' }).click();
  await expect(page).toHaveURL(/number=200/);
  await expect(numbers).toHaveText(['200 a hundredth', '178–199', '1–177']);
  await openControl(page);
  await page.getByLabel('Order').selectOption('oldest');
  await page.getByRole('button', { name: 'Show trophies' }).click();
  await expect(numbers.first()).toHaveText('200 a hundredth');
  await expect(numbers.nth(1)).toHaveText('201');
});

test('D54 the hundredths say whose they are, when, and how many are left to the next', async ({ read }) => {
  const page = await read(null, '/en/trophies/hundredths', withoutScript);
  await expect(page.getByText('41 trophies are left to number 300.')).toBeVisible();
  const rows = page.locator('table.hundredths > tbody > tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Ács Csaba');
  await expect(rows.first()).toContainText('Golgotha');
  await expect(rows.nth(1)).toContainText('Nobody’s. The first 177 trophies of the list have no date.');
  await rows.first().getByRole('link', { name: '200', exact: true }).click();
  await expect(page).toHaveURL(/trophies\?number=200/);
});

for (const [language, left, nobodys] of [
  ['de', 'Bis zur Nummer 300 fehlen 41 Trophäen.', 'Niemandes. Die ersten 177 Trophäen der Liste haben kein Datum.'],
  ['hu', 'Még 41 trófea hiányzik ehhez a számhoz: 300.', 'Senkié. A lista első 177 trófeájának nincs dátuma.'],
] as const) {
  test(`D54 the hundredths say it in ${language}`, async ({ read }) => {
    const page = await read(null, `/${language}/trophies/hundredths`, withoutScript);
    await expect(page.getByText(left)).toBeVisible();
    await expect(page.getByText(nobodys)).toBeVisible();
  });
}
