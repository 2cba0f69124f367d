import { done as doneBy, graphql, refused } from '../support/ask.js';
import { newDay } from '../support/days.js';
import { move, submit } from '../support/matches.js';
import { done, matchIn } from '../support/matches-in-states.js';
import { sheetOf } from '../support/sheets.js';
import { league } from '../support/league.js';
import { sideways } from './checks.js';
import { expect, inOffice } from './fixtures.js';

const test = inOffice(() => league({ teams: 2 }));

test.describe('the desk of the jury', () => {
  test('has the number of what waits at each queue, those too that lie with the sides', async ({
    openAs,
    prepared: { jury, people },
  }) => {
    await matchIn('submitted', people);
    await matchIn('returned', people);
    const page = await openAs(jury, '/en/jury');
    const tabs = page.getByRole('navigation', { name: 'Queues' }).getByRole('link');
    await expect(tabs).toHaveCount(7);
    for (const name of ['Not confirmed', 'Given back']) {
      await tabs.filter({ hasText: name }).click();
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
      const rows = await page.locator('[aria-labelledby="queue"] > li').count();
      expect(rows).toBeGreaterThan(0);
      await expect(tabs.filter({ hasText: name })).toHaveText(`${name} ${rows}`);
    }
    for (const tab of await tabs.all()) await expect(tab).toHaveText(/ \d+$/);
  });

  test('approves several matches after one look at all that follows, and says of each what became of it', async ({
    openAs,
    prepared: { jury, people },
  }) => {
    const matches = [await matchIn('confirmed', people), await matchIn('confirmed', people)];
    const page = await openAs(jury, '/en/jury');
    for (const { id } of matches) await page.locator(`input[value="${id}"]`).check();
    await page.getByRole('button', { name: 'Approve these matches …' }).click();
    const changes = page.getByRole('region', { name: 'What would change' });
    await expect(changes.getByText('Can be approved.')).toHaveCount(2);
    await expect(changes.locator('.changes')).toContainText('Danube Wasps');
    // Somebody else is faster with one of them.
    done(await move(jury, 'approveMatch', matches[0]!));
    await changes.getByRole('button', { name: 'Approve these matches' }).click();
    const outcome = page.getByRole('status').filter({ hasText: 'Danube Wasps' });
    await expect(outcome.getByText('Approved, and counts.')).toHaveCount(1);
    await expect(outcome.locator('strong')).toHaveCount(1);
    for (const { id } of matches) await expect(page.locator(`input[value="${id}"]`)).toHaveCount(0);
  });

  test('says first that a match concerns the juror, and offers nothing that would be refused', async ({
    openAs,
    prepared: { people, world },
  }) => {
    const own = await world.member({ jury: true, name: 'Balogh Irma' });
    const team = await world.team(2025, [own, await world.member()], 'Own Side');
    const match = await matchIn('confirmed', { ...people, teams: [team, people.teams[1]], a: own });
    const page = await openAs(own, `/en/jury/matches/${match.id}`, { viewport: { width: 1280, height: 800 } });
    await expect(page.getByText('You are concerned: others decide.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'To decide' })).toContainText('You are concerned.');
    for (const name of [/^Approve/, /^Give the sheet back/, /^Set the points/, /^Rule on a trophy/, /^Withdraw/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
  });

  test('has a match in one column where letters are large', async ({ openAs, prepared: { jury, people } }) => {
    const match = await matchIn('confirmed', people);
    const page = await openAs(jury, `/hu/jury/matches/${match.id}`, { viewport: { width: 1280, height: 800 } });
    const queue = page.locator('.queue-beside');
    await expect(queue).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(queue).toBeHidden();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('says in place what the office refuses, and keeps the words', async ({ openAs, prepared: { jury, people } }) => {
    const match = await matchIn('confirmed', people);
    const page = await openAs(jury, `/en/jury/matches/${match.id}`);
    await page.locator('.decide').getByRole('button', { name: 'Give the sheet back …' }).click();
    await page.getByLabel('Reason', { exact: true }).fill('As I see it');
    await page.route('**/graphql', async (route) => {
      // Somebody else was quicker, and the page has not heard of it yet.
      const body = route.request().postDataJSON() as { variables: { input?: { seen: { revision: number } } } };
      const { input } = body.variables;
      if (input === undefined) return route.continue();
      const seen = { ...input.seen, revision: input.seen.revision + 1 };
      return route.continue({ postData: JSON.stringify({ ...body, variables: { input: { ...input, seen } } }) });
    });
    await page.locator('.decide').getByRole('button', { name: 'Give the sheet back', exact: true }).click();
    await expect(page.locator('.decide').getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Reason', { exact: true })).toHaveValue('As I see it');
  });

  test('lets an error stand with a reason, and takes that back', async ({ openAs, prepared: { jury, people } }) => {
    const sheet = sheetOf(people.teams, { date: newDay(), venue: { name: 'My kitchen', public: false } });
    const { id } = done(await submit(people.a, sheet, { requestRuling: true }));
    const page = await openAs(jury, `/en/jury/matches/${id}?queue=WITH_ERRORS`);
    await page
      .getByRole('button', { name: /^Let it stand: / })
      .first()
      .click();
    await page.getByLabel('Reason', { exact: true }).fill('The pub was closed');
    await page.getByRole('button', { name: 'Let it stand', exact: true }).click();
    await expect(page.getByText('Let stand:')).toBeVisible();
    await page.getByRole('button', { name: 'Take the ruling back: 1' }).click();
    await page.getByLabel('Reason', { exact: true }).fill('It was open after all');
    await page.getByRole('button', { name: 'Take the ruling back', exact: true }).click();
    await expect(page.getByText('It was open after all').first()).toBeVisible();
  });

  test('is worked by keys: j and k walk, Enter opens, a asks for approval, n goes on, ? says so', async ({
    openAs,
    prepared: { world, jury, people },
  }) => {
    await matchIn('confirmed', people);
    await matchIn('confirmed', people);
    await world.database.query(
      `UPDATE "match" SET "state_since" = now() - interval '3 days' WHERE "state" = 'confirmed'`,
    );
    const latest = await matchIn('confirmed', people);
    const page = await openAs(jury, '/en/jury');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('next match; Enter opens it')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Eight games' })).toBeVisible();
    expect(page.url()).not.toContain(latest.id);
    await page.keyboard.press('a');
    await page.locator('.consequences').getByRole('button', { name: 'Approve the match' }).click();
    const next = page.getByRole('link', { name: /^Next: / });
    await expect(next).toBeVisible();
    const before = page.url();
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(before);
    await page.keyboard.press('u');
    await expect(page.getByRole('heading', { name: 'Desk of the jury' })).toBeVisible();
  });

  test('refuses a request with a reason, which the side reads where its letter leads', async ({
    openAs,
    prepared: { world, jury },
  }) => {
    const captain = await world.member({ name: 'Szabó Ottó' });
    const team = await world.team(2025, [captain, await world.person(), await world.person()], 'Full House');
    const ASK = graphql(
      `mutation ($key: IdempotencyKey!, $side: UUID!, $person: UUID!) {
        askJury(
          input: { idempotencyKey: $key, kind: LARGER_TEAM, sideId: $side, personId: $person, words: "She plays every week" }
        ) {
          ... on JuryRequestSaved { request { id } }
          ...refused
        }
      }`,
      [refused],
    );
    const input = { side: team.id, person: (await world.person('Kovács Edit')).id };
    const { id } = (await doneBy(captain, ASK, input)).request;
    const page = await openAs(jury, '/en/jury');
    await page.getByRole('link', { name: /requests? to answer$/ }).click();
    await page.getByRole('link', { name: 'Full House: fourth or further member' }).click();
    await expect(page.getByText('She plays every week')).toBeVisible();
    await page.getByRole('button', { name: 'Refuse the request …' }).click();
    await page.getByRole('button', { name: 'Refuse the request', exact: true }).click();
    await expect(page.getByText('Please fill this in.')).toBeVisible();
    await page.getByLabel('Reason', { exact: true }).fill('Three are enough for this season');
    await page.getByRole('button', { name: 'Refuse the request', exact: true }).click();
    await expect(page.getByText('Refused.')).toBeVisible();
    const asked = await openAs(captain, `/requests/${id}`, { locale: 'de' });
    await expect(asked.getByText('Three are enough for this season')).toBeVisible();
    await expect(asked).toHaveURL(`/de/requests/${id}`);
  });

  test('is for the jury', async ({ openAs, prepared: { people } }) => {
    const page = await openAs(people.a, '/en/jury');
    await expect(page.getByText('The jury and the admins work here. You hold neither office.')).toBeVisible();
  });
});
