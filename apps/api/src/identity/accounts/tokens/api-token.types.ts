import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';
import type { Scope } from '../../../platform/requests/caller.js';
import { connectionOf } from '../../../platform/graphql/connection.js';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { resultOf } from '../../../platform/problems/refused.types.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';

export const ScopeEnum = enumOf<Scope>(
  'Scope',
  'What an API token may be used for. None of them manages the account.',
  {
    read: 'Reads what the account may read, as every token does; alone it changes nothing.',
    submit: 'Acts for the sides of the account: sheets, confirmations, requests.',
    jury: 'Acts as a member of the jury, while the account is one.',
    admin:
      'Sets an office up as an admin, while the account is one: invites, gives and takes the office of the jury, corrects names. It makes no tokens and no admins, erases and closes nothing, and lasts 30 days at most.',
  },
);

@ObjectType({ description: 'Lets a program act for an account.' })
export class ApiToken {
  @Field(() => UuidScalar, { description: 'Its id, which the log names.' })
  id!: string;

  @Field(() => String, { description: 'What it is for, as its owner calls it.' })
  name!: string;

  @Field(() => [ScopeEnum], { description: 'What it may be used for.' })
  scopes!: readonly string[];

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was last used, within five minutes.' })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it ends by itself.' })
  expiresAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was revoked.' })
  revokedAt!: Date | null;
}

export const ApiTokenConnection = connectionOf(ApiToken);

@ObjectType({ description: 'A new API token.' })
export class ApiTokenMade {
  readonly __typename = 'ApiTokenMade';

  tokenId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The token, for `Authorization: Bearer`. Shown once: null when the request is repeated.',
  })
  secret?: string | null;
}

@ObjectType({ description: 'The API token no longer works.' })
export class ApiTokenRevoked {
  readonly __typename = 'ApiTokenRevoked';

  @Field(() => UuidScalar, { description: 'Which.' })
  tokenId!: string;
}

export const CreateApiTokenResult = resultOf('CreateApiTokenResult', () => [ApiTokenMade]);
export const RevokeApiTokenResult = resultOf('RevokeApiTokenResult', () => [ApiTokenRevoked]);
