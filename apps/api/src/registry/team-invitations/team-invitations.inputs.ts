import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsOptional, ValidateNested } from 'class-validator';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { TeamInvitationInput } from './team-invitation.types.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { type Language } from '@tarokk/rules';
import { IsId } from '../../platform/inputs/validators.js';
import { LinkInput, NewcomerInput } from '../../identity/accounts/links/links.inputs.js';
import { TeamInput } from '../teams/team.inputs.js';

@InputType({ description: 'What `inviteToTeam` takes.' })
export class InviteToTeamInput extends TeamInput {
  @Field(() => TeamInvitationInput, { description: 'Whom.' })
  @ValidateNested()
  @Type(() => TeamInvitationInput)
  whom!: TeamInvitationInput;

  @Field(() => LanguageEnum, { nullable: true, description: 'Of the letter; as of the request if left out.' })
  @IsOptional()
  @Allow()
  language: Language | null = null;
}

@InputType({ description: 'What `withdrawTeamInvitation` takes.' })
export class WithdrawTeamInvitationInput extends TeamInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  invitationId!: string;
}

@InputType({ description: 'What `acceptTeamInvitation` takes.' })
export class AcceptTeamInvitationInput extends LinkInput {}

@InputType({ description: 'What `joinTeam` takes.' })
export class JoinTeamInput extends NewcomerInput {}
