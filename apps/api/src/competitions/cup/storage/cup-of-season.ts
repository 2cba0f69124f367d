import { type Cup, cupFactsOf, cupOf } from '@tarokk/competition';
import type { Snapshot } from '../../../platform/database/snapshot.js';
import { readCups } from './cup-facts-query.js';

/** The cup of a season as it stands; null before it is drawn. */
export async function cupOfSeason(snapshot: Snapshot, season: number): Promise<Cup | null> {
  const [row] = await readCups(snapshot.$kysely, [season]);
  const facts = row === undefined ? null : cupFactsOf(row);
  return facts && cupOf(facts);
}
