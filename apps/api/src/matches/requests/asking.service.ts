import { Injectable } from '@nestjs/common';
import { requestKinds } from '@tarokk/competition';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { SeasonsRepository } from '../../registry/seasons/seasons.repository.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { MatchRequestsService } from './match-requests.service.js';
import type { AskJuryInput, JuryRequestSaved } from './request.types.js';
import { requestProblems } from './request-problems.js';
import { type NewRequest, RequestsRepository } from './requests.repository.js';
import { TeamRequestsService } from './team-requests.service.js';
import type { WithdrawRequestInput } from './requests.inputs.js';

type Subject = Pick<NewRequest, 'season' | 'deadline' | 'match'>;

/** The sides ask the jury, and withdraw what they asked. */
@Injectable()
export class AskingService {
  constructor(
    private readonly repository: RequestsRepository,
    private readonly matches: MatchRequestsService,
    private readonly teams: TeamRequestsService,
    private readonly seasons: SeasonsRepository,
    private readonly acting: ActingSides,
    private readonly writes: Writes,
  ) {}

  ask(caller: AccountCaller, input: AskJuryInput): Promise<JuryRequestSaved | Refused> {
    const write: Write = { action: 'askJury', key: input.idempotencyKey, input };
    return this.writes.run<JuryRequestSaved>(caller, write, async (transaction) => {
      const form = formProblems(input);
      if (form.length > 0) return refused(...form);
      const { kind, sideId, words, personId = null, replacesId = null } = input;
      if (!(await this.acting.mayActFor(transaction, caller.account, [sideId]))) {
        return refused(requestProblems.notYourSide());
      }
      const subject = await this.subjectOf(transaction, input);
      if (isRefused(subject)) return subject;
      const request: NewRequest = { ...subject, kind, sideId, personId, replacesId, words, askedBy: caller.account.id };
      const season = await this.seasons.lockShared(transaction, request.season);
      if (season?.closed) {
        return refused(requestProblems.seasonClosed({ year: request.season }));
      }
      const same = await this.repository.same(transaction, request);
      if (same.length > 0) {
        return refused(
          same.some(({ granted }) => granted) ? requestProblems.grantedAlready() : requestProblems.askedAlready(),
        );
      }
      const id = await this.repository.create(transaction, request);
      await record(transaction, { type: 'request-asked', id, number: 1, season: request.season });
      return { __typename: 'JuryRequestSaved', requestId: id };
    });
  }

  withdraw(
    caller: AccountCaller,
    { idempotencyKey: key, requestId: id }: WithdrawRequestInput,
  ): Promise<JuryRequestSaved | Refused> {
    const write: Write = { action: 'withdrawRequest', key, input: { id } };
    return this.writes.run<JuryRequestSaved>(caller, write, async (transaction) => {
      const request = await this.repository.lock(transaction, id);
      if (request === null || !(await this.acting.mayActFor(transaction, caller.account, request.concernedSides))) {
        return refused(requestProblems.unknown());
      }
      if (!(await this.acting.mayActFor(transaction, caller.account, [request.sideId]))) {
        return refused(requestProblems.notYourSide.at('requestId'));
      }
      if (request.state === 'withdrawn') return refused(requestProblems.withdrawn());
      if (request.state !== 'undecided') return refused(requestProblems.decidedAlready());
      await this.repository.withdraw(transaction, id);
      const { version, season } = request;
      await record(transaction, { type: 'request-changed', id, number: version, season });
      return { __typename: 'JuryRequestSaved', requestId: id };
    });
  }

  private async subjectOf(
    transaction: Transaction,
    { kind, sideId, plannedMatchId, personId, replacesId }: AskJuryInput,
  ): Promise<Subject | Refused> {
    if (plannedMatchId != null) {
      const about = await this.matches.check(transaction, kind, sideId, plannedMatchId);
      return 'code' in about ? refused(about) : about;
    }
    const change = { teamId: sideId, personId: personId!, replacesId: replacesId ?? null };
    const team = await this.teams.check(transaction, change);
    return isRefused(team) ? team : { season: team.season, deadline: null, match: null };
  }
}

/** What has to be given for a kind, and what has nothing to do with it. */
function formProblems({ kind, plannedMatchId, personId, replacesId }: AskJuryInput): readonly Problem[] {
  const { about, names } = requestKinds[kind];
  const parts = [
    { path: 'plannedMatchId', given: plannedMatchId != null, needed: about !== 'team' },
    { path: 'personId', given: personId != null, needed: names !== 'nobody' },
    { path: 'replacesId', given: replacesId != null, needed: names === 'replacement' },
  ];
  return parts
    .filter(({ given, needed }) => given !== needed)
    .map(({ path, needed }) => (needed ? requestProblems.incomplete : requestProblems.superfluous).at(path));
}
