import { Field, InputType, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { NameScalar, UuidScalar } from '../../../platform/schema/scalars.js';
import { ScopeEnum } from './api-token.types.js';
import { type Scope } from '../../../platform/requests/caller.js';
import { IsId, IsList, IsName, IsText, IsWholeNumber } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `createApiToken` takes.' })
export class CreateApiTokenInput extends WriteInput {
  @Field(() => NameScalar, { description: 'What it is for, at most 100 characters.' })
  @IsName()
  name!: string;

  @Field(() => [ScopeEnum], { description: 'What it may be used for.' })
  @IsList(10)
  @Allow()
  scopes!: Scope[];

  @Field(() => Int, { description: 'How long it lasts, 1–366 days; with the scope ADMIN 1–30.' })
  @IsWholeNumber(0, 10_000)
  days!: number;

  @Field(() => String, { description: 'The password of the account. The idempotency key says nothing of it.' })
  @IsText(1000)
  password!: string;
}

@InputType({ description: 'What `revokeApiToken` takes.' })
export class RevokeApiTokenInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  tokenId!: string;
}
