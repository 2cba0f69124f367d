import type { Locator, Page } from '@playwright/test';
import { approved, confirmed, lookAtTie, type PairAtTable, pairAtTable } from '../support/cups.js';
import { recordWith } from '../support/exact-records.js';
import { type Member } from '../support/given.js';
import { move, type Shown, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { sheetOf } from '../support/sheets.js';
import { league } from '../support/league.js';
import { expect, inOffice, type Windows } from './fixtures.js';
import { settled } from './pages.js';

const YEAR = 2025;
/** Of the first semi-final, its third. */
let deciding: Shown;

const test = inOffice(async () => {
  const opened = await league({ day: '2025-08-01', teams: 0, otherYears: [2024] });
  const pairs: PairAtTable[] = [];
  for (const name of ['Danube Wasps', 'Aquincum', 'Vizsla', 'Latecomers']) {
    pairs.push(await pairAtTable(opened.world, YEAR, name));
  }
  return { ...opened, pairs };
});

// Each test goes on where the last one has stopped.
test.describe.configure({ mode: 'serial' });

test.describe('the desk of the cup', () => {
  /** The two pairs of a tie, the upper one first. */
  const meeting = async (
    { jury, pairs }: { readonly jury: Member; readonly pairs: readonly PairAtTable[] },
    tie: string,
  ): Promise<readonly [PairAtTable, PairAtTable]> => {
    const { sides } = await lookAtTie(jury, YEAR, tie);
    return sides.map(({ name }) => pairs.find((pair) => pair.name === name)!) as [PairAtTable, PairAtTable];
  };

  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

  /** Opens an act, fills its reason in, looks at what it changes, and does it. */
  const act = async (page: Page, about: string, name: string, reason: string): Promise<void> => {
    await button(page, `${name}: ${about}`).click();
    await page.getByLabel('Reason', { exact: true }).fill(reason);
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), name).click();
    await expect(page.locator('.consequences')).toHaveCount(0);
  };

  /** Approves a confirmed match on the desk of the jury, after what it would change. */
  const approveOnDesk = async (openAs: Windows['openAs'], jury: Member, id: string, sees: string): Promise<void> => {
    const page = await openAs(jury, `/en/jury/matches/${id}`);
    await page.locator('.decide').getByRole('button', { name: 'Approve the match …' }).click();
    await expect(page.locator('.consequences').getByText(sees).first()).toBeVisible();
    await button(page.locator('.consequences'), 'Approve the match').click();
    await expect(page.getByText('The match is approved, and counts.')).toBeVisible();
  };

  test('announces the cup, and enters and takes off pairs while the list is open', async ({
    openAs,
    prepared: { world, jury, pairs },
  }) => {
    const page = await openAs(jury, '/en/jury');
    await page.locator('.rooms').getByRole('link', { name: 'Cup', exact: true }).click();
    await expect(page.getByText('No cup has been announced for 2025 yet')).toBeVisible();
    await settled(page);
    await page.getByLabel('Last day of the entries').fill('2025-08-25');
    await page.getByLabel('Why not 31 August').fill('The lottery of 30 August');
    await button(page, 'Announce the cup').click();
    await expect(page.getByText('No pair has entered yet')).toBeVisible();
    for (const { name } of pairs) await button(page, `Enter ${name}`).click();
    await expect(page.getByText('There is no other pair')).toBeVisible();

    await page.getByLabel('Name of the pair').fill('Két Pagát');
    for (const [label, name] of [
      ['First player', 'Nagy Anna'],
      ['Second player', 'Kis Béla'],
    ] as const) {
      await page.getByRole('combobox', { name: label }).fill(name);
      await page.getByRole('option', { name: new RegExp(`^${name}.*new`) }).click();
    }
    await button(page, 'Enter the pair').click();
    await expect(page.getByText('Két Pagát is entered.')).toBeVisible();
    await button(page, 'Take off the list: Két Pagát').click();
    await button(page, 'Take Két Pagát off the list').click();
    await expect(button(page, 'Enter Két Pagát')).toBeVisible();

    await page.getByLabel('Public event that gives the seed').fill('Hatoslottó, 30 August');
    await button(page, 'Change the announcement').click();
    await expect
      .poll(async () => (await world.database.query<object>('SELECT "event" FROM "cup"')).rows)
      .toEqual([{ event: 'Hatoslottó, 30 August' }]);
  });

  test('shows the bracket before it is drawn, and draws the same', async ({
    openAs,
    prepared: { jury, clock, pairs },
  }) => {
    clock.set('2025-08-31');
    const page = await openAs(jury, `/en/jury/cup/${YEAR}`);
    await expect(page.getByText('Hatoslottó, 30 August')).toBeVisible();
    await page.getByLabel('Seed', { exact: true }).fill('4 11 23');
    await button(page, 'See the draw').click();
    const preview = page.locator('.consequences');
    const ties = preview.getByRole('list', { name: 'So they would meet' }).getByRole('listitem');
    await expect(ties).toHaveCount(2);
    const meet = await ties.allInnerTexts();
    await expect(preview.getByRole('list', { name: 'Last days of the rounds' }).getByRole('listitem')).toHaveText([
      'semi-finals: 30 November 2025',
      'final: 31 December 2025',
    ]);
    await button(preview, 'Back to the form').click();
    await expect(preview).toHaveCount(0);
    await page.getByLabel('Seed', { exact: true }).fill('4 11 23');
    await page.keyboard.press('Enter');
    await button(preview, 'Draw the cup').click();
    await expect(page.getByRole('heading', { name: 'Bracket' })).toBeVisible();
    const drawn = [await meeting({ jury, pairs }, 'semi-finals/1'), await meeting({ jury, pairs }, 'semi-finals/2')];
    expect(drawn.map((tie) => tie.map(({ name }) => name).join(' – '))).toEqual(meet);
  });

  test('plays to the medal: matches approved after their consequences, a tie postponed, planned, decided; who watches sees it without reload', async ({
    open,
    openAs,
    prepared: { world, jury, clock, pairs },
  }) => {
    const [upper, lower] = [
      await meeting({ jury, pairs }, 'semi-finals/1'),
      await meeting({ jury, pairs }, 'semi-finals/2'),
    ];
    clock.set('2025-11-20');
    const bracket = await open(`/en/cup/${YEAR}`);
    await expect(bracket.locator('.freshness.live')).toBeVisible();
    for (const day of [11, 12]) await approved(jury, upper, recordWith([96, 95]), { date: `2025-11-${day}` });
    deciding = await confirmed(upper, recordWith([97, 93]), { date: '2025-11-13' });
    const page = await openAs(jury, `/en/jury/cup/${YEAR}`);

    await button(page, 'Postpone the tie: semi-finals 2').click();
    await page.getByLabel('New last day').fill('2025-12-05');
    await page.getByLabel('Reason', { exact: true }).fill('A broken arm');
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), 'Postpone the tie').click();
    await expect(page.getByText('semi-finals 2: to be played by 5 Dec 2025.')).toBeVisible();
    await button(page, 'Plan a match: semi-finals 2').click();
    await expect(page.getByText('Nothing is planned yet.')).toBeVisible();
    await page.getByLabel('Day', { exact: true }).fill('2025-12-03');
    await page.getByLabel('Place', { exact: true }).fill('Desperados Pub');
    await button(page, 'Plan a match').click();
    await expect
      .poll(async () => (await world.database.query<object>('SELECT "date"::text FROM "planned_match"')).rows)
      .toEqual([{ date: '2025-12-03' }]);

    await button(page, 'Decide the tie: semi-finals 2').click();
    await page.getByLabel('Who goes on').selectOption(lower[1].name);
    await page.getByLabel('Reason', { exact: true }).fill('They did not come');
    await button(page, 'See what would change').click();
    await expect(page.getByRole('alert').getByText(/this tie can be played until .* played are: 0/i)).toBeVisible();
    await page.getByLabel('Decide it before its last day').check();
    await button(page, 'See what would change').click();
    await expect(page.locator('.consequences').getByText(`${lower[0].name} receives bronze (D34)`)).toBeVisible();
    await button(page, 'Back to the form').click();
    await expect(page.getByLabel('Reason', { exact: true })).toHaveValue('They did not come');
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), 'Decide the tie').click();
    await expect(page.getByText(`${lower[0].name} – ${lower[1].name}: ${lower[1].name} goes on.`)).toBeVisible();
    await approveOnDesk(openAs, jury, deciding.id, `${upper[0].name} goes on 289:283 after 3 matches`);

    clock.set('2025-12-14');
    const final = [upper[0], lower[1]] as const;
    for (const day of [11, 12]) await approved(jury, final, recordWith([96, 90]), { date: `2025-12-${day}` });
    const last = await confirmed(final, recordWith([97, 85]), { date: '2025-12-13' });
    await expect(bracket.locator('.medals .gold')).toHaveCount(0);
    await approveOnDesk(openAs, jury, last.id, `${upper[0].name} wins the cup`);
    await expect(bracket.locator('.medals .gold').getByText(upper[0].name)).toBeVisible();
    await expect(page.getByText('The cup is decided.')).toBeVisible();
  });

  test('10, D30 asks the jury what happens to a later round when an earlier one is corrected: kept, or counted no more', async ({
    openAs,
    prepared: { jury, pairs },
  }) => {
    const upper = await meeting({ jury, pairs }, 'semi-finals/1');
    const reopened = done(await move(jury, 'reopenMatch', deciding, { reason: 'Added up wrongly' }));
    done(await move(jury, 'returnMatch', reopened, { reason: 'Please write it again' }));
    const sheet = sheetOf(upper, { competitions: ['cup'], record: recordWith([87, 94]), date: '2025-11-13' });
    const entered = done(await submit(upper[0].players[0], sheet, { matchId: deciding.id }));
    done(await move(upper[1].players[0], 'confirmMatch', entered));
    await approveOnDesk(openAs, jury, deciding.id, 'the jury decides what happens to it');

    const page = await openAs(jury, `/en/jury/cup/${YEAR}`);
    await expect(page.getByText('1 tie waits for a word of yours.')).toBeVisible();
    await button(page, 'Keep the earlier result: final').click();
    await expect(page.getByLabel('Who goes on')).toHaveValue(upper[0].id);
    await button(page, 'Keep the earlier result: final').click();
    await act(page, 'final', 'Count it no more', 'They are out');
    await expect(page.getByText('What a correction had left without its tie counts no more.')).toBeVisible();
    await expect(page.getByText('1 tie waits for a word of yours.')).toHaveCount(0);
    await expect(button(page, 'Plan a match: final')).toBeVisible();
  });

  test('changes a player and withdraws a pair, each after what that means', async ({
    openAs,
    prepared: { jury, pairs },
  }) => {
    const [finalist] = await meeting({ jury, pairs }, 'final/1');
    const page = await openAs(jury, `/en/jury/cup/${YEAR}`);
    await button(page, `Change a player: ${finalist.name}`).click();
    await page.getByRole('combobox', { name: 'Who comes' }).fill('Fehér Vilmos');
    await page.getByRole('option', { name: /^Fehér Vilmos/ }).click();
    await page.getByLabel('Reason', { exact: true }).fill('Moved abroad');
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), 'Change a player').click();
    await expect(page.getByRole('link', { name: 'Fehér Vilmos' })).toBeVisible();
    await button(page, `Withdraw: ${finalist.name}`).click();
    await button(page, 'See what would change').click();
    await button(page.locator('.consequences'), `Withdraw ${finalist.name}`).click();
    await expect(page.getByText('The cup is decided.')).toBeVisible();
  });
});
