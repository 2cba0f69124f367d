import type { Page } from '@playwright/test';
import { definitionOf, romanOf } from '@tarokk/rules';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { pagesOf, wordsOf } from '../support/papers.js';
import { matchWithTrophy } from '../support/won-trophies.js';
import { expect, inOffice, phone } from './fixtures.js';

const { record, number, trophy } = matchWithTrophy();

const test = inOffice(async () => {
  const opened = await league({ teams: 2 });
  const { people } = opened;
  const match = await matchIn('approved', people, { record });
  const waiting = await matchIn('submitted', people);
  return { ...opened, match: match.id, waiting: waiting.id };
});

const withoutScript = { javaScriptEnabled: false };
const folded = (page: Page, game: number) => page.locator('.games > li').nth(game - 1);

test.describe('the page of a match', () => {
  test('says at its head who won and by what, and leads by each name to what it names', async ({
    read,
    prepared: { match, people },
  }) => {
    const page = await read(null, `/en/matches/${match}`, withoutScript);
    const points = (await page.locator('.points > span:not(.unseen)').allInnerTexts()).map(Number);
    const raw = rawOf(await page.locator('.head small').first().innerText());
    expect(points).toEqual(raw.map((sum) => Math.floor(sum / 8)));
    await expect(page.locator('.score .side.ahead')).toHaveCount(raw[0] === raw[1] ? 0 : 1);
    await expect(page.locator('.score h2 a')).toHaveText(people.teams.map(({ name }) => name));
    expect(await page.locator('.score h2 a').first().getAttribute('href')).toMatch(/\/en\/teams\//);
    expect(await page.locator('.score small a').first().getAttribute('href')).toMatch(/\/en\/players\//);
    await expect(page.locator('.facts').getByRole('link', { name: 'Championship' })).toBeVisible();
    await expect(page.getByRole('banner').locator('.areas [aria-current]')).toHaveText(['Championship']);
  });

  test('has the games as bars that are as long as what was made, with the sums, and opens each to its lines without script', async ({
    read,
    prepared: { match },
  }) => {
    const page = await read(null, `/en/matches/${match}`, withoutScript);
    await expect(page.locator('.games > li')).toHaveCount(8);
    await expect(page.locator('.lines-of-game').first()).toBeHidden();
    let [sumA, sumB] = [0, 0];
    for (let game = 1; game <= 8; game++) {
      const row = folded(page, game);
      const [a, b] = (await row.locator('.of-game').allInnerTexts()).map(Number) as [number, number];
      [sumA, sumB] = [sumA + a, sumB + b];
      expect((await row.locator('.gist .figures').innerText()).match(/\d+/g)!.map(Number)).toEqual([sumA, sumB]);
      const [left, right] = await row
        .locator('rect')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
      expect(a > b).toBe(left! > right!);
      await row.locator('.folded').click();
      const totals = await row.locator('.total strong').allInnerTexts();
      expect(totals.map(Number)).toEqual([a, b]);
    }
    expect(rawOf(await page.locator('.head small').first().innerText())).toEqual([sumA, sumB]);
    // Each line opens to its reason in its place.
    const line = page.locator('.lines-of-game details:has(> p)').first();
    await line.locator('summary').click();
    expect(await line.locator('p').innerText()).toMatch(/\S.*Rule\s\d/);
  });

  test('has the figures of the bars one tap away, which add up', async ({ read, prepared: { match } }) => {
    const page = await read(null, `/en/matches/${match}`, { ...phone, ...withoutScript });
    await expect(page.locator('.summary')).toBeHidden();
    await page.getByText('The figures, and who sat where').click();
    const rows = await page.locator('.summary tbody tr').allInnerTexts();
    const foot = await page.locator('.summary tfoot tr').first().locator('td').allInnerTexts();
    const sums = [1, 2].map((column) => rows.reduce((sum, row) => sum + Number(row.split('\t')[column]), 0));
    expect(foot.map(Number)).toEqual(sums);
  });

  test('draws how both sums grew, in a drawing for a desk whose points lead to their games, and one for a phone with its figures below', async ({
    read,
    prepared: { match },
  }) => {
    const desk = await read(null, `/en/matches/${match}`, { viewport: { width: 1366, height: 768 } });
    const chart = desk.getByRole('group', { name: /^Running score: .* at the end/ });
    await expect(chart).toBeVisible();
    const raw = rawOf(await desk.locator('.head small').first().innerText());
    expect(await chart.locator('g > text:last-child').allTextContents()).toEqual([`B ${raw[1]}`, `A ${raw[0]}`]);
    await expect(chart.getByRole('link')).toHaveCount(8);
    await chart.getByRole('link', { name: /^Game 5: \d+ to \d+/ }).click();
    await expect(folded(desk, 5).locator('.lines-of-game').first()).toBeVisible();
    for (const [look, width] of [
      ['for-desk', 1366],
      ['for-desk', 940],
      ['for-phone', 600],
      ['for-phone', 320],
    ] as const) {
      await desk.setViewportSize({ width, height: 800 });
      const drawing = desk.locator(`.${look}`);
      await expect(drawing).toBeVisible();
      const [drawn, shown] = await drawing.evaluate((svg) => [
        (svg as unknown as SVGSVGElement).viewBox.baseVal.width,
        svg.getBoundingClientRect().width,
      ]);
      expect([width, (15 * shown) / drawn > 14.5]).toEqual([width, true]);
    }
    const hand = await read(null, `/en/matches/${match}`, { ...phone, ...withoutScript });
    await expect(hand.getByRole('img', { name: /^Running score: / })).toBeVisible();
    await hand.getByText('The sums as figures').click();
    const sums = await hand.getByRole('region', { name: 'Running score' }).locator('tbody tr').allInnerTexts();
    const [last, ...figures] = sums.at(-1)!.split('\t');
    expect(last).toMatch(/^VIII/);
    expect(figures.map(Number)).toEqual(raw);
  });

  test('stands open at the game that an address or a link points to', async ({ open, prepared: { match } }) => {
    const still = await open(`/en/matches/${match}#game-4`, withoutScript);
    await expect(folded(still, 4).locator('.lines-of-game').first()).toBeVisible();
    await expect(folded(still, 5).locator('.lines-of-game').first()).toBeHidden();
    const page = await open(`/en/matches/${match}`);
    await page.getByText('The figures, and who sat where').click();
    await page.locator('.summary').getByRole('link', { name: '6', exact: true }).click();
    await expect(folded(page, 6).locator('.lines-of-game').first()).toBeVisible();
  });

  test('shows the trophy in its cards where it was won, and who won it', async ({ read, prepared: { match } }) => {
    const name = definitionOf(trophy.announcement.definition.id).name.en;
    const page = await read(null, `/en/matches/${match}`);
    await expect(folded(page, number).locator('.gist')).toContainText(name);
    await expect(folded(page, number).locator('.gist .emblem .card').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'What decided it' })).toContainText(
      `${name}, game ${romanOf(number)}`,
    );
    await folded(page, number).locator('.folded').click();
    await page.getByRole('link', { name: `Game ${number}, card by card` }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Game ${number}:`) })).toBeVisible();
  });

  test('says who stands by the sheet, and what is still missing', async ({
    read,
    openAs,
    prepared: { match, waiting, people },
  }) => {
    const done = await read(null, `/en/matches/${match}`);
    const seals = done.getByRole('region', { name: 'Sealed' }).getByRole('listitem');
    await expect(seals).toHaveText([/Handed in/, /Confirmed/, /Approved.*the jury/]);
    const page = await openAs(people.a, `/en/matches/${waiting}`);
    const missing = page.getByRole('region', { name: 'Sealed' }).getByRole('listitem');
    await expect(missing).toHaveText([/Handed in/, /Not confirmed yet/, /Not approved yet/]);
    await expect(page.locator('.seal.absent')).toHaveCount(2);
  });

  test('is one sheet of paper with all of its lines, sums and three places to sign', async ({
    read,
    prepared: { match },
  }) => {
    const page = await read(null, `/en/matches/${match}`);
    const paper = await page.pdf({
      format: 'A4',
      margin: { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' },
    });
    expect(pagesOf(paper)).toBe(1);
    const words = wordsOf(paper);
    expect(words.match(/Consolation/g)).toHaveLength(16);
    for (const said of ['Handed in', 'Confirmed', 'Approved']) expect(words).toContain(said);
    expect(words).not.toContain('card by card');
  });
});

function rawOf(words: string): number[] {
  return words.match(/\d+/g)!.map(Number);
}
