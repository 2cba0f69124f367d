import type { Page } from '@playwright/test';
import type { SheetRecord } from '@tarokk/competition';
import { graphql } from '../support/ask.js';
import { isFull } from '../support/full.js';
import { newDay } from '../support/days.js';
import { league } from '../support/league.js';
import { look, move, type Shown, submit } from '../support/matches.js';
import { done, type People, rule } from '../support/matches-in-states.js';
import { firstDecided, rewritten, scoredSheet, type ScoredGameText } from '../support/scored-sheets.js';
import { sheetOf } from '../support/sheets.js';
import { sideways, violations, walkByKeyboard } from './checks.js';
import { expect, inOffice, phone, takingAlong } from './fixtures.js';
import { languages } from './looks.js';
import { awake } from './pages.js';
import { kept } from './phones.js';
import { takenAlong } from './sheets-on-a-phone.js';

const test = inOffice(() => league());
const small = { width: 360, height: 640 };

const PLAYED_GAMES = graphql('query ($id: UUID!) { match(id: $id) { playedGames } }');
const DISPUTED_PATH = graphql('query ($id: UUID!) { match(id: $id) { dispute { path } } }');
const FINDINGS = graphql('query ($id: UUID!) { match(id: $id) { findings { code mayStand } } }');
/** Points of both parties as the office counts a game now. */
const POINTS_NOW = graphql('query ($id: UUID!) { match(id: $id) { games { number points { a b } } } }');

test.describe('a dispute', () => {
  test('begins at the line that is tapped; what is computed opens to the counts that it follows from', async ({
    openAs,
    prepared: { people },
  }) => {
    const match = done(await submit(people.a, scoredSheet(people.teams, { date: newDay() })));
    const page = await openAs(people.b, `/en/sheets/confirm/${match.id}`, phone);
    const party = page.locator('#game-2 .party-b');
    const consolation = party.locator('li', { hasText: 'Consolation' }).first();
    await expect(consolation).toContainText(/\d+\starocks?/);
    await consolation.locator('summary').tap();
    const counts = consolation.locator('.counts > li');
    await expect(counts).toHaveCount(3);
    await expect(counts.getByRole('button', { name: 'This is wrong' })).toHaveCount(3);
    // Beside them all of it can be disputed, sums and totals cannot; and there is no list of all lines.
    await expect(consolation.getByRole('button')).toHaveCount(4);
    await expect(party.locator('.total, .plain-line').getByRole('button')).toHaveCount(0);
    await expect(page.locator('select')).toHaveCount(0);
    // Who announced stands at each announcement.
    const announced = page.locator('.lines-of-game summary small', { hasText: /(made|lost|stated)/ });
    await expect(announced.first()).toContainText(/Nagy Anna|Kis Béla|Tóth Csaba|Vas Dóra/);
    await counts.first().getByRole('button', { name: 'This is wrong' }).tap();
    await counts.first().getByLabel('What is wrong, and what would be right?').fill('It was one more');
    await counts.first().getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disputed by B in game 2: tarocks of B');
    await expect(page).toHaveTitle(/^Disputed by B in game 2: tarocks of B/);
    await expect(page.locator('#game-2 .party-b .disputed-mark')).toContainText('It was one more');
  });

  test('59.7 each line that explains itself has a visible “?”, and opens to what it asks for, what became of it, and the rule', async ({
    openAs,
    prepared: { people },
  }) => {
    const match = done(await submit(people.a, scoredSheet(people.teams, { date: newDay() })));
    const page = await openAs(people.b, `/en/sheets/confirm/${match.id}`, phone);
    const lines = page.locator('.lines-of-game summary');
    await expect(lines.first()).toBeVisible();
    const number = await lines.count();
    expect(number).toBeGreaterThan(10);
    await expect(lines.getByText('?', { exact: true })).toHaveCount(number);
    const line = page
      .locator('.lines-of-game details')
      .filter({ has: page.locator('small', { hasText: /made|lost/ }) })
      .first();
    await line.locator('summary').tap();
    await expect(line.locator('p').first()).toHaveText(/^Your side has to .* Rule\s4\.\d$/);
  });

  test('begins at the consolation, or at a contra, too', async ({ openAs, prepared: { people } }) => {
    const { sheet, game } = withTwoContras(people);
    let match = done(await submit(people.a, sheet, { requestRuling: true }));
    const page = await openAs(people.b, `/en/sheets/confirm/${match.id}`, phone);
    const party = page.locator(`#game-${game} .party-b`);
    const consolation = party.locator('.lines-of-game > li', { hasText: 'Consolation' });
    await consolation.locator('summary').tap();
    await consolation.getByRole('button', { name: 'The consolation is wrong' }).tap();
    await page.getByLabel('What is wrong, and what would be right?').fill('It was 10 more');
    await page.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Disputed by B in game ${game}: cards of B`);
    await expect(consolation.locator('.disputed-mark')).toContainText('It was 10 more');

    match = done(await submit(people.a, { ...sheet, order: 2 }, { requestRuling: true }));
    await page.goto(`/en/sheets/confirm/${match.id}`);
    await awake(page);
    const contras = party.locator('.lines-of-game > li', { hasText: 'Contras' });
    await contras.locator('summary').tap();
    await expect(contras.locator('.counts > li')).toHaveCount(2);
    const second = contras.locator('.counts > li').nth(1);
    const name = await second.locator('.name').innerText();
    await second.getByRole('button', { name: 'This is wrong' }).tap();
    await page.getByLabel('What is wrong, and what would be right?').fill('Nobody said contra to it');
    await page.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Disputed by B in game ${game}: ${name}`);
    await expect(contras.locator('.disputed-mark')).toContainText('Nobody said contra to it');
    // The sheet has the contras in another order than the lines that they meet.
    const { dispute } = (await look(people.b, match.id, DISPUTED_PATH))!;
    expect(dispute!.path).toBe(`record.games[${game - 1}].sheet.B.contras[0]`);
  });

  for (const [party, width] of [
    ['a', 360],
    ['b', 390],
  ] as const) {
    test(`is written across the whole width of a phone, below the line of ${party.toUpperCase()} that was tapped`, async ({
      openAs,
      prepared: { people },
    }) => {
      const match = done(await submit(people.a, scoredSheet(people.teams, { date: newDay() })));
      const look = { ...phone, viewport: { width, height: 640 } };
      const page = await openAs(people.b, `/en/sheets/confirm/${match.id}`, look);
      const line = page.locator(`#game-4 .party-${party} .lines-of-game > li`).first();
      await line.locator('summary').tap();
      await line.getByRole('button', { name: 'This is wrong' }).first().tap();
      const words = line.getByLabel('What is wrong, and what would be right?');
      expect((await words.boundingBox())!.width).toBeGreaterThan(0.8 * width);
      await expect(words).toBeInViewport({ ratio: 1 });
      await expect(words).toBeFocused();
    });
  }

  test('is about a whole game where the cards are on record: a tap on a line of it leads there, too, and the line is named', async ({
    openAs,
    prepared: { people },
  }) => {
    const played = done(await submit(people.a, sheetOf(people.teams, { date: newDay() }), { requestRuling: true }));
    const page = await openAs(people.b, `/en/sheets/confirm/${played.id}`, phone);
    const { playedGames } = (await look(people.b, played.id, PLAYED_GAMES))!;
    const [game] = playedGames;
    const line = page.locator(`#game-${game!} .party-b .lines-of-game > li`).first();
    await line.locator('summary').tap();
    await expect(line.getByRole('button', { name: 'This is wrong' })).toHaveCount(0);
    await line.getByRole('button', { name: `Something in game ${game!} is wrong` }).tap();
    const words = line.getByLabel('What is wrong, and what would be right?');
    await expect(words).toHaveValue('Consolation (B): ');
    await words.pressSequentially('Dóra had the moon');
    await line.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Disputed by B in game ${game!}`);
    await expect(page.locator(`#game-${game!} .disputed-mark`)).toContainText('Consolation (B): Dóra had the moon');
  });

  test('is about something else than the games, too', async ({ openAs, prepared: { people } }) => {
    const match = done(await submit(people.a, scoredSheet(people.teams, { date: newDay() })));
    const page = await openAs(people.b, `/en/sheets/confirm/${match.id}`, phone);
    await page.getByRole('button', { name: 'Something else is wrong' }).tap();
    await page.getByLabel('What is wrong, and what would be right?').fill('Tibor played, not Dóra');
    await page.getByRole('button', { name: 'Dispute the sheet' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disputed by B');
  });

  test('is taken back by who disputed, and answered by the other side, each with the button for it', async ({
    openAs,
    prepared: { people },
  }) => {
    const match = done(await submit(people.a, scoredSheet(people.teams, { date: newDay() })));
    done(await move(people.b, 'disputeMatch', match, { reason: 'I am not sure', game: 4 }));
    const theirs = await openAs(people.a, `/en/matches/${match.id}`, phone);
    await expect(theirs).toHaveTitle(/^Disputed by B in game 4 · /);
    await theirs.getByRole('link', { name: 'See the dispute, and answer it' }).tap();
    await expect(theirs.getByRole('button', { name: 'Correct game 4' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
    const own = await openAs(people.b, `/en/sheets/confirm/${match.id}`, phone);
    await expect(own.getByText('You have disputed this')).toBeVisible();
    // Whoever has disputed a sheet is expected to correct it; taking the dispute back is a quiet act, further down.
    const main = own.locator('.bar .main');
    await expect(main).toHaveText('Correct game 4');
    await expect(own.getByRole('button', { name: 'Take it back: the sheet is right' })).toBeHidden();
    await own.getByText('Is the sheet right after all?').tap();
    await expect(own.locator('.action.main')).toHaveCount(1);
    // No stray tap says that a sheet is right.
    await own.getByRole('button', { name: 'Take it back: the sheet is right' }).tap();
    await expect(own.getByText('Say so first: look at the sheet, then tick this.')).toBeVisible();
    await own.getByLabel('I have looked at the sheet, and it is right.').check();
    await own.getByRole('button', { name: 'Take it back: the sheet is right' }).tap();
    await expect(own.getByText('Your answer has reached the office.')).toBeVisible();
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('Confirmed: the jury decides next');
  });

  test('is followed on an open page: a correction comes in by itself, and says so', async ({
    openAs,
    prepared: { people },
  }) => {
    const sheet = scoredSheet(people.teams, { date: newDay() });
    const match = done(await submit(people.a, sheet));
    const { path, game, party } = firstDecided(sheet);
    const disputed = done(await move(people.b, 'disputeMatch', match, { reason: 'It was one more', path }));
    const page = await openAs(people.b, `/en/sheets/confirm/${match.id}`, phone);
    await page.getByText('Is the sheet right after all?').tap();
    await page.getByLabel('I have looked at the sheet, and it is right.').check();
    const corrected = rewritten(sheet, game, ({ sheet: sides }) => {
      const line = sides[party].announcements.find(({ result }) => result !== undefined)!;
      line['result'] = line['result'] === 'won' ? 'lost' : 'won';
    });
    done(await submit(people.a, corrected, { matchId: disputed.id, requestRuling: true }));
    await expect(page.getByRole('heading', { name: 'This has changed' })).toBeVisible();
    await expect(page.getByRole('status').getByText('Something has come in meanwhile')).toBeVisible();
    await expect(page.getByRole('region', { name: 'This has changed' }).locator('ins').first()).toBeVisible();
    // What was ticked was said of the sheet before.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('says its reason on each page on which it is corrected, without a network too', async ({
    openAs,
    prepared: { people },
  }) => {
    const match = done(await submit(people.a, scoredSheet(people.teams, { date: newDay() })));
    const path = 'record.games[1].sheet.B.tarocks';
    done(await move(people.b, 'disputeMatch', match, { reason: 'It was one more', path }));
    const page = await openAs(people.a, `/en/sheets/confirm/${match.id}`, {
      ...phone,
      ...takingAlong,
      viewport: small,
    });
    await takenAlong(page);
    await page.getByRole('button', { name: 'Correct game 2' }).tap();
    const why = page.getByRole('note', { name: 'Disputed by B' });
    const isInSight = async (): Promise<void> => {
      // The quotation marks stand out of their line.
      await expect(why).toContainText('Game 2, tarocks of B');
      await expect(why.getByText('It was one more')).toBeInViewport({ ratio: 0.9 });
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      await expect(why.getByText('It was one more')).toBeInViewport({ ratio: 0.9 });
    };
    await expect(page.getByRole('heading', { name: 'Game 2 announcements' })).toBeVisible();
    await isInSight();
    await page.getByRole('link', { name: 'Cards', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Game 2 cards dealt' })).toBeVisible();
    await isInSight();
    await kept(page);
    await page.context().setOffline(true);
    await page.reload();
    await awake(page);
    await isInSight();
    await expect(page.locator('.printed')).toContainText(new URL(page.url()).pathname);
    await page.getByRole('link', { name: 'Back to handing in' }).tap();
    await expect(page.getByRole('heading', { name: 'Hand the sheet in' })).toBeVisible();
    await isInSight();
  });

  test('stays readable as a conversation after three rounds, on the match page and at the desk', async ({
    openAs,
    open,
    prepared: { people },
  }) => {
    const sheet = scoredSheet(people.teams, { date: newDay() });
    const { game, party, place, path } = firstDecided(sheet);
    const other = rewritten(sheet, game, ({ sheet: sides }) => {
      const line = sides[party].announcements[place]!;
      line['result'] = line['result'] === 'won' ? 'lost' : 'won';
    });
    let match = done(await submit(people.a, sheet));
    for (const [round, corrected] of [other, sheet, other].entries()) {
      const reason = `Round ${round + 1}: it was the other way`;
      done(await move(people.b, 'disputeMatch', match, { reason, path }));
      match = done(await submit(people.a, corrected, { matchId: match.id, requestRuling: true }));
    }
    const page = await openAs(people.b, `/en/matches/${match.id}`, phone);
    await readAsConversation(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const desk = await openAs(people.juror, `/en/jury/matches/${match.id}`);
    await readAsConversation(desk);

    match = done(await rule(people.juror, match, { kind: 'POINTS', game, points: { a: 80, b: 60 }, reason: 'Enough' }));
    const { findings } = (await look(people.juror, match.id, FINDINGS))!;
    for (const code of new Set(findings.flatMap((each) => (each.mayStand ? [each.code] : [])))) {
      match = done(await rule(people.juror, match, { kind: 'STANDS', code, reason: 'As ruled' }));
    }
    match = done(await move(people.juror, 'confirmMatch', match, { reason: 'Both were asked' }));
    done(await move(people.juror, 'approveMatch', match));
    const stranger = await open(`/en/matches/${match.id}`);
    await expect(stranger.getByRole('region', { name: 'What was said and done' })).toContainText('Corrected');
    await expect(stranger.getByText('Round 1: it was the other way')).toHaveCount(0);
  });

  test('has nothing against it: axe, keyboard, 320 pixels', async ({ openAs, prepared: { people } }) => {
    // Three pages, each looked at from all sides; with FULL=1 each in each language.
    test.setTimeout(180_000);
    for (const turn of isFull ? languages.keys() : [0]) {
      const [first, second, third] = languages.map((_, index) => languages[(turn + index) % languages.length]!);
      const sheet = scoredSheet(people.teams, { date: newDay() });
      const match = done(await submit(people.a, sheet));
      const { path, game } = firstDecided(sheet);
      const narrow = { viewport: { width: 320, height: 568 } };
      const confirm = await openAs(people.b, `/${first!}/sheets/confirm/${match.id}`, narrow);
      await confirm.locator(`#game-${game} summary`).first().click();
      await confirm.locator(`#game-${game} .counts button`).first().click();
      await isSound(confirm);
      done(await move(people.b, 'disputeMatch', match, { reason: 'No', path }));
      await isSound(await openAs(people.a, `/${second!}/matches/${match.id}`, narrow));
      const corrected = rewritten(sheet, game, ({ sheet: sides }) => {
        sides.A.tarocks = sides.A.tarocks === 12 ? 11 : 12;
        sides.B.tarocks = 22 - sides.A.tarocks;
      });
      done(await submit(people.a, corrected, { matchId: match.id, requestRuling: true }));
      await isSound(await openAs(people.b, `/${third!}/sheets/confirm/${match.id}`, narrow));
    }
  });
});

test.describe('at the desk', () => {
  const disputed = async (people: People): Promise<Shown> => {
    const sheet = scoredSheet(people.teams, { date: newDay() });
    const match = done(await submit(people.a, sheet));
    const path = 'record.games[4].sheet.A.tarocks';
    return done(await move(people.b, 'disputeMatch', match, { reason: 'It was one fewer', path }));
  };

  test('the points begin with the disputed game and what counts of it now; another game brings its own', async ({
    read,
    prepared: { people },
  }) => {
    const match = await disputed(people);
    const { games } = (await look(people.juror, match.id, POINTS_NOW))!;
    const page = await read(people.juror, `/en/jury/matches/${match.id}?queue=DISPUTED`);
    await expect(page.getByText('tarocks of A').first()).toBeVisible();
    await page.getByRole('button', { name: 'Set the points of a game …' }).click();
    const form = page.getByRole('form', { name: 'Set the points of a game' });
    const points = (party: string) => form.getByLabel(`Party ${party}, `);
    await expect(form.getByLabel('Game')).toHaveValue('5');
    await expect(points('A')).toHaveValue(String(games[4]!.points.a));
    await expect(points('B')).toHaveValue(String(games[4]!.points.b));
    await form.getByLabel('Game').selectOption('2');
    await expect(points('A')).toHaveValue(String(games[1]!.points.a));
    await points('A').fill('33');
    await form.getByLabel('Game').selectOption('3');
    await expect(points('A')).toHaveValue('33');
  });

  test('a dispute is answered first: the game stands as the sheet has it, then the match can be approved', async ({
    openAs,
    prepared: { people },
  }) => {
    const match = await disputed(people);
    const { games } = (await look(people.juror, match.id, POINTS_NOW))!;
    const { a, b } = games[4]!.points;
    const page = await openAs(people.juror, `/en/jury/matches/${match.id}?queue=DISPUTED`, phone);
    const approve = page.getByRole('button', { name: 'Approve the match …' });
    await expect(page.getByText('First the dispute is answered with a ruling')).toBeVisible();
    await expect(approve).toHaveCount(0);
    await page.getByRole('button', { name: 'Game 5 stands …' }).tap();
    const form = page.getByRole('form', { name: 'Game 5 stands' });
    await expect(form.getByText(`It keeps ${a} : ${b}.`)).toBeInViewport();
    await form.getByLabel('Reason').fill('All four remember it so');
    await form.getByRole('button', { name: 'Game 5 stands' }).tap();
    const rulings = page.getByRole('region', { name: 'Rulings' });
    await expect(rulings.getByRole('listitem')).toContainText(`${a} : ${b} All four remember it so`);
    // The words of somebody are marked as such: the name behind them is not one of them.
    await expect(rulings.locator('q')).toHaveText('All four remember it so');
    await approve.tap();
    await expect(page.locator('.consequences .changes')).toBeVisible();
  });

  test('an open preview follows a ruling that another juror makes meanwhile, and keeps what was typed', async ({
    read,
    prepared: { people, world },
  }) => {
    let match = await disputed(people);
    match = done(
      await rule(people.juror, match, { kind: 'POINTS', game: 1, points: { a: 10, b: 190 }, reason: 'For now' }),
    );
    const other = await world.member({ jury: true, name: 'Jakab János' });
    const page = await read(people.juror, `/en/jury/matches/${match.id}`);
    await page.getByRole('button', { name: 'Approve the match …' }).click();
    const preview = page.locator('.consequences');
    await expect(preview.locator('.changes')).toBeVisible();
    const before = await preview.locator('.changes').innerText();
    await preview.getByLabel('Reason').fill('As I said before');
    done(await rule(other, match, { kind: 'POINTS', game: 1, points: { a: 190, b: 10 }, reason: 'After a look' }));
    await expect.poll(() => preview.locator('.changes').innerText()).not.toBe(before);
    await expect(preview.getByLabel('Reason')).toHaveValue('As I said before');
    await expect(page.locator('.games > li').first().locator('.of-game.of-a')).toHaveText(/^190/);
  });

  test('a queue says of each sheet what is disputed', async ({ read, prepared: { people } }) => {
    await disputed(people);
    const page = await read(people.juror, '/en/jury?queue=DISPUTED');
    await expect(page.getByText('Disputed by B in game 5: tarocks of A').first()).toBeVisible();
  });
});

/** A sheet in which B says contra to two lines of A in one game, written down the last one first. */
function withTwoContras({ teams }: People): { readonly sheet: SheetRecord; readonly game: number } {
  const sheet = scoredSheet(teams, { date: newDay() });
  const games = sheet.record.games as unknown as readonly ScoredGameText[];
  const decided = ({ sheet: { A } }: ScoredGameText) => A.announcements.filter(({ result }) => result !== undefined);
  const { number } = games.find((each) => decided(each).length > 1)!;
  const [first, second] = decided(games[number - 1]!);
  const written = rewritten(sheet, number, ({ sheet: sides }) => {
    sides.B.contras = [second!, first!].map(({ announce, by: _, result: __, ...more }) => ({
      contra: announce,
      ...more,
    }));
  });
  return { sheet: written, game: number };
}

async function readAsConversation(page: Page): Promise<void> {
  const said = page.getByRole('region', { name: 'What was said and done' });
  const entries = said.locator('ol.ruled > li');
  await expect(entries).toHaveCount(7);
  await expect(entries.nth(0)).toContainText('Handed in');
  for (const round of [1, 2, 3]) {
    await expect(entries.nth(2 * round - 1)).toContainText(`Round ${round}: it was the other way`);
    await expect(entries.nth(2 * round - 1)).toContainText('Tóth Csaba');
    const corrected = entries.nth(2 * round);
    await expect(corrected).toContainText('Corrected');
    await expect(corrected.locator('del').first()).toBeVisible();
    await expect(corrected.locator('ins').first()).toBeVisible();
  }
}

async function isSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
}
