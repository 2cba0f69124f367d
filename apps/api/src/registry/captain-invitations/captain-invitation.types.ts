import { Field, ObjectType } from '@nestjs/graphql';
import { InvitationMade } from '../../identity/accounts/links/link.types.js';
import { resultOf } from '../../platform/problems/refused.types.js';

@ObjectType({ description: 'The captain of a team is invited to an account.' })
export class CaptainInvited {
  teamId!: string;
  personId!: string;

  @Field(() => InvitationMade, { description: 'Their invitation.' })
  invitation!: InvitationMade;
}

@ObjectType({ description: 'The captains are invited; their earlier invitations no longer work.' })
export class CaptainsInvited {
  readonly __typename = 'CaptainsInvited';

  @Field(() => [CaptainInvited], {
    description: 'In the order of the teams. Whoever can log in already is not among them.',
  })
  invitations!: readonly CaptainInvited[];
}

export const InviteCaptainsResult = resultOf('InviteCaptainsResult', () => [CaptainsInvited]);
