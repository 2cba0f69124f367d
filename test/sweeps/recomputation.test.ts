import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, graphql, refusalOf } from '../support/ask.js';
import {
  appearancesOf,
  championshipMatch,
  freeGame,
  freeTable,
  judgeGame,
  playerProfile,
  rankPlayers,
  readSheet,
  royalGames,
  royalPlayed,
  tableOf,
  talliesOf,
  trophiesOf,
  trophyListOf,
  type Factor,
  type FreeDocument,
  type FreeGame,
  type OfficialMatch,
  type TrophyEntry,
} from '@tarokk/competition';
import { Random, say, verifyMatch } from '@tarokk/rules';
import { type Team } from '../support/given.js';
import { holdsAlwaysInTime, seeds } from '../support/property.js';
import { freeRows } from '../support/free-games.js';
import { playFreeGames } from '../support/random-free-games.js';
import { playSeason } from '../support/random-season.js';
import { ownOffice } from '../support/own-office.js';
import { isFull } from '../support/full.js';

/** As long as seasons of a full run take. */
const patience = { timeout: isFull ? 1_800_000 : 120_000 };
const official = new Map<string, OfficialMatch>();
const freeTrophies: TrophyEntry[] = [];
let years = 2025;

const { office, world, end } = await ownOffice();
afterAll(end);
const juror = await world.member({ jury: true });

const MATCH = graphql('query ($id: UUID!) { match(id: $id) { state sheet: document } }');
const TABLE = graphql(`query ($year: Int!) {
  championshipTable(seasonYear: $year) { rows { rank team { id } matches points average best remaining reason(language: HU) } }
}`);
const TROPHIES = graphql(`query ($after: String) {
  trophies(order: OLDEST, first: 50, after: $after) {
    nodes { id date evidence announcer { id } ofKind { first last } ofAnnouncer { first last } }
    pageInfo { hasNextPage endCursor }
  }
}`);
const RANKING = graphql(`query ($after: String) {
  trophyRanking(first: 50, after: $after) {
    nodes { rank number player { id name } }
    pageInfo { hasNextPage endCursor }
  }
}`);
const PROFILE = graphql(`query ($id: UUID!) {
  person(id: $id) { profile { matches games gameAverage best partners(first: 100) { personId games matches } } }
}`);
const RECOUNT = graphql(
  'query ($year: Int!) { recount(seasonYear: $year) { difference { thing id kept recounted } } }',
);

interface Page<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** All pages of a list, one after the other. */
async function all<T>(pageAfter: (cursor: string | null) => Promise<Page<T>>): Promise<readonly T[]> {
  const nodes: T[] = [];
  for (let after: string | null = null; ;) {
    const page: Page<T> = await pageAfter(after);
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
}

/** The matches of a season that count or have counted, from the sheets and rulings that the office shows of them. */
async function recordsOf(year: number): Promise<readonly OfficialMatch[]> {
  const { rows } = await world.database.query<{ id: string }>('SELECT "id" FROM "match" WHERE "season" = $1', [year]);
  const records: OfficialMatch[] = [];
  for (const { id } of rows) {
    const { state, sheet } = (await ask(juror, MATCH, { id })).match!;
    if (state !== 'APPROVED' && state !== 'REOPENED') continue;
    const parsed = readSheet(sheet);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const result = verifyMatch(parsed.value.record);
    records.push({ id, sheet: parsed.value, result, state: state === 'APPROVED' ? 'approved' : 'reopened' });
  }
  return records;
}

async function compareTable(year: number, teams: readonly Team[]): Promise<void> {
  const { rows } = (await ask(juror, TABLE, { year })).championshipTable!;
  const records = [...official.values()].filter(({ sheet }) => sheet.date.startsWith(String(year)));
  const table = tableOf(
    year,
    teams,
    records.flatMap((match) => championshipMatch(match) ?? []),
  );
  expect(rows).toMatchObject(
    table.map(({ team: { id }, rank, matches, points, average, best, remaining }) => ({
      team: { id },
      rank,
      matches,
      points,
      average,
      best,
      remaining,
    })),
  );
}

async function compareTrophies(): Promise<void> {
  const { trophies, milestones } = trophyListOf([...[...official.values()].flatMap(trophiesOf), ...freeTrophies]);
  expect(milestones).toEqual([]);
  const listed = await all(async (after) => (await ask(juror, TROPHIES, { after })).trophies);
  expect(listed).toEqual(
    trophies.map(({ id, place: { date }, evidence, announcer, ofKind, ofAnnouncer }) => ({
      id,
      date,
      evidence: evidence.toUpperCase(),
      announcer: { id: announcer },
      ofKind,
      ofAnnouncer,
    })),
  );
  const ranked = await all(async (after) => (await ask(juror, RANKING, { after })).trophyRanking);
  const rows = rankPlayers(
    talliesOf(trophies),
    ranked.map(({ player }) => player),
  );
  expect(ranked).toEqual(rows.map(({ rank, player, tally }) => ({ rank, number: tally.total, player })));
}

/** The free games of a season that count, from what was handed in; their trophies are remembered. */
async function freeGamesOf(year: number): Promise<readonly FreeGame[]> {
  const factors = await world.database.query<Factor>(
    `SELECT "season" AS "year", "ruleset", "numerator", "denominator", "fixed_on"::text AS "fixedOn" FROM "free_factor"`,
  );
  const { rows } = await world.database.query<{ id: string; date: string; order: number; document: FreeDocument }>(
    `SELECT g."id", g."date"::text AS "date", g."order", r."sheet" AS "document"
     FROM "free_game" g JOIN "free_game_revision" r ON r."game_id" = g."id" AND r."number" = g."revision"
     WHERE g."season" = $1 AND g."state" = 'admitted'`,
    [year],
  );
  return rows.map((game) => {
    const { kind, credits, evidence, trophies } = judgeGame(game, factors.rows);
    freeTrophies.push(...trophies);
    return { id: game.id, kind, date: game.date, credits, evidence };
  });
}

async function compareFreeTable(year: number): Promise<void> {
  const matches = [...official.values()].flatMap((match) => {
    const played = royalPlayed(match);
    return played === null ? [] : [freeGame(royalGames, match.id, played)];
  });
  const games = [...matches, ...(await freeGamesOf(year))];
  const rows = await freeRows(juror, year);
  const names = new Map(rows.map(({ player }) => [player.id, player.name]));
  const counted = games.filter(({ credits }) => credits.length > 0);
  const table = freeTable(year, counted, (id) => names.get(id) ?? id);
  expect(rows).toEqual(
    table.map(({ rank, points, games: number, player, sentence }) => ({
      rank,
      points,
      games: number,
      player,
      reason: say(sentence, 'en'),
    })),
  );
}

async function compareProfiles(teams: readonly Team[]): Promise<void> {
  for (const { id } of teams.flatMap(({ members }) => members)) {
    const { matches, games, gameAverage, best, partners } = playerProfile(
      id,
      [...official.values()].flatMap(appearancesOf),
    );
    const { person: shown } = await ask(juror, PROFILE, { id });
    expect(shown!.profile).toEqual({
      matches,
      games,
      gameAverage,
      best,
      partners: partners.map(({ person, games: together, matches: common }) => ({
        personId: person,
        games: together,
        matches: common,
      })),
    });
  }
}

async function differenceOf(year: number) {
  return (await ask(juror, RECOUNT, { year })).recount.difference;
}

describe('what is kept up to date', () => {
  it(
    'D13 D17 D49 is what follows from all records, after seasons of random decisions and corrections',
    async () => {
      await holdsAlwaysInTime(2, seeds, async (seed) => {
        // The latest season first: those that follow change its numbers.
        const year = years--;
        const teams = await playSeason(world, juror, year, new Random(seed), { matches: 8, rounds: 6 });
        await playFreeGames(world, juror, year, new Random(seed), { games: 8, rounds: 5 });
        for (const match of await recordsOf(year)) official.set(match.id, match);
        await compareTable(year, teams);
        await compareFreeTable(year);
        await compareTrophies();
        await compareProfiles(teams);
        expect(await differenceOf(year)).toBeNull();
      });
      // Matches of one season have changed the numbers of those behind it.
      for (let year = years + 1; year <= 2025; year++) expect(await differenceOf(year)).toBeNull();
    },
    patience.timeout,
  );

  it('is told by a recount when somebody changed it behind the back of the office, with what follows from the records', async () => {
    const change = async (sql: string, back: string): Promise<string | undefined> => {
      await world.database.query(sql);
      const difference = await differenceOf(2025);
      await world.database.query(back);
      return difference?.thing;
    };
    expect(
      await change(
        'UPDATE "match_result" SET "raw_a" = "raw_a" + 1',
        'UPDATE "match_result" SET "raw_a" = "raw_a" - 1',
      ),
    ).toBe('RESULT');
    expect(
      await change(
        `UPDATE "appearance" SET "figures" = jsonb_set("figures", '{points}', to_jsonb(("figures" ->> 'points')::int + 1))`,
        `UPDATE "appearance" SET "figures" = jsonb_set("figures", '{points}', to_jsonb(("figures" ->> 'points')::int - 1))`,
      ),
    ).toBe('APPEARANCE');
    expect(
      await change(
        'UPDATE "free_credit" SET "points" = "points" + 1 WHERE "season" = 2025',
        'UPDATE "free_credit" SET "points" = "points" - 1 WHERE "season" = 2025',
      ),
    ).toBe('CREDIT');
    expect(
      await change(
        'UPDATE "trophy" SET "count" = "count" + 1 WHERE "season" = 2025',
        'UPDATE "trophy" SET "count" = "count" - 1 WHERE "season" = 2025',
      ),
    ).toBe('TROPHY');
    expect(await differenceOf(2025)).toBeNull();
  });

  it('is recounted for the jury and admins alone', async () => {
    expect(await refusalOf(await world.member(), RECOUNT, { year: 2025 })).toBe('FORBIDDEN');
    expect(await refusalOf(office, RECOUNT, { year: 2025 })).toBe('UNAUTHENTICATED');
  });
});
