import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../../platform/graphql/connection.js';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { resultOf } from '../../../platform/problems/refused.types.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';
import type { NoticeKind } from './notices.repository.js';

export const NoticeKindEnum = enumOf<NoticeKind>('NoticeKind', 'What happened to an account.', {
  'reset-link': 'A link for a new password was made.',
  'password-reset': 'A new password was set with such a link.',
  'token-made': 'An API token was made with the password.',
  offices: 'An admin gave or took an office.',
  reopened: 'The account was closed, and is open again.',
  'pin-locked': 'Five wrong PINs locked the PIN.',
  'pin-guessed': 'Somebody tried wrong PINs on another phone.',
  'login-guessed': 'Somebody tried wrong passwords.',
  'email-changed': 'The e-mail address was changed.',
});

@ObjectType({ description: 'What somebody should know who did not do it themselves.' })
export class Notice {
  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => NoticeKindEnum, { description: 'What happened.' })
  kind!: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was marked as seen.' })
  seenAt!: Date | null;

  values!: unknown;
}

export const NoticeConnection = connectionOf(Notice);

@ObjectType({ description: 'These notices are seen.' })
export class NoticesSeen {
  readonly __typename = 'NoticesSeen';

  accountId!: string;
}

export const MarkNoticesSeenResult = resultOf('MarkNoticesSeenResult', () => [NoticesSeen]);
