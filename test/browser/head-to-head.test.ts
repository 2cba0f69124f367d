import type { Page } from '@playwright/test';
import { languages } from '@tarokk/rules';
import { recordWith } from '../support/exact-records.js';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { importOldTrophies } from '../support/old-trophies.js';
import { expect, inOffice, phone } from './fixtures.js';

const dates = ['2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01'];
/** Match points of both sides, in the order of the days. */
const results = [
  [80, 60],
  [50, 70],
  [75, 74],
  [62, 58],
] as const;

const test = inOffice(async () => {
  const opened = await league({ year: 2025, day: '2025-06-01', teams: 3 });
  const matches: string[] = [];
  for (const [index, date] of dates.entries()) {
    const record = recordWith([...results[index]!], index);
    matches.push((await matchIn('approved', opened.people, { record, date })).id);
  }
  await importOldTrophies(opened.jury, ['Nagy Anna,golgotha,2019-05-01,1,,,,', 'Nagy Anna,spectrum,2020-05-02,1,,,,']);
  for (const name of ['Tóthné Anna', 'Tóthné Béla']) await opened.world.person(name);
  return { ...opened, matches };
});

const withoutScript = { javaScriptEnabled: false };
const desk = { viewport: { width: 1366, height: 900 } };

test.describe('two players are compared', () => {
  test('by two letters of a name without its accent, from the page of one of them', async ({ open, prepared }) => {
    const { people } = prepared;
    const page = await open(`/en/players/${people.a.id}`);
    await page.getByLabel('Head to head with').fill('toth cs');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(new RegExp(`player=${people.a.id}&other=${people.b.id}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Nagy Anna and Tóth Csaba' })).toBeVisible();
    // From here on to anybody else.
    await page.getByLabel('Nagy Anna head to head with').fill('kis b');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nagy Anna and Kis Béla' })).toBeVisible();
  });

  test('whoever they are, one after the other, without script; where several are called so, they are offered', async ({
    open,
  }) => {
    const page = await open('/en/head-to-head', withoutScript);
    await page.getByLabel('Whom do you want to compare?').fill('nagy');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByLabel('Nagy Anna head to head with').fill('tothne');
    await page.getByRole('button', { name: 'Compare' }).click();
    const offered = page.locator('main').getByRole('listitem').getByRole('link');
    await expect(offered).toHaveText(['Tóthné Anna', 'Tóthné Béla']);
    await offered.last().click();
    await expect(page.getByText('They have not met yet')).toBeVisible();
    await page.goto(`${page.url().split('?')[0]!}?name=qqq`);
    await expect(page.getByText('Nobody is called so')).toBeVisible();
  });
});

test('two teams are compared from a match, and with any other of their season, in each language', async ({
  open,
  prepared: { matches, teams },
}) => {
  for (const [language, link, another] of [
    ['en', 'Head to head', 'Compare with another'],
    ['de', 'Direkter Vergleich', 'Mit jemand anderem vergleichen'],
    ['hu', 'Egymás elleni mérkőzéseik', 'Összehasonlítás mással'],
  ] as const) {
    const page = await open(`/${language}/matches/${matches[0]!}`, withoutScript);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/teams/${teams[0].id}/against/${teams[1].id}$`));
    await expect(page.locator('.up-and-down').first()).toBeAttached();
    await page.getByRole('link', { name: another }).click();
    await page.locator('#other').selectOption({ label: 'Full House' });
    await page.locator('form.meet button').click();
    await expect(page).toHaveURL(/\/against\/[\da-f-]{36}$/);
    await expect(page.locator('h1')).toContainText('Full House');
  }
  expect(languages).toHaveLength(3);
});

test.describe('charts', () => {
  const chart = (page: Page, name: RegExp) => page.getByRole('group', { name });

  test('of a player stand above the line where a match was won and below it where it was lost, and lead to it', async ({
    open,
    prepared: { people, matches },
  }) => {
    const page = await open(`/en/players/${people.a.id}`, desk);
    const bars = chart(page, /^4 matches: 3 won, 1 lost\. From \+20 to −20 match points\.$/);
    await expect(bars.locator('rect.won')).toHaveCount(3);
    await expect(bars.locator('rect.lost')).toHaveCount(1);
    const zero = Number(await bars.locator('.zero').getAttribute('y1'));
    for (const bar of await bars.locator('rect:is(.won, .lost)').all()) {
      const [top, height] = [Number(await bar.getAttribute('y')), Number(await bar.getAttribute('height'))];
      const isWon = (await bar.getAttribute('class')) === 'won';
      expect(Math.abs(zero - (isWon ? top + height : top))).toBeLessThan(0.01);
    }
    await expect(bars.locator('text:not(.value)')).toHaveText(['+20', '−20']);
    await bars.getByRole('link', { name: /50 to 70 against Óbudai Baglyok$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/matches/${matches[1]!}$`));
  });

  test('of a team draw its season beside its rivals and how often it had how many points, each point leading to its match', async ({
    open,
    prepared: { teams, matches },
  }) => {
    const page = await open(`/en/teams/${teams[0].id}`, desk);
    const season = chart(page, /^1: Danube Wasps, 267 points\. 2: Óbudai Baglyok, 262 points\.$/);
    await expect(season.locator('.strong circle')).toHaveCount(4);
    await season.getByRole('link', { name: /62 to 58/ }).click();
    await expect(page).toHaveURL(new RegExp(`/matches/${matches[3]!}$`));
    await page.goBack();
    const boxes = chart(page, /^4 matches of 50 to 80 points, half of them of 68\.5 or less\.$/);
    await expect(boxes.locator('rect.won')).toHaveCount(3);
    await expect(boxes.getByText('half at 68.5 or less')).toBeVisible();
    await boxes.getByRole('link', { name: /80 to 60/ }).click();
    await expect(page).toHaveURL(new RegExp(`/matches/${matches[0]!}$`));
  });

  test('have their figures one tap away on a phone, where a line is legible at 360 pixels', async ({
    open,
    prepared: { people, teams },
  }) => {
    for (const path of [`/players/${people.a.id}`, `/teams/${teams[0].id}`]) {
      const page = await open(`/en${path}`, { ...phone, ...withoutScript, viewport: { width: 360, height: 780 } });
      // Letters of twice the size are nearly so in a picture, too, which has less of them then.
      for (const [letters, look, least] of [
        ['', '.for-phone', 14.5],
        ['200%', '.for-large-letters', 24],
      ] as const) {
        await page.evaluate(`document.documentElement.style.fontSize = '${letters}'`);
        for (const each of await page.locator(look).all()) {
          await expect(each).toBeVisible();
          const [units, pixels] = await each.evaluate((svg) => [
            (svg as unknown as SVGSVGElement).viewBox.baseVal.width,
            svg.getBoundingClientRect().width,
          ]);
          expect((15 * pixels) / units).toBeGreaterThan(least);
        }
      }
      await page.evaluate(`document.documentElement.style.fontSize = ''`);
      const figures = page.locator('.two-columns details.behind');
      await expect(figures.first()).toBeVisible();
      for (const each of await figures.all()) {
        await each.locator('summary').click();
        await expect(each.locator('tbody tr').first()).toBeVisible();
      }
    }
  });
});

test('a player has a shelf with a place for each class, full and empty ones, and figures that open', async ({
  open,
  prepared: { people, matches },
}) => {
  const page = await open(`/en/players/${people.a.id}`, withoutScript);
  await expect(page.locator('.shelf li')).toHaveCount(7);
  const won = page.locator('.shelf .has');
  expect(await won.count()).toBeGreaterThan(1);
  await page.locator('.keyed summary', { hasText: 'Best match, game points' }).click();
  await page
    .locator('.keyed')
    .getByRole('link', { name: /^match against/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/matches/(${matches.join('|')})$`));
});
