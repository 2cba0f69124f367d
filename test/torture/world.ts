import { given, type Given, type Member } from '../support/given.js';
import type { Ground } from './ground.js';
import { championship } from './grounds/championship.js';
import { cupDraws, cupEntries } from './grounds/cup-lists.js';
import { Cup } from './grounds/cup.js';
import { freeGames, freeMatches } from './grounds/free-championship.js';
import { GrandPrix } from './grounds/grand-prix.js';
import type { Side } from './grounds/matches.js';
import type { Servers } from './servers.js';

export const YEAR = 2025;
/** The day on which the office lives: a round of the cup is being played, and the lists of next year are open. */
export const TODAY = `${YEAR}-10-20`;
const DRAWS = [2021, 2022, 2023, 2024];

export interface World {
  /** Of which something is counted. */
  readonly years: readonly number[];
  /** Of which archives are made and verified: it takes a second each. */
  readonly archived: readonly number[];
  readonly jury: readonly Member[];
  readonly grounds: readonly Ground[];
  readonly given: Given;
}

/** A season with three teams, a drawn cup of eight pairs, Grand Prix and free games, and cups of other years to be entered and drawn. */
export async function makeWorld(
  { apis, database }: Servers,
  size: { readonly places: number; readonly only: string | null },
): Promise<World> {
  const world = given({ url: apis[0]!.url, databaseUrl: () => database.url });
  for (const year of [...DRAWS, YEAR, YEAR + 1]) await world.season(year);
  await world.venue('Desperados Pub');
  const jury = await Promise.all(Array.from({ length: 5 }, () => world.member({ jury: true })));
  const teams: Side[] = [];
  for (let index = 0; index < 3; index++) {
    const members = [await world.member(), await world.member()];
    teams.push({ members, side: await world.team(YEAR, members) });
  }
  const [juror] = jury as [Member];

  const cupPairs = await pairsOf(world, YEAR, 8);
  await closedList(world, YEAR, cupPairs, juror);
  await world.database.query(
    `UPDATE "cup" SET "seed" = 'lottery', "drawn_on" = $2, "drawn_at" = now(), "drawn_by" = $3, "recorded" = true WHERE "season" = $1`,
    [YEAR, `${YEAR}-08-31`, juror.accountId],
  );
  const newcomers = [await world.member(), await world.member()];
  const cup = new Cup(YEAR, byId(cupPairs), jury, newcomers);

  for (const year of DRAWS) await closedList(world, year, await pairsOf(world, year, 4), juror);
  const nextYear = YEAR + 1;
  await openList(world, nextYear);

  // One of each pair is in a team, for which the pair then plays (11.2).
  const eventPairs: Side[] = [];
  for (const { members } of teams) {
    for (const one of members) eventPairs.push(await pairOf(world, YEAR, [one, await world.member()]));
  }
  const events = await Promise.all(
    ['09-06', '09-20', '10-04', '10-18'].map(async (day) => {
      const date = `${YEAR}-${day}`;
      return { date, id: await announced(world, date, juror) };
    }),
  );
  const grandPrix = new GrandPrix(events, byId(eventPairs), jury);

  const players = cupPairs.flatMap(({ members }) => members);
  const third = Math.ceil(size.places / 3);
  const grounds = [
    championship(YEAR, teams, size.places, jury),
    cup,
    cup.matches,
    cupDraws(DRAWS, jury),
    cupEntries(nextYear, await pairsOf(world, nextYear, 18)),
    grandPrix,
    grandPrix.matches,
    freeGames(YEAR, players, third, jury),
    freeMatches(YEAR, cupPairs, third, jury),
  ];
  const { only } = size;
  const years = [...DRAWS, YEAR, nextYear];
  return {
    years,
    archived: size.places > 50 ? years : [YEAR],
    jury,
    given: world,
    grounds: only === null ? grounds : grounds.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase())),
  };
}

async function pairOf(world: Given, year: number, members: readonly [Member, Member]): Promise<Side> {
  const { id, name, season } = await world.pair(year, members);
  return { side: { id, name, season, members }, members };
}

async function pairsOf(world: Given, year: number, many: number): Promise<readonly Side[]> {
  const pairs: Side[] = [];
  for (let index = 0; index < many; index++) {
    pairs.push(await pairOf(world, year, [await world.member(), await world.member()]));
  }
  return pairs;
}

function byId(pairs: readonly Side[]): ReadonlyMap<string, Side> {
  return new Map(pairs.map((pair) => [pair.side.id, pair]));
}

async function openList({ database }: Given, year: number): Promise<void> {
  await database.query(
    `INSERT INTO "cup" ("season", "entries_until", "event", "event_named_on") VALUES ($1, $2, 'Hatoslottó', $3)`,
    [year, `${year}-08-25`, `${year}-07-01`],
  );
}

/** A cup whose entries have closed with these pairs. */
async function closedList(world: Given, year: number, pairs: readonly Side[], juror: Member): Promise<void> {
  await openList(world, year);
  for (const [index, { side, members }] of pairs.entries()) {
    await world.database.query(
      'INSERT INTO "cup_entry" ("season", "pair_id", "place", "entered_by") VALUES ($1, $2, $3, $4)',
      [year, side.id, index + 1, juror.accountId],
    );
    for (const { id } of members) {
      await world.database.query('INSERT INTO "cup_player" ("season", "person_id", "pair_id") VALUES ($1, $2, $3)', [
        year,
        id,
        side.id,
      ]);
    }
  }
}

async function announced({ database }: Given, date: string, { accountId }: Member): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO "grand_prix" ("season", "name", "name_key", "date", "venue_name", "venue_public", "announced_by")
     VALUES ($1, $2::text, $2::text, $3, 'Desperados Pub', true, $4) RETURNING "id"`,
    [YEAR, `event of ${date}`, date, accountId],
  );
  return rows[0]!.id;
}
