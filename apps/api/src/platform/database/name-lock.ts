import { sql } from 'kysely';
import type { Transaction } from './transactions.js';

/**
 * Until the end of the transaction nobody else has what goes by this name, which need not be in the database yet: whoever asks
 * for it waits.
 */
export function lockName(transaction: Transaction, name: string): Promise<void> {
  return lockNames(transaction, [name]);
}

/** The same for several names, in their order, which is the same for everybody. */
export async function lockNames(transaction: Transaction, names: readonly string[]): Promise<void> {
  await transaction.$kysely
    .selectFrom(sql<{ readonly name: string }>`unnest(${[...names]}::text[])`.as<'locked'>(sql`locked(name)`))
    // What the function answers with has no type that Prisma could read.
    .select(sql`pg_advisory_xact_lock(hashtextextended(locked.name, 0))::text`.as('taken'))
    .execute();
}
