import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { resultOf } from '../../../platform/problems/refused.types.js';
import type { LinkChannel } from './one-time-links.repository.js';

export const DeliveryEnum = enumOf<LinkChannel>('LinkDelivery', 'How a one-time link reaches the person.', {
  mail: 'By e-mail, seen by nobody else.',
  shown: 'Shown to whoever made it, who hands it on.',
  server: "On the server's terminal.",
});

@ObjectType({ description: 'A link that works once.' })
export class OneTimeLink {
  @Field(() => DeliveryEnum, { description: 'How it reaches the person.' })
  delivery!: string;

  @Field(() => GraphQLISODateTime, { description: 'Until when it works.' })
  expiresAt!: Date;
}

/** What is kept with the idempotency key has no secret in it; the rest is there in the first answer only. */
@ObjectType({ isAbstract: true })
abstract class LinkMade {
  accountId!: string;

  linkId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address to hand on. Once: null when it was mailed, and when the request is repeated.',
  })
  address?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the mail server took the letter; if not, do it again later. Null where nothing is mailed, and when the request is repeated.',
  })
  mailed?: boolean | null;
}

@ObjectType({ description: 'The person is invited; their earlier invitations no longer work.' })
export class InvitationMade extends LinkMade {
  readonly __typename = 'InvitationMade';
}

@ObjectType({ description: 'A link for a new password; earlier ones of this account no longer work.' })
export class ResetLinkMade extends LinkMade {
  readonly __typename = 'ResetLinkMade';
}

@ObjectType({
  description:
    'If there is such an account with an e-mail address, a letter is on its way to it. Nobody learns whether there is.',
})
export class PasswordResetRequested {
  readonly __typename = 'PasswordResetRequested';

  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}

export const InviteResult = resultOf('InviteResult', () => [InvitationMade]);
export const MakeResetLinkResult = resultOf('MakeResetLinkResult', () => [ResetLinkMade]);
export const RequestPasswordResetResult = resultOf('RequestPasswordResetResult', () => [PasswordResetRequested]);

@ObjectType({ description: 'An invitation to open an account, as whoever holds its link sees it.' })
export class AccountInvitation {
  personId!: string;

  @Field(() => GraphQLISODateTime, { description: 'Until when it works.' })
  expiresAt!: Date;
}
