import assert from 'node:assert/strict';
import { type Client, newKey } from './given.js';

/** Imports an old list of trophies, given by its lines: player, trophy, day, number, partner, team, opponents, competition. */
export async function importOldTrophies(jury: Client, lines: readonly string[]): Promise<void> {
  const csv = ['player,trophy,date,count,partner,team,opponents,competition', ...lines].join('\n');
  const { data } = await jury.graphql(
    `mutation ($key: IdempotencyKey!, $csv: String!) {
      importOldTrophies(idempotencyKey: $key, csv: $csv) { __typename } }`,
    { key: newKey(), csv },
  );
  assert.deepEqual(data, { importOldTrophies: { __typename: 'OldTrophiesImported' } });
}
