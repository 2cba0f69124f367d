import { done, graphql, refused } from './ask.js';
import type { Client } from './given.js';

const IMPORT = graphql(
  `mutation ($key: IdempotencyKey!, $csv: String!) {
    importOldTrophies(idempotencyKey: $key, csv: $csv) { __typename ...refused }
  }`,
  [refused],
);

/** Imports an old list of trophies, given by its lines: player, trophy, day, number, partner, team, opponents, competition. */
export async function importOldTrophies(jury: Client, lines: readonly string[]): Promise<void> {
  const csv = ['player,trophy,date,count,partner,team,opponents,competition', ...lines].join('\n');
  await done(jury, IMPORT, { csv });
}
