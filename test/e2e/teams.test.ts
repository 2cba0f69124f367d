import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, client, type Member, newKey, type Team } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';

/** Of which the tests are: its days are the present ones. */
const now = new Date().getFullYear();
const next = now + 1;
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format();
let juror: Member;
let stranger: Member;
let anybody: Client;

const { office, world, end } = await ownOffice();
afterAll(end);

beforeAll(async () => {
  juror = await world.member({ jury: true });
  stranger = await world.member();
  anybody = client(office);
  for (const year of [2024, now - 1, now, next]) await world.season(year);
});

const ANSWER = `{ ... on TeamSaved { team { id name state mostMembers members {
    person { id name } captain firstDay lastDay replacement { id } } } }
  ... on Refused { problems { code rule path message } } }`;
const write = (name: string, parameters: Record<string, string>): string => {
  const declared = Object.entries(parameters).map(([key, type]) => `$${key}: ${type}`);
  const given = Object.keys(parameters).map((key) => `${key}: $${key}`);
  return `mutation ($key: IdempotencyKey!, ${declared.join(', ')}) {
    ${name}(idempotencyKey: $key, ${given.join(', ')}) ${ANSWER} }`;
};
const member = { teamId: 'UUID!', member: 'MemberInput!', day: 'Day', reason: 'Words' };
const WRITES = {
  enterTeam: write('enterTeam', {
    year: 'Int!',
    name: 'Name!',
    members: '[MemberInput!]!',
    day: 'Day',
    reason: 'Words',
  }),
  renameTeam: write('renameTeam', { teamId: 'UUID!', name: 'Name!' }),
  withdrawTeam: write('withdrawTeam', { teamId: 'UUID!', reason: 'Words!' }),
  addMember: write('addMember', member),
  replaceMember: write('replaceMember', { leaverId: 'UUID!', ...member }),
  leaveTeam: write('leaveTeam', { teamId: 'UUID!', personId: 'UUID!', day: 'Day' }),
  makeCaptain: write('makeCaptain', { teamId: 'UUID!', personId: 'UUID!' }),
  strikeMember: write('strikeMember', { teamId: 'UUID!', personId: 'UUID!', reason: 'Words!' }),
  confirmTeam: write('confirmTeam', { teamId: 'UUID!', memberIds: '[UUID!]', reason: 'Words' }),
  declineTeam: write('declineTeam', { teamId: 'UUID!' }),
  declineMembership: write('declineMembership', { teamId: 'UUID!', personId: 'UUID!' }),
} as const;
type Write = keyof typeof WRITES;

interface Membership {
  readonly person: { readonly id: string; readonly name: string };
  readonly captain: boolean;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly replacement: { readonly id: string } | null;
}

interface Saved {
  readonly team: {
    readonly id: string;
    readonly name: string;
    readonly state: string;
    readonly mostMembers: number;
    readonly members: readonly Membership[];
  };
  readonly problems: readonly { code: string; rule: string | null; path: string; message: string }[];
}

async function does(by: Client, name: Write, variables: Record<string, unknown>): Promise<Saved> {
  const { data, errors } = await by.graphql(WRITES[name], { key: newKey(), ...variables });
  expect(errors).toEqual([]);
  return data![name] as Saved;
}

const codes = (answer: Saved): readonly string[] => answer.problems.map(({ code }) => code);
const known = (...people: readonly { id: string }[]): object[] => people.map(({ id }) => ({ personId: id }));
const ids = ({ team }: Saved): string[] => team.members.map(({ person }) => person.id);
const present = ({ team }: Saved): string[] =>
  team.members.filter(({ lastDay }) => lastDay === null).map(({ person }) => person.id);

/** A team of this season with so many members, all with accounts, the first its captain. */
async function teamOf(size: number, year = now): Promise<Team & { readonly players: readonly Member[] }> {
  const players: Member[] = [];
  for (let i = 0; i < size; i++) players.push(await world.member());
  return { ...(await world.team(year, players)), players };
}

/** A match of a team at whose table these sat, as its sheet says. */
async function played(team: Team, who: readonly { id: string }[]): Promise<void> {
  const opponents = await world.team(team.season, [await world.person()]);
  const { rows } = await world.database.query<{ id: string }>(
    `INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by",
       "revision", "raw_a", "raw_b", "verdict")
     VALUES ($1, $2, 1, $3, $4, 'match', '{championship}', 'submitted', 'A', 1, 400, 300, 'proved') RETURNING "id"`,
    [team.season, `${team.season}-02-01`, team.id, opponents.id],
  );
  for (const { id } of who) {
    await world.database.query('INSERT INTO "match_player" ("match_id", "person_id", "date") VALUES ($1, $2, $3)', [
      rows[0]!.id,
      id,
      `${team.season}-02-01`,
    ]);
  }
}

describe('entering a team', () => {
  it('9 is for any player: he becomes its captain, and enters new persons with it', async () => {
    const player = await world.member();
    const friend = await world.person();
    const answer = await does(player, 'enterTeam', {
      year: now,
      name: 'Kávéház',
      members: [...known(friend), { name: 'Nóra New' }],
    });
    expect(answer.team).toMatchObject({ name: 'Kávéház', state: 'TAKES_PART', mostMembers: 3 });
    expect(answer.team.members).toMatchObject([{ person: { id: player.id }, captain: true, firstDay: today }, {}, {}]);
    expect(answer.team.members.map(({ person }) => person.name)).toContain('Nóra New');
  });

  it('9 is for the jury too, whose first member is the captain', async () => {
    const [a, b] = [await world.person(), await world.person()];
    const answer = await does(juror, 'enterTeam', { year: 2024, name: 'Old Team', members: known(a, b) });
    expect(answer.team.members).toMatchObject([
      { person: { id: a.id }, captain: true, firstDay: '2024-01-01' },
      { captain: false },
    ]);
  });

  it('9 takes two or three members; for fewer or more the jury gives its reason', async () => {
    const [a, b, c, d] = [await world.person(), await world.person(), await world.person(), await world.person()];
    const player = await world.member();
    const alone = { year: now, name: 'Alone', members: [] };
    expect(codes(await does(player, 'enterTeam', alone))).toEqual(['team/too-few']);
    expect(codes(await does(player, 'enterTeam', { ...alone, reason: 'I am the best' }))).toEqual(['team/too-few']);
    const four = { year: now, name: 'Four', members: known(a, b, c, d) };
    expect(codes(await does(juror, 'enterTeam', four))).toEqual(['team/fourth-member', 'team/reason-needed']);
    const { team } = await does(juror, 'enterTeam', { ...four, reason: 'A family' });
    expect(team).toMatchObject({ mostMembers: 4, members: [{}, {}, {}, {}] });
  });

  it('9 has a name that no other team of the season has, whatever its case, and however many enter it at once', async () => {
    const { name } = await teamOf(2);
    const [a, b] = [await world.person(), await world.person()];
    const taken = await does(juror, 'enterTeam', { year: now, name: name.toUpperCase(), members: known(a, b) });
    expect(taken.problems).toMatchObject([{ code: 'team/name-taken', rule: '9' }]);
    expect((await does(juror, 'enterTeam', { year: next, name, members: known(a, b) })).team.name).toBe(name);
    const players = await Promise.all(Array.from({ length: 6 }, () => world.member()));
    const friends = await Promise.all(players.map(() => world.person()));
    const answers = await Promise.all(
      players.map((player, i) => does(player, 'enterTeam', { year: now, name: 'Race', members: known(friends[i]!) })),
    );
    expect(answers.filter((answer) => 'team' in answer)).toHaveLength(1);
  });

  it('9 puts a player into one team a season, however many want him at once', async () => {
    const wanted = await world.person('Wanda Wanted');
    const players = await Promise.all(Array.from({ length: 6 }, () => world.member()));
    const answers = await Promise.all(
      players.map((player, i) => does(player, 'enterTeam', { year: now, name: `Want ${i}`, members: known(wanted) })),
    );
    expect(answers.filter((answer) => 'team' in answer)).toHaveLength(1);
    const loser = answers.find((answer) => 'problems' in answer)!;
    expect(codes(loser)).toEqual(['team/other-team']);
    expect(loser.problems[0]!.message).toContain('Wanda Wanted');
  });

  it('D25 needs a season that is there, open, and for players not over', async () => {
    await world.season(2023);
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = 2023');
    const player = await world.member();
    const members = known(await world.person());
    const enter = (year: number): Promise<Saved> => does(player, 'enterTeam', { year, name: 'Late', members });
    expect(codes(await enter(1999))).toEqual(['season/unknown']);
    expect(codes(await enter(2023))).toEqual(['season/closed']);
    expect(codes(await enter(2024))).toEqual(['team/season-over']);
    expect((await enter(next)).team.members[0]).toMatchObject({ firstDay: `${next}-01-01` });
  });

  it('leaves the days to the jury', async () => {
    const player = await world.member();
    const wish = { year: now, name: 'Earlier', members: known(await world.person()), day: `${now}-01-01` };
    if (today !== wish.day) expect(codes(await does(player, 'enterTeam', wish))).toEqual(['team/day-of-jury']);
    const members = known(player, await world.person());
    expect(codes(await does(juror, 'enterTeam', { ...wish, members, day: `${next}-01-01` }))).toEqual([
      'team/day-elsewhere',
    ]);
    expect((await does(juror, 'enterTeam', { ...wish, members })).team.members[0]).toMatchObject({
      firstDay: wish.day,
    });
  });

  it('refuses members who are nobody, given twice over, or known under that name', async () => {
    const player = await world.member();
    const { name } = await world.person('Ödön Known');
    const enter = (members: object[]): Promise<Saved> =>
      does(player, 'enterTeam', { year: now, name: 'Nobodies', members });
    const nobody = '00000000-0000-4000-8000-000000000000';
    const answer = await enter([{ personId: nobody }, {}, { personId: player.id, name: 'X' }, { name: 'odon KNOWN' }]);
    expect(answer.problems).toMatchObject([
      { code: 'team/unknown-person', path: 'members[0].personId' },
      { code: 'team/unknown-person', path: 'members[1]' },
      { code: 'team/unknown-person', path: 'members[2]' },
      { code: 'person/same-name', path: 'members[3].name' },
    ]);
    expect((await enter([{ name, isAnother: true }])).team.members).toHaveLength(2);
  });
});

describe('members', () => {
  it('D20 the third place is filled at any time, by the captain', async () => {
    const team = await teamOf(2);
    await played(team, team.players);
    const third = await world.person();
    const add = { teamId: team.id, member: { personId: third.id } };
    for (const by of [team.players[1]!, stranger])
      expect(codes(await does(by, 'addMember', add))).toEqual(['team/not-yours']);
    const answer = await does(team.players[0]!, 'addMember', add);
    expect(answer.team.members.find(({ person }) => person.id === third.id)).toMatchObject({ firstDay: today });
    expect(codes(await does(team.players[0]!, 'addMember', add))).toEqual(['team/member-already']);
  });

  it('9 a fourth place is the jury’s to give, with a reason, and not for a juror’s own team (D12)', async () => {
    const team = await teamOf(3);
    const own = await world.member({ jury: true });
    await world.database.query('UPDATE "membership" SET "captain" = false WHERE "team_id" = $1', [team.id]);
    await world.database.query('UPDATE "membership" SET "person_id" = $2, "captain" = true WHERE "person_id" = $1', [
      team.players[0]!.id,
      own.id,
    ]);
    const add = { teamId: team.id, member: { personId: (await world.person()).id } };
    expect(codes(await does(own, 'addMember', { ...add, reason: 'I say so' }))).toEqual(['team/fourth-member']);
    expect(codes(await does(juror, 'addMember', add))).toEqual(['team/fourth-member', 'team/reason-needed']);
    const answer = await does(juror, 'addMember', { ...add, reason: 'Illness' });
    expect(answer.team).toMatchObject({ mostMembers: 4 });
    expect(present(answer)).toHaveLength(4);
  });

  it('9 of many who are added at once only as many join as there are places', async () => {
    const team = await teamOf(2);
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    const answers = await Promise.all(
      people.map(({ id }) => does(team.players[0]!, 'addMember', { teamId: team.id, member: { personId: id } })),
    );
    expect(answers.filter((answer) => 'team' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'problems' in answer).flatMap(codes)).toEqual(
      Array(5).fill('team/fourth-member'),
    );
  });

  it('D20 who has not played is replaced as the captain likes, and the day belongs to both', async () => {
    const team = await teamOf(3);
    const fresh = await world.person();
    const leaver = team.players[2]!;
    const answer = await does(team.players[0]!, 'replaceMember', {
      teamId: team.id,
      leaverId: leaver.id,
      member: { personId: fresh.id },
    });
    expect(answer.team.members).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ person: expect.objectContaining({ id: leaver.id }), lastDay: today }),
        expect.objectContaining({ person: expect.objectContaining({ id: fresh.id }), firstDay: today }),
      ]),
    );
  });

  it('D20 replacing a member who has played needs the jury, in one step or in two', async () => {
    const team = await teamOf(3);
    const [captain, , veteran] = team.players;
    await played(team, [veteran!]);
    const fresh = await world.person();
    const replace = { teamId: team.id, leaverId: veteran!.id, member: { personId: fresh.id } };
    expect((await does(captain!, 'replaceMember', replace)).problems).toMatchObject([
      { code: 'team/has-played', rule: 'D20' },
    ]);
    await does(veteran!, 'leaveTeam', { teamId: team.id, personId: veteran!.id });
    const add = { teamId: team.id, member: { personId: fresh.id } };
    expect(codes(await does(captain!, 'addMember', add))).toEqual(['team/has-played']);
    const answer = await does(juror, 'addMember', { ...add, reason: 'He has moved away' });
    expect(present(answer)).toContain(fresh.id);
    expect(answer.team.members.find(({ person }) => person.id === veteran!.id)).toMatchObject({
      replacement: { id: fresh.id },
    });
  });

  it('D20 a replacement that the jury approved leaves the third place as free as it was', async () => {
    const team = await teamOf(2);
    const [captain, veteran] = team.players;
    await played(team, team.players);
    const [fresh, third] = [await world.person(), await world.person()];
    const replace = { teamId: team.id, leaverId: veteran!.id, member: { personId: fresh.id } };
    await does(juror, 'replaceMember', { ...replace, reason: 'Illness' });
    const answer = await does(captain!, 'addMember', { teamId: team.id, member: { personId: third.id } });
    expect(present(answer).toSorted()).toEqual([captain!.id, fresh.id, third.id].toSorted());
  });

  it('D20 who leaves joins another team only next season, and may come back to his own', async () => {
    const [team, other] = [await teamOf(3), await teamOf(2)];
    const leaver = team.players[1]!;
    await does(leaver, 'leaveTeam', { teamId: team.id, personId: leaver.id });
    const answer = await does(other.players[0]!, 'addMember', { teamId: other.id, member: { personId: leaver.id } });
    expect(answer.problems).toMatchObject([{ code: 'team/other-team', rule: 'D20' }]);
    const later = await teamOf(2, next);
    await does(later.players[0]!, 'addMember', { teamId: later.id, member: { personId: leaver.id } });
    const back = await does(team.players[0]!, 'addMember', { teamId: team.id, member: { personId: leaver.id } });
    expect(present(back)).toContain(leaver.id);
  });

  it('leave by themselves, or are let go by the captain or the jury, never by others', async () => {
    const team = await teamOf(3);
    const [captain, second, third] = team.players;
    const leave = { teamId: team.id, personId: third!.id };
    for (const by of [second!, stranger]) expect(codes(await does(by, 'leaveTeam', leave))).toEqual(['team/not-yours']);
    expect(codes(await does(captain!, 'leaveTeam', { ...leave, personId: captain!.id }))).toEqual([
      'team/captain-leaves',
    ]);
    expect(present(await does(captain!, 'leaveTeam', leave))).not.toContain(third!.id);
    expect(codes(await does(captain!, 'leaveTeam', leave))).toEqual(['team/not-a-member']);
    expect(present(await does(juror, 'leaveTeam', { teamId: team.id, personId: second!.id }))).toEqual([captain!.id]);
    expect(present(await does(captain!, 'leaveTeam', { teamId: team.id, personId: captain!.id }))).toEqual([]);
  });

  it('have one captain: he hands over to a member, or the jury does', async () => {
    const team = await teamOf(3);
    const [captain, second, third] = team.players;
    const hand = { teamId: team.id, personId: second!.id };
    for (const by of [second!, stranger])
      expect(codes(await does(by, 'makeCaptain', hand))).toEqual(['team/not-yours']);
    const captains = ({ team: { members } }: Saved): string[] =>
      members.filter((each) => each.captain).map(({ person }) => person.id);
    expect(captains(await does(captain!, 'makeCaptain', hand))).toEqual([second!.id]);
    expect(codes(await does(captain!, 'makeCaptain', hand))).toEqual(['team/not-yours']);
    expect(captains(await does(juror, 'makeCaptain', { ...hand, personId: third!.id }))).toEqual([third!.id]);
    expect(codes(await does(juror, 'makeCaptain', { ...hand, personId: stranger.id }))).toEqual(['team/not-a-member']);
  });

  it('entered by mistake are struck by the jury, unless they have played', async () => {
    const team = await teamOf(3);
    const [captain, second, third] = team.players;
    await played(team, [second!]);
    const strike = (who: Member): Record<string, unknown> => ({ teamId: team.id, personId: who.id, reason: 'Not he' });
    expect(codes(await does(juror, 'strikeMember', strike(second!)))).toEqual(['team/member-played']);
    const { errors } = await captain!.graphql(WRITES.strikeMember, { key: newKey(), ...strike(third!) });
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(ids(await does(juror, 'strikeMember', strike(third!)))).not.toContain(third!.id);
    const other = await teamOf(2);
    const answer = await does(other.players[0]!, 'addMember', { teamId: other.id, member: { personId: third!.id } });
    expect(present(answer)).toContain(third!.id);
  });
});

describe('a team', () => {
  it('9 is renamed by its captain before the first match, and by the jury at any time', async () => {
    const [team, other] = [await teamOf(2), await teamOf(2)];
    const [captain, second] = team.players;
    const rename = (name: string): Record<string, unknown> => ({ teamId: team.id, name });
    expect(codes(await does(second!, 'renameTeam', rename('Mine')))).toEqual(['team/not-yours']);
    expect((await does(captain!, 'renameTeam', rename('Before the Match'))).team.name).toBe('Before the Match');
    expect(codes(await does(captain!, 'renameTeam', rename(other.name)))).toEqual(['team/name-taken']);
    expect((await does(captain!, 'renameTeam', rename('BEFORE the match'))).team.name).toBe('BEFORE the match');
    await played(team, [captain!]);
    expect(codes(await does(captain!, 'renameTeam', rename('After')))).toEqual(['team/rename-after-match']);
    expect((await does(juror, 'renameTeam', rename('After the Match'))).team.name).toBe('After the Match');
  });

  it('is withdrawn while it has no match: then its name and its players are free', async () => {
    const team = await teamOf(2);
    const withdraw = { teamId: team.id, reason: 'No time' };
    expect(codes(await does(team.players[1]!, 'withdrawTeam', withdraw))).toEqual(['team/not-yours']);
    expect((await does(team.players[0]!, 'withdrawTeam', withdraw)).team).toMatchObject({
      state: 'WITHDRAWN',
      members: [],
    });
    expect(codes(await does(juror, 'withdrawTeam', withdraw))).toEqual(['team/not-taking-part']);
    expect(codes(await does(juror, 'addMember', { teamId: team.id, member: { personId: stranger.id } }))).toEqual([
      'team/not-taking-part',
    ]);
    const again = await does(team.players[1]!, 'enterTeam', {
      year: now,
      name: team.name,
      members: known(team.players[0]!),
    });
    expect(again.team.state).toBe('TAKES_PART');
    const active = await teamOf(2);
    await played(active, active.players);
    expect(codes(await does(juror, 'withdrawTeam', { ...withdraw, teamId: active.id }))).toEqual(['team/has-matches']);
  });

  it('is found among the teams of its season, by name (D16), and with its members and their other teams', async () => {
    await world.season(2019);
    await world.season(2020);
    const people = [await world.person('Ábel'), await world.person('Béla')] as const;
    for (const [index, name] of ['Zebra', 'árnyék', 'Alma', 'Ármány'].entries()) {
      await world.team(2019, index === 0 ? [...people] : [await world.person()], name);
    }
    const team = await world.team(2020, [people[0]], 'Later');
    const { data } = await anybody.graphql(
      `query ($id: UUID!) { teams(year: 2019, first: 3) { nodes { name } pageInfo { hasNextPage endCursor } }
        team(id: $id) { year season { matchLimit } proposed { captain } members { person { name teams { team
        { name year } captain } } } } none: team(id: "00000000-0000-4000-8000-000000000000") { name } }`,
      { id: team.id },
    );
    expect(data).toMatchObject({
      teams: { nodes: [{ name: 'Alma' }, { name: 'Ármány' }, { name: 'árnyék' }], pageInfo: { hasNextPage: true } },
      team: {
        year: 2020,
        season: { matchLimit: 40 },
        proposed: null,
        members: [
          {
            person: {
              name: 'Ábel',
              teams: [
                { team: { name: 'Later', year: 2020 }, captain: true },
                { team: { name: 'Zebra', year: 2019 }, captain: true },
              ],
            },
          },
        ],
      },
      none: null,
    });
    const { pageInfo } = data!['teams'] as { pageInfo: { endCursor: string } };
    const rest = await anybody.graphql(`{ teams(year: 2019, after: "${pageInfo.endCursor}") { nodes { name } } }`);
    expect(rest.data).toMatchObject({ teams: { nodes: [{ name: 'Zebra' }] } });
  });

  it('is changed by nobody without an account', async () => {
    const some = {
      teamId: stranger.id,
      personId: stranger.id,
      leaverId: stranger.id,
      name: 'X',
      reason: 'X',
      year: now,
    };
    for (const name of Object.keys(WRITES) as Write[]) {
      const { errors } = await anybody.graphql(WRITES[name], { key: newKey(), ...some, member: {}, members: [] });
      expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
  });
});

describe('the next season from the last', () => {
  const CARRY = `mutation ($key: IdempotencyKey!, $year: Int!) { carryOver(idempotencyKey: $key, year: $year) {
    ... on CarriedOver { teams { id name state before { id } proposed { person { id } captain declined elsewhere } } }
    ... on Refused { problems { code } } } }`;
  interface Carried {
    readonly teams: readonly {
      readonly id: string;
      readonly name: string;
      readonly state: string;
      readonly before: { readonly id: string };
      readonly proposed: readonly { person: { id: string }; captain: boolean }[];
    }[];
  }
  const carryOver = async (year: number): Promise<Carried> => {
    const { data, errors } = await juror.graphql(CARRY, { key: newKey(), year });
    expect(errors).toEqual([]);
    return data!['carryOver'] as Carried;
  };
  const from = 2030;
  const to = from + 1;

  it('is shown before, with what becomes of each team', async () => {
    await world.season(from);
    await world.season(to);
    const stays = await teamOf(2, from);
    const empty = await world.team(from, []);
    const taken = await teamOf(2, from);
    await world.team(to, [await world.person()], taken.name.toUpperCase());
    const { data } = await juror.graphql(
      `{ carryOverPreview(year: ${to}) { year teams { outcome team { id } members { id } } } }`,
    );
    const { teams } = data!['carryOverPreview'] as {
      teams: { outcome: string; team: { id: string }; members: { id: string }[] }[];
    };
    const outcomes = new Map(teams.map((each) => [each.team.id, each]));
    expect(outcomes.get(stays.id)).toMatchObject({
      outcome: 'PROPOSED',
      members: stays.players.map(({ id }) => ({ id })),
    });
    expect(outcomes.get(empty.id)).toMatchObject({ outcome: 'NO_MEMBERS' });
    expect(outcomes.get(taken.id)).toMatchObject({ outcome: 'NAME_TAKEN' });
    for (const by of [stranger, anybody]) {
      expect((await by.graphql(`{ carryOverPreview(year: ${to}) { year } }`)).errors).toHaveLength(1);
    }
  });

  it('proposes each team once, with those who have not left it, and binds nobody', async () => {
    const [a, b] = await Promise.all([carryOver(to), carryOver(to)]);
    const teams = [...a.teams, ...b.teams];
    expect(teams).toHaveLength(1);
    const [team] = teams;
    expect(team).toMatchObject({
      state: 'PROPOSED',
      proposed: [{ captain: true, declined: false }, { captain: false }],
    });
    expect((await carryOver(to)).teams).toEqual([]);
    const free = team!.proposed[1]!.person;
    const listed = await anybody.graphql(
      `query ($id: UUID!) { teams(year: ${to}) { nodes { id } } team(id: $id) { members { captain } proposed { captain } } }`,
      { id: team!.id },
    );
    expect(listed.data).toMatchObject({ team: { members: [], proposed: null } });
    expect(JSON.stringify(listed.data!['teams'])).not.toContain(team!.id);
    const elsewhere = await does(juror, 'enterTeam', { year: to, name: 'Elsewhere', members: known(free, stranger) });
    expect(elsewhere.team.state).toBe('TAKES_PART');
    const again = { year: to, name: team!.name, members: known(await world.person(), await world.person()) };
    expect(codes(await does(juror, 'enterTeam', again))).toEqual(['team/name-taken']);
  });

  it('is confirmed by each captain, and starts on 1 January with those who neither declined nor went elsewhere', async () => {
    const [year, later] = [2040, 2041];
    await world.season(year);
    await world.season(later);
    const before = await teamOf(3, year);
    const [captain, second, third] = before.players;
    const { teams } = await carryOver(later);
    const { id: teamId } = teams[0]!;
    const mine = await second!.graphql(`{ person(id: "${second!.id}") { proposedTeams { id proposed { captain } } } }`);
    expect(mine.data).toMatchObject({ person: { proposedTeams: [{ id: teamId, proposed: [{}, {}, {}] }] } });
    const others = await stranger.graphql(`{ person(id: "${second!.id}") { proposedTeams { id } } }`);
    expect(others.data).toMatchObject({ person: { proposedTeams: null } });

    expect(codes(await does(captain!, 'declineMembership', { teamId, personId: third!.id }))).toEqual([
      'team/not-yours',
    ]);
    await does(third!, 'declineMembership', { teamId, personId: third!.id });
    for (const by of [second!, stranger]) {
      expect(codes(await does(by, 'confirmTeam', { teamId }))).toEqual(['team/not-yours']);
    }
    const withStranger = { teamId, memberIds: [captain!.id, second!.id, third!.id] };
    expect((await does(captain!, 'confirmTeam', withStranger)).problems).toMatchObject([
      { code: 'team/not-willing', path: 'memberIds[2]' },
    ]);
    expect(codes(await does(captain!, 'confirmTeam', { teamId, memberIds: [captain!.id] }))).toEqual(['team/too-few']);
    const { team } = await does(captain!, 'confirmTeam', { teamId });
    expect(team).toMatchObject({
      state: 'TAKES_PART',
      members: [
        { person: { id: captain!.id }, captain: true, firstDay: '2041-01-01' },
        { person: { id: second!.id }, captain: false, firstDay: '2041-01-01' },
      ],
    });
    expect(codes(await does(captain!, 'confirmTeam', { teamId }))).toEqual(['team/not-proposed']);
  });

  it('is confirmed by the jury for a captain who does not stay, and declined as a whole', async () => {
    const [year, later] = [2050, 2051];
    await world.season(year);
    await world.season(later);
    const [one, two] = [await teamOf(3, year), await teamOf(2, year)];
    const { teams } = await carryOver(later);
    const idOf = (team: Team): string => teams.find(({ before }) => before.id === team.id)!.id;
    const [captain, second, third] = one.players;
    await does(captain!, 'declineMembership', { teamId: idOf(one), personId: captain!.id });
    const { team } = await does(juror, 'confirmTeam', { teamId: idOf(one), memberIds: [third!.id, second!.id] });
    expect(team.members.find((each) => each.captain)?.person.id).toBe(third!.id);
    expect(codes(await does(two.players[1]!, 'declineTeam', { teamId: idOf(two) }))).toEqual(['team/not-yours']);
    expect((await does(two.players[0]!, 'declineTeam', { teamId: idOf(two) })).team.state).toBe('WITHDRAWN');
    expect((await carryOver(later)).teams).toEqual([]);
    const again = await does(juror, 'enterTeam', { year: later, name: two.name, members: known(...two.players) });
    expect(again.team.state).toBe('TAKES_PART');
  });

  it('is the jury’s to begin', async () => {
    for (const by of [stranger, await world.member({ admin: true })]) {
      const { errors } = await by.graphql(CARRY, { key: newKey(), year: to });
      expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
    }
  });
});
