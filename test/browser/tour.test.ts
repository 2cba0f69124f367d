import { type Language, languages } from '@tarokk/rules';
import { inTurn } from '../support/combinations.js';
import { league } from '../support/league.js';
import { expect, inOffice, phone } from './fixtures.js';

const test = inOffice(() => league({ teams: 2 }));
const withoutScript = { javaScriptEnabled: false };

interface Words {
  readonly tour: string;
  readonly on: RegExp;
  readonly parts: readonly string[];
  /** The king on the table of the announcement, which the Pagat takes, and what is said of it. */
  readonly king: string;
  readonly made: RegExp;
  readonly skues: string;
  readonly moonCatch: RegExp;
}

const wordsOf: Readonly<Record<Language, Words>> = {
  en: {
    tour: 'Tarock in five minutes',
    on: /^On: /,
    parts: ['Forty cards', 'Two against two', 'A trick', 'An announcement', 'A trophy'],
    king: 'king of diamonds',
    made: /Pagat Ultimo is made/,
    skues: 'Sküs',
    moonCatch: /trophy is made/,
  },
  de: {
    tour: 'Tarock in fünf Minuten',
    on: /^Weiter: /,
    parts: ['Vierzig Karten', 'Zwei gegen zwei', 'Ein Stich', 'Eine Ansage', 'Eine Trophäe'],
    king: 'Karo-König',
    made: /Pagat Ultimo ist gemacht/,
    skues: 'Sküs',
    moonCatch: /Trophäe ist gemacht/,
  },
  hu: {
    tour: 'A tarokk öt percben',
    on: /^Tovább: /,
    parts: ['Negyven lap', 'Ketten ketten ellen', 'Egy ütés', 'Egy bemondás', 'Egy trófea'],
    king: 'káró király',
    made: /pagát ultimó megvan/,
    skues: 'skíz',
    moonCatch: /trófea megvan/,
  },
};

test.describe('the tour', () => {
  for (const [language, [how, options]] of inTurn(languages, [
    ['on a phone', phone],
    ['without script', withoutScript],
  ] as const)) {
    test(`is walked from the first page to its end, ${how}: ${language}`, async ({ open }) => {
      const words = wordsOf[language];
      const page = await open(`/${language}`, options);
      await page.getByRole('link', { name: words.tour }).click();
      for (const [place, part] of words.parts.entries()) {
        await expect(page.getByRole('heading', { level: 1 })).toContainText(part);
        await expect(page.locator('.tour nav [aria-current="page"]')).toHaveText(part);
        if (place === 3) {
          await page.getByRole('link', { name: words.king }).click();
          await expect(page.getByRole('status')).toContainText(words.made);
        }
        if (place < 4) await page.getByRole('link', { name: words.on }).click();
      }
      await page.getByRole('link', { name: words.skues }).click();
      await expect(page.getByRole('status')).toContainText(words.moonCatch);
    });
  }

  test('says of each of the forty cards what it is, and keeps the answer in the address', async ({ read }) => {
    const page = await read(null, '/en/tour/cards', withoutScript);
    const cards = page.locator('.forty a');
    await expect(cards).toHaveCount(40);
    await page.getByRole('link', { name: 'marabou' }).click();
    await expect(page).toHaveURL(/\/en\/tour\/cards\?pressed=T4$/);
    await expect(page.getByRole('status')).toHaveText(/Marabou, IIII: one of the four birds/);
    await expect(page.locator('.forty [aria-current]')).toHaveCount(1);
  });

  test('goes by the keyboard alone, and says why a card may not be played (3.1)', async ({ read }) => {
    const page = await read(null, '/en/tour/trick');
    const pagat = page.getByRole('link', { name: 'pagat' }).first();
    await pagat.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toContainText(/Not allowed\..*must be followed/);
    // What is pressed of the second question does not take the first answer away.
    await page.getByRole('link', { name: 'tarock XIV' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').last()).toContainText('Allowed.');
    await expect(page.getByRole('status').first()).toContainText('Not allowed.');
  });

  test('has no part of another name', async ({ prepared: { office } }) => {
    expect((await fetch(`${office.url}/en/tour/constructor`)).status).toBe(404);
    const first = await fetch(`${office.url}/en/tour`, { redirect: 'manual' });
    expect([first.status >= 300 && first.status < 400, first.headers.get('location')]).toEqual([
      true,
      '/en/tour/cards',
    ]);
  });
});
