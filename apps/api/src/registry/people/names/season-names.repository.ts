import type { Transaction } from '../../../platform/database/transactions.js';

// What vouches for the names in the archives of closed seasons: the root of their salted digests, in the chain of each season
// (docs/archive.md). While a season is open its names have no root: closing makes one.

/** To be said behind all else that closes a season: who has done it is in its archive too. */
export async function vouchForClosedSeason(transaction: Transaction, year: number): Promise<void> {
  await waitForOthers(transaction);
  await transaction.$executeRaw`DELETE FROM "season_person" WHERE "season" = ${year}`;
  await transaction.$executeRaw`
    INSERT INTO "season_person" ("season", "person_id") SELECT ${year}::integer, p FROM persons_in_season(${year}::integer) AS p`;
  await writeRoots(transaction);
}

/** A name was changed, or how the public is told of it. */
export async function vouchForChangedNames(transaction: Transaction): Promise<void> {
  await waitForOthers(transaction);
  await writeRoots(transaction);
}

/** Entries of old lists were changed, by which there may be others in the archives. */
export async function vouchForChangedList(transaction: Transaction): Promise<void> {
  await waitForOthers(transaction);
  await transaction.$executeRaw`
    INSERT INTO "season_person" ("season", "person_id")
    SELECT s."year", p."id" FROM "season" s JOIN "season_names" n ON n."season" = s."year"
    CROSS JOIN LATERAL persons_in_list(s."year") AS listed JOIN "person" p ON p."id" = listed
    WHERE s."closed_at" IS NOT NULL
    ON CONFLICT DO NOTHING`;
  await writeRoots(transaction);
}

/** A season that came from another office: for whose names its root stands. */
export async function vouchForImportedSeason(
  transaction: Transaction,
  year: number,
  persons: readonly string[],
): Promise<void> {
  await waitForOthers(transaction);
  await transaction.$executeRaw`
    INSERT INTO "season_person" ("season", "person_id") SELECT ${year}::integer, unnest(${[...persons]}::uuid[])`;
  // People who were here already keep the names that they have here, so the root may be another.
  await writeRoots(transaction);
}

/** Whoever changes a name sees all seasons that are closed by then, and whoever closes one all names as they are then. */
async function waitForOthers(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('names of seasons', 0))`;
}

/** Of the closed seasons whose roots are not those of their names any more. */
async function writeRoots(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO "season_person" ("season", "person_id")
    SELECT s."season", p."merged_into" FROM "season_person" s JOIN "person" p ON p."id" = s."person_id"
    WHERE p."merged_into" IS NOT NULL
    ON CONFLICT DO NOTHING`;
  const stale = await transaction.$queryRaw<{ year: number }[]>`
    SELECT s."year" FROM "season" s LEFT JOIN "season_names" n ON n."season" = s."year"
    WHERE s."closed_at" IS NOT NULL AND EXISTS (SELECT FROM "season_person" p WHERE p."season" = s."year")
      AND n."root" IS DISTINCT FROM names_root(s."year")
    ORDER BY s."year"`;
  if (stale.length === 0) return;
  const years = stale.map(({ year }) => year);
  // Who acts stands in the entry of the root, and so in full archives.
  await transaction.$executeRaw`
    INSERT INTO "season_person" ("season", "person_id")
    SELECT s, a."person_id" FROM unnest(${years}::integer[]) AS s
    JOIN "account" a ON a."id" = NULLIF(current_setting('office.account', true), '')::uuid
    ON CONFLICT DO NOTHING`;
  // Everybody reads the entry of a root; why a name was changed stands in that of the person alone.
  const [act] = await transaction.$queryRaw<{ reason: string | null }[]>`
    SELECT current_setting('office.reason', true) AS "reason"`;
  await transaction.$executeRaw`SELECT set_config('office.reason', '', true)`;
  await transaction.$executeRaw`
    INSERT INTO "season_names" ("season", "root") SELECT s, names_root(s) FROM unnest(${years}::integer[]) AS s
    ON CONFLICT ("season") DO UPDATE SET "root" = EXCLUDED."root"`;
  await transaction.$executeRaw`SELECT set_config('office.reason', ${act?.reason ?? ''}, true)`;
}
