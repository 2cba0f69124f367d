import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, codesOf, done, graphql, refusalOf, refused, send } from '../support/ask.js';
import { client, newKey } from '../support/given.js';
import { submit } from '../support/matches.js';
import { ownOffice } from '../support/own-office.js';
import { sheetOf } from '../support/sheets.js';

const YEAR = 2025;
const { world, office, end } = await ownOffice({ day: `${YEAR}-03-01` });
afterAll(end);
const jury = await world.member({ jury: true, name: 'Juhász Judit' });
const admin = await world.member({ admin: true, name: 'Erdélyi Nándor' });

const CHECKLIST = graphql(`query ($year: Int!) {
  seasonChecklist(seasonYear: $year) {
    season { year }
    steps { kind state done of teams { name } pairs { name } }
  }
}`);
const inviteCaptains = graphql(
  `mutation ($key: IdempotencyKey!, $teamIds: [UUID!]!) {
    inviteCaptains(input: { idempotencyKey: $key, teamIds: $teamIds, language: HU }) {
      ... on CaptainsInvited {
        invitations { team { name } captain { name } invitation { address mailed link { delivery } } }
      }
      ...refused
    }
  }`,
  [refused],
);
const acceptInvitation = graphql(
  `mutation ($token: String!, $username: Name!) {
    acceptInvitation(input: { token: $token, username: $username, password: "correct horse battery" }) {
      __typename
      ...refused
    }
  }`,
  [refused],
);

type Step = NonNullable<Awaited<ReturnType<typeof checklist>>>[number];

async function checklist(year = YEAR, by = jury) {
  return (await ask(by, CHECKLIST, { year })).seasonChecklist?.steps ?? null;
}

async function step(kind: Step['kind'], year = YEAR): Promise<Step | undefined> {
  return (await checklist(year))!.find((each) => each.kind === kind);
}

async function setMeeting(year: number, day: string | null): Promise<void> {
  await world.database.query('UPDATE "season" SET "annual_meeting" = $2 WHERE "year" = $1', [year, day]);
}

describe('the checklist of a season', () => {
  it('59.12 is null where no season was opened, and has all steps of one that is empty', async () => {
    expect(await checklist(2031)).toBeNull();
    await world.season(YEAR, null);
    expect((await checklist())!.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'MEETING OPEN',
      'TEAMS OPEN',
      'MEMBERS LATER',
      'CAPTAINS LATER',
      'VENUES OPEN',
      'SCHEDULE LATER',
      'PAIRS OPEN',
      'CUP OPEN',
      'DRAW LATER',
      'TIES LATER',
      'GRAND_PRIX LATER',
      'MATCHES LATER',
      'FREE_GAMES LATER',
      'CLOSING LATER',
    ]);
  });

  it('59.12 follows the facts: a meeting, places, teams with whom they lack', async () => {
    await setMeeting(YEAR, `${YEAR}-01-18`);
    await world.venue('Desperados Pub');
    const [anna, bela] = [await world.person('Nagy Anna'), await world.person('Kis Béla')];
    await world.team(YEAR, [anna, bela], 'Danube Wasps');
    await world.team(YEAR, [await world.person('Tóth Csaba')], 'Óbudai Baglyok');
    expect(await step('MEETING')).toMatchObject({ state: 'DONE' });
    expect(await step('VENUES')).toMatchObject({ state: 'DONE', of: 1 });
    expect(await step('TEAMS')).toMatchObject({ state: 'DONE', of: 2 });
    expect(await step('MEMBERS')).toMatchObject({
      state: 'WRONG',
      done: 1,
      of: 2,
      teams: [{ name: 'Óbudai Baglyok' }],
    });
    expect(await step('CAPTAINS')).toMatchObject({
      state: 'OPEN',
      done: 0,
      of: 2,
      teams: [{ name: 'Danube Wasps' }, { name: 'Óbudai Baglyok' }],
    });
    await world.pair(YEAR, [anna, bela], 'Two Wasps');
    expect(await step('PAIRS')).toMatchObject({ state: 'DONE', done: 1, of: 1, pairs: [] });
    await world.database.query('UPDATE "pair_player" SET "last_day" = $2 WHERE "person_id" = $1', [
      bela.id,
      `${YEAR}-02-01`,
    ]);
    expect(await step('PAIRS')).toMatchObject({ state: 'WRONG', done: 0, of: 1, pairs: [{ name: 'Two Wasps' }] });
  });

  it('59.12 names teams of last season that have not answered', async () => {
    expect(await step('ANSWERS')).toBeUndefined();
    const waiting = await world.team(YEAR, [], 'Full House');
    await world.database.query('UPDATE "team" SET "confirmed_at" = NULL WHERE "id" = $1', [waiting.id]);
    expect(await step('ANSWERS')).toMatchObject({ state: 'OPEN', done: 0, of: 1, teams: [{ name: 'Full House' }] });
    // It binds nobody yet: its captain is not asked for.
    expect(await step('CAPTAINS')).toMatchObject({ of: 2 });
  });

  it('D25 offers the closing when the year is over and nothing waits for a decision', async () => {
    const past = await world.season(YEAR - 1);
    expect((await checklist(past))!.map(({ kind }) => kind)).not.toContain('CUP');
    expect(await step('CLOSING', past)).toMatchObject({ state: 'OPEN' });
    const captain = await world.member();
    const teams = [
      await world.team(past, [captain, await world.person()], 'Alma'),
      await world.team(past, [await world.person(), await world.person()], 'Bor'),
    ] as const;
    const sheet = sheetOf(teams, { date: `${past}-03-03` });
    expect(await submit(captain, sheet, { requestRuling: true })).toMatchObject({ outcome: 'SUBMITTED' });
    expect(await step('MATCHES', past)).toMatchObject({ state: 'OPEN', done: 0, of: 1 });
    expect(await step('CLOSING', past)).toMatchObject({ state: 'LATER' });
  });

  it('59.12 is for the jury and admins', async () => {
    expect((await checklist(YEAR, admin))!.length).toBeGreaterThan(0);
    expect(await refusalOf(await world.member(), CHECKLIST, { year: YEAR })).toBe('FORBIDDEN');
    expect(await refusalOf(client(office), CHECKLIST, { year: YEAR })).toBe('UNAUTHENTICATED');
  });
});

describe('invitations for all captains', () => {
  it('59.12 are made at once, each with an address that opens an account, and a key repeated makes none again', async () => {
    const { rows } = await world.database.query<{ id: string }>(
      `SELECT "id" FROM "team" WHERE "season" = $1 AND "confirmed_at" IS NOT NULL ORDER BY "name_key"`,
      [YEAR],
    );
    const teamIds = rows.map(({ id }) => id);
    const key = newKey();
    const { invitations } = await done(admin, inviteCaptains, { key, teamIds });
    expect(invitations.map(({ team, captain }) => [team.name, captain.name])).toEqual([
      ['Danube Wasps', 'Nagy Anna'],
      ['Óbudai Baglyok', 'Tóth Csaba'],
    ]);
    for (const { invitation } of invitations) {
      expect(invitation).toMatchObject({
        address: expect.stringContaining('/invitation#'),
        link: { delivery: 'SHOWN' },
      });
    }
    const repeated = await done(admin, inviteCaptains, { key, teamIds });
    expect(repeated.invitations.map(({ invitation }) => invitation.address)).toEqual([null, null]);

    const token = invitations[0]!.invitation.address!.split('#')[1]!;
    expect(await codesOf(client(office), acceptInvitation, { token, username: 'nagy.anna' })).toEqual([]);
    expect(await step('CAPTAINS')).toMatchObject({ done: 1, of: 2, teams: [{ name: 'Óbudai Baglyok' }] });
    // Who can log in is left out; the other gets a new link.
    const again = await done(jury, inviteCaptains, { teamIds });
    expect(again.invitations.map(({ captain }) => captain.name)).toEqual(['Tóth Csaba']);
  });

  it('59.12 are in the log what single invitations are', async () => {
    const ACTS = graphql(`query { logActs(first: 1) { nodes { sentence(language: EN) } } }`);
    const [last] = (await ask(jury, ACTS)).logActs.nodes;
    expect(last!.sentence).toBe('Juhász Judit invited Tóth Csaba to the office');
  });

  it('59.12 are refused all together where one team is none, or does not take part', async () => {
    const { rows } = await world.database.query<{ id: string }>(
      `SELECT "id" FROM "team" WHERE "season" = $1 ORDER BY "name_key"`,
      [YEAR],
    );
    const unknown = '00000000-0000-4000-8000-000000000000';
    const { problems } = await send(jury, inviteCaptains, { teamIds: [...rows.map(({ id }) => id), unknown] });
    expect(problems!.map(({ code, path }) => `${path} ${code}`)).toEqual([
      'teamIds[1] TEAM_NOT_TAKING_PART',
      'teamIds[3] TEAM_UNKNOWN',
    ]);
  });

  it('59.12 are for the jury and admins', async () => {
    expect(await refusalOf(await world.member(), inviteCaptains, { teamIds: [newUuid()] })).toBe('FORBIDDEN');
  });
});

function newUuid(): string {
  return '00000000-0000-4000-8000-000000000001';
}
