import { decidingTricks, definitionOf, type PlayedGame } from '@tarokk/rules';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { importOldTrophies } from '../support/old-trophies.js';
import { pagesOf, wordsOf } from '../support/papers.js';
import { matchWithTrophy } from '../support/won-trophies.js';
import { expect, inOffice, phone } from './fixtures.js';
import { sideways } from './checks.js';

const { record, number, trophy } = matchWithTrophy();
const name = definitionOf(trophy.announcement.definition.id).name.en;
const game = record.games[number - 1] as PlayedGame;
const tricks = decidingTricks(game, trophy);

const test = inOffice(async () => {
  const opened = await league({ teams: 2 });
  await opened.world.person('Ács Csaba');
  await importOldTrophies(opened.jury, ['Ács Csaba,golgotha,2002-04-01,1,,,,']);
  await matchIn('approved', opened.people, { record });
  return opened;
});

const withoutScript = { javaScriptEnabled: false };

test.describe('the page of a trophy', () => {
  test('is found from the list by its name, without script, and leads on to the one before it', async ({ read }) => {
    const page = await read(null, '/en/trophies', withoutScript);
    await page.locator('table.trophies').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^No\.\s\d+ in the list$/ })).toBeVisible();
    await expect(page.locator('.certificate .roman').first()).toHaveAttribute('aria-label', /^\d+$/);
    await page.getByRole('navigation', { name: 'Before and after it in the list' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('shows the tricks that decided it, each with its four cards and who took it', async ({ read }) => {
    const page = await read(null, '/en/trophies', withoutScript);
    await page.locator('table.trophies').getByRole('link', { name }).first().click();
    const shown = page.locator('.deciding');
    await expect(shown).toHaveCount(tricks.length);
    for (const [index, { trick }] of tricks.entries()) {
      await expect(shown.nth(index).locator('h3')).toContainText(`in trick ${trick}`);
      await expect(shown.nth(index).locator('li')).toHaveCount(4);
      await expect(shown.nth(index)).not.toContainText(/collector|interceptor/);
      await expect(shown.nth(index).locator('.takes')).toHaveCount(1);
      await expect(shown.nth(index).locator('.takes')).toContainText('takes the trick');
    }
  });

  test('opens its game at the card that decided, and its match at its game', async ({ open }) => {
    const page = await open('/en/trophies');
    await page.locator('table.trophies').getByRole('link', { name }).first().click();
    await page.locator('.about').getByRole('link', { name: / – / }).click();
    await expect(page.locator(`#game-${number} .lines-of-game`).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: `Game ${number}, card by card` }).click();
    const { trick } = tricks.at(-1)!;
    const { leader, winner } = game.tricks[trick - 1]!;
    const place = (winner - leader) & 3;
    await expect(page).toHaveURL(new RegExp(`step=${game.auction.length + (trick - 1) * 4 + place + 1}$`));
  });

  test('of an old list says what the list says, with the cards that its kind is about', async ({ read }) => {
    const page = await read(null, '/en/trophies?order=oldest', { ...phone, ...withoutScript });
    await page.locator('table.trophies').getByRole('link', { name: 'Golgotha' }).first().click();
    await expect(page.locator('.certificate .fan .card')).toHaveCount(2);
    await expect(page.locator('.about')).toContainText('from an old list');
    await expect(page.locator('.deciding')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /card by card/ })).toHaveCount(0);
    expect(await sideways(page)).toBe(0);
  });

  test('is one sheet of paper with its day and its address', async ({ open }) => {
    const page = await open('/en/trophies');
    await page.locator('table.trophies').getByRole('link', { name }).first().click();
    await expect(page.locator('.certificate')).toBeVisible();
    const paper = await page.pdf({ format: 'A4' });
    expect(pagesOf(paper)).toBe(1);
    const words = wordsOf(paper);
    expect(words).toContain(name);
    expect(words.replaceAll(/\s/g, '')).toContain(new URL(page.url()).pathname.replaceAll(/\s/g, '').slice(0, 14));
  });
});
