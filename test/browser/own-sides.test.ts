import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  awake,
  launchChromium,
  looks,
  openWindow,
  openWindowAs,
  sideways,
  violations,
  walkByKeyboard,
} from '../support/chromium.js';
import { type MovableClock, movableClock } from '../support/clock.js';
import { doneInCup, type PairAtTable, pairAtTable } from '../support/cups.js';
import { handIn, lookAtGame, variant } from '../support/free-games.js';
import { given, type Given, type Member, type Team } from '../support/given.js';
import { drawn, event } from '../support/grand-prix.js';
import { matchIn } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';

const YEAR = 2025;
const folder = newFolder();
let clock: MovableClock;
let office: Office;
let world: Given;
let browser: Browser;
let anna: Member;
let csaba: Member;
let juror: Member;
let teams: readonly [Team, Team];
let pairs: readonly [PairAtTable, PairAtTable];

describe.skipIf(!requires('chromium'))('the page of one’s own team or pair', () => {
  beforeAll(async () => {
    clock = movableClock(folder, '2025-12-05');
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder, ...clock.environment }), launchChromium()]);
    world = given(office);
    await world.season(YEAR);
    await world.venue('Desperados Pub');
    anna = await world.member({ name: 'Nagy Anna' });
    csaba = await world.member({ name: 'Tóth Csaba' });
    juror = await world.member({ name: 'Juhász Judit', jury: true });
    teams = [
      await world.team(YEAR, [anna, await world.person('Kis Béla')], 'Danube Wasps'),
      await world.team(YEAR, [csaba, await world.person('Vas Dóra')], 'Óbudai Baglyok'),
    ];
    pairs = [await pairAtTable(world, YEAR, 'Level Best'), await pairAtTable(world, YEAR, 'Level Rest')];
    const cast = { teams: [teams[1], teams[0]] as const, a: csaba, b: anna, juror };
    await matchIn('approved', cast, { date: '2025-04-01' });
    await matchIn('submitted', cast, { date: '2025-04-02' });
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  afterAll(async () => {
    await browser.close();
    await world.end();
    await office.end();
    removeFolder(folder);
  });

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const openAs = (who: Member, path: string, options: Parameters<Browser['newContext']>[0] = phone) =>
    openWindowAs(who, browser, office.url + path, options);
  const teamPath = (): string => `/account/teams/${YEAR}/${teams[0].id}`;

  it('says what waits, what is played and left, and where a calendar follows it', async () => {
    const { page, complaints } = await openAs(anna, '/en/account');
    await page.getByRole('region', { name: 'Your teams and pairs' }).getByRole('link', { name: 'Danube Wasps' }).tap();
    await page.getByRole('heading', { name: 'Danube Wasps 2025', level: 1 }).waitFor();
    const waiting = page.getByRole('region', { name: 'Sheets that wait' });
    expect(await waiting.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['For you to confirm']);
    await waiting.getByRole('link', { name: 'Óbudai Baglyok – Danube Wasps' }).waitFor();
    const season = page.getByRole('region', { name: 'Matches of the season' });
    expect(await season.locator('dd').allInnerTexts()).toEqual(['1', '39', '0']);
    expect(
      await season
        .getByRole('row', { name: /Óbudai Baglyok/ })
        .getByRole('cell')
        .nth(1)
        .innerText(),
    ).toContain('1');
    const calendar = page.getByRole('region', { name: 'Calendar' });
    const address = await calendar.locator('code').innerText();
    expect(address).toBe(`${office.url}/calendar/${teams[0].id}.ics?lang=en`);
    expect((await fetch(address)).status).toBe(200);
    expect(complaints).toEqual([]);
  });

  it('plans a match, asks the jury what it needs, takes that back, changes it and cancels it', async () => {
    const { page, complaints } = await openAs(anna, `/en${teamPath()}`);
    await page.getByRole('button', { name: 'Plan a match …' }).tap();
    const plan = page.getByRole('form', { name: 'Plan a match' });
    await plan.getByLabel('Opponent').selectOption({ label: 'Óbudai Baglyok' });
    await plan.getByLabel('Day').fill('2025-12-14');
    await plan.getByLabel('Place', { exact: true }).fill('Szüret utca 4');
    await plan.getByLabel('A public place').uncheck();
    await plan.getByRole('button', { name: 'Plan a match' }).tap();
    const planned = page.getByRole('region', { name: 'Planned matches' });
    await planned.getByText('still needed').waitFor();
    await planned.getByRole('link', { name: 'Danube Wasps – Óbudai Baglyok' }).tap();
    await page.getByRole('link', { name: 'Change it, or ask the jury' }).tap();
    await page.getByRole('button', { name: 'Ask the jury: Private place …' }).tap();
    const asking = page.getByRole('form', { name: 'Ask the jury: Private place' });
    await asking.getByLabel('What should the jury know?').fill('Our café is being painted.');
    await asking.getByRole('button', { name: 'Ask the jury' }).tap();
    await page.locator('#needs').waitFor();

    await page.goto(`${office.url}/en${teamPath()}`);
    await awake(page);
    const requests = page.getByRole('region', { name: 'Requests to the jury' });
    await requests.getByText('undecided').waitFor();
    await requests.getByRole('button', { name: 'Take it back: Private place' }).tap();
    await requests.getByText('taken back').waitFor();

    await page
      .getByRole('region', { name: 'Planned matches' })
      .getByRole('link', { name: /Danube Wasps/ })
      .tap();
    await page.getByRole('link', { name: 'Change it, or ask the jury' }).tap();
    const change = page.getByRole('form', { name: 'Change the match' });
    await change.getByLabel('Day', { exact: true }).fill('2025-12-21');
    await change.getByRole('button', { name: 'Change the match' }).tap();
    await page.getByText('December 21, 2025').waitFor();
    await page.getByRole('link', { name: 'Change it, or ask the jury' }).tap();
    await page.getByRole('button', { name: 'Cancel the match …' }).tap();
    await page.getByRole('form', { name: 'Cancel the match' }).getByRole('button').tap();
    await page.locator('p.problem').waitFor();
    expect(complaints).toEqual([]);
  });

  it('invites somebody by a link to hand on, who opens an account and is a member', async () => {
    const path = `/en/account/teams/${YEAR}/${teams[1].id}`;
    const { page, complaints } = await openAs(csaba, path);
    await page.getByRole('button', { name: 'Invite a member …' }).tap();
    const form = page.getByRole('form', { name: 'Invite a member' });
    await form.getByLabel('Name of somebody new').fill('Meghívott Mária');
    await form.getByRole('button', { name: 'Send the invitation' }).tap();
    const members = page.getByRole('region', { name: 'Members' });
    const link = await members.locator('code').innerText();
    await members.getByRole('button', { name: 'Take it back: Meghívott Mária' }).waitFor();

    const invited = await openWindow(browser, link, phone);
    await invited.page.getByText('Tóth Csaba invites Meghívott Mária to the team Óbudai Baglyok').waitFor();
    expect(await violations(invited.page)).toEqual([]);
    await invited.page.getByLabel('Username').fill('maria');
    await invited.page.getByLabel('New password').fill('a word and another');
    await invited.page.getByRole('button', { name: 'Open the account and join' }).tap();
    // By the moved clock of this office every login that it makes is over: it is the membership that counts.
    await expect
      .poll(
        async () => {
          const { rows } = await world.database.query<{ name: string }>(
            `SELECT n."name" FROM "membership" m JOIN "person_name" n USING ("person_id") WHERE m."team_id" = $1`,
            [teams[1].id],
          );
          return rows.map(({ name }) => name);
        },
        { timeout: 15_000 },
      )
      .toContain('Meghívott Mária');
    // It is on its way to another page: whoever opens the link again does so in a window of his own.
    await invited.page.close();
    const again = await openWindow(browser, link, phone);
    await again.page.getByRole('alert').getByText('Ask the captain for a new one').waitFor();
    expect([...complaints, ...invited.complaints, ...again.complaints]).toEqual([]);
  });

  it('takes a member in, makes it the captain, and lets it leave', async () => {
    const { page, complaints } = await openAs(anna, `/en${teamPath()}`);
    await page.getByRole('button', { name: 'Take in a member …' }).tap();
    const form = page.getByRole('form', { name: 'Take in a member' });
    await form.getByRole('combobox', { name: 'Who?' }).fill('Új Ubul');
    await page.getByRole('option', { name: /Új Ubul/ }).tap();
    await form.getByRole('button', { name: 'Take in a member' }).tap();
    const members = page.getByRole('region', { name: 'Members' });
    await members.getByRole('link', { name: 'Új Ubul' }).waitFor();
    await members.getByRole('button', { name: 'Make captain: Kis Béla' }).tap();
    await members.getByRole('button', { name: 'Leave the team …' }).tap();
    await members.getByText('only next season').waitFor();
    // Who has handed it over is no captain any more.
    expect(await members.getByRole('button', { name: /^Make captain/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says for a pair how many matches a tie is to have, and that a match of a Grand Prix counts elsewhere too', async () => {
    const [one, other] = pairs;
    await doneInCup(juror, 'recordCup', {
      ...{ year: YEAR, entriesUntil: '2025-08-25', event: 'The lottery', eventNamedOn: '2025-08-01' },
      ...{ drawnOn: '2025-08-31', seed: '7 12 31 44 70', reason: 'Drawn elsewhere' },
      entries: pairs.map(({ id }) => ({ pairId: id })),
    });
    const { id } = await drawn(juror, pairs, { name: 'Christmas Cup', date: '2025-12-20' });
    const { page, complaints } = await openAs(one.players[0], `/en/account/pairs/${YEAR}/${one.id}`);
    const agreeing = page.getByRole('form', { name: 'Say how many matches' });
    await agreeing.getByLabel('Matches of this tie').fill('5');
    await agreeing.getByRole('button', { name: 'Say how many matches' }).tap();
    await expect
      .poll(
        async () => {
          const { rows } = await world.database.query<{ n: number }>(
            `SELECT "matches" AS "n" FROM "cup_act" WHERE "pair_id" = $1 AND "kind" = 'matches-wished'`,
            [one.id],
          );
          return rows.map(({ n }) => n);
        },
        { timeout: 15_000 },
      )
      .toEqual([5]);
    await doneInCup(other.players[0], 'agreeOnMatches', { pairId: other.id, matches: 5 });
    await page.reload();
    await awake(page);
    await page.getByText('5 matches').waitFor();

    await page.getByRole('button', { name: 'Matches of the pair: Christmas Cup' }).tap();
    await page
      .getByRole('button', { name: /^Count it for the cup too/ })
      .first()
      .tap();
    await page.getByText('Level Best: also for the cup').waitFor();
    expect((await event(juror, id)).schedule[0]!.countsElsewhere).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('asks the jury for another player of a cup match, and for a game of the free championship', async () => {
    const [one, other] = pairs;
    const comes = await world.person('Jövő Jenő');
    const { page, complaints } = await openAs(one.players[0], `/en/account/pairs/${YEAR}/${one.id}`);
    const planned = page.getByRole('region', { name: 'Planned matches' });
    for (const competition of ['Hungarian Cup', 'Free championship']) {
      await page.goto(`${office.url}/en/account/pairs/${YEAR}/${one.id}`);
      await awake(page);
      await page.getByRole('button', { name: 'Plan a match …' }).tap();
      const plan = page.getByRole('form', { name: 'Plan a match' });
      await plan.getByLabel('Competition').selectOption({ label: competition });
      await plan.getByLabel('Opponent').selectOption({ label: other.name });
      await plan.getByLabel('Day').fill(competition === 'Hungarian Cup' ? '2025-12-15' : '2025-12-16');
      await plan.getByLabel('Place', { exact: true }).fill('Desperados Pub');
      await plan.getByRole('button', { name: 'Plan a match' }).tap();
      await planned.getByRole('link').first().waitFor();
    }
    const ask = async (place: number, kind: string, fill?: () => Promise<void>): Promise<void> => {
      await page.goto(`${office.url}/en/account/pairs/${YEAR}/${one.id}`);
      await awake(page);
      await planned.getByRole('link').nth(place).tap();
      await page.getByRole('link', { name: 'Change it, or ask the jury' }).tap();
      await page.getByRole('button', { name: `Ask the jury: ${kind} …` }).tap();
      await fill?.();
      await page.getByLabel('What should the jury know?').fill('He has broken his arm.');
      await page
        .getByRole('form', { name: `Ask the jury: ${kind}` })
        .getByRole('button', { name: 'Ask the jury' })
        .tap();
      await page.waitForURL(/\/en\/planned-matches\//);
    };
    await ask(0, 'Another player in the cup', async () => {
      await page.getByRole('combobox', { name: 'Who comes?' }).fill('Jövő');
      await page.getByRole('option', { name: comes.name }).tap();
      await page.getByLabel('Who leaves?').selectOption({ label: one.players[1].name });
    });
    await ask(1, 'Admission to the free championship');
    await page.goto(`${office.url}/en/account/pairs/${YEAR}/${one.id}`);
    await awake(page);
    const requests = page.getByRole('region', { name: 'Requests to the jury' });
    await requests.getByText(`Jövő Jenő`).waitFor();
    expect(await requests.getByRole('listitem').count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('hands in a free game by its result, to which another player objects', async () => {
    const players = [await world.member({ name: 'Fekete Ferenc' }), await world.member({ name: 'Gál Gizi' })];
    const { page, complaints } = await openAs(anna, '/en/account/free-games/new');
    await page.getByRole('button', { name: 'Three players' }).tap();
    const form = page.getByRole('form', { name: 'Hand the game in' });
    await form.getByLabel('Day', { exact: true }).fill('2025-11-20');
    for (const [index, player] of players.entries()) {
      await form.getByRole('combobox', { name: `Player ${index + 2}` }).fill(player.name.slice(0, 5));
      await page.getByRole('option', { name: new RegExp(player.name) }).tap();
    }
    for (const [index, raw] of [240, 180, 120].entries()) {
      await form.getByLabel(`Raw points of player ${index + 1}`).fill(String(raw));
    }
    await form.getByRole('button', { name: 'Add a trophy …' }).tap();
    await form.getByLabel('Trophy', { exact: true }).selectOption({ label: 'Golgotha' });
    await form.getByLabel('Announced by').selectOption({ label: 'Player 2' });
    await form.getByLabel('In game number').fill('3');
    await form.getByRole('button', { name: 'Hand the game in' }).tap();
    await page.getByText('Handed in. The other players are told').waitFor();
    await page.getByRole('link', { name: 'To the game' }).tap();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;

    const own = await openAs(players[0]!, `/en/free-games/${id}`);
    await own.page.getByRole('link', { name: 'It names me and was not so' }).tap();
    await own.page.getByLabel('What was not so?').fill('I had 190');
    await own.page.getByRole('button', { name: 'Object to the game' }).tap();
    await own.page.getByText('I had 190').waitFor();
    expect(await lookAtGame(anna, id)).toMatchObject({ state: 'SUBMITTED', objections: 1 });
    const { rows } = await world.database.query<{ sheet: { variant: { trophies: unknown } } }>(
      'SELECT "sheet" FROM "free_game_revision" WHERE "game_id" = $1',
      [id],
    );
    expect(JSON.stringify(rows[0]!.sheet)).toContain('golgotha');
    expect([...complaints, ...own.complaints]).toEqual([]);
  });

  it('has nothing that axe finds, is reached by keyboard, and fits on 320 pixels', async () => {
    const game = await handIn(csaba, variant([csaba, anna, juror], [200, 150, 100], { date: '2025-11-21' }));
    const { data } = await anna.graphql(
      `mutation ($a: UUID!, $b: UUID!) { planMatch(idempotencyKey: "walk", competition: CHAMPIONSHIP, sideA: $a, sideB: $b,
         date: "2025-12-28", venue: { name: "Szüret utca 4", public: false }) {
         ... on PlannedMatchSaved { plannedMatch { id } } } }`,
      { a: teams[0].id, b: teams[1].id },
    );
    const { plannedMatch } = data!['planMatch'] as { plannedMatch: { id: string } };
    const paths: readonly (readonly [Member, string])[] = [
      [anna, teamPath()],
      [pairs[0].players[0], `/account/pairs/${YEAR}/${pairs[0].id}`],
      [anna, '/account/free-games/new'],
      [anna, `/account/free-games/${game.game!.id}`],
      [anna, `/account/planned-matches/${plannedMatch.id}`],
    ];
    const shots = process.env['SHOTS'];
    if (shots !== undefined) mkdirSync(shots, { recursive: true });
    const all = process.env['FULL'] === '1';
    for (const [index, [who, path]] of paths.entries()) {
      for (const { language, scheme } of all ? looks : [looks[index % looks.length]!]) {
        const { page, complaints } = await openAs(who, `/${language}${path}`, {
          viewport: { width: 390, height: 844 },
          colorScheme: scheme,
        });
        expect([path, language, await violations(page)]).toEqual([path, language, []]);
        expect([path, await walkByKeyboard(page)]).toEqual([path, { unreached: [], unmarked: [] }]);
        if (shots !== undefined) {
          await page.screenshot({ path: `${shots}/${index}-${language}-${scheme}.png`, fullPage: true });
          await page.setViewportSize({ width: 1200, height: 800 });
          await page.screenshot({ path: `${shots}/${index}-${language}-${scheme}-desk.png`, fullPage: true });
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect([path, await sideways(page)]).toEqual([path, 0]);
        expect(complaints).toEqual([]);
        await page.context().close();
      }
    }
  });
});
