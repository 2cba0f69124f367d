import { ask, done, graphql, refused, type ResultOf } from './ask.js';
import type { Client, Given, Pair } from './given.js';

const shownEvent = graphql(`fragment shownEvent on GrandPrix {
  id version phase
  schedule {
    id slot games raw provisional countsElsewhere
    sides { id name }
    countsOnlyFor { id }
    plannedMatch { id order date }
  }
}`);
const grandPrixSaved = graphql(`fragment grandPrixSaved on GrandPrixSaved { grandPrix { ...shownEvent } }`, [
  shownEvent,
]);
const EVENT = graphql('query ($id: UUID!) { grandPrix(id: $id) { ...shownEvent } }', [shownEvent]);
const TABLE = graphql(`query ($id: UUID!, $lang: Language!) {
  grandPrix(id: $id) {
    table {
      final
      rows { rank matches games total raws provisional decidedBy pair { name } against { name } reason(language: $lang) }
    }
  }
}`);

/** A Grand Prix as the tests look at it. */
export type ShownEvent = ResultOf<typeof shownEvent>;
export type ShownPairing = ShownEvent['schedule'][number];
export type ShownTable = NonNullable<ResultOf<typeof TABLE>['grandPrix']>['table'];

/** What may be asked of a Grand Prix. */
export const inGrandPrix = {
  announceGrandPrix: graphql(
    `mutation ($key: IdempotencyKey!, $date: Day!, $name: Name!, $venue: PlannedVenueInput!) {
      announceGrandPrix(input: { idempotencyKey: $key, date: $date, name: $name, venue: $venue }) {
        __typename ...grandPrixSaved ...refused
      }
    }`,
    [grandPrixSaved, refused],
  ),
  enterGrandPrix: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!, $pairId: UUID!) {
      enterGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, pairId: $pairId }) { __typename ...grandPrixSaved ...refused }
    }`,
    [grandPrixSaved, refused],
  ),
  withdrawFromGrandPrix: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!, $pairId: UUID!, $reason: Words) {
      withdrawFromGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, pairId: $pairId, reason: $reason }) {
        __typename ...grandPrixSaved ...refused
      }
    }`,
    [grandPrixSaved, refused],
  ),
  drawGrandPrix: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!, $seed: String!) {
      drawGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, seed: $seed }) { __typename ...grandPrixSaved ...refused }
    }`,
    [grandPrixSaved, refused],
  ),
  agreeOnGrandPrixMatch: graphql(
    `mutation (
      $key: IdempotencyKey!, $countsFor: CountsElsewhere!, $id: UUID!, $pairId: UUID!, $pairingId: UUID!, $teamId: UUID
    ) {
      agreeOnGrandPrixMatch(
        input: { idempotencyKey: $key, countsFor: $countsFor, grandPrixId: $id, pairId: $pairId, pairingId: $pairingId, teamId: $teamId }
      ) {
        __typename ...grandPrixSaved ...refused
      }
    }`,
    [grandPrixSaved, refused],
  ),
  changeGrandPrix: graphql(
    `mutation (
      $key: IdempotencyKey!, $date: Day, $id: UUID!, $name: Name, $venue: PlannedVenueInput, $version: Int!
    ) {
      changeGrandPrix(input: { idempotencyKey: $key, date: $date, grandPrixId: $id, name: $name, venue: $venue, version: $version }) {
        __typename ...grandPrixSaved ...refused
      }
    }`,
    [grandPrixSaved, refused],
  ),
  changeGrandPrixPairings: graphql(
    `mutation (
      $key: IdempotencyKey!, $acknowledgeDeviations: Boolean!, $id: UUID!, $pairings: [GrandPrixPairingInput!]!,
      $reason: Words!, $version: Int!
    ) {
      changeGrandPrixPairings(
        input: { idempotencyKey: $key, acknowledgeDeviations: $acknowledgeDeviations, grandPrixId: $id, pairings: $pairings, reason: $reason,
        version: $version }
      ) {
        __typename ...grandPrixSaved ...refused
      }
    }`,
    [grandPrixSaved, refused],
  ),
  closeGrandPrix: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!) {
      closeGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, version: $version }) { __typename ...grandPrixSaved ...refused }
    }`,
    [grandPrixSaved, refused],
  ),
  reopenGrandPrix: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!, $reason: Words!) {
      reopenGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, reason: $reason }) { __typename ...grandPrixSaved ...refused }
    }`,
    [grandPrixSaved, refused],
  ),
  cancelGrandPrix: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!, $reason: Words!, $version: Int!) {
      cancelGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, reason: $reason, version: $version }) {
        __typename ...grandPrixSaved ...refused
      }
    }`,
    [grandPrixSaved, refused],
  ),
};

/** A Grand Prix with these pairs, drawn. */
export async function drawn(
  juror: Client,
  pairs: readonly Pair[],
  options: { readonly name: string; readonly date: string; readonly seed?: string },
): Promise<ShownEvent> {
  const { name, date, seed = '7 12 31 44 70' } = options;
  const venue = { name: 'Desperados Pub', public: true };
  const { grandPrix } = await done(juror, inGrandPrix.announceGrandPrix, { name, date, venue });
  const { id } = grandPrix;
  for (const pair of pairs) await done(juror, inGrandPrix.enterGrandPrix, { id, pairId: pair.id });
  return (await done(juror, inGrandPrix.drawGrandPrix, { id, seed })).grandPrix;
}

export async function event(by: Client, id: string): Promise<ShownEvent> {
  return (await ask(by, EVENT, { id })).grandPrix!;
}

export async function tableOf(by: Client, id: string, lang: 'EN' | 'DE' | 'HU' = 'EN'): Promise<ShownTable> {
  return (await ask(by, TABLE, { id, lang })).grandPrix!.table;
}

/** Pairs of a season, each of two new members. */
export async function pairsOf(world: Given, year: number, names: readonly string[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const name of names) pairs.push(await world.pair(year, [await world.person(), await world.person()], name));
  return pairs;
}
