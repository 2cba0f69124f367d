import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';

const test = inOffice(() => league({ teams: 2 }));
const withoutScript = { javaScriptEnabled: false };

test.describe('the example games of an announcement', () => {
  test('are reached from the list of announcements, one that is made and one that is lost, without script too', async ({
    read,
  }) => {
    const page = await read(null, '/en/announcements', withoutScript);
    await page.getByRole('link', { name: 'Trull', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trull' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Game 1: made', 'Game 2: lost']);
  });

  test('show whether it had to be, as docs/analysis-examples.md has it, and lead to the card that turned it', async ({
    read,
  }) => {
    const page = await read(null, '/en/announcements/trull');
    await expect(page.locator('.strip[role="img"]')).toHaveCount(2);
    await expect(page.locator('.strip[role="img"]').last().locator('.can')).toHaveCount(3);
    await page.getByRole('link', { name: 'Trick 1: A collector let it slip with tarock XI' }).click();
    await expect(page).toHaveURL(/\/en\/announcements\/trull\/games\/2\?step=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Trull: example game 2' })).toBeVisible();
    // Nobody has to ask for the analysis: it is there, and the cards that would have kept it glow.
    await expect(page.locator('.strip[role="img"]')).toHaveCount(1);
    const glowing = await page
      .locator('.hand .glowing svg')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(glowing.toSorted()).toEqual(['Sküs', 'moon']);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Trull', exact: true })).toBeVisible();
  });

  test('are there for a silent bonus, of which one game did not score it (4.3, D53)', async ({ read }) => {
    const page = await read(null, '/en/announcements/lauer', withoutScript);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Game 1: made',
      'Game 2: made',
      'Game 3: not scored',
      // Beside an announced Trull (D53).
      'Game 4: made',
    ]);
  });

  test('are not there of a message, nor of what is no announcement', async ({ prepared: { office } }) => {
    for (const id of ['tuletroa', 'constructor', 'visi/games/3', 'vogerl/games/1']) {
      expect((await fetch(`${office.url}/en/announcements/${id}`)).status).toBe(404);
    }
  });
});
