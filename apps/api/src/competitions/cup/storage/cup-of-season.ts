import { cupOf, type Cup } from '@tarokk/competition';
import type { Snapshot } from '../../../platform/database/snapshot.js';
import { factsOf } from './cup-facts.js';
import { readCups } from './cup-facts-query.js';

/** The cup of a season as it stands; null before it is drawn. */
export async function cupOfSeason(snapshot: Snapshot, season: number): Promise<Cup | null> {
  const [row] = await readCups(snapshot.$kysely, [season]);
  const facts = row === undefined ? null : factsOf(row);
  return facts && cupOf(facts);
}
