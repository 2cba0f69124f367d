import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, refusalOf, refused, send } from '../support/ask.js';
import { league } from '../support/league.js';

const YEAR = 2025;
const { jury, people, end } = await league({ day: `${YEAR}-03-01`, year: YEAR, teams: 4 });
afterAll(end);

const planMatches = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $matches: [MatchOfScheduleInput!]!, $dryRun: Boolean! = false) {
    planMatches(input: { idempotencyKey: $key, seasonYear: $year, matches: $matches, dryRun: $dryRun }) {
      ... on MatchesPlanned { dryRun planned plannedMatches { date order competition sideA { name } venue { name public } } }
      ...refused
    }
  }`,
  [refused],
);
const CALENDAR = graphql(`query ($year: Int!) {
  plannedMatches(seasonYear: $year, first: 50) { nodes { date order sideA { name } sideB { name } } }
}`);
const ACTS = graphql(`{ logActs(first: 3) { nodes { sentence(language: EN) } } }`);
const TEAMS = graphql(`query ($year: Int!) { teams(seasonYear: $year, first: 10) { nodes { name } } }`);

const names = (await ask(jury, TEAMS, { year: YEAR })).teams.nodes.map(({ name }) => name);
const [one, two, three] = names as [string, string, string];
const venue = { name: 'Bástya Eszpresszó', public: true };

async function calendar(): Promise<readonly string[]> {
  const { nodes } = (await ask(jury, CALENDAR, { year: YEAR })).plannedMatches;
  return nodes.map(({ date, order, sideA, sideB }) => `${date} ${order} ${sideA.name} – ${sideB.name}`);
}

describe('planMatches', () => {
  const schedule = [
    { date: `${YEAR}-03-14`, sideA: one, sideB: two.toUpperCase(), venue },
    { date: `${YEAR}-03-14`, sideA: two, sideB: one, venue },
    { date: `${YEAR}-03-21`, sideA: three, sideB: one, venue },
  ];

  it('59.11 says of a schedule what would come of it, and leaves nothing', async () => {
    expect(await done(jury, planMatches, { year: YEAR, matches: schedule, dryRun: true })).toEqual(
      expect.objectContaining({ dryRun: true, planned: 3, plannedMatches: [] }),
    );
    expect(await calendar()).toEqual([]);
  });

  it('59.11 plans all of it by the names of the teams, matches of one day numbered one after the other (D10)', async () => {
    const { planned, plannedMatches } = await done(jury, planMatches, { year: YEAR, matches: schedule });
    expect(planned).toBe(3);
    expect(plannedMatches[0]).toEqual({
      date: `${YEAR}-03-14`,
      order: 1,
      competition: 'CHAMPIONSHIP',
      sideA: { name: one },
      venue,
    });
    expect((await calendar()).toSorted()).toEqual([
      `${YEAR}-03-14 1 ${one} – ${two}`,
      `${YEAR}-03-14 2 ${two} – ${one}`,
      `${YEAR}-03-21 1 ${three} – ${one}`,
    ]);
  });

  it('is in the log what the single acts would be, one line each', async () => {
    const { nodes } = (await ask(jury, ACTS)).logActs;
    expect(nodes).toHaveLength(3);
    for (const { sentence } of nodes) expect(sentence).toMatch(/ planned the match /);
  });

  it('refuses all of it for each line that cannot be, with the path to that line; a team that is called nearly so is proposed', async () => {
    const { problems } = await send(jury, planMatches, {
      year: YEAR,
      matches: [
        { date: `${YEAR}-04-01`, sideA: one, sideB: two, venue },
        { date: `${YEAR}-04-01`, sideA: `${one}x`, sideB: 'Nobody at all', venue },
        { date: `${YEAR + 1}-04-01`, sideA: one, sideB: two, venue },
        { date: `${YEAR}-04-01`, sideA: one, sideB: one, venue },
        { date: `${YEAR}-04-01`, sideA: one, sideB: two, order: 21, venue },
      ],
    });
    expect(problems!.map(({ code, path }) => `${path} ${code}`)).toEqual([
      'matches[1].sideA PLANNED_MATCH_UNKNOWN_TEAM_ALIKE',
      'matches[1].sideB PLANNED_MATCH_UNKNOWN_TEAM',
      'matches[2].date PLANNED_MATCH_OTHER_SEASON',
      'matches[3].sideB PLANNED_MATCH_ONE_SIDE',
      'matches[4].order PLANNED_MATCH_ORDER_OUT_OF_RANGE',
    ]);
    expect(problems![0]!.message).toContain(`Perhaps ${one}?`);
    expect(await calendar()).toHaveLength(3);
  });

  it('plans nothing twice when a list is read in again, and another match of the day with its number', async () => {
    const { problems } = await send(jury, planMatches, { year: YEAR, matches: schedule });
    expect(problems!.map(({ code, path }) => `${path} ${code}`)).toEqual([
      'matches[0].order PLANNED_MATCH_PLANNED_THAT_DAY',
      'matches[1].order PLANNED_MATCH_PLANNED_THAT_DAY',
      'matches[2].order PLANNED_MATCH_PLANNED_THAT_DAY',
    ]);
    const third = { ...schedule[0]!, order: 3 };
    expect(await done(jury, planMatches, { year: YEAR, matches: [third] })).toMatchObject({ planned: 1 });
    expect(await calendar()).toContain(`${YEAR}-03-14 3 ${one} – ${two}`);
  });

  it('D12 is for the jury alone', async () => {
    expect(await refusalOf(people.a, planMatches, { year: YEAR, matches: schedule })).toBe('FORBIDDEN');
  });
});
