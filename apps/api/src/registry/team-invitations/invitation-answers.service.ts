import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/requests/caller.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { hashOfSecret } from '../../identity/access/secrets.js';
import { keptCredentials } from '../../identity/accounts/links/credentials.js';
import { Newcomers } from '../../identity/accounts/links/newcomers.service.js';
import type { NewSession } from '../../identity/accounts/logins/logins.service.js';
import { Throttle } from '../../identity/accounts/throttling/throttle.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { createPerson } from '../../identity/accounts/new-person.repository.js';
import { MembersService } from '../teams/members/members.service.js';
import type { LockedTeam } from '../teams/members/memberships.repository.js';
import { dayOfChange, TeamChanges } from '../teams/team-changes.service.js';
import { teamProblems } from '../teams/team-problems.js';
import type { TeamSaved } from '../teams/team.types.js';
import { teamInvitationProblems } from './team-invitation-problems.js';
import type { AcceptTeamInvitationInput, JoinTeamInput } from './team-invitations.inputs.js';
import { type TeamInvitationRow, TeamInvitationsRepository } from './team-invitations.repository.js';
import type { Write } from '../../platform/writes/writes.service.js';

/** People who were invited to a team accept: with their account, or with one that they open by it. Nobody is a member before. */
@Injectable()
export class InvitationAnswersService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly members: MembersService,
    private readonly invitations: TeamInvitationsRepository,
    private readonly newcomers: Newcomers,
    private readonly throttle: Throttle,
  ) {}

  /** Somebody who has an account takes the place under their own name, whatever the captain has written. */
  async accept(caller: AccountCaller, { token }: AcceptTeamInvitationInput): Promise<TeamSaved | Refused> {
    const found = await this.find(caller, token);
    if (isRefused(found)) return found;
    if (found.personId !== null) return refused(teamInvitationProblems.ofMember());
    const write: Write = { action: 'acceptTeamInvitation', key: null, input: { invitation: found.id } };
    return this.changes.ofTeam(caller, write, found.teamId, async (transaction, { team, today }) => {
      const invitation = await this.invitations.lock(transaction, found.id);
      if (invitation === null) return refused(teamInvitationProblems.notUsable());
      return this.join(transaction, { team, today }, invitation, caller.account.personId);
    });
  }

  /** Somebody without an account gets one with it: as the member that they are, or as somebody new who joins. */
  async acceptAsNewcomer(caller: Caller, input: JoinTeamInput): Promise<NewSession | Refused> {
    const found = await this.find(caller, input.token);
    if (isRefused(found)) return found;
    const credentials = await keptCredentials(input);
    if (isRefused(credentials)) return credentials;
    const write: Write = { action: 'joinTeam', key: null, input: { invitation: found.id } };
    return this.changes.atTeam<NewSession>(caller, write, found.teamId, async (transaction, at) => {
      const invitation = await this.invitations.lock(transaction, found.id);
      if (invitation === null) return refused(teamInvitationProblems.notUsable());
      const { email, delivery } = invitation;
      const personId = await this.member(transaction, at, invitation);
      if (isRefused(personId)) return personId;
      // An address to which no letter was sent may be anybody's.
      const proven = delivery === 'mail' ? email : null;
      return this.newcomers.openAccount(transaction, caller, { personId: personId.id, email: proven }, credentials);
    });
  }

  private async find(caller: Caller, token: string): Promise<TeamInvitationRow | Refused> {
    const tooMany = await this.throttle.fromAddress('link', caller);
    if (tooMany !== null) return tooMany;
    return (await this.invitations.find(hashOfSecret(token))) ?? refused(teamInvitationProblems.notUsable());
  }

  private async member(
    transaction: Transaction,
    at: { readonly team: LockedTeam; readonly today: string },
    invitation: TeamInvitationRow,
  ): Promise<{ readonly id: string } | Refused> {
    const { id, name, personId, teamId, invitedBy } = invitation;
    if (personId !== null) {
      const [inviter] = await this.invitations.inviters([invitedBy]);
      const members = await this.invitations.invitable([teamId], inviter!.personId, transaction);
      if (members.every((each) => each.personId !== personId))
        return refused(teamInvitationProblems.byJury.at('token'));
      await this.invitations.accept(transaction, id, personId);
      return { id: personId };
    }
    const newcomer = await createPerson(transaction, name ?? '');
    return (await this.join(transaction, at, invitation, newcomer)) ?? { id: newcomer };
  }

  /** On the captain's word, so only where the rules leave nothing to the jury (9, D20). */
  private async join(
    transaction: Transaction,
    { team, today }: { readonly team: LockedTeam; readonly today: string },
    { id }: TeamInvitationRow,
    personId: string,
  ): Promise<Refused | null> {
    if (!team.takesPart) return refused(teamProblems.notTakingPart({ team: team.name }));
    const day = dayOfChange(team.season, null, { role: 'captain', today });
    if (typeof day !== 'string') return refused(day);
    const joining = { personId, day, role: 'captain', reason: null, path: 'token' } as const;
    const refusal = await this.members.admit(transaction, team, joining);
    if (refusal === null) await this.invitations.accept(transaction, id, personId);
    return refusal;
  }
}
