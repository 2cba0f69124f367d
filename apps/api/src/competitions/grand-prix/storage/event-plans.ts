import type { Competition } from '@tarokk/competition';
import type { Transaction } from '../../../platform/database/transactions.js';

/** A match of the schedule, as it is planned. */
export interface EventPlan {
  readonly season: number;
  readonly sides: readonly [string, string];
  readonly date: string;
  readonly order: number;
  readonly venue: { readonly name: string; readonly public: boolean };
  readonly competition: Competition;
}

/** Plans the matches of a Grand Prix. Planned matches are those of the wing `matches`, which provides this. */
export abstract class EventPlans {
  abstract findByIds(ids: readonly string[]): Promise<(Omit<EventPlan, 'venue'> & { readonly id: string })[]>;

  /**
   * The numbers that these sides have taken on a day (D10): by plans, and by sheets that were handed in. Waits for others who
   * plan a match of these sides, so that the answer stays true until the end of the transaction.
   */
  abstract ordersOn(
    transaction: Transaction,
    sides: readonly [string, string],
    day: string,
  ): Promise<{ readonly planned: ReadonlyMap<number, string>; readonly played: readonly number[] }>;

  /** Plans a match and answers with its id. */
  abstract create(transaction: Transaction, plan: EventPlan, accountId: string): Promise<string>;
  abstract update(transaction: Transaction, id: string, plan: EventPlan): Promise<void>;
  abstract cancel(transaction: Transaction, id: string): Promise<void>;
}
