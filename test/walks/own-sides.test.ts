import { matchIn } from '../support/matches-in-states.js';
import { league } from '../support/league.js';
import { violations } from '../browser/checks.js';
import { expect, inOffice, phone } from '../browser/fixtures.js';
import { awake } from '../browser/pages.js';

const YEAR = 2025;
const test = inOffice(async () => {
  const opened = await league({ day: '2025-12-05', teams: 2 });
  const { teams, people } = opened;
  const turned = { ...people, teams: [teams[1], teams[0]] as const, a: people.b, b: people.a };
  await matchIn('approved', turned, { date: '2025-04-01' });
  await matchIn('submitted', turned, { date: '2025-04-02' });
  return { ...opened, anna: people.a, csaba: people.b };
});

test.use(phone);

test.describe('the page of one’s own team or pair', () => {
  test('says what waits, what is played and left, and where a calendar follows it', async ({
    openAs,
    prepared: { office, teams, anna },
  }) => {
    const page = await openAs(anna, '/en/account');
    await page.getByRole('region', { name: 'Your teams and pairs' }).getByRole('link', { name: 'Danube Wasps' }).tap();
    await expect(page.getByRole('heading', { name: 'Danube Wasps 2025', level: 1 })).toBeVisible();
    const waiting = page.getByRole('region', { name: 'Sheets that wait' });
    expect(await waiting.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['For you to confirm']);
    await expect(waiting.getByRole('link', { name: 'Óbudai Baglyok – Danube Wasps' })).toBeVisible();
    const season = page.getByRole('region', { name: 'Matches of the season' });
    expect(await season.locator('.keyed-figure b').allInnerTexts()).toEqual(['1', '39', '0']);
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
  });

  test('plans a match, asks the jury what it needs, takes that back, changes it and cancels it', async ({
    openAs,
    prepared: { teams, anna },
  }) => {
    const page = await openAs(anna, `/en/account/teams/${YEAR}/${teams[0].id}`);
    await page.getByRole('button', { name: 'Plan a match …' }).tap();
    const plan = page.getByRole('form', { name: 'Plan a match' });
    await plan.getByLabel('Opponent').selectOption({ label: 'Óbudai Baglyok' });
    await plan.getByLabel('Day').fill('2025-12-14');
    await plan.getByLabel('Place', { exact: true }).fill('Szüret utca 4');
    await plan.getByLabel('A public place').uncheck();
    await plan.getByRole('button', { name: 'Plan a match' }).tap();
    const planned = page.getByRole('region', { name: 'Planned matches' });
    await expect(planned.getByText('still needed')).toBeVisible();
    await planned.getByRole('link', { name: 'Danube Wasps – Óbudai Baglyok' }).tap();
    await page.getByRole('link', { name: 'Change it, or ask the jury' }).tap();
    await page.getByRole('button', { name: 'Ask the jury: Private place …' }).tap();
    const asking = page.getByRole('form', { name: 'Ask the jury: Private place' });
    await asking.getByLabel('What should the jury know?').fill('Our café is being painted.');
    await asking.getByRole('button', { name: 'Ask the jury' }).tap();
    await expect(page.locator('#needs')).toBeVisible();

    await page.goto(`/en/account/teams/${YEAR}/${teams[0].id}`);
    await awake(page);
    const requests = page.getByRole('region', { name: 'Requests to the jury' });
    await expect(requests.getByText('undecided')).toBeVisible();
    await requests.getByRole('button', { name: 'Take it back: Private place' }).tap();
    await expect(requests.getByText('taken back')).toBeVisible();

    await page
      .getByRole('region', { name: 'Planned matches' })
      .getByRole('link', { name: /Danube Wasps/ })
      .tap();
    await page.getByRole('link', { name: 'Change it, or ask the jury' }).tap();
    const change = page.getByRole('form', { name: 'Change the match' });
    await change.getByLabel('Day', { exact: true }).fill('2025-12-21');
    await change.getByRole('button', { name: 'Change the match' }).tap();
    await expect(page.getByText('21 December 2025')).toBeVisible();
    await page.getByRole('link', { name: 'Change it, or ask the jury' }).tap();
    await page.getByRole('button', { name: 'Cancel the match …' }).tap();
    await page.getByRole('form', { name: 'Cancel the match' }).getByRole('button').tap();
    await expect(page.locator('p.problem')).toBeVisible();
  });

  test('invites somebody by a link to hand on, who opens an account and is a member', async ({
    open,
    openAs,
    prepared: { world, teams, csaba },
  }) => {
    const path = `/en/account/teams/${YEAR}/${teams[1].id}`;
    const page = await openAs(csaba, path);
    await page.getByRole('button', { name: 'Invite a member …' }).tap();
    const form = page.getByRole('form', { name: 'Invite a member' });
    await form.getByLabel('Name of somebody new').fill('Meghívott Mária');
    await form.getByRole('button', { name: 'Send the invitation' }).tap();
    const members = page.getByRole('region', { name: 'Members' });
    await expect(members.getByText('The invitation for Meghívott Mária is made.')).toBeVisible();
    const link = await members.locator('code').innerText();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await members.getByRole('button', { name: 'Copy' }).tap();
    await expect(members.getByText('Copied')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link);
    await members.getByRole('button', { name: 'Show as QR code' }).tap();
    await expect(members.getByRole('img', { name: /Óbudai Baglyok: invitation for Meghívott Mária/ })).toBeVisible();
    await expect(members.getByRole('button', { name: 'Take it back: Meghívott Mária' })).toBeVisible();

    const invited = await open(link, phone);
    await expect(invited.getByText('Tóth Csaba invites Meghívott Mária to the team Óbudai Baglyok')).toBeVisible();
    await expect(invited.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await violations(invited)).toEqual([]);
    await invited.getByLabel('Username').fill('maria');
    await invited.getByLabel('New password').fill('a word and another');
    await invited.getByRole('button', { name: 'Open the account and join' }).tap();
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
    // Whoever opens the link again does so in a window of their own. The browser may open none any more while a page that is on
    // its way is closed.
    await invited.waitForURL(/\/en\/login\?next=/);
    const again = await open(link, phone);
    await expect(again.getByRole('alert').getByText('Ask the captain for a new one')).toBeVisible();
    await expect(again.getByText('Look who, and answer')).toHaveCount(0);
    await expect(again.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});
