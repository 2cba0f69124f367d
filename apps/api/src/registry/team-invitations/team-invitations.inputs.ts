import { InputType } from '@nestjs/graphql';
import { TeamInvitationInput } from './team-invitation.types.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { type Language } from '@tarokk/rules';
import { LinkInput, NewcomerInput } from '../../identity/accounts/links/links.inputs.js';
import { TeamInput } from '../teams/team.inputs.js';
import { Choice, Id, Part } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `inviteToTeam` takes.' })
export class InviteToTeamInput extends TeamInput {
  @Part(TeamInvitationInput, 'Whom.')
  whom!: TeamInvitationInput;

  @Choice(LanguageEnum, 'Of the letter; as of the request if left out.', { nullable: true })
  language: Language | null = null;
}

@InputType({ description: 'What `withdrawTeamInvitation` takes.' })
export class WithdrawTeamInvitationInput extends TeamInput {
  @Id('Which.')
  invitationId!: string;
}

@InputType({ description: 'What `acceptTeamInvitation` takes.' })
export class AcceptTeamInvitationInput extends LinkInput {}

@InputType({ description: 'What `joinTeam` takes.' })
export class JoinTeamInput extends NewcomerInput {}
