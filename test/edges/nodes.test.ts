import { randomUUID } from 'node:crypto';
import { GraphQLID, isNonNullType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { schema } from '../support/access/arguments.js';
import { type Kept, shownByOwnQuery } from '../support/access/nodes.js';
import { draft, oldTrophy, peopleOf, plannedMatch, request } from '../support/access/preparations.js';
import { grandPrix, handedIn, importedTable, pairOf } from '../support/access/preparations-of-competitions.js';
import { newSetup, roles, type Setup } from '../support/access/setup.js';
import { ask, graphql, raw } from '../support/ask.js';
import { matchIn } from '../support/matches-in-states.js';
import { ownOffice } from '../support/own-office.js';

/** Its matches are played in March, and planned for later. */
const SEASON = 2025;

const { office, world, end } = await ownOffice({
  day: `${SEASON}-04-01`,
  environment: { THROTTLE_ADDRESS: '1000000' },
});
afterAll(end);

const NODE = graphql('query ($id: ID!) { node(id: $id) { __typename id } }');
const NODES = graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }');
const NAME = graphql('query ($id: ID!) { node(id: $id) { ... on Person { name } ... on Match { state } } }');

let setup: Setup;
let kept: readonly Kept[];

beforeAll(async () => {
  await world.season(SEASON);
  setup = await newSetup(office, world.database, SEASON);
  const { captain, team } = setup;
  const match = async (state: 'submitted' | 'disputed' | 'approved' | 'withdrawn', day: number): Promise<Kept> => {
    const { id } = await matchIn(state, peopleOf(setup), { date: `${SEASON}-03-0${day}` });
    return { type: 'Match', of: state, id, own: 'match' };
  };
  await world.venue('Desperados Pub');
  await world.venue('At home', false);
  const one = (type: string, id: string, own: string | null, of = ''): Kept => ({ type, of, id, own });
  kept = [
    one('Person', captain.id, 'person'),
    one('Team', team.id, 'team'),
    one('Pair', await pairOf(setup), 'pair'),
    one('Venue', await idOfVenue('Desperados Pub'), null, 'public'),
    one('Venue', await idOfVenue('At home'), null, 'private'),
    await match('submitted', 1),
    await match('disputed', 2),
    await match('approved', 3),
    await match('withdrawn', 4),
    one('FreeGame', (await handedIn(setup, 'ADMITTED')).gameId, 'freeGame', 'admitted'),
    one('PlannedMatch', await plannedMatch(setup), 'plannedMatch'),
    one('JuryRequest', await request(setup), 'request'),
    one('Draft', await draft(setup), 'draft'),
    one('GrandPrix', (await grandPrix(setup)).id, 'grandPrix'),
    one('Trophy', await oldTrophy(setup), 'trophy'),
    one('OldList', await listOf(setup), null),
    one('OldTable', await importedTable(setup), 'oldTable'),
  ];
}, 120_000);

async function listOf({ anybody }: Setup): Promise<string> {
  return (await ask(anybody, graphql('{ oldLists { nodes { id } } }'))).oldLists.nodes[0]!.id;
}

async function idOfVenue(name: string): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>('SELECT "id" FROM "venue" WHERE "name" = $1', [name]);
  return rows[0]!.id;
}

/** Types that have an id and are no `Node`, and why. */
const NO_NODES: Readonly<Record<string, string>> = {
  Account: 'of one person, for them and admins; nobody asks for it by its id',
  ApiToken: 'of one account',
  Login: 'of one account',
  Notice: 'of one account',
  Notification: 'of one person',
  Delivery: 'of one account',
  Webhook: 'of one account',
  TeamInvitation: 'of one team, read with it by its captain',
  PersonMerge: 'read with the person that is left',
  MatchImport: 'a record of the office, in a list of the jury',
  Side: 'what a team and a pair have in common: the id is that of the team or pair',
  WithdrawnMatch: 'what is left of a match: the id is that of the match',
  WithoutJuror: 'says what is in nobody’s hands: the id is that of the match, request or game',
  CupAct: 'part of a cup, read with it',
  CupLooseEnd: 'part of a cup, read with it',
  GrandPrixPairing: 'part of a Grand Prix, read with it',
  DraftDeleted: 'says what is gone',
  OldTableImported: 'says what was done: the id is that of the table',
  OldTableRemoved: 'says what is gone',
  OldListRemoved: 'says what is gone',
  OldTrophyRemoved: 'says what is gone',
};

describe('node', () => {
  it('34 leads to every type that has an id, but for a few that say why', () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));
    const withId = types.filter((type) => {
      const field = type.getFields()['id'];
      return field !== undefined && isNonNullType(field.type) && ['ID', 'UUID'].includes(field.type.ofType.toString());
    });
    const nodes = withId.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
    const others = withId.filter((type) => !nodes.includes(type)).map(({ name }) => name);
    expect(others.filter((name) => NO_NODES[name] === undefined)).toEqual([]);
    expect(new Set(kept.map(({ type }) => type))).toEqual(new Set(nodes.map(({ name }) => name)));
    // A field of type ID is the id of a node, and nothing else is.
    const ids = types.filter((type) => {
      const type_ = type.getFields()['id']?.type;
      return type_ !== undefined && isNonNullType(type_) && type_.ofType === GraphQLID;
    });
    expect(ids.map(({ name }) => name)).toEqual(nodes.map(({ name }) => name));
  });

  it('34 shows each object to those whom its own query shows it, and to nobody else', async () => {
    for (const each of kept) {
      const seen: (readonly [string, unknown])[] = [];
      const own: (readonly [string, unknown])[] = [];
      for (const role of roles) {
        const by = setup[role];
        const { node } = await ask(by, NODE, { id: each.id });
        seen.push([role, node]);
        own.push([role, (await shownByOwnQuery(by, each)) ? { __typename: each.type, id: each.id } : null]);
      }
      expect([each.type, each.of, seen]).toEqual([each.type, each.of, own]);
      expect([each.type, each.of, own.some(([, node]) => node !== null)]).toEqual([each.type, each.of, true]);
    }
  });

  it('34 hides from a stranger what is private', async () => {
    const hidden = [];
    for (const { type, of, id } of kept) {
      if ((await ask(setup.anybody, NODE, { id })).node === null) hidden.push(`${type} ${of}`.trim());
    }
    expect(hidden).toEqual([
      'Venue private',
      'Match submitted',
      'Match disputed',
      'Match withdrawn',
      'JuryRequest',
      'Draft',
    ]);
  });

  it('34 has the fields of what it leads to', async () => {
    expect((await ask(setup.anybody, NAME, { id: setup.captain.id })).node).toEqual({ name: setup.captain.name });
    const { id } = kept.find(({ of }) => of === 'approved')!;
    expect((await ask(setup.anybody, NAME, { id })).node).toEqual({ state: 'APPROVED' });
  });

  it('34 is null for an id that nothing has, and says which argument is no id', async () => {
    expect((await ask(setup.anybody, NODE, { id: randomUUID() })).node).toBeNull();
    const { errors } = await raw(setup.anybody, '{ node(id: "17") { id } }');
    expect(errors.map(({ extensions }) => [extensions['code'], extensions['path']])).toEqual([['INPUT_INVALID', 'id']]);
  });
});

describe('nodes', () => {
  it('34 keeps the order of the ids, with null where nothing is or nothing may be seen', async () => {
    const { captain, team, anybody } = setup;
    const hidden = kept.find(({ type }) => type === 'Draft')!.id;
    const ids = [team.id, randomUUID(), captain.id, hidden, team.id];
    const { nodes } = await ask(anybody, NODES, { ids });
    expect(nodes.map((node) => node?.__typename ?? null)).toEqual(['Team', null, 'Person', null, 'Team']);
  });

  it('34 takes 25 ids at most, each of which has to be one', async () => {
    const { anybody } = setup;
    const many = Array.from({ length: 26 }, () => randomUUID());
    expect((await ask(anybody, NODES, { ids: many.slice(1) })).nodes).toEqual(Array.from({ length: 25 }, () => null));
    const pathsOf = async (ids: readonly string[]): Promise<unknown[]> => {
      const { errors } = await raw(anybody, `{ nodes(ids: ${JSON.stringify(ids)}) { id } }`);
      return errors.map(({ extensions }) => [extensions['code'], extensions['path']]);
    };
    expect(await pathsOf(many)).toEqual([['INPUT_INVALID', 'ids']]);
    expect(await pathsOf([randomUUID(), '17'])).toEqual([['INPUT_INVALID', 'ids']]);
  });
});
