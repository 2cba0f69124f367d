import { cupOf, type Cup } from '@tarokk/competition';
import type { Snapshot } from '../../../platform/database/snapshot.js';
import { type CupRow, factsOf } from './cup-facts.js';
import { selectCups } from './cup-facts-query.js';

/** The cup of a season as it stands; null before it is drawn. */
export async function cupOfSeason(snapshot: Snapshot, season: number): Promise<Cup | null> {
  const [row] = await snapshot.all<CupRow & Record<string, unknown>>(`${selectCups} WHERE c."season" = $1`, [season]);
  const facts = row === undefined ? null : factsOf(row);
  return facts && cupOf(facts);
}
