import { done } from '../support/ask.js';
import { inCup, pairAtTable } from '../support/cups.js';
import { lookAtGame } from '../support/free-games.js';
import { drawn, event } from '../support/grand-prix.js';
import { matchIn } from '../support/matches-in-states.js';
import { league } from '../support/league.js';
import { expect, inOffice, phone } from './fixtures.js';
import { awake } from './pages.js';

const YEAR = 2025;
const test = inOffice(async () => {
  const opened = await league({ day: '2025-12-05', teams: 2 });
  const { world, teams, people } = opened;
  const pairs = [await pairAtTable(world, YEAR, 'Level Best'), await pairAtTable(world, YEAR, 'Level Rest')] as const;
  const turned = { ...people, teams: [teams[1], teams[0]] as const, a: people.b, b: people.a };
  await matchIn('approved', turned, { date: '2025-04-01' });
  await matchIn('submitted', turned, { date: '2025-04-02' });
  return { ...opened, pairs, anna: people.a, csaba: people.b };
});

test.use(phone);

test.describe('the page of one’s own team or pair', () => {
  test('takes a member in, makes it the captain, and lets it leave', async ({ openAs, prepared: { teams, anna } }) => {
    const page = await openAs(anna, `/en/account/teams/${YEAR}/${teams[0].id}`);
    await page.getByRole('button', { name: 'Add a member …' }).tap();
    const form = page.getByRole('form', { name: 'Add a member' });
    await form.getByRole('combobox', { name: 'New member' }).fill('Új Ubul');
    await page.getByRole('option', { name: /Új Ubul/ }).tap();
    await form.getByRole('button', { name: 'Add a member' }).tap();
    const members = page.getByRole('region', { name: 'Members' });
    await expect(members.getByRole('link', { name: 'Új Ubul' })).toBeVisible();
    await members.getByRole('button', { name: 'Make captain: Kis Béla' }).tap();
    await members.getByRole('button', { name: 'End the membership …' }).tap();
    await expect(members.getByText('only next season')).toBeVisible();
    // Who has handed it over is no captain any more.
    await expect(members.getByRole('button', { name: /^Make captain/ })).toHaveCount(0);
  });

  test('says for a pair how many matches a tie is to have, and that a match of a Grand Prix counts elsewhere too', async ({
    openAs,
    prepared: { world, pairs, jury },
  }) => {
    const [one, other] = pairs;
    await done(jury, inCup.recordCup, {
      year: YEAR,
      entriesUntil: '2025-08-25',
      event: 'The lottery',
      eventNamedOn: '2025-08-01',
      drawnOn: '2025-08-31',
      seed: '7 12 31 44 70',
      reason: 'Drawn elsewhere',
      entries: pairs.map(({ id }) => ({ pairId: id })),
    });
    const { id } = await drawn(jury, pairs, { name: 'Christmas Cup', date: '2025-12-20' });
    const page = await openAs(one.players[0], `/en/account/pairs/${YEAR}/${one.id}`);
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
    await done(other.players[0], inCup.agreeOnMatches, { pairId: other.id, matches: 5 });
    await page.reload();
    await awake(page);
    await expect(page.getByText('5 matches')).toBeVisible();

    await page.getByRole('button', { name: 'Matches of the pair: Christmas Cup' }).tap();
    await page
      .getByRole('button', { name: /^Count it for the cup too/ })
      .first()
      .tap();
    await expect(page.getByText('Level Best: also for the cup')).toBeVisible();
    expect((await event(jury, id)).schedule[0]!.countsElsewhere).toBeNull();
  });

  test('asks the jury for another player of a cup match, and for a game of the free championship', async ({
    openAs,
    prepared: { world, pairs },
  }) => {
    const [one, other] = pairs;
    const comes = await world.person('Jövő Jenő');
    const page = await openAs(one.players[0], `/en/account/pairs/${YEAR}/${one.id}`);
    const reopen = async (): Promise<void> => {
      await page.goto(`/en/account/pairs/${YEAR}/${one.id}`);
      await awake(page);
    };
    const planned = page.getByRole('region', { name: 'Planned matches' });
    for (const [index, competition] of ['Hungarian Cup', 'Free championship'].entries()) {
      if (index > 0) await reopen();
      await page.getByRole('button', { name: 'Plan a match …' }).tap();
      const plan = page.getByRole('form', { name: 'Plan a match' });
      await plan.getByLabel('Competition').selectOption({ label: competition });
      await plan.getByLabel('Opponent').selectOption({ label: other.name });
      await plan.getByLabel('Day').fill(competition === 'Hungarian Cup' ? '2025-12-15' : '2025-12-16');
      await plan.getByLabel('Place', { exact: true }).fill('Desperados Pub');
      await plan.getByRole('button', { name: 'Plan a match' }).tap();
      await expect(planned.getByRole('link').first()).toBeVisible();
    }
    const ask = async (place: number, kind: string, fill?: () => Promise<void>): Promise<void> => {
      await reopen();
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
    await reopen();
    const requests = page.getByRole('region', { name: 'Requests to the jury' });
    await expect(requests.getByText(`Jövő Jenő`)).toBeVisible();
    await expect(requests.getByRole('listitem')).toHaveCount(2);
  });

  test('hands in a free game by its result, to which another player objects', async ({
    openAs,
    prepared: { world, anna },
  }) => {
    const players = [await world.member({ name: 'Fekete Ferenc' }), await world.member({ name: 'Gál Gizi' })];
    const page = await openAs(anna, '/en/account/free-games/new');
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
    await expect(page.getByText('Handed in. The other players are told')).toBeVisible();
    await page.getByRole('link', { name: 'To the game' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;

    const own = await openAs(players[0]!, `/en/free-games/${id}`);
    await own.getByRole('link', { name: 'It names me and was not so' }).tap();
    await own.getByLabel('What was not so?').fill('I had 190');
    await own.getByRole('button', { name: 'Object to the game' }).tap();
    await expect(own.getByText('I had 190')).toBeVisible();
    expect(await lookAtGame(anna, id)).toMatchObject({ state: 'SUBMITTED', objections: 1 });
    const { rows } = await world.database.query<{ sheet: { variant: { trophies: unknown } } }>(
      'SELECT "sheet" FROM "free_game_revision" WHERE "game_id" = $1',
      [id],
    );
    expect(JSON.stringify(rows[0]!.sheet)).toContain('golgotha');
  });
});
