import { league } from '../support/league.js';
import { move, submit } from '../support/matches.js';
import { done, matchIn } from '../support/matches-in-states.js';
import { sealed } from '../support/sealed.js';
import { sheetOf } from '../support/sheets.js';
import { expect, inOffice } from './fixtures.js';
import { sideways, violations } from './checks.js';
import { settled } from './pages.js';

const test = inOffice(async () => {
  const opened = await league({ teams: 2, year: 2025 });
  const { world } = opened;
  const juror = await world.member({ jury: true, name: 'Igaz Ilona' });
  const admin = await world.member({ admin: true, name: 'Zádor Olga' });
  await world.person('Nagy Anna');
  return { ...opened, juror, admin };
});

test.describe('an admin who is not of the jury', () => {
  for (const path of [
    '/jury',
    '/jury/imports',
    '/jury/free-games',
    '/jury/log',
    '/jury/seasons',
    '/jury/cup',
    '/jury/venues',
  ])
    test(`is told at ${path} who the jury is, and what they may do themselves`, async ({
      read,
      prepared: { admin },
    }) => {
      const page = await read(admin, `/en${path}`);
      await expect(page.getByText('That page is the jury’s.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Igaz Ilona' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'People' }).first()).toBeVisible();
      await expect(page.getByRole('form')).toHaveCount(0);
    });

  test('gets there from the account, and saves a full archive', async ({ openAs, prepared: { admin } }) => {
    const page = await openAs(admin, '/en/account');
    await page.getByRole('link', { name: 'To the administration' }).click();
    await settled(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Season 2025, full' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('season-2025-full.zip');
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('closing a season', () => {
  test('names and links what holds it; what is left behind it names, and asks', async ({
    openAs,
    prepared: { juror, world, teams },
  }) => {
    await world.season(2018);
    const captain = await world.member();
    const sides = [
      await world.team(2018, [captain, await world.person()], 'Alma'),
      await world.team(2018, [await world.person(), await world.person()], 'Bor'),
    ] as const;
    expect(teams).toHaveLength(2);
    const { match } = await submit(captain, sheetOf(sides, { date: '2018-03-01' }), { requestRuling: true });
    // Rows, since the office plans no match in a year that is over.
    await world.database.query(
      `INSERT INTO "planned_match" ("season", "side_a", "side_b", "date", "venue_name", "venue_public", "competition", "planned_by")
       VALUES (2018, $1, $2, '2018-05-01', 'Pub', true, 'championship', $3)`,
      [sides[0].id, sides[1].id, juror.accountId],
    );
    const page = await openAs(juror, '/en/jury/seasons');
    const close = page.getByRole('button', { name: 'Close the season, season 2018' });
    await close.click();
    await expect(page.getByRole('link', { name: 'To the match' })).toHaveAttribute(
      'href',
      `/en/jury/matches/${match!.id}`,
    );
    await expect(page.getByRole('button', { name: 'Close season 2018' })).toHaveCount(0);

    await world.database.query(`UPDATE "match" SET "state" = 'withdrawn' WHERE "season" = 2018`);
    await page.reload();
    await settled(page);
    await close.click();
    await expect(page.getByRole('link', { name: 'To the planned match' })).toBeVisible();
    await page.getByRole('button', { name: 'Close season 2018' }).click();
    await expect(page.getByText('Tick this if the season is to be closed')).toBeVisible();
    await page.getByLabel('Close the season all the same').check();
    await page.getByRole('button', { name: 'Close season 2018' }).click();
    await expect(page.getByRole('button', { name: 'Open it again, season 2018' })).toBeVisible();
  });
});

test('the log has one line an act, in words: when, and who did what', async ({
  openAs,
  prepared: { juror, people },
}) => {
  done(await move(people.juror, 'returnMatch', await matchIn('confirmed', people), { reason: 'Game 2 is missing' }));
  const page = await openAs(juror, '/en/jury/log', { viewport: { width: 1280, height: 900 } });
  const act = page.locator('ol.past-acts > li').first();
  await expect(act.locator('summary')).toHaveText(
    /returned the match Danube Wasps against Óbudai Baglyok \(.+\): Game 2 is missing$/,
  );
  const [time, words] = [await act.locator('time').boundingBox(), await act.locator('summary').boundingBox()];
  // Side by side, and no higher than what is said.
  expect(words!.x).toBeGreaterThan(time!.x + time!.width - 1);
  expect(time!.y).toBeLessThan(words!.y + words!.height);
  expect((await act.boundingBox())!.height).toBeLessThan(2 * words!.height);
});

test.describe('an old list', () => {
  /** As Excel of a Hungarian machine saved it. */
  const windows1250 = (text: string): Buffer =>
    Buffer.from(
      Array.from(text, (letter) => ({ á: 0xe1, é: 0xe9, ó: 0xf3, ő: 0xf5, ű: 0xfb })[letter] ?? letter.charCodeAt(0)),
    );

  test('D50 is looked at before the import, letters and all; a wrong line stands there with what is wrong', async ({
    openAs,
    prepared: { juror },
  }) => {
    const page = await openAs(juror, '/en/jury/imports?what=TROPHIES');
    await expect(page.getByRole('link', { name: 'Save a sample file' })).toHaveAttribute(
      'download',
      'trophies-sample.csv',
    );
    const choose = (lines: string) =>
      page.getByLabel('File', { exact: true }).setInputFiles({
        name: 'regi.csv',
        mimeType: 'text/csv',
        buffer: windows1250(lines),
      });
    await choose('játékos;trófea;darab\r\nTóth Csaba;holdfogás;2\r\nTóth Csaba;hőség;1\r\n');
    await expect(page.getByLabel('How its letters are written')).toHaveValue('windows-1250');
    await expect(page.getByRole('cell', { name: 'holdfogás' })).toBeVisible();
    await page.getByRole('button', { name: 'See what would change' }).click();
    await expect(page.getByText('1 line cannot be taken over.')).toBeVisible();
    await expect(page.getByText('Line 3, trófea: hőség is no trophy.')).toBeVisible();
    await expect(page.getByText('Tóth Csaba;hőség;1')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await choose('játékos;trófea;darab\r\nTóth Csaba;HOLDFOGÁS;2\r\n'.replace('Á', 'á'));
    await page.getByRole('button', { name: 'See what would change' }).click();
    await expect(page.getByText('1 entry with 2 trophies of 1 player would be entered.')).toBeVisible();
    await expect(page.getByText(/^Tóth Csaba comes in at place \d+ by the number of trophies$/)).toBeVisible();
    await page.getByRole('button', { name: 'Import the list' }).click();
    await expect(page.getByText('1 entry with 2 trophies of 1 player entered.')).toBeVisible();
  });
});

test.describe('everybody', () => {
  test('is told that a match was withdrawn, and where the others are', async ({ open, prepared: { people } }) => {
    const match = done(
      await move(people.juror, 'withdrawMatch', await matchIn('reopened', people), { reason: 'Twice' }),
    );
    const page = await open(`/en/matches/${match.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Danube Wasps');
    await expect(page.getByText('This match was withdrawn on')).toBeVisible();
    await page.getByRole('link', { name: 'To all matches' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  });

  test('saves the archive of a closed season from its page, with the line that verifies it', async ({
    open,
    prepared: { world },
  }) => {
    await world.season(2017);
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = 2017');
    await sealed(world.database);
    const page = await open('/en/championship/2017');
    await page.getByText('Archive of 2017').click();
    await expect(page.locator('code')).toContainText('npx tarokk season verify season-2017.zip');
    await expect(page.locator('code')).toContainText(/ --head [0-9a-f]{64} --manifest [0-9a-f]{64}$/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /season-2017\.zip/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('season-2017.zip');
  });

  test('finds the sheet for a pen on the first page and on that of a team', async ({ read, prepared: { teams } }) => {
    for (const path of ['', `/teams/${teams[0].id}`]) {
      const page = await read(null, `/en${path}`);
      await expect(page.getByRole('link', { name: 'Blank sheet for a pen' })).toHaveAttribute(
        'href',
        '/paper/blank-sheet.pdf?lang=en',
      );
    }
  });

  test('finds all seasons, teams and players', async ({ read }) => {
    const page = await read(null, '/en/seasons');
    await page.getByRole('link', { name: 'Teams', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Teams of/ })).toBeVisible();
    await page.goto('/en/players?name=nagy');
    await expect(page.getByRole('link', { name: 'Nagy Anna' }).first()).toBeVisible();
    for (const path of ['/en/seasons', '/de/teams?season=2025', '/hu/players']) {
      await page.goto(path);
      await settled(page);
      expect(await violations(page)).toEqual([]);
    }
  });
});
