import { Injectable } from '@nestjs/common';
import type { CallingAccount } from '../../../platform/requests/caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { ActingRepository } from '../../../registry/teams/sides/acting.repository.js';
import { type Juror, JuryRepository } from './jury.repository.js';
import type { JuryRequest } from '../request.types.js';

/** Whose affairs a request touches: a juror decides on those of others only, unless they were appointed (D12). */
@Injectable()
export class ConcernService {
  private readonly ownSides = loaderPerRequest<string, readonly string[]>(async (personIds) => {
    const own = await this.members.everOf(personIds);
    return personIds.map((id) => own.filter(({ personId }) => personId === id).map(({ sideId }) => sideId));
  });

  constructor(
    private readonly members: ActingRepository,
    private readonly jury: JuryRepository,
  ) {}

  async mayDecide(transaction: Transaction, account: CallingAccount, request: JuryRequest): Promise<boolean> {
    const own = await this.members.everOf([account.personId], transaction);
    return isFree(
      account,
      request,
      own.map(({ sideId }) => sideId),
    );
  }

  /** The same without locks, for a list that is only read. */
  async mayDecideNow(context: RequestContext, request: JuryRequest): Promise<boolean> {
    const { account } = context.caller;
    if (account === null || !account.jury || request.state !== 'undecided') return false;
    return isFree(account, request, await this.ownSides(context).load(account.personId));
  }

  /** The whole jury, and those of it whom the request does not concern. */
  async juryFor(
    transaction: Transaction,
    request: JuryRequest,
  ): Promise<{ readonly jury: readonly Juror[]; readonly free: readonly Juror[] }> {
    const jury = await this.jury.members(transaction);
    const own = await this.members.everOf(
      jury.map(({ personId }) => personId),
      transaction,
    );
    const sidesOf = (person: string): readonly string[] =>
      own.filter(({ personId }) => personId === person).map(({ sideId }) => sideId);
    return { jury, free: jury.filter(({ personId }) => !isConcerned(personId, request, sidesOf(personId))) };
  }
}

function isFree({ id, personId }: CallingAccount, request: JuryRequest, ownSides: readonly string[]): boolean {
  return request.appointedJuror === id || !isConcerned(personId, request, ownSides);
}

/** Of one of the sides, or one of the persons whom it names. */
function isConcerned(person: string, request: JuryRequest, ownSides: readonly string[]): boolean {
  return (
    request.personId === person ||
    request.replacesId === person ||
    ownSides.some((side) => request.concernedSides.includes(side))
  );
}
