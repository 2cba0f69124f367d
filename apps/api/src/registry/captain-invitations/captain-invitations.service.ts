import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@tarokk/rules';
import { Invitations, type NewInvitation } from '../../identity/accounts/links/invitations.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { teamProblems } from '../teams/team-problems.js';
import type { CaptainInvited, CaptainsInvited } from './captain-invitation.types.js';
import type { InviteCaptainsInput } from './captain-invitations.inputs.js';
import { type CaptainOfTeam, CaptainsRepository } from './captains.repository.js';

/** Milliseconds for all of one. */
const LONGEST = 60_000;

interface Wanted {
  readonly teamIds: readonly string[];
  readonly language: Language;
}

/** Invites the captains of many teams at once: all of them, or nobody. Each is what `invite` would be, and the log has it as that. */
@Injectable()
export class CaptainInvitationsService {
  constructor(
    private readonly writes: Writes,
    private readonly captains: CaptainsRepository,
    private readonly invitations: Invitations,
  ) {}

  async invite(
    caller: AccountCaller,
    { idempotencyKey: key, teamIds, language }: InviteCaptainsInput,
    request: FastifyRequest,
  ): Promise<CaptainsInvited | Refused> {
    const wanted: Wanted = { teamIds: [...new Set(teamIds)], language: language ?? caller.language };
    const made = new Map<string, NewInvitation>();
    const write: Write = { action: 'inviteCaptains', key, input: wanted, longest: LONGEST };
    const answer = await this.writes.run<CaptainsInvited>(caller, write, (transaction) =>
      this.inviteAll(transaction, caller, wanted, made),
    );
    if (isRefused(answer)) return answer;
    // One after the other: a mail server takes few at once.
    const invitations: CaptainInvited[] = [];
    for (const { teamId, personId, invitation: kept } of answer.invitations) {
      const { __typename, accountId, linkId } = kept;
      const invitation = made.get(teamId);
      const delivered = invitation === undefined ? {} : await this.invitations.deliver(invitation, request);
      invitations.push({ teamId, personId, invitation: { __typename, accountId, linkId, ...delivered } });
    }
    return { __typename: 'CaptainsInvited', invitations };
  }

  /** @param made gets the invitations by their teams: what is kept with the key has no secrets in it */
  private async inviteAll(
    transaction: Transaction,
    caller: AccountCaller,
    { teamIds, language }: Wanted,
    made: Map<string, NewInvitation>,
  ): Promise<CaptainsInvited | Refused> {
    const teams = new Map((await this.captains.of(transaction, teamIds)).map((team) => [team.teamId, team]));
    const problems: Problem[] = [];
    const invited: (CaptainOfTeam & { readonly personId: string; readonly place: number })[] = [];
    for (const [place, id] of teamIds.entries()) {
      const team = teams.get(id);
      if (team === undefined) problems.push(teamProblems.unknown.at(`teamIds[${place}]`));
      else if (!team.takesPart) problems.push(teamProblems.notTakingPart.at(`teamIds[${place}]`, { team: team.team }));
      else if (team.personId !== null && !team.canLogIn) invited.push({ ...team, personId: team.personId, place });
    }
    // Persons are locked in one order, so that two who invite at once do not wait for each other for ever.
    for (const [number, { teamId, personId, place }] of invited
      .toSorted((one, other) => (one.personId < other.personId ? -1 : 1))
      .entries()) {
      await this.writes.beginAct(transaction, caller, { action: 'invite' }, 1 + number);
      const invitation = await this.invitations.inviteIn(transaction, caller, { personId, email: null, language });
      if (isRefused(invitation)) {
        problems.push(...invitation.problems.map((problem) => ({ ...problem, path: `teamIds[${place}]` })));
      } else made.set(teamId, invitation);
    }
    if (problems.length > 0) return refused(...problems);
    return {
      __typename: 'CaptainsInvited',
      invitations: invited.map(({ teamId, personId }) => {
        const { accountId, linkId } = made.get(teamId)!;
        return { teamId, personId, invitation: { __typename: 'InvitationMade', accountId, linkId } };
      }),
    };
  }
}
