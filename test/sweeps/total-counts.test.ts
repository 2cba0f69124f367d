import { randomUUID } from 'node:crypto';
import { type GraphQLField, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { prepared, schema } from '../support/access/arguments.js';
import { draft, oldTrophy, peopleOf, plannedMatch, request, withdrawnMatch } from '../support/access/preparations.js';
import { freeGame, handedIn, importedTable, pairOf } from '../support/access/preparations-of-competitions.js';
import { newSetup, type Setup } from '../support/access/setup.js';
import { ask, graphql } from '../support/ask.js';
import { connections } from '../support/access/connections.js';
import { pagedThrough } from '../support/access/pages.js';
import { handIn } from '../support/free-games.js';
import { move } from '../support/matches.js';
import { done, matchIn, rule } from '../support/matches-in-states.js';
import { settled } from '../support/notifications.js';
import { ownOffice } from '../support/own-office.js';
import { rowsRead } from '../support/plans.js';

/** Its matches are played in March, and planned for later. */
const SEASON = 2025;

const { office, world, end } = await ownOffice({ day: `${SEASON}-04-01` });
afterAll(end);
const { database } = world;

const OF_THE_PAGE = ['first', 'after', 'last', 'before'];
const VENUES = graphql('{ venues { totalCount } }');
const NOT_COUNTED = graphql('{ venues { nodes { id } } }');

type Field = GraphQLField<unknown, unknown>;

/** All fields of the schema that answer with pages. */
const lists: ReadonlyMap<string, Field> = new Map(
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => [type, field] as const))
    .filter(([, field]) => getNamedType(field.type).name.endsWith('Connection'))
    .map(([type, field]) => [`${type.name}.${field.name}`, field]),
);

let setup: Setup;
let asked: ReturnType<typeof connections>;
let rootOf: Readonly<Record<string, (selection: string) => string>>;

beforeAll(async () => {
  await world.season(SEASON);
  setup = await newSetup(office, database, SEASON);
  const { captain, juror, team } = setup;
  const states = ['returned', 'submitted', 'confirmed', 'disputed', 'approved', 'approved'] as const;
  const made: string[] = [];
  for (const [index, state] of states.entries()) {
    made.push((await matchIn(state, peopleOf(setup), { date: `${SEASON}-03-0${index + 1}` })).id);
  }
  const matchId = made[0]!;
  await withdrawnMatch(setup);
  await draft(setup);
  await request(setup);
  const plannedMatchId = await plannedMatch(setup);
  await handedIn(setup, 'ADMITTED');
  await handIn(captain, { ...freeGame(setup), date: `${SEASON}-03-15` });
  await pairOf(setup);
  await oldTrophy(setup);
  const { id, revision } = await matchIn('confirmed', peopleOf(setup), { date: `${SEASON}-03-20` });
  await rule(
    juror,
    { id, revision },
    { kind: 'TROPHY', game: 1, seat: 'A_COLLECTOR', trophy: 'GOLGOTHA', entered: true },
  );
  done(await move(juror, 'approveMatch', { id, revision }));
  const many = `player,trophy,date,count\n${setup.persons[1].name},golgotha,1998,250`;
  await prepared(juror, 'importOldTrophies', { csv: many }, '... on OldTrophiesImported { entries }');
  await importedTable(setup);
  await world.venue('At home', false);
  for (const name of ['Desperados Pub', 'Grinzingl', 'Closed for good']) await world.venue(name);
  await database.query(`UPDATE "venue" SET "closed" = true WHERE "name" = 'Closed for good'`);
  const webhookId = randomUUID();
  // Rows, since the api would call its address.
  await database.query(
    `INSERT INTO "webhook" ("id", "account_id", "name", "url", "key_id") VALUES ($1, $2, 'a', 'https://example.org', 'none')`,
    [webhookId, captain.accountId],
  );
  // Rows, since deliveries are made by the office alone.
  await database.query(
    `INSERT INTO "delivery" ("account_id", "channel", "webhook_id", "state")
     SELECT "id", CASE WHEN n < 3 THEN 'webhook' ELSE 'mail' END, CASE WHEN n < 3 THEN $2::uuid END, 'delivered' FROM "account", generate_series(1, 4) AS n WHERE "id" = $1`,
    [captain.accountId, webhookId],
  );
  // Rows, since notices are made by the office alone.
  await database.query(
    `INSERT INTO "notice" ("account_id", "kind", "seen_at")
     SELECT "id", 'roles-changed', CASE WHEN n < 3 THEN now() END FROM "account", generate_series(1, 4) AS n`,
  );
  // Rows, since only the list of imports is counted.
  await database.query(
    `INSERT INTO "match_import" ("id", "documents", "entered", "already_there", "refused", "complete", "entered_by")
     SELECT gen_random_uuid(), 1, 1, 0, 0, true, $1 FROM generate_series(1, 3)`,
    [juror.accountId],
  );
  // What has happened is told a moment later, which would be in the middle of a page.
  await settled(world);
  asked = connections(setup, {
    plannedMatchId,
    matchId,
    webhookId,
    account: captain.accountId,
    winner: captain.id,
    winningSide: team.id,
  });
  const within = (field: string, id: string) => (selection: string) =>
    `{ list: ${field}(id: "${id}") { of: ${selection} } }`;
  rootOf = {
    Query: (selection) => `{ of: ${selection} }`,
    Me: (selection) => `{ list: me { of: ${selection} } }`,
    Person: within('person', captain.id),
    Side: within('side', team.id),
  };
}, 120_000);

describe('totalCount', () => {
  it('is a field of every connection, and each of them is asked for below, with each of its filters', () => {
    const all = Object.values(schema.getTypeMap()).filter(({ name }) => name.endsWith('Connection'));
    expect(all.filter((type) => (type as GraphQLObjectType).getFields()['totalCount'] === undefined)).toEqual([]);
    expect([...lists.keys()].toSorted()).toEqual(Object.keys(asked));
    const untried = [...lists].flatMap(([name, { args }]) =>
      args
        .filter((each) => !OF_THE_PAGE.includes(each.name))
        .filter((each) => !asked[name]!.some((given) => given.includes(`${each.name}:`)))
        .map((each) => `${name}(${each.name})`),
    );
    expect(untried).toEqual([]);
  });

  it.each([...lists.keys()])(
    '%s: is as many as there are when one pages to the end, for whoever asks',
    async (name) => {
      const { anybody, captain, opponent, juror, admin } = setup;
      const [type, field] = name.split('.');
      let most = 0;
      for (const [index, given] of asked[name]!.entries()) {
        // What a role may see is the same with each filter.
        const roles = index === 0 ? { anybody, captain, opponent, juror, admin } : { captain, juror };
        for (const [role, by] of Object.entries(roles)) {
          const { counts, nodes } = await pagedThrough(by, field!, given, rootOf[type!]!);
          expect([role, given, counts]).toEqual([role, given, counts.map(() => nodes)]);
          most = Math.max(most, nodes);
        }
      }
      expect([name, most]).not.toEqual([name, 0]);
    },
  );
});

describe('a list of very many items', () => {
  beforeAll(async () => {
    const { rows } = await database.query<{ count: number }>(
      'SELECT count(*)::int AS "count" FROM "venue" WHERE "public" AND NOT "closed"',
    );
    // Rows, since ten thousand would need as many requests.
    await database.query(
      `INSERT INTO "venue" ("name", "name_key", "public") SELECT 'Pub ' || n, 'pub ' || n, true FROM generate_series(1, $1) AS n`,
      [10_000 - rows[0]!.count],
    );
  }, 60_000);

  it('is counted to the last of 10,000, and no further', async () => {
    expect((await ask(setup.anybody, VENUES)).venues.totalCount).toBe(10_000);
    await world.venue('One too many');
    expect((await ask(setup.anybody, VENUES)).venues.totalCount).toBeNull();
  });

  it('is not counted unless that is asked for', async () => {
    expect(await rowsRead(database, 'venue', () => ask(setup.anybody, NOT_COUNTED))).toBeLessThan(1000);
    expect(await rowsRead(database, 'venue', () => ask(setup.juror, VENUES))).toBeGreaterThan(9000);
  });
});
