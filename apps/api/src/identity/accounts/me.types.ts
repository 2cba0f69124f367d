import { Field, ObjectType } from '@nestjs/graphql';
import { resultOf } from '../../platform/problems/refused.types.js';

@ObjectType({ description: 'What belongs to the account that sends the request.' })
export class Me {
  accountId!: string;
}

@ObjectType({ description: 'The language is kept: letters are written in it.' })
export class LanguageSet {
  readonly __typename = 'LanguageSet';

  accountId!: string;
}

export const SetLanguageResult = resultOf('SetLanguageResult', () => [LanguageSet]);

@ObjectType({
  description: 'The password is changed, and everybody else who was logged in with this account is logged out.',
})
export class PasswordChanged {
  readonly __typename = 'PasswordChanged';

  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}

export const ChangePasswordResult = resultOf('ChangePasswordResult', () => [PasswordChanged]);
