import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, codesOf, graphql, refused, send } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { giveEmail, tokenOf } from '../support/account-requests.js';
import { browser } from '../support/browser.js';
import { type Client, client, type Member, type Team } from '../support/given.js';
import { startMailServer } from '../support/mail-server.js';
import { ownOffice } from '../support/own-office.js';

const year = new Date().getFullYear();
const password = 'a word and another';
/** Milliseconds in which a letter that is on its way arrives, on a busy machine too. */
const PATIENCE = 20_000;

const mail = await startMailServer();
const { office, world, end } = await ownOffice({
  environment: {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Royal Tarokk <office@office.test>',
    PUBLIC_URL: 'https://office.test/',
  },
});
afterAll(async () => {
  await end();
  await mail.end();
});

const anybody = client(office);
await world.season(year);

const inviteToTeam = graphql(
  `mutation ($key: IdempotencyKey!, $teamId: UUID!, $whom: TeamInvitationInput!, $language: Language) {
    inviteToTeam(input: { idempotencyKey: $key, teamId: $teamId, whom: $whom, language: $language }) {
      ... on TeamInvitationMade { address mailed team { invitations { id name delivery } } }
      ...refused
    }
  }`,
  [refused],
);
const withdrawInvitation = graphql(
  `mutation ($key: IdempotencyKey!, $teamId: UUID!, $id: UUID!) {
    withdrawTeamInvitation(input: { idempotencyKey: $key, teamId: $teamId, invitationId: $id }) {
      ... on TeamSaved { team { invitations { id } } }
      ...refused
    }
  }`,
  [refused],
);
const acceptInvitation = graphql(
  `mutation ($token: String!) {
    acceptTeamInvitation(input: { token: $token }) { ... on TeamSaved { team { members { person { id } captain } } } ...refused }
  }`,
  [refused],
);
const joinTeam = graphql(
  `mutation ($token: String!, $username: Name!, $password: String!) {
    joinTeam(input: { token: $token, username: $username, password: $password }) {
      ... on LoggedIn { me { username person { id name contact { email } } } }
      ...refused
    }
  }`,
  [refused],
);

async function teamOf(...others: readonly { readonly id: string; readonly name: string }[]): Promise<[Team, Member]> {
  const captain = await world.member();
  return [await world.team(year, [captain, ...(others.length > 0 ? others : [await world.person()])]), captain];
}

function letterTo(email: string): Promise<string> {
  return eventually(
    () => {
      const letter = mail.letters.findLast(({ to }) => to === email);
      if (letter === undefined) throw new Error(`No letter to ${email} yet.`);
      return letter.text;
    },
    { timeout: PATIENCE },
  );
}

const linkIn = (text: string): string => /https?:\S+/.exec(text)?.[0] ?? '';
const membersOf = async ({ id }: Team): Promise<readonly string[]> => {
  const { rows } = await world.database.query<{ id: string }>(
    'SELECT "person_id" AS "id" FROM "membership" WHERE "team_id" = $1 AND "last_day" IS NULL',
    [id],
  );
  return rows.map((row) => row.id);
};

describe('a captain who invites somebody new', () => {
  it('sends a letter whose link the captain never sees, and nobody is a member before they have accepted (9)', async () => {
    const [team, captain] = await teamOf();
    const email = 'new-one@mail.test';
    const made = await send(captain, inviteToTeam, {
      teamId: team.id,
      whom: { name: 'Nora New', email },
      language: 'HU',
    });
    expect(made).toMatchObject({ address: null, mailed: true });
    expect(made.team!.invitations).toMatchObject([{ name: 'Nora New', delivery: 'MAIL' }]);
    const letter = await letterTo(email);
    expect(letter).toContain(`${captain.name} meghív`);
    expect(linkIn(letter)).toContain('https://office.test/team-invitation#');
    expect(await membersOf(team)).toHaveLength(2);

    const token = tokenOf(linkIn(letter));
    const INVITATION = graphql(`query ($token: String!) {
      teamInvitation(token: $token) { name ofMember team { id } invitedBy { id } }
    }`);
    expect(await ask(anybody, INVITATION, { token })).toEqual({
      teamInvitation: { name: 'Nora New', ofMember: false, team: { id: team.id }, invitedBy: { id: captain.id } },
    });

    const visitor = browser(office);
    const joined = await send(visitor, joinTeam, { token, username: 'nora', password });
    expect(joined.me).toMatchObject({ username: 'nora', person: { name: 'Nora New', contact: { email } } });
    expect(await membersOf(team)).toContain(joined.me!.person.id);
    expect(await codesOf(browser(office), joinTeam, { token, username: 'nora2', password })).toEqual([
      'TEAM_INVITATION_NOT_USABLE',
    ]);
  });

  it('learns nothing of who is known: an address of somebody with an account is answered alike, and they join as themselves', async () => {
    const [team, captain] = await teamOf();
    const known = await world.member({ name: 'Known Player' });
    const email = 'known-player@mail.test';
    await giveEmail(world, known, email);
    const made = await send(captain, inviteToTeam, { teamId: team.id, whom: { name: 'Somebody', email } });
    expect(made).toMatchObject({ address: null, mailed: true });
    const token = tokenOf(linkIn(await letterTo(email)));
    const accepted = await send(known, acceptInvitation, { token });
    expect(accepted.team!.members.map(({ person }) => person.id)).toContain(known.id);
  });

  it('gets the link where there is no address, and an address without a letter is nobody’s', async () => {
    const [team, captain] = await teamOf();
    const made = await send(captain, inviteToTeam, { teamId: team.id, whom: { name: 'By Hand' } });
    expect(made.mailed).toBeNull();
    const joined = await send(browser(office), joinTeam, {
      token: tokenOf(made.address),
      username: 'by.hand',
      password,
    });
    expect(joined.me!.person.contact?.email ?? null).toBeNull();
  });

  it('has as many invitations as the team has places, and takes one back (9)', async () => {
    const [team, captain] = await teamOf();
    const whom = { name: 'First Choice', email: 'first-choice@mail.test' };
    const { team: saved } = await send(captain, inviteToTeam, { teamId: team.id, whom });
    const another = { teamId: team.id, whom: { name: 'Second Choice' } };
    expect((await send(captain, inviteToTeam, another)).problems).toMatchObject([
      { code: 'TEAM_INVITATION_NO_PLACE', rule: '9', path: 'name' },
    ]);
    const token = tokenOf(linkIn(await letterTo('first-choice@mail.test')));
    const [{ id } = { id: '' }] = saved!.invitations!;
    expect((await send(captain, withdrawInvitation, { teamId: team.id, id })).team!.invitations).toEqual([]);
    expect(await codesOf(captain, withdrawInvitation, { teamId: team.id, id })).toEqual(['TEAM_INVITATION_UNKNOWN']);
    expect(await codesOf(browser(office), joinTeam, { token, username: 'first.choice', password })).toEqual([
      'TEAM_INVITATION_NOT_USABLE',
    ]);
    expect(await codesOf(captain, inviteToTeam, another)).toEqual([]);
  });

  it('D20 takes nobody who was in another team of the season', async () => {
    const [team, captain] = await teamOf();
    const [, other] = await teamOf();
    const { address } = await send(captain, inviteToTeam, { teamId: team.id, whom: { name: 'Other Captain' } });
    const refused = await send(other, acceptInvitation, { token: tokenOf(address) });
    expect(refused.problems).toMatchObject([{ rule: 'D20', path: 'token' }]);
    expect(await membersOf(team)).toHaveLength(2);
  });

  it('sends ten a day', async () => {
    const [team, captain] = await teamOf(await world.person(), await world.person());
    const codes = [];
    for (let sent = 0; sent < 11; sent += 1) {
      codes.push(...(await codesOf(captain, inviteToTeam, { teamId: team.id, whom: { name: 'Once More' } })));
    }
    expect(codes).toEqual([...Array<string>(10).fill('TEAM_INVITATION_NO_PLACE'), 'ACCOUNT_TOO_MANY_ATTEMPTS']);
  });
});

describe('a captain who invites a member without an account', () => {
  it('opens an account for that member, and for nobody who has one', async () => {
    const member = await world.person('Without Account');
    const [team, captain] = await teamOf(member);
    const INVITABLE = graphql('query ($id: UUID!) { team(id: $id) { invitable { id } } }');
    expect(await ask(captain, INVITABLE, { id: team.id })).toEqual({ team: { invitable: [{ id: member.id }] } });
    const { address } = await send(captain, inviteToTeam, { teamId: team.id, whom: { personId: member.id } });
    expect(await codesOf(captain, acceptInvitation, { token: tokenOf(address) })).toEqual([
      'TEAM_INVITATION_OF_MEMBER',
    ]);
    const joined = await send(browser(office), joinTeam, {
      token: tokenOf(address),
      username: 'without.account',
      password,
    });
    expect(joined.me!.person.id).toBe(member.id);
    expect(await codesOf(captain, inviteToTeam, { teamId: team.id, whom: { personId: member.id } })).toEqual([
      'TEAM_INVITATION_BY_JURY',
    ]);
  });

  it('becomes nobody else by it: who has played elsewhere is invited by the jury', async () => {
    const known = await world.person();
    const [team, captain] = await teamOf(known);
    await world.season(year - 1);
    await world.team(year - 1, [await world.person(), known]);
    expect(await codesOf(captain, inviteToTeam, { teamId: team.id, whom: { personId: known.id } })).toEqual([
      'TEAM_INVITATION_BY_JURY',
    ]);
    const stranger = await world.person();
    expect(await codesOf(captain, inviteToTeam, { teamId: team.id, whom: { personId: stranger.id } })).toEqual([
      'TEAM_INVITATION_BY_JURY',
    ]);
  });
});

describe('what is kept of an invitation', () => {
  it('is no name and no address once it is answered, and the log never has either', async () => {
    const [team, captain] = await teamOf();
    const email = 'to-be-forgotten@mail.test';
    await send(captain, inviteToTeam, { teamId: team.id, whom: { name: 'Fay Forgotten', email } });
    const token = tokenOf(linkIn(await letterTo(email)));
    await send(browser(office), joinTeam, { token, username: 'fay', password });
    const { rows } = await world.database.query(
      'SELECT "name", "email", "accepted_at" IS NOT NULL AS "accepted" FROM "team_invitation" WHERE "team_id" = $1',
      [team.id],
    );
    expect(rows).toEqual([{ name: null, email: null, accepted: true }]);
    const { rows: log } = await world.database.query<{ entry: string }>(
      `SELECT concat("before", "after") AS "entry" FROM "audit_entry" WHERE "object" = 'team invitation'`,
    );
    expect(log.length).toBeGreaterThan(0);
    expect(log.filter(({ entry }) => /Forgotten|mail\.test|token/.test(entry))).toEqual([]);
  });

  it('is for the captain and the jury alone', async () => {
    const member = await world.member();
    const [team, captain] = await teamOf(member);
    await send(captain, inviteToTeam, { teamId: team.id, whom: { name: 'Who Is Invited' } });
    const juror = await world.member({ jury: true });
    const INVITED = graphql('query ($id: UUID!) { team(id: $id) { invitations { name } } }');
    const seen = async (by: Client) => (await ask(by, INVITED, { id: team.id })).team;
    for (const by of [captain, juror]) expect(await seen(by)).toEqual({ invitations: [{ name: 'Who Is Invited' }] });
    for (const by of [member, anybody]) expect(await seen(by)).toEqual({ invitations: null });
    for (const by of [member, juror]) {
      expect(await codesOf(by, inviteToTeam, { teamId: team.id, whom: { name: 'Another' } })).toEqual([
        'TEAM_NOT_YOURS',
      ]);
    }
  });
});
