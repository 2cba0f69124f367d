import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@tarokk/rules';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { hashOfSecret, newSecret } from '../../identity/access/secrets.js';
import { LinkDelivery } from '../../identity/accounts/links/link-delivery.service.js';
import { Throttle } from '../../identity/accounts/throttling/throttle.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { PeopleRepository } from '../people/people.repository.js';
import { lastingMemberships } from '../teams/members/members.service.js';
import type { LockedTeam } from '../teams/members/memberships.repository.js';
import { managesTeam, TeamChanges } from '../teams/team-changes.service.js';
import { teamProblems } from '../teams/team-problems.js';
import type { TeamSaved } from '../teams/team.types.js';
import { invitationToTeam } from './invitation-letter.js';
import { teamInvitationProblems } from './team-invitation-problems.js';
import type { TeamInvitationInput, TeamInvitationMade } from './team-invitation.types.js';
import { TeamInvitationsRepository } from './team-invitations.repository.js';
import type { Write } from '../../platform/writes/writes.service.js';
import type { InviteToTeamInput, WithdrawTeamInvitationInput } from './team-invitations.inputs.js';

/** In milliseconds: as long as other invitations. */
const LIFETIME = 14 * 24 * 3_600_000;

/** What the link, and the letter with it, are made of after the invitation is stored. */
interface Link {
  readonly secret: string;
  readonly captain: string;
  readonly team: LockedTeam;
}

/**
 * Captains invite people to their own teams. The office does not compare the address with those that it knows: the person who
 * gets the letter says whether they have an account.
 */
@Injectable()
export class TeamInvitationsService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly invitations: TeamInvitationsRepository,
    private readonly people: PeopleRepository,
    private readonly delivery: LinkDelivery,
    private readonly throttle: Throttle,
  ) {}

  async invite(
    caller: AccountCaller,
    input: InviteToTeamInput,
    request: FastifyRequest,
  ): Promise<TeamInvitationMade | Refused> {
    const tooMany = await this.throttle.onAccount('invite', { account: caller.account.id }, caller);
    if (tooMany !== null) return tooMany;
    const { idempotencyKey: key, teamId, whom } = input;
    const language = input.language ?? caller.language;
    const email = whom.email ?? null;
    const made: { link?: Link } = {};
    const answer = await this.changes.ofTeam(
      caller,
      { action: 'inviteToTeam', key, input: { teamId, whom, language } },
      teamId,
      async (transaction, { team, role, today }) => {
        if (role !== 'captain') return refused(teamProblems.notYours());
        if (!team.takesPart) return refused(teamProblems.notTakingPart({ team: team.name }));
        if (today > `${team.season}-12-31`) return refused(teamProblems.seasonOver.at('teamId', { year: team.season }));
        const who = await this.whoIsMeant(transaction, caller, team, whom);
        if (isRefused(who)) return who;
        const secret = newSecret();
        await this.invitations.create(transaction, {
          ...who,
          teamId,
          season: team.season,
          email,
          language,
          delivery: this.delivery.way(email),
          tokenHash: hashOfSecret(secret),
          invitedBy: caller.account.id,
          expiresAt: new Date(Date.now() + LIFETIME),
        });
        const [captain] = await this.people.present(transaction, [caller.account.personId]);
        made.link = { secret, captain: captain?.name ?? team.name, team };
        return null;
      },
    );
    if (isRefused(answer)) return answer;
    const sent = { address: null, mailed: null };
    return {
      __typename: 'TeamInvitationMade',
      teamId,
      ...(made.link === undefined ? sent : await this.deliver(made.link, email, language, request)),
    };
  }

  /** Until it is answered, the captain or the jury may take it back. */
  withdraw(
    caller: AccountCaller,
    { idempotencyKey: key, teamId, invitationId: id }: WithdrawTeamInvitationInput,
  ): Promise<TeamSaved | Refused> {
    const write: Write = { action: 'withdrawTeamInvitation', key, input: { teamId, id } };
    return this.changes.ofTeam(caller, write, teamId, async (transaction, { role }) => {
      if (!managesTeam(role)) return refused(teamProblems.notYours());
      const found = await this.invitations.withdraw(transaction, teamId, { id });
      return found ? null : refused(teamInvitationProblems.unknown());
    });
  }

  private deliver(
    { secret, captain, team }: Link,
    email: string | null,
    language: Language,
    request: FastifyRequest,
  ): ReturnType<LinkDelivery['deliver']> {
    const invitation = { captain, team: team.name, year: team.season };
    const byMail = email !== null && this.delivery.way(email) === 'mail';
    const write = byMail ? (link: string) => invitationToTeam(email, link, invitation, language) : null;
    return this.delivery.deliver(request, 'team-invitation', secret, write);
  }

  private async whoIsMeant(
    transaction: Transaction,
    caller: AccountCaller,
    team: LockedTeam,
    { name = null, personId = null }: TeamInvitationInput,
  ): Promise<{ readonly name: string | null; readonly personId: string | null } | Refused> {
    if ((name === null) === (personId === null)) return refused(teamInvitationProblems.whom());
    if (personId !== null) {
      const members = await this.invitations.invitable([team.id], caller.account.personId, transaction);
      if (members.every((member) => member.personId !== personId)) return refused(teamInvitationProblems.byJury());
      await this.invitations.withdraw(transaction, team.id, { personId });
      return { name: null, personId };
    }
    const waiting = await this.invitations.waitingOf(transaction, [team.id]);
    const taken = lastingMemberships(team).length + waiting.filter((invitation) => invitation.personId === null).length;
    return taken < team.mostMembers
      ? { name, personId: null }
      : refused(teamInvitationProblems.noPlace({ most: team.mostMembers }));
  }
}
