import { Field, InputType } from '@nestjs/graphql';
import { IdempotencyKeyScalar } from '../schema/scalars.js';
import { IsIdempotencyKey } from './validators.js';

/** The input of a mutation that is done once for one key. */
@InputType({ isAbstract: true })
export class WriteInput {
  @Field(() => IdempotencyKeyScalar, { description: 'A new one for each write.' })
  @IsIdempotencyKey()
  idempotencyKey!: string;
}
