import { catalogue, type Language, languages, silentBonuses } from '@tarokk/rules';
import { plainWords as de } from '@tarokk/rules/plain-words/de';
import { plainWords as en } from '@tarokk/rules/plain-words/en';
import { plainWords as hu } from '@tarokk/rules/plain-words/hu';
import { inTurn } from '../support/combinations.js';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { matchWithTrophy } from '../support/won-trophies.js';
import { expect, inOffice } from './fixtures.js';

const plainWords = { en, de, hu };
const all = [...catalogue, ...silentBonuses];
const year = new Date().getFullYear();

const test = inOffice(async () => {
  const opened = await league({ year, teams: 2 });
  const { record, number, trophy } = matchWithTrophy();
  const match = (await matchIn('approved', opened.people, { record, date: `${year}-03-01` })).id;
  return { ...opened, match, number, won: trophy.announcement };
});
const withoutScript = { javaScriptEnabled: false };

test.describe('the page of an announcement', () => {
  // Each in the next language; with FULL=1 each in all of them.
  test('is there for each of the 70 of section 4, with its sentence, its points and its rule', async ({
    prepared: { office },
  }) => {
    for (const [{ id, name, rule }, language] of inTurn(all, languages)) {
      const answer = await fetch(`${office.url}/${language}/announcements/${id}`);
      const html = await answer.text();
      expect([id, answer.status]).toEqual([id, 200]);
      expect(html).toContain(`<p class="lead">${plainWords[language][id]}</p>`);
      expect(html).toContain(`<h1>${name[language]}</h1>`);
      expect(html).toContain(`/${language}/rules/royal-tarokk#${rule}"`);
    }
  });

  test('shows a game of the season from the trick that decided on, and who announced it', async ({
    read,
    prepared: { match, number, won },
  }) => {
    const page = await read(null, `/en/announcements/${won.id}`);
    const watch = page.getByRole('region', { name: 'One to watch' });
    await expect(watch).toContainText('announced');
    await expect(watch.locator('.in-order .takes')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Who announced it' }).getByRole('link').first()).toBeVisible();
    await watch.getByRole('link', { name: 'Watch the game' }).click();
    await expect(page).toHaveURL(new RegExp(`/en/matches/${match}/games/${number}\\?step=\\d+$`));
    // The trick before it is complete, and the first card of this one comes next.
    const step = Number(new URL(page.url()).searchParams.get('step'));
    await page.goto(`/en/matches/${match}/games/${number}?step=${step + 1}`);
    await expect(page.locator('.step-said')).toContainText(/Trick \d+:/);
  });

  test('shows a game of the rulebook where the season has none, without script too', async ({ read }) => {
    const page = await read(null, '/de/announcements/lauer', withoutScript);
    await expect(page.locator('#watch')).toHaveText('Ein Spiel zum Ansehen');
    await page.getByRole('link', { name: 'Das Spiel ansehen' }).click();
    await expect(page).toHaveURL(/\/de\/announcements\/lauer\/games\/1\?step=\d+$/);
  });

  test('leads through its family, from the lower to the higher', async ({ read }) => {
    const page = await read(null, '/hu/announcements/ultimo', withoutScript);
    const rows = page.locator('.ladder li');
    await expect(rows.locator('a')).toHaveText(['Turul', 'Griff', 'Sárkány', 'Preultimó', 'Ultimó']);
    await expect(page.locator('.ladder li[aria-current]')).toHaveText(/Ultimó/);
    await rows.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turul');
  });
});

/** The first way in on the first page, and what a stranger has to have read behind it. */
const pagatUltimo: Readonly<Record<Language, readonly [way: string, read: RegExp]>> = {
  en: ['What is a Pagat Ultimo?', /last trick.*Pagat Ultimo.*the lowest/],
  de: ['Was ist ein Pagat Ultimo?', /letzten Stich.*Pagat Ultimo.*das niedrigste/],
  hu: ['Mi a pagát ultimó?', /[Uu]tolsó.*ütést.*pagát ultimó.*legkisebb/],
};

for (const language of languages)
  test(`a stranger knows what a Pagat Ultimo is after one tap on the first page: ${language}`, async ({ read }) => {
    const [way, words] = pagatUltimo[language];
    const page = await read(null, `/${language}`, withoutScript);
    await page.getByRole('link', { name: way }).click();
    await expect(page.locator('.lead')).toHaveText(words);
  });
