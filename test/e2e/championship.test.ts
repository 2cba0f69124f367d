import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, graphql, type VariablesOf } from '../support/ask.js';
import { client, type Team } from '../support/given.js';
import { storeOldResults } from '../support/old-seasons.js';
import { rowsLookedAt } from '../support/plans.js';
import { openSocket } from '../support/socket.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice();
afterAll(end);
await Promise.all([2026, 2025, 2010].map((year) => world.season(year)));

const anyone = client(office);

const TABLE = graphql(`query ($year: Int!, $asOf: Day, $since: Day, $lang: Language) {
  championshipTable(seasonYear: $year, asOf: $asOf, since: $since) {
    season { year }
    asOf
    since
    rows {
      rank
      team { id name }
      matches points average best remaining decidedBy change lastResults pointsByMonth
      behind { name }
      distance
      sharedWith { name }
      reason(language: $lang)
    }
  }
}`);

const STANDINGS = graphql(`subscription ($year: Int!) {
  standingsChanged(seasonYear: $year) {
    standings { rows { team { name } change lastResults pointsByMonth } }
  }
}`);

async function table(year: number, options: Omit<VariablesOf<typeof TABLE>, 'year'> = {}) {
  return (await ask(anyone, TABLE, { year, ...options })).championshipTable!.rows;
}

/** Of each team by its name: what its row says of how it came there. */
async function courses(year: number, options: Omit<VariablesOf<typeof TABLE>, 'year'> = {}) {
  const { since, rows } = (await ask(anyone, TABLE, { year, ...options })).championshipTable!;
  const of = ({ change, lastResults, pointsByMonth }: (typeof rows)[number]) => ({
    change,
    lastResults,
    pointsByMonth,
  });
  return { since, teams: Object.fromEntries(rows.map((row) => [row.team.name, of(row)])) };
}

async function teamOf(season: number, name: string): Promise<Team> {
  return world.team(season, [await world.person(), await world.person()], name);
}

interface Played {
  readonly date: string;
  readonly sides: readonly [Team, Team];
  readonly raw: readonly [number, number];
  readonly state?: 'approved' | 'reopened';
  /** Which match of these sides on that day; each has another number if left out. */
  readonly order?: number;
}

/** Puts matches into the database as their approvals would have left them. */
async function store(season: number, matches: readonly Played[]): Promise<void> {
  for (const [index, { date, sides, raw, state = 'approved', order = index + 1 }] of matches.entries()) {
    // Rows, since a table of forty matches would need as many sheets and approvals.
    await world.database.query(
      `WITH m AS (
         INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by", "revision", "raw_a", "raw_b", "verdict")
         VALUES ($1, $2, $3, $4, $5, 'match', '{championship}', $8, 'A', 1, $6, $7, 'proved') RETURNING "id")
       INSERT INTO "match_result" ("match_id", "competition", "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state")
       SELECT "id", 'championship', $1, $2, $4, $5, $6, $7, $8 FROM m`,
      [season, date, order, sides[0].id, sides[1].id, raw[0], raw[1], state],
    );
  }
}

describe('the championship table', () => {
  it('9 D16 D26 lists every confirmed team with its figures and explains each place, equal points sharing the rank', async () => {
    const [wasps, owls, vizslas, idle] = await Promise.all([
      teamOf(2026, 'Danube Wasps'),
      teamOf(2026, 'Óbuda Owls'),
      teamOf(2026, 'Aquincum Vizslas'),
      teamOf(2026, 'Idle Hands'),
    ]);
    const carriedOver = await teamOf(2026, 'Not Confirmed');
    await world.database.query('UPDATE "team" SET "confirmed_at" = NULL WHERE "id" = $1', [carriedOver.id]);
    await store(2026, [
      { date: '2026-02-01', sides: [wasps, owls], raw: [760, 759] },
      { date: '2026-03-01', sides: [vizslas, owls], raw: [763, 8] },
      { date: '2026-03-02', sides: [idle, owls], raw: [800, 800], state: 'reopened' },
    ]);
    const rows = await table(2026, { lang: 'EN' });
    expect(rows.map(({ rank, team }) => [rank, team.name])).toEqual([
      [1, 'Aquincum Vizslas'],
      [1, 'Danube Wasps'],
      [1, 'Óbuda Owls'],
      [4, 'Idle Hands'],
    ]);
    expect(rows[2]).toMatchObject({ matches: 2, points: 95, average: 47.5, best: 759, remaining: 37 });
    expect(rows[2]).toMatchObject({
      decidedBy: 'SHARED',
      sharedWith: [{ name: 'Aquincum Vizslas' }, { name: 'Danube Wasps' }],
    });
    expect(rows[0]!['reason']).toBe(
      '1st: 95 points, equal with Danube Wasps, Óbuda Owls; equal points share the rank and are listed by name (D16)',
    );
    // D13 D17 the reopened match counts no more, and keeps its place among the 40.
    expect(rows[3]).toMatchObject({
      matches: 0,
      points: 0,
      average: null,
      best: null,
      remaining: 39,
      decidedBy: 'NO_MATCH',
    });
  });

  it('D9 shows how it stood on the evening of a day, and says what decided', async () => {
    const rows = await table(2026, { asOf: '2026-02-28', lang: 'DE' });
    expect(rows.map(({ rank, team, points }) => [rank, team.name, points])).toEqual([
      [1, 'Danube Wasps', 95],
      [2, 'Óbuda Owls', 94],
      [3, 'Aquincum Vizslas', 0],
      [3, 'Idle Hands', 0],
    ]);
    expect(rows[1]).toMatchObject({
      decidedBy: 'POINTS',
      behind: { name: 'Danube Wasps' },
      distance: 1,
      remaining: 39,
    });
    expect(rows[1]!['reason']).toBe('2.: 94 Punkte aus 1 Match, 1 weniger als Danube Wasps');
    expect((await table(2026, { asOf: '2026-02-01' }))[0]).toMatchObject({ points: 95 });
    expect((await table(2026, { asOf: '2026-01-31' }))[0]).toMatchObject({ decidedBy: 'NO_MATCH' });
  });

  it('9 D9 D16 says how many ranks each team has gained since the last day of the month before, or since another day', async () => {
    const [north, south, west, late] = await Promise.all(
      ['North', 'South', 'West', 'Latecomers'].map((name) => teamOf(2025, name)),
    );
    await store(2025, [
      { date: '2025-09-01', sides: [north!, south!], raw: [800, 600] },
      { date: '2025-09-02', sides: [north!, west!], raw: [480, 400] },
      { date: '2025-11-30', sides: [south!, west!], raw: [720, 640] },
      { date: '2025-12-01', sides: [west!, south!], raw: [960, 80] },
      { date: '2025-12-02', sides: [late!, south!], raw: [8, 0] },
    ]);
    // A season that is over stands as on its last day: its last month is the one that is told.
    const { since, teams } = await courses(2025);
    expect(since).toBe('2025-11-30');
    expect(Object.entries(teams).map(([name, { change }]) => [name, change])).toEqual([
      ['West', 2],
      ['South', -1],
      ['North', -1],
      ['Latecomers', null],
    ]);
    // On the first evening of December nothing else had happened in it, and on the last of November all of that month.
    const inDecember = await courses(2025, { asOf: '2025-12-01' });
    expect([inDecember.since, inDecember.teams['West']!.change]).toEqual(['2025-11-30', 2]);
    const inNovember = await courses(2025, { asOf: '2025-11-30' });
    expect([inNovember.since, inNovember.teams['South']!.change, inNovember.teams['North']!.change]).toEqual([
      '2025-10-31',
      1,
      -1,
    ]);
    // Before anybody had a match there were no places that could have changed.
    expect((await courses(2025, { asOf: '2025-09-30' })).teams['North']!.change).toBeNull();
    const sinceOther = await courses(2025, { since: '2025-09-01' });
    expect([sinceOther.since, sinceOther.teams['North']!.change, sinceOther.teams['West']!.change]).toEqual([
      '2025-09-01',
      -2,
      null,
    ]);
    expect((await courses(2025, { asOf: '2025-10-31', since: '2025-11-30' })).teams['South']!.change).toBe(0);
  });

  it('8 D10 D13 has the last five results in the order played, by raw points, without those that do not count', async () => {
    const [home, away] = await Promise.all(['Home', 'Away'].map((name) => teamOf(2025, name)));
    const sides = [home!, away!] as const;
    await store(2025, [
      { date: '2025-03-02', sides, raw: [720, 720] },
      { date: '2025-03-01', sides, raw: [0, 8], order: 2 },
      { date: '2025-03-01', sides, raw: [8, 0], order: 1 },
      // Equal match points, and yet a winner.
      { date: '2025-03-03', sides, raw: [723, 720] },
      { date: '2025-03-04', sides, raw: [9, 10], state: 'reopened' },
    ]);
    expect((await courses(2025)).teams['Home']!.lastResults).toEqual(['WON', 'LOST', 'DRAWN', 'WON']);
    await store(2025, [
      { date: '2025-03-05', sides, raw: [1, 2], order: 7 },
      { date: '2025-03-06', sides, raw: [1, 2], order: 8 },
    ]);
    const { teams } = await courses(2025);
    expect(teams['Home']!.lastResults).toEqual(['LOST', 'DRAWN', 'WON', 'LOST', 'LOST']);
    expect(teams['Away']!.lastResults).toEqual(['WON', 'DRAWN', 'LOST', 'WON', 'WON']);
  });

  it('8 D9 has the points by the month in which the match began, up to that of the day, and they add up to all', async () => {
    const [north, rows] = [(await courses(2025)).teams['North']!, await table(2025)];
    expect(north.pointsByMonth).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 160, 0, 0, 0]);
    for (const { points, pointsByMonth } of rows) {
      expect(pointsByMonth.reduce((sum, each) => sum + each, 0)).toBe(points);
    }
    expect((await courses(2025, { asOf: '2025-10-01' })).teams['West']!.pointsByMonth).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 50, 0,
    ]);
  });

  it('9 who follows a season is told of each change with the same rows', async () => {
    const socket = await openSocket(office);
    const watch = socket.watch(STANDINGS, { year: 2025 });
    const { standings } = await watch.next();
    socket.close();
    const { teams } = await courses(2025);
    expect(standings!.rows.map(({ team, ...course }) => [team.name, course])).toEqual(Object.entries(teams));
  });

  it('9 has 52 matches a team in the seasons to 2010, and is null for a year without a season', async () => {
    await teamOf(2010, 'Old Guard');
    expect(await table(2010)).toMatchObject([{ rank: 1, remaining: 52 }]);
    expect(await ask(anyone, TABLE, { year: 1999 })).toEqual({ championshipTable: null });
  });

  it('looks at as many rows beside twenty thousand matches of other seasons as beside a thousand', async () => {
    const asking = (asOf: string | null) => () => table(2026, { asOf });
    const looked = async (): Promise<readonly number[]> => [
      await rowsLookedAt(world.database, asking(null), 'from "match_result"', ['championship', 2026]),
      await rowsLookedAt(world.database, asking('2026-12-31'), 'from "match_result"', ['championship', 2026]),
    ];
    await storeOldResults(office, 1, 1000);
    const beside = await looked();
    await storeOldResults(office, 1001, 20_000);
    const besideMany = await looked();
    for (const [index, rows] of besideMany.entries()) {
      expect(rows).toBeLessThanOrEqual(beside[index]! + 10);
      expect(rows).toBeLessThan(10);
    }
  });
});
