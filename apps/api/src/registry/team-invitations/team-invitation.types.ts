import { Field, GraphQLISODateTime, InputType, ObjectType } from '@nestjs/graphql';
import { DeliveryEnum } from '../../identity/accounts/links/link.types.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { Email, Id, Name } from '../../platform/inputs/fields.js';

@ObjectType({
  description: 'Somebody is invited to a team, and has not answered yet. Shown to its captain and the jury.',
})
export class TeamInvitation {
  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  teamId!: string;
  personId!: string | null;
  name!: string | null;

  @Field(() => DeliveryEnum, { description: 'How the link reached them.' })
  delivery!: string;

  @Field(() => GraphQLISODateTime, { description: 'When they were invited.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Until when they can answer.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'An invitation as a person with its link sees it before they answer.' })
export class TeamInvitationOffer {
  teamId!: string;
  inviterId!: string;
  personId!: string | null;
  name!: string | null;

  @Field(() => Boolean, {
    description:
      'It opens the account of a member; otherwise it is for a place in the team, with an account or without.',
  })
  ofMember!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Until when it can be answered.' })
  expiresAt!: Date;
}

@InputType({ description: 'Whom a captain invites: somebody new by their name, or a member who has no account.' })
export class TeamInvitationInput {
  @Name('The name of somebody who is to join.', { nullable: true })
  name?: string | null;

  @Id('A member who has no account: one of `Team.invitable`.', { nullable: true })
  personId?: string | null;

  @Email(
    'Where the letter goes. Without it, and where the office sends no mail, the captain gets the link to hand on.',
    { nullable: true },
  )
  email?: string | null;
}

@ObjectType({ description: 'The invitation is made. Whether the office knows the address, nobody learns.' })
export class TeamInvitationMade {
  readonly __typename = 'TeamInvitationMade';

  teamId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address to hand on. Once: null when it was mailed, and when the request is repeated.',
  })
  address!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the mail server took the letter. Null where nothing is mailed, and when the request is repeated.',
  })
  mailed!: boolean | null;
}

export const InviteToTeamResult = resultOf('InviteToTeamResult', () => [TeamInvitationMade]);
