import {
  announcementName,
  cardLabel,
  definitionOf,
  matchRecord,
  type PlayedGame,
  Random,
  randomGame,
  randomMatch,
  scoredFrom,
} from '@tarokk/rules';
import { ask, done, graphql, refused } from '../support/ask.js';
import type { Page } from '@playwright/test';
import { keptAtOffice } from './entering.js';
import { type Member } from '../support/given.js';
import { look } from '../support/matches.js';
import { league } from '../support/league.js';
import { type People } from '../support/matches-in-states.js';
import { crash, kept, reopened } from './phones.js';
import { sheetOf } from '../support/sheets.js';
import { sideways, violations } from './checks.js';
import { expect, inOffice, phone } from './fixtures.js';
import { looks } from './looks.js';
import { awake } from './pages.js';

const year = new Date().getFullYear();

/** A game with a few calls, one of which binds a card; all of them can be found by their names. */
function shortGame(): PlayedGame {
  // Games of earlier seeds are none, and to play them all takes a second of each process that loads this file.
  for (let seed = 7266; ; seed++) {
    const game = randomGame(new Random(seed), 1, 1);
    const calls = game.auction.flatMap((turn) => turn.calls);
    const isPlain = calls.every(({ announcement: { definition } }) => ['none', 'card'].includes(definition.parameter));
    const isBinding = calls.some(({ announcement: { bindings } }) => bindings.length > 0);
    if (isPlain && isBinding && calls.length < 6 && calls.some(({ contra }) => contra)) return game;
  }
}

const DRAFTS = graphql('{ drafts { nodes { id version } } }');
const DELETE = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!) {
    deleteDraft(input: { idempotencyKey: $key, draftId: $id, version: $version }) { __typename ...refused }
  }`,
  [refused],
);

const played = shortGame();
const first = matchRecord({
  ...randomMatch(new Random(1), { kind: 'variant', games: 1 }),
  firstDealer: 0,
  games: [played],
}).games[0] as unknown as Readonly<Record<string, unknown>>;

const test = inOffice(async () => {
  const opened = await league({ year, teams: 2 });
  return opened;
});

test.use(phone);

test.describe('a game card by card', () => {
  /** Each test begins with one draft. */
  const putAway = async (anna: Member): Promise<void> => {
    const { drafts } = await ask(anna, DRAFTS);
    for (const { id, version } of drafts.nodes) await done(anna, DELETE, { id, version });
  };

  /** A draft of Anna's whose first game is as given, the others entered as sheets; it is on her phone when this is done. */
  const drafted = async (people: People, firstGame: object, order: number): Promise<void> => {
    await putAway(people.a);
    const match = randomMatch(new Random(9), { kind: 'match', scoredPercent: 100 });
    const sheet = sheetOf(people.teams, {
      order,
      date: new Date().toISOString().slice(0, 10),
      record: { ...match, date: null, venue: null, firstDealer: 0, games: reattacked(match.games.length) },
    });
    const record = {
      ...sheet.record,
      games: sheet.record.games.map((game, index) => (index === 0 ? firstGame : game)),
    };
    await keptAtOffice(people.a, people.teams[0], { ...sheet, record }, `Sheet ${order}`);
  };

  /** So many scored games of a match in which A has dealt first. */
  const reattacked = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...scoredFrom(randomGame(new Random(index), index + 1, index % 2 === 0 ? 1 : 0)),
      number: index + 1,
    }));

  const openDraft = async (page: Page): Promise<void> => {
    await page
      .getByRole('link', { name: /Danube Wasps.*being written/ })
      .first()
      .tap();
    await page.getByRole('link', { name: 'Open game 1' }).tap();
  };

  /** The auction, turn by turn, each call where a player looks for it. */
  const enterAuction = async (page: Page): Promise<void> => {
    for (const { calls } of played.auction) {
      for (const { contra, announcement: said } of calls) {
        const name = announcementName(said, 'en');
        const contras = page.getByRole('group', { name: 'Contras' });
        const usual = page.getByRole('group', { name: 'Frequent announcements' });
        const chip = usual.getByRole('button', { name, exact: true });
        if (contra) await contras.getByRole('button', { name: `Contra ${name}` }).tap();
        else if ((await chip.count()) > 0) await chip.tap();
        else {
          await usual.getByRole('button', { name: 'All …' }).tap();
          await page.getByLabel('Search by name').fill(definitionOf(said.id).name.en);
          await page.getByRole('button', { name: new RegExp(`^${definitionOf(said.id).name.en} \\d`) }).tap();
          if (said.cards.length > 0) {
            const label = cardLabel(said.cards[0]!, 'en');
            await page.getByRole('button', { name: new RegExp(`^${label}$`, 'i') }).tap();
          }
        }
        await expect(page.locator('.said-now').getByText(name)).toBeVisible();
      }
      await page.locator('.turn-over').tap();
    }
  };

  const cardButton = (page: Page, card: number) =>
    page
      .getByRole('list', { name: /^Cards/ })
      .getByRole('button', { name: new RegExp(`^${cardLabel(card, 'en')}(,|$)`) });

  const cards = played.tricks.flatMap((trick) => trick.cards);

  test('is entered with a deal that the tricks tell, though the page is killed; it arrives once, and is verified as played', async ({
    openAs,
    prepared: { world, people },
  }) => {
    await drafted(people, { number: 1, sheet: { A: {}, B: {} } }, 1);
    let page = await openAs(people.a, '/en/sheets');
    await openDraft(page);
    await page.getByRole('link', { name: 'Enter it card by card' }).tap();
    await page.getByRole('button', { name: /^The tricks will tell them/ }).tap();
    await expect(page.getByRole('heading', { name: 'Tóth Csaba speaks' })).toBeVisible();
    await enterAuction(page);
    for (const [index, card] of cards.entries()) {
      if (index === 22) {
        const heading = await page.locator('.question').innerText();
        expect(heading).toMatch(/^Trick 6: /);
        const address = page.url();
        await expect(page.getByRole('link', { name: /Danube Wasps/ })).toBeVisible();
        await kept(page);
        await crash(page);
        page = await reopened(page.context(), address);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        // 1.3: what lies in a trick cannot be played again.
        await cardButton(page, cards[0]!).tap({ force: true });
        await expect(page.getByText('was played in trick 1')).toBeVisible();
        await expect(page.getByRole('button', { name: 'It happened all the same' })).toHaveCount(0);
        // A step too many is taken back.
        await page.getByRole('button', { name: 'Undo' }).tap();
        await cardButton(page, cards[21]!).tap();
      }
      await cardButton(page, card).tap();
    }
    await expect(page.getByRole('heading', { name: 'All ten tricks are played.' })).toBeVisible();
    const totals = await page.locator('.party .total strong').allInnerTexts();
    expect(totals.map(Number)).toEqual([...played.claim!]);
    await page.getByRole('link', { name: /Danube Wasps/ }).tap();
    await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
    await page.getByRole('button', { name: 'Hand the sheet in' }).tap();
    await expect(page.getByText('The office has it.')).toBeVisible();

    const { rows } = await world.database.query<{ id: string; revisions: string }>(
      'SELECT "id", (SELECT count(*) FROM "match_revision" WHERE "match_id" = "match"."id") AS "revisions" FROM "match"',
    );
    expect(rows.map(({ revisions }) => Number(revisions))).toEqual([1]);
    const fields = graphql(`query ($id: UUID!) {
      match(id: $id) { verdict sheet: document verification(language: EN) { games { violations { message } } } }
    }`);
    const { verdict, sheet, verification } = (await look(people.b, rows[0]!.id, fields))!;
    expect(verdict).toBe('CONSISTENT');
    expect(verification.games[0]!.violations).toEqual([]);
    const { auction, tricks, claim } = first;
    expect(sheet).toHaveProperty('record.games.0', expect.objectContaining({ auction, tricks, claim }));
  });

  test('begun as a sheet is compared with its cards, and neither overwrites the other', async ({
    openAs,
    prepared: { people },
  }) => {
    const scored = matchRecord({
      ...randomMatch(new Random(1), { kind: 'variant', games: 1 }),
      firstDealer: 0,
      games: [scoredFrom(played)],
    }).games[0] as unknown as { readonly sheet: { readonly A: object; readonly B: object } };
    const { tarocks } = scored.sheet.A as { readonly tarocks: number };
    const wrong = {
      number: 1,
      sheet: {
        A: { ...scored.sheet.A, tarocks: tarocks - 1 },
        B: { ...scored.sheet.B, tarocks: 22 - (tarocks - 1) },
      },
      // The cards but the last, as a phone has left them.
      deal: first['deal'],
      auction: first['auction'],
      tricks: (first['tricks'] as readonly (readonly string[])[]).map((trick, index) =>
        index === 9 ? trick.slice(0, 3) : trick,
      ),
    };
    await drafted(people, wrong, 2);
    const page = await openAs(people.a, '/en/sheets');
    await openDraft(page);
    await page.getByRole('link', { name: 'Go on card by card' }).tap();
    await page
      .getByRole('list', { name: /^Cards of/ })
      .last()
      .getByRole('button')
      .tap();
    await expect(page.getByText('The cards say otherwise than the sheet.')).toBeVisible();
    const row = page.getByRole('row', { name: /Game 1, A: tarocks/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([String(tarocks - 1), String(tarocks)]);
    expect(await page.locator('.this-game strong').innerText()).toBe('… : …');
    await page.getByRole('button', { name: 'The sheet is right' }).tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('button', { name: 'The cards are right' }).tap();
    await expect.poll(() => page.locator('.this-game strong').innerText()).toBe(played.claim!.join(' : '));
  });

  test('explains what is not legal, and takes it where it happened all the same', async ({
    openAs,
    prepared: { people },
  }) => {
    await drafted(people, { number: 1, deal: first['deal'], auction: first['auction'], tricks: [] }, 3);
    const page = await openAs(people.a, '/en/sheets');
    await openDraft(page);
    await page.getByRole('link', { name: 'Go on card by card' }).tap();
    await expect(page.getByRole('heading', { name: /^Trick 1: / })).toBeVisible();
    await cardButton(page, cards[0]!).tap();
    await page.locator('.turn .card-to-choose[aria-disabled="true"]').first().tap({ force: true });
    await expect(page.locator('.explained').getByText(/Rule\s[23]\.\d/)).toBeVisible();
    await page.getByRole('button', { name: 'It happened all the same' }).tap();
    await expect(page.getByText('Against the rules.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('Against the rules.')).toHaveCount(0);

    for (const { language, scheme } of looks) {
      const window = await page.context().newPage();
      await window.emulateMedia({ colorScheme: scheme });
      await window.goto(page.url().replace('/en/', `/${language}/`));
      await awake(window);
      await expect(window.locator('.question')).toBeVisible();
      await window.setViewportSize({ width: 390, height: 4000 });
      expect([language, await violations(window)]).toEqual([language, []]);
      await window.setViewportSize({ width: 320, height: 640 });
      expect([language, await sideways(window)]).toEqual([language, 0]);
      await window.close();
    }
  });
});
