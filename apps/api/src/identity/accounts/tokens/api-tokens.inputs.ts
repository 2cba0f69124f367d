import { Field, InputType, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { NameScalar, UuidScalar } from '../../../platform/graphql/scalars.js';
import { ScopeEnum } from './api-token.types.js';
import { type Scope } from '../../../platform/requests/caller.js';
import { IsId, IsList, IsName, IsWholeNumber } from '../../../platform/inputs/validators.js';
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

  @Field(() => Int, { description: 'How long it lasts, 1–366 days.' })
  @IsWholeNumber(0, 10_000)
  days!: number;
}

@InputType({ description: 'What `revokeApiToken` takes.' })
export class RevokeApiTokenInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  id!: string;
}
