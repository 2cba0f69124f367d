import { done, graphql, refused } from './ask.js';
import type { Client } from './given.js';

/** Imports an old list of trophies (D50), or with `dryRun` says what it would enter. */
export const IMPORT_OLD_TROPHIES = graphql(
  `mutation ($key: IdempotencyKey!, $csv: String!, $source: Name, $createPlayers: Boolean, $acknowledgeRepeated: Boolean, $dryRun: Boolean) {
    importOldTrophies(
      input: {
        idempotencyKey: $key, csv: $csv, source: $source, createPlayers: $createPlayers,
        acknowledgeRepeated: $acknowledgeRepeated, dryRun: $dryRun
      }
    ) {
      __typename
      ... on OldListChecked { entries trophies players newPlayers renumbered sentences(language: EN) }
      ... on OldTrophiesImported { oldListId entries trophies players newPlayers }
      ...refused
    }
  }`,
  [refused],
);

/** Imports an old list of trophies, given by its lines: player, trophy, day, number, partner, team, opponents, competition. @returns its id */
export async function importOldTrophies(jury: Client, lines: readonly string[]): Promise<string> {
  const csv = ['player,trophy,date,count,partner,team,opponents,competition', ...lines].join('\n');
  return (await done(jury, IMPORT_OLD_TROPHIES, { csv })).oldListId!;
}
