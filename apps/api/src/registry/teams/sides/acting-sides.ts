import { Injectable } from '@nestjs/common';
import { loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { CallingAccount } from '../../../platform/requests/caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { Clock } from '../../../platform/office/clock.js';
import { ActingRepository } from './acting.repository.js';

/** For which sides the sender of a request acts (D12). */
@Injectable()
export class ActingSides {
  private readonly loader = loaderPerRequest<string, readonly string[]>((personIds) => {
    const today = this.clock.today();
    return Promise.all(personIds.map(async (id) => this.repository.sidesOf(null, id, await today)));
  });

  constructor(
    private readonly repository: ActingRepository,
    private readonly clock: Clock,
  ) {}

  /** No sides for a caller without an account. */
  async of(context: RequestContext): Promise<readonly string[]> {
    const { account } = context.caller;
    return account === null ? [] : this.loader(context).load(account.personId);
  }

  /** Whether somebody may act for one of these sides. */
  async mayActFor(transaction: Transaction, account: CallingAccount, sideIds: readonly string[]): Promise<boolean> {
    if (!account.maySubmit) return false;
    const own = await this.repository.sidesOf(transaction, account.personId, await this.clock.today());
    return own.some((side) => sideIds.includes(side));
  }

  /** Whether the words of a private place are shown: to those who play there and the jury, to an admin as such not (D59). */
  async readsPlace(context: RequestContext, sideIds: readonly string[]): Promise<boolean> {
    const { account } = context.caller;
    if (account === null) return false;
    return account.jury || (await this.of(context)).some((side) => sideIds.includes(side));
  }

  /** Whether what concerns these sides alone is shown: to their members and the jury. */
  async sees(context: RequestContext, sideIds: readonly string[]): Promise<boolean> {
    const { account } = context.caller;
    if (account === null) return false;
    return account.jury || account.admin || (await this.of(context)).some((side) => sideIds.includes(side));
  }
}
