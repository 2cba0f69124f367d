import { setTimeout as pause } from 'node:timers/promises';
import { Snapshot } from '../../../platform/database/snapshot.js';
import { chainOf } from '../format/manifest.js';

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
  const found = await snapshot.one<{ season: boolean; closed: boolean; logged: boolean; waiting: boolean }>(
    `SELECT s."year" IS NOT NULL AS "season", s."closed_at" IS NOT NULL AS "closed",
       EXISTS (SELECT FROM "audit_entry" e WHERE e."chain" = y."chain") AS "logged", EXISTS (
         SELECT FROM "audit_queue" q JOIN "audit_entry" e ON e."id" = q."entry_id" WHERE e."chain" = y."chain") AS "waiting"
     FROM (SELECT $1::integer AS "year", $2::text AS "chain") y LEFT JOIN "season" s ON s."year" = y."year"`,
    [year, chainOf(year)],
  );
  const { season, closed, logged, waiting } = found!;
  // A year without a season has a log where an old list has trophies of it (D50). There is nothing to be closed in it.
  if (!season && !logged) return 'unknown';
  if (closedOnly && season && !closed) return 'open';
  return waiting ? 'unsealed' : null;
}
