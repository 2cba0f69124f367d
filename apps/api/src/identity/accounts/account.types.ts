import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { UuidScalar } from '../../platform/schema/scalars.js';

export type AccountState = 'invited' | 'open' | 'closed';

export const AccountStateEnum = enumOf<AccountState>('AccountState', 'Whether somebody can act with an account.', {
  invited: 'The invitation is not accepted yet.',
  open: 'It can be used.',
  closed: 'An admin has closed it: nobody gets in, and its tokens are revoked.',
});

export type OfficeHeld = 'jury' | 'admin';

export const OfficeHeldEnum = enumOf<OfficeHeld>('OfficeHeld', 'An office that admins give and take.', {
  jury: 'Decides matches and requests.',
  admin: 'Keeps accounts, roles and settings.',
});

@ObjectType({ description: 'With an account a person can act. Seen by themselves, the jury and admins.' })
export class Account {
  @Field(() => UuidScalar, { description: 'Its id: in the log it stands for the person.' })
  id!: string;

  personId!: string;

  username!: string | null;

  @Field(() => Boolean, { description: 'A member of the jury.' })
  jury!: boolean;

  @Field(() => Boolean, { description: 'An admin.' })
  admin!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  disabledAt!: Date | null;
}

export const AccountConnection = connectionOf(Account);

/** Answers that name an account: the resolver looks it up, so that a repeated request sees it as it is. */
abstract class OfAccount {
  accountId!: string;
}

@ObjectType({ description: 'The offices are as was asked for.' })
export class OfficesSet extends OfAccount {
  readonly __typename = 'OfficesSet';
}

@ObjectType({ description: 'The account is closed, its logins, tokens and links are revoked.' })
export class AccountClosed extends OfAccount {
  readonly __typename = 'AccountClosed';
}

@ObjectType({ description: 'The account can be used again, with a new login.' })
export class AccountReopened extends OfAccount {
  readonly __typename = 'AccountReopened';
}

export const SetOfficesResult = resultOf('SetOfficesResult', () => [OfficesSet]);
export const CloseAccountResult = resultOf('CloseAccountResult', () => [AccountClosed]);
export const ReopenAccountResult = resultOf('ReopenAccountResult', () => [AccountReopened]);
