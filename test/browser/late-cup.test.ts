import { done } from '../support/ask.js';
import { inCup, lookAtCup, OTHER_DAY, pairAtTable } from '../support/cups.js';
import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';

const YEAR = 2025;

const test = inOffice(async () => {
  const opened = await league({ day: '2025-09-20', teams: 0, otherYears: [2026] });
  const pairs = [];
  for (let number = 1; number <= 12; number++) pairs.push(await pairAtTable(opened.world, YEAR, `Pair ${number}`));
  return { ...opened, pairs };
});

// Each test goes on where the last one has stopped.
test.describe.configure({ mode: 'serial' });

test.describe('a cup that comes late', () => {
  test('D52 takes another last day of the entries with a reason alone, which everybody reads', async ({
    open,
    openAs,
    prepared: { jury },
  }) => {
    const page = await openAs(jury, `/en/jury/cup/${YEAR}`);
    await expect(page.getByLabel('Last day of the entries').first()).toHaveValue('');
    await page.getByLabel('Last day of the entries').first().fill('2025-11-14');
    await page.getByLabel('Public event that gives the seed').first().fill('Hatoslottó');
    await page.getByRole('button', { name: 'Announce the cup', exact: true }).click();
    await expect(page.getByText('Entries close on 31 August: say why').first()).toBeVisible();
    await page.getByLabel('Why not 31 August').fill(OTHER_DAY);
    await page.getByRole('button', { name: 'Announce the cup', exact: true }).click();
    await expect(page.getByText('No pair has entered yet')).toBeVisible();
    const everybody = await open(`/en/cup/${YEAR}`);
    await expect(everybody.getByText(`The entries do not close on 31 August: ${OTHER_DAY}`)).toBeVisible();
  });

  test('D52 says the last day of each round before twelve entries are drawn on 15 November', async ({
    open,
    openAs,
    prepared: { jury, pairs, clock },
  }) => {
    for (const { id } of pairs) await done(jury, inCup.enterCup, { pairId: id });
    clock.set('2025-11-15');
    const page = await openAs(jury, `/en/jury/cup/${YEAR}`);
    await page.getByLabel('Seed', { exact: true }).fill('4 11 23');
    await page.getByRole('button', { name: 'See the draw' }).click();
    const rounds = page.getByRole('list', { name: 'Last days of the rounds' }).getByRole('listitem');
    await expect(page.getByText('The month of the first round is over')).toBeVisible();
    await expect(rounds).toHaveText([
      'first round: 31 December 2025',
      'quarter-finals: 31 January 2026',
      'semi-finals: 28 February 2026',
      'final: 31 March 2026',
    ]);
    expect((await lookAtCup(jury, YEAR)).phase).toBe('LIST_CLOSED');
    await page.getByRole('button', { name: 'Draw the cup' }).click();
    await expect(page.getByRole('heading', { name: 'Bracket' })).toBeVisible();
    const bracket = await open(`/en/cup/${YEAR}`);
    await expect(bracket.getByRole('heading', { name: /^final/ }).first()).toContainText('31 Mar 2026');
  });

  test('D51 shows in the bracket until when a tie is postponed, in three languages', async ({
    read,
    openAs,
    prepared: { jury },
  }) => {
    const page = await openAs(jury, `/en/jury/cup/${YEAR}`);
    const { rounds } = await lookAtCup(jury, YEAR);
    const { id } = rounds[0]!.ties.find(({ sides }) => sides.every(({ kind }) => kind === 'PAIR'))!;
    const number = id.split('/')[1]!;
    await page.getByRole('button', { name: `Postpone the tie: first round ${number}` }).click();
    await page.getByLabel('New last day').fill('2026-01-10');
    await page.getByLabel('Reason', { exact: true }).fill('Snow');
    await page.getByRole('button', { name: 'See what would change' }).click();
    await page.locator('.consequences').getByRole('button', { name: 'Postpone the tie' }).click();
    await expect(page.getByText(`first round ${number}: to be played by 10 Jan 2026.`)).toBeVisible();
    for (const [language, words] of [
      ['en', 'postponed to 10 January 2026'],
      ['de', 'verschoben bis 10. Januar 2026'],
      ['hu', 'elhalasztva, új határidő: 2026. január 10.'],
    ] as const) {
      const bracket = await read(null, `/${language}/cup/${YEAR}`);
      const tie = bracket.locator('.tie').filter({ hasText: /2026/ });
      await expect(tie.locator('small').first()).toContainText(words);
    }
  });
});
