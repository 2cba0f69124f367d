import { nameKey } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';

/** Enters a person, who has no account yet; the answer is the id. */
export async function createPerson(transaction: Transaction, name: string): Promise<string> {
  const { id } = await transaction.person.create({
    data: { names: { create: { revision: 1, name, key: nameKey(name) } } },
    select: { id: true },
  });
  return id;
}
