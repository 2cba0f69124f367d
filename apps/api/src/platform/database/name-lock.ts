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
  await transaction.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended("name", 0)) FROM unnest(${[...names]}::text[]) AS locked("name")`;
}
