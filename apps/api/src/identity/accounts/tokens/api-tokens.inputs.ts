import { InputType } from '@nestjs/graphql';
import { ScopeEnum } from './api-token.types.js';
import { type Scope } from '../../../platform/requests/caller.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Choices, Id, Name, PlainText, WholeNumber } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `createApiToken` takes.' })
export class CreateApiTokenInput extends WriteInput {
  @Name('What it is for, at most 100 characters.')
  name!: string;

  @Choices(ScopeEnum, 'What it may be used for.', { most: 10 })
  scopes!: Scope[];

  @WholeNumber(0, 10_000, 'How long it lasts, 1–366 days; with the scope ADMIN 1–30.')
  days!: number;

  @PlainText(1000, 'The password of the account. The idempotency key says nothing of it.')
  password!: string;
}

@InputType({ description: 'What `revokeApiToken` takes.' })
export class RevokeApiTokenInput extends WriteInput {
  @Id('Which.')
  tokenId!: string;
}
