import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, refusalOf, refused, send } from '../support/ask.js';
import { newKey } from '../support/given.js';
import { league } from '../support/league.js';

const { world, jury, people, end } = await league({ day: '2025-03-01' });
afterAll(end);
const captain = people.a;
const known = await world.person('Horváth Hédi');

const setUpSeason = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $annualMeeting: Day, $persons: [PersonOfSeasonInput!]! = [], $teams: [TeamOfSeasonInput!]! = [], $dryRun: Boolean! = false) {
    setUpSeason(
      input: { idempotencyKey: $key, seasonYear: $year, annualMeeting: $annualMeeting, persons: $persons, teams: $teams, dryRun: $dryRun }
    ) {
      ... on SeasonSetUp {
        dryRun entered
        season { year annualMeeting matchLimit }
        persons { id name }
        teams { name seasonYear members { captain firstDay person { id name } } }
        warnings { code rule path message }
      }
      ...refused
    }
  }`,
  [refused],
);
const openSeason = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $annualMeeting: Day) {
    openSeason(input: { idempotencyKey: $key, seasonYear: $year, annualMeeting: $annualMeeting }) {
      ... on SeasonSaved { warnings { code } }
      ...refused
    }
  }`,
  [refused],
);
const setAnnualMeeting = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $day: Day) {
    setAnnualMeeting(input: { idempotencyKey: $key, seasonYear: $year, annualMeeting: $day }) {
      ... on SeasonSaved { warnings { code } }
      ...refused
    }
  }`,
  [refused],
);
const COUNTS = graphql(`{ persons(first: 100) { nodes { name } } season(seasonYear: 2024) { year } }`);
const ACTS = graphql(`query {
  logActs(first: 50) { nodes { sentence(language: EN) reason changed } }
}`);

const owls = { name: 'Night Owls', members: [{ name: 'Antal Ágnes' }, { name: 'Balogh Bence' }] };
const wasps = { name: 'Mud Wasps', members: [{ personId: known.id }, { name: 'Csonka Cili' }, { name: 'Deák Dani' }] };

async function namesOfPersons(): Promise<readonly string[]> {
  return (await ask(jury, COUNTS)).persons.nodes.map(({ name }) => name);
}

describe('setUpSeason', () => {
  it('opens a season with its people and its teams, the captain first, and who stands in its list is not entered twice', async () => {
    const {
      season,
      persons: entered,
      teams,
      ...rest
    } = await done(jury, setUpSeason, {
      year: 2026,
      annualMeeting: '2026-01-17',
      persons: [{ name: 'Guest Gerda' }, { name: 'Balogh Bence' }],
      teams: [owls, wasps],
    });
    expect(season).toEqual({ year: 2026, annualMeeting: '2026-01-17', matchLimit: 40 });
    expect(rest).toMatchObject({ dryRun: false, entered: 5, warnings: [] });
    expect(entered.map(({ name }) => name)).toEqual(['Guest Gerda', 'Balogh Bence']);
    expect(
      teams.map(({ name, seasonYear: year, members }) => [name, year, members.map(({ person }) => person.name)]),
    ).toEqual([
      ['Night Owls', 2026, expect.arrayContaining(['Antal Ágnes', 'Balogh Bence'])],
      ['Mud Wasps', 2026, expect.arrayContaining(['Horváth Hédi', 'Csonka Cili', 'Deák Dani'])],
    ]);
    const [[agnes, bence], [hedi]] = teams.map(({ members }) => members) as [
      (typeof teams)[0]['members'],
      (typeof teams)[0]['members'],
    ];
    expect([agnes, hedi]).toMatchObject([
      { captain: true, firstDay: '2026-01-01', person: { name: 'Antal Ágnes' } },
      { captain: true, person: { id: known.id } },
    ]);
    expect(bence!.person.id).toBe(entered[1]!.id);
  });

  it('is in the log what the single acts would be, one line each', async () => {
    const { nodes } = (await ask(jury, ACTS)).logActs;
    expect(
      nodes
        .map(({ sentence }) => sentence)
        .slice(0, 5)
        .toReversed(),
    ).toEqual([
      'Juhász Judit opened the season 2026',
      'Juhász Judit entered the person Guest Gerda',
      'Juhász Judit entered the person Balogh Bence',
      'Juhász Judit entered the team Night Owls',
      'Juhász Judit entered the team Mud Wasps',
    ]);
  });

  it('refuses all of it for each line that cannot be, with the path to that line', async () => {
    const before = await namesOfPersons();
    const { problems } = await send(jury, setUpSeason, {
      year: 2024,
      persons: [{ name: 'Somebody New' }, { name: captain.name }],
      teams: [
        { name: 'Alone', members: [{ name: 'Only One' }] },
        { name: 'Four', members: ['A One', 'B Two', 'C Three', 'D Four'].map((name) => ({ name })) },
        { name: 'First', members: [{ name: 'E Five' }, { name: 'F Six' }] },
        { name: 'FIRST', members: [{ name: 'G Seven' }, { name: 'H Eight' }] },
        { name: 'Twice', members: [{ name: 'F Six' }, { name: 'I Nine' }] },
        { name: 'Neither', members: [{}, { name: 'J Ten' }] },
      ],
    });
    expect(problems!.map(({ code, path }) => `${path} ${code}`)).toEqual([
      'persons[1].name PERSON_SAME_NAME',
      'teams[0].members TEAM_TOO_FEW',
      'teams[0].reason TEAM_REASON_NEEDED',
      'teams[1].members TEAM_FOURTH_MEMBER',
      'teams[1].reason TEAM_REASON_NEEDED',
      'teams[3].name TEAM_NAME_TAKEN',
      'teams[4].members[0].name PERSON_SAME_NAME',
      'teams[5].members[0] TEAM_UNKNOWN_PERSON',
    ]);
    expect(await namesOfPersons()).toEqual(before);
    expect((await ask(jury, COUNTS)).season).toBeNull();
  });

  it('says of a member of two teams which line it is, and lets the jury allow what it may, with a reason', async () => {
    const twice = { personId: captain.id };
    const { problems } = await send(jury, setUpSeason, {
      year: 2024,
      teams: [
        { name: 'One', members: [twice, { name: 'K Eleven' }] },
        { name: 'Other', members: [{ name: 'L Twelve' }, twice] },
      ],
    });
    expect(problems).toMatchObject([{ code: 'TEAM_OTHER_TEAM', path: 'teams[1].members[1]' }]);
    const alone = { name: 'Alone', members: [{ name: 'Only One' }], reason: 'The second comes in March' };
    expect(await done(jury, setUpSeason, { year: 2023, teams: [alone] })).toMatchObject({ entered: 1 });
    const [last] = (await ask(jury, ACTS)).logActs.nodes;
    expect(last).toMatchObject({ sentence: 'Juhász Judit entered the team Alone', reason: alone.reason });
  });

  it('names the path of what its validators refuse in the same way', async () => {
    const { problems } = await send(jury, setUpSeason, {
      year: 2024,
      annualMeeting: '2024-02-30',
      persons: [{ name: ' ' }],
      teams: [owls, { name: 'Mud', members: [{ name: 'x'.repeat(300) }] }],
    });
    expect(problems!.map(({ path }) => path).toSorted()).toEqual([
      'annualMeeting',
      'persons[0].name',
      'teams[1].members[0].name',
    ]);
  });

  it('D56 with dryRun says what would come of it, and leaves nothing', async () => {
    const before = await namesOfPersons();
    const key = newKey();
    const input = {
      key,
      year: 2024,
      teams: [{ name: 'Later', members: [{ name: 'M Thirteen' }, { name: 'N Fourteen' }] }],
    };
    expect(await done(jury, setUpSeason, { ...input, dryRun: true })).toMatchObject({
      dryRun: true,
      entered: 2,
      season: null,
      persons: [],
      teams: [],
      warnings: [{ code: 'SEASON_NO_MEETING', rule: 'D22', path: 'annualMeeting' }],
    });
    expect(await namesOfPersons()).toEqual(before);
    expect((await ask(jury, COUNTS)).season).toBeNull();
    expect(await done(jury, setUpSeason, input)).toMatchObject({ dryRun: false, season: { year: 2024 } });
    expect(await done(jury, setUpSeason, input)).toMatchObject({ dryRun: false, season: { year: 2024 } });
  });

  it('is for the jury', async () => {
    expect(await refusalOf(captain, setUpSeason, { year: 2022 })).toBe('FORBIDDEN');
  });
});

describe('a season without the day of its annual meeting', () => {
  it('D22 says when it is opened what follows from that, until the day is fixed', async () => {
    expect(await done(jury, openSeason, { year: 2010 })).toEqual({ warnings: [{ code: 'SEASON_NO_MEETING' }] });
    expect(await done(jury, setAnnualMeeting, { year: 2010, day: '2010-01-16' })).toEqual({ warnings: [] });
    expect(await done(jury, openSeason, { year: 2011, annualMeeting: '2011-01-15' })).toEqual({ warnings: [] });
    expect(await done(jury, setAnnualMeeting, { year: 2011, day: null })).toMatchObject({
      warnings: [{ code: 'SEASON_NO_MEETING' }],
    });
  });
});

describe('a season from a list', () => {
  const fromList = graphql(
    `mutation ($key: IdempotencyKey!, $year: Int!, $alreadyOpen: Boolean!, $persons: [PersonOfSeasonInput!]! = [], $teams: [TeamOfSeasonInput!]! = [], $pairs: [PairOfSeasonInput!]! = []) {
      setUpSeason(
        input: { idempotencyKey: $key, seasonYear: $year, alreadyOpen: $alreadyOpen, persons: $persons, teams: $teams, pairs: $pairs }
      ) {
        ... on SeasonSetUp {
          entered
          teams { name }
          pairs { name players { person { name } } }
        }
        ...refused
      }
    }`,
    [refused],
  );

  it('has pairs of persons who stand in its list, and comes into a season that is open', async () => {
    const made = await done(jury, fromList, {
      year: 2025,
      alreadyOpen: true,
      persons: [{ name: 'Ludas Lili' }, { name: 'Makk Marci' }],
      teams: [{ name: 'Late Geese', members: [{ name: 'Ludas Lili' }, { name: 'Makk Marci' }] }],
      pairs: [{ name: 'Two Geese', players: [{ name: 'Ludas Lili' }, { name: 'Makk Marci' }] }],
    });
    expect(made).toMatchObject({ entered: 2, teams: [{ name: 'Late Geese' }], pairs: [{ name: 'Two Geese' }] });
    expect(made.pairs[0]!.players.map(({ person }) => person.name).toSorted()).toEqual(['Ludas Lili', 'Makk Marci']);
  });

  it('D36 is refused with the place of a pair that cannot be, and nothing of it stays', async () => {
    const list = {
      year: 2025,
      alreadyOpen: true,
      persons: [{ name: 'Nemes Nóra' }],
      pairs: [{ name: 'Alone', players: [{ name: 'Nemes Nóra' }, { name: 'Nemes Nóra' }] }],
    };
    expect((await send(jury, fromList, list)).problems).toMatchObject([{ path: expect.stringMatching(/^pairs\[0\]/) }]);
    expect(await namesOfPersons()).not.toContain('Nemes Nóra');
  });

  it('comes into no season that is not open', async () => {
    expect(await refusalOf(jury, fromList, { year: 2019, alreadyOpen: true })).toBe('SEASON_UNKNOWN');
  });
});

describe('whom the names of a list mean', () => {
  const NAMED = graphql(`query ($names: [Name!]!) {
    namedPeople(names: $names) { name known { id } alike { name } }
  }`);

  it('is told to the jury: who is there, who was perhaps meant, and who is new', async () => {
    await world.person('Kőszegi Levente');
    const { namedPeople } = await ask(jury, NAMED, {
      names: ['horvath hedi', 'Kőszegi Levnte', 'Levente Kőszegi', 'Quite Somebody Else'],
    });
    expect(namedPeople).toEqual([
      { name: 'horvath hedi', known: [{ id: known.id }], alike: null },
      { name: 'Kőszegi Levnte', known: [], alike: { name: 'Kőszegi Levente' } },
      { name: 'Levente Kőszegi', known: [], alike: { name: 'Kőszegi Levente' } },
      { name: 'Quite Somebody Else', known: [], alike: null },
    ]);
    expect(await refusalOf(captain, NAMED, { names: ['Anybody'] })).toBe('FORBIDDEN');
  });
});
