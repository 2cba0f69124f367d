import { setTimeout as pause } from 'node:timers/promises';
import { Snapshot } from '../../../platform/database/snapshot.js';
import { chainOf } from '@tarokk/archive';

/** Why a season cannot be exported. */
export type NotExported = 'unknown' | 'open' | 'unsealed';

export interface OpenSeason {
  readonly snapshot: Snapshot;
  close(): Promise<void>;
}

/** How long the sealer is waited for, in milliseconds; it needs less than one second. */
const PATIENCE = 5_000;
const STEP = 200;

/**
 * A season as it is at one moment, with the log of all that was done before.
 * @param closedOnly whether the season must be closed: closing publishes its archive (D25)
 */
export async function openSeason(url: string, year: number, closedOnly: boolean): Promise<OpenSeason | NotExported> {
  for (let waited = 0; ; waited += STEP) {
    const snapshot = await Snapshot.open(url);
    const why = await exportRefusal(snapshot, year, closedOnly).catch(async (error: unknown) => {
      await snapshot.close();
      throw error;
    });
    if (why === null) return { snapshot, close: () => snapshot.close() };
    await snapshot.close();
    if (why !== 'unsealed' || waited >= PATIENCE) return why;
    await pause(STEP);
  }
}

async function exportRefusal(snapshot: Snapshot, year: number, closedOnly: boolean): Promise<NotExported | null> {
  const chain = chainOf(year);
  const { $kysely } = snapshot;
  const found = await $kysely.selectFrom('season').select('closedAt').where('year', '=', year).executeTakeFirst();
  const logged = await $kysely.selectFrom('auditEntry').select('id').where('chain', '=', chain).limit(1).execute();
  const waiting = await $kysely
    .selectFrom('auditQueue as q')
    .innerJoin('auditEntry as e', 'e.id', 'q.entryId')
    .select('e.id')
    .where('e.chain', '=', chain)
    .limit(1)
    .execute();
  // A year without a season has a log where an old list has trophies of it (D50). There is nothing to be closed in it.
  if (found === undefined && logged.length === 0) return 'unknown';
  if (closedOnly && found?.closedAt === null) return 'open';
  return waiting.length > 0 ? 'unsealed' : null;
}
