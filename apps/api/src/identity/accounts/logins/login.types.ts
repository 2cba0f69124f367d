import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../../platform/graphql/connection.js';
import { resultOf } from '../../../platform/problems/refused.types.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';

@ObjectType({ description: 'A browser or program that is logged in.' })
export class Login {
  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'What the browser called itself.' })
  userAgent!: string;

  @Field(() => GraphQLISODateTime, { description: 'Since when.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last used, within five minutes.' })
  lastUsedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends by itself.' })
  expiresAt!: Date;
}

export const LoginConnection = connectionOf(Login);

@ObjectType({ description: 'Logged in: the answer sets the cookie, which the browser sends from now on.' })
export class LoggedIn {
  readonly __typename = 'LoggedIn';

  accountId!: string;
}

@ObjectType({ description: 'Logged out.' })
export class LoggedOut {
  readonly __typename = 'LoggedOut';

  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}

@ObjectType({ description: 'The login has ended.' })
export class LoginRevoked {
  readonly __typename = 'LoginRevoked';

  @Field(() => UuidScalar, { description: 'Which.' })
  loginId!: string;
}

export const LogoutEverywhereResult = resultOf('LogoutEverywhereResult', () => [LoggedOut]);
export const LoginResult = resultOf('LoginResult', () => [LoggedIn]);
export const RevokeLoginResult = resultOf('RevokeLoginResult', () => [LoginRevoked]);
