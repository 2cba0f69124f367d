import assert from 'node:assert/strict';
import { type Client, type Given, newKey, type Pair } from './given.js';
import type { Said } from './matches.js';

export interface GrandPrixSaid extends Said {
  readonly grandPrix?: ShownEvent;
}

export interface ShownEvent {
  readonly id: string;
  readonly version: number;
  readonly phase: string;
  readonly schedule: readonly ShownPairing[];
}

export interface ShownPairing {
  readonly id: string;
  readonly slot: number;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  readonly countsOnlyFor: { readonly id: string } | null;
  readonly plannedMatch: { readonly id: string; readonly order: number; readonly date: string };
  readonly games: number;
  readonly raw: readonly number[] | null;
  readonly provisional: boolean;
  readonly countsElsewhere: string | null;
}

export interface ShownTable {
  readonly final: boolean;
  readonly rows: readonly {
    readonly rank: number;
    readonly pair: { readonly name: string };
    readonly matches: number;
    readonly games: number;
    readonly total: number;
    readonly raws: readonly number[];
    readonly provisional: boolean;
    readonly decidedBy: string;
    readonly against: { readonly name: string } | null;
    readonly reason: string;
  }[];
}

const SHOWN = `id version phase schedule { id slot games raw provisional countsElsewhere sides { id name }
  countsOnlyFor { id } plannedMatch { id order date } }`;

const types: Readonly<Record<string, string>> = {
  id: 'UUID!',
  pairId: 'UUID!',
  pairingId: 'UUID!',
  teamId: 'UUID',
  version: 'Int!',
  seed: 'String!',
  name: 'Name!',
  date: 'Day!',
  venue: 'PlannedVenueInput!',
  reason: 'Words!',
  countsFor: 'CountsElsewhere!',
  pairings: '[GrandPrixPairingInput!]!',
  acceptDeviations: 'Boolean!',
};

/** Any of the mutations of Grand Prix, with these arguments. */
export function mutationOf(mutation: string, wish: Record<string, unknown>): string {
  const names = Object.keys(wish);
  return `mutation ($key: IdempotencyKey!, ${names.map((name) => `$${name}: ${types[name]!}`).join(', ')}) {
    ${mutation}(idempotencyKey: $key, ${names.map((name) => `${name}: $${name}`).join(', ')}) {
      __typename ... on GrandPrixSaved { grandPrix { ${SHOWN} } } ... on Refused { problems { code rule path message } } } }`;
}

/** Sends it and answers with its result; an error is a failure of the test. */
export async function does(
  by: Client,
  mutation: string,
  wish: Record<string, unknown>,
  key = newKey(),
): Promise<GrandPrixSaid> {
  const { data, errors } = await by.graphql(mutationOf(mutation, wish), { key, ...wish });
  assert.deepEqual(errors, []);
  return data![mutation] as GrandPrixSaid;
}

/** The same, where nothing stands in the way. */
export async function done(by: Client, mutation: string, wish: Record<string, unknown>): Promise<ShownEvent> {
  const said = await does(by, mutation, wish);
  assert.deepEqual(said.problems ?? [], []);
  return said.grandPrix!;
}

/** A Grand Prix with these pairs, drawn. */
export async function drawn(
  juror: Client,
  pairs: readonly Pair[],
  wish: { readonly name: string; readonly date: string; readonly seed?: string },
): Promise<ShownEvent> {
  const { name, date, seed = '7 12 31 44 70' } = wish;
  const { id } = await done(juror, 'announceGrandPrix', {
    name,
    date,
    venue: { name: 'Desperados Pub', public: true },
  });
  for (const pair of pairs) await done(juror, 'enterGrandPrix', { id, pairId: pair.id });
  return done(juror, 'drawGrandPrix', { id, seed });
}

export async function event(by: Client, id: string): Promise<ShownEvent> {
  const { data, errors } = await by.graphql(`query ($id: UUID!) { grandPrix(id: $id) { ${SHOWN} } }`, { id });
  assert.deepEqual(errors, []);
  return data!['grandPrix'] as ShownEvent;
}

export async function tableOf(by: Client, id: string, lang = 'EN'): Promise<ShownTable> {
  const { data, errors } = await by.graphql(
    `query ($id: UUID!, $lang: Language!) { grandPrix(id: $id) { table { final rows { rank matches games total raws provisional
      decidedBy pair { name } against { name } reason(lang: $lang) } } } }`,
    { id, lang },
  );
  assert.deepEqual(errors, []);
  return (data!['grandPrix'] as { table: ShownTable }).table;
}

/** Pairs of a season, each of two new members. */
export async function pairsOf(world: Given, year: number, names: readonly string[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const name of names) pairs.push(await world.pair(year, [await world.person(), await world.person()], name));
  return pairs;
}
