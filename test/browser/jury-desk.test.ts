import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  launchChromium,
  looks,
  openWindow,
  openWindowAs,
  settled,
  sideways,
  violations,
  walkByKeyboard,
} from '../support/chromium.js';
import { newDay } from '../support/days.js';
import { given, type Given, type Member, newKey } from '../support/given.js';
import { move, submit } from '../support/matches.js';
import { type Cast, done, matchIn } from '../support/matches-in-states.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';
import { sheetOf } from '../support/sheets.js';

const folder = newFolder();
let office: Office;
let world: Given;
let browser: Browser;
let cast: Cast;

describe.skipIf(!requires('chromium'))('the desk of the jury', () => {
  beforeAll(async () => {
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder }), launchChromium()]);
    world = given(office);
    await world.season(2025);
    const [a, b, juror] = [
      await world.member({ name: 'Nagy Anna' }),
      await world.member({ name: 'Tóth Csaba' }),
      await world.member({ name: 'Juhász Judit', jury: true }),
    ];
    const teams = [
      await world.team(2025, [a, await world.person('Kis Béla')], 'Danube Wasps'),
      await world.team(2025, [b, await world.person('Vas Dóra')], 'Óbudai Baglyok'),
    ] as const;
    cast = { a, b, juror, teams };
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

  const openAs = (who: Member, path: string, options: Parameters<Browser['newContext']>[0] = {}) =>
    openWindowAs(who, browser, office.url + path, options);

  const decide = async (page: Page, decision: string, reason?: string): Promise<void> => {
    const panel = page.locator('.decide');
    await panel.getByRole('button', { name: `${decision} …` }).click();
    if (reason !== undefined) await panel.getByLabel('Reason', { exact: true }).fill(reason);
    await panel.getByRole('button', { name: decision, exact: true }).click();
  };

  const places = (page: Page): Promise<string[]> => page.locator('td[data-column="matches"]').allInnerTexts();

  it('returns a sheet with a reason and approves its correction after the consequences; the public table changes without reload in a second window', async () => {
    const match = await matchIn('confirmed', cast, { seed: 7 });
    const table = await openWindow(browser, `${office.url}/en/championship/2025`);
    await table.page.getByText('Changes appear here by themselves').waitFor();
    await table.page.evaluate('window.stillHere = true');
    expect(await places(table.page)).toEqual(['0', '0']);

    const { page, complaints } = await openAs(cast.juror, '/en/jury');
    await page.getByRole('link', { name: /Danube Wasps – Óbudai Baglyok/ }).click();
    await page.getByRole('heading', { name: 'Findings' }).waitFor();
    await decide(page, 'Give the sheet back', 'Game 2 was dealt by the other pair');
    await page.getByText('The sheet is given back; the sides are told why.').waitFor();
    await page.getByText('Game 2 was dealt by the other pair').waitFor();

    // The sides correct it: another play of the same match, confirmed anew.
    const { date } = (
      await world.database.query<{ date: string }>('SELECT "date"::text FROM "match" WHERE "id" = $1', [match.id])
    ).rows[0]!;
    const corrected = done(
      await submit(cast.a, sheetOf(cast.teams, { date, seed: 8 }), { matchId: match.id, requestRuling: true }),
    );
    done(await move(cast.b, 'confirmMatch', corrected));
    const approve = page.locator('.decide').getByRole('button', { name: 'Approve the match …' });
    await approve.waitFor();

    await page.getByRole('link', { name: 'Compare revision 1 with the present one' }).click();
    await page.locator('.comparison del').first().waitFor();
    expect(await page.locator('.comparison ins').count()).toBeGreaterThan(0);
    expect(page.url()).toContain('compare=1');

    await approve.click();
    const changes = page.locator('.consequences');
    await changes.getByText('In the championship table').waitFor();
    expect(await changes.locator('.changes tbody tr').count()).toBe(2);
    expect(await places(table.page)).toEqual(['0', '0']);
    await changes.getByRole('button', { name: 'Approve the match', exact: true }).click();
    await page.getByText('The match is approved, and counts.').waitFor();

    await expect.poll(() => places(table.page)).toEqual(['1', '1']);
    expect(await table.page.evaluate('window.stillHere')).toBe(true);
    expect([...complaints, ...table.complaints]).toEqual([]);
  }, 120_000);

  it('says in place what the office refuses, and keeps the words', async () => {
    const match = await matchIn('confirmed', cast);
    const { page } = await openAs(cast.juror, `/en/jury/matches/${match.id}`);
    await settled(page);
    await page.locator('.decide').getByRole('button', { name: 'Give the sheet back …' }).click();
    await page.getByLabel('Reason', { exact: true }).fill('As I see it');
    await page.route('**/graphql', async (route) => {
      // Somebody else was quicker, and the page has not heard of it yet.
      const body = route.request().postDataJSON() as { variables: { revision?: number } };
      await route.continue({
        postData: JSON.stringify({
          ...body,
          variables: { ...body.variables, revision: (body.variables.revision ?? 1) + 1 },
        }),
      });
    });
    await page.locator('.decide').getByRole('button', { name: 'Give the sheet back', exact: true }).click();
    await page.locator('.decide').getByRole('alert').waitFor();
    expect(await page.getByLabel('Reason', { exact: true }).inputValue()).toBe('As I see it');
  });

  it('lets an error stand with a reason, and takes that back', async () => {
    const sheet = sheetOf(cast.teams, { date: newDay(), venue: { name: 'My kitchen', public: false } });
    const { id } = done(await submit(cast.a, sheet, { requestRuling: true }));
    const { page } = await openAs(cast.juror, `/en/jury/matches/${id}?queue=WITH_ERRORS`);
    await settled(page);
    await page
      .getByRole('button', { name: /^Let it stand: / })
      .first()
      .click();
    await page.getByLabel('Reason', { exact: true }).fill('The pub was closed');
    await page.getByRole('button', { name: 'Let it stand', exact: true }).click();
    await page.getByText('Let stand:').waitFor();
    await page.getByRole('button', { name: 'Take the ruling back: 1' }).click();
    await page.getByLabel('Reason', { exact: true }).fill('It was open after all');
    await page.getByRole('button', { name: 'Take the ruling back', exact: true }).click();
    await page.getByText('It was open after all').waitFor();
  });

  it('is worked by keys: j and k walk, Enter opens, a asks for approval, n goes on, ? says so', async () => {
    await world.database.query(
      `UPDATE "match" SET "state_since" = now() - interval '3 days' WHERE "state" = 'confirmed'`,
    );
    const latest = await matchIn('confirmed', cast);
    const { page } = await openAs(cast.juror, '/en/jury');
    await settled(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('next, previous match').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Findings' }).waitFor();
    expect(page.url()).not.toContain(latest.id);
    await page.keyboard.press('a');
    await page.locator('.consequences').getByRole('button', { name: 'Approve the match' }).click();
    const next = page.getByRole('link', { name: /^Next: / });
    await next.waitFor();
    const before = page.url();
    await page.keyboard.press('n');
    await expect.poll(() => page.url()).not.toBe(before);
    await page.keyboard.press('u');
    await page.getByRole('heading', { name: 'Desk of the jury' }).waitFor();
  });

  it('refuses a request with a reason, which the side reads where its letter leads', async () => {
    const captain = await world.member({ name: 'Szabó Ottó' });
    const team = await world.team(2025, [captain, await world.person(), await world.person()], 'Full House');
    const { data } = await captain.graphql(
      `mutation ($key: IdempotencyKey!, $side: UUID!, $person: UUID!) {
        askJury(idempotencyKey: $key, kind: LARGER_TEAM, sideId: $side, personId: $person, words: "She plays every week") {
          ... on JuryRequestSaved { request { id } } } }`,
      { key: newKey(), side: team.id, person: (await world.person('Kovács Edit')).id },
    );
    const { id } = (data!['askJury'] as { request: { id: string } }).request;
    const { page, complaints } = await openAs(cast.juror, '/en/jury');
    await page.getByRole('link', { name: /requests? to answer$/ }).click();
    await page.getByRole('link', { name: 'Full House: fourth or further member' }).click();
    await page.getByText('She plays every week').waitFor();
    await page.getByRole('button', { name: 'Refuse the request …' }).click();
    await page.getByRole('button', { name: 'Refuse the request', exact: true }).click();
    await page.getByText('Please fill this in.').waitFor();
    await page.getByLabel('Reason', { exact: true }).fill('Three are enough for this season');
    await page.getByRole('button', { name: 'Refuse the request', exact: true }).click();
    await page.getByText('Refused.').waitFor();
    expect(complaints).toEqual([]);
    const asked = await openAs(captain, `/requests/${id}`, { locale: 'de' });
    await asked.page.getByText('Three are enough for this season').waitFor();
    expect(new URL(asked.page.url()).pathname).toBe(`/de/requests/${id}`);
  });

  it('is for the jury', async () => {
    const { page } = await openAs(cast.a, '/en/jury');
    await page.getByRole('heading', { name: 'This page is not open to you' }).waitFor();
  });

  const pages: Readonly<Record<string, () => Promise<string>>> = {
    'a queue': () => Promise.resolve('/jury?queue=DISPUTED'),
    'an empty queue': () => Promise.resolve('/jury?queue=RETURNED'),
    'a match': async () => `/jury/matches/${(await matchIn('disputed', cast)).id}`,
  };

  it.each(Object.keys(pages))(
    '%s has nothing that axe finds, is reached by keyboard, and fits on 320 pixels',
    async (name) => {
      const path = await pages[name]!();
      const all = process.env['FULL'] === '1' ? looks : [looks[Object.keys(pages).indexOf(name) % looks.length]!];
      for (const { language, scheme } of all) {
        const { page, complaints } = await openAs(cast.juror, `/${language}${path}`, { colorScheme: scheme });
        await settled(page);
        for (const section of await page.locator('.said > section').all()) {
          const [opens] = await section.locator('button[aria-expanded=false]').all();
          await opens?.click();
        }
        expect(await page.title()).toMatch(/ · Royal Tarokk$/);
        expect([language, scheme, await violations(page)]).toEqual([language, scheme, []]);
        expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
        expect(complaints).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await sideways(page)).toBe(0);
      }
    },
  );
});
