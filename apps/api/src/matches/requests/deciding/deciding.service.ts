import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { Clock } from '../../../platform/office/clock.js';
import { SeasonsRepository } from '../../../registry/seasons/seasons.repository.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { ConcernService } from './concern.service.js';
import type { DecideRequestInput, JuryRequest, JuryRequestSaved } from '../request.types.js';
import { requestProblems } from '../request-problems.js';
import { GrantedRequests } from './granted-requests.service.js';
import { RequestsRepository } from '../requests.repository.js';
import type { AppointJurorForRequestInput } from '../requests.inputs.js';

/** The jury decides requests. For one that concerns the whole jury an admin appoints somebody who decides it (D12). */
@Injectable()
export class DecidingService {
  constructor(
    private readonly repository: RequestsRepository,
    private readonly granted: GrantedRequests,
    private readonly concern: ConcernService,
    private readonly seasons: SeasonsRepository,
    private readonly clock: Clock,
    private readonly writes: Writes,
  ) {}

  /** Decides a request once: of two who decide at the same time the second is told. What is granted about a team or the cup is done at once. */
  decide(caller: AccountCaller, input: DecideRequestInput): Promise<JuryRequestSaved | Refused> {
    const { requestId: id, version, grant, reason = null } = input;
    const write: Write = { action: grant ? 'grantRequest' : 'refuseRequest', key: input.idempotencyKey, input, reason };
    return this.writes.run<JuryRequestSaved>(caller, write, async (transaction) => {
      const request = await this.open(transaction, id);
      if (isRefused(request)) return request;
      if (request.version !== version) return refused(requestProblems.changedMeanwhile());
      if (!(await this.concern.mayDecide(transaction, caller.account, request))) {
        return refused(requestProblems.juryConcerned());
      }
      if (!grant && reason === null) return refused(requestProblems.reasonNeeded());
      const problems = grant ? await this.granted.carryOut(transaction, caller, request, reason) : [];
      if (problems.length > 0) return refused(...problems);
      const on = await this.clock.today();
      await this.repository.decide(transaction, id, { granted: grant, by: caller.account.id, on, reason });
      await record(transaction, { type: 'request-decided', id, number: version, season: request.season });
      return { __typename: 'JuryRequestSaved', requestId: id };
    });
  }

  /** An admin appoints who decides when the request concerns the whole jury (D12). */
  appoint(
    caller: AccountCaller,
    { idempotencyKey: key, requestId: id, personId }: AppointJurorForRequestInput,
  ): Promise<JuryRequestSaved | Refused> {
    const write: Write = { action: 'appointJurorForRequest', key, input: { id, personId } };
    return this.writes.run<JuryRequestSaved>(caller, write, async (transaction) => {
      const request = await this.open(transaction, id);
      if (isRefused(request)) return request;
      const { jury, free } = await this.concern.juryFor(transaction, request);
      if (free.length > 0) return refused(requestProblems.juryFree());
      const juror = jury.find((member) => member.personId === personId);
      if (juror === undefined) return refused(requestProblems.noJuror());
      await this.repository.appoint(transaction, id, juror.accountId);
      const { version, season } = request;
      await record(transaction, { type: 'request-changed', id, number: version, season });
      return { __typename: 'JuryRequestSaved', requestId: id };
    });
  }

  /** The request, locked; refused when it was decided already. */
  private async open(transaction: Transaction, id: string): Promise<JuryRequest | Refused> {
    const request = await this.repository.lock(transaction, id);
    if (request === null) return refused(requestProblems.unknown());
    if (request.state === 'withdrawn') return refused(requestProblems.withdrawn());
    if (request.state !== 'undecided') return refused(requestProblems.decidedAlready());
    const season = await this.seasons.lockShared(transaction, request.season);
    return season?.closed ? refused(requestProblems.seasonClosed({ year: request.season })) : request;
  }
}
