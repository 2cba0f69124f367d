import { Field, InputType } from '@nestjs/graphql';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `withdrawRequest` takes.' })
export class WithdrawRequestInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The request.' })
  @IsId()
  requestId!: string;
}

@InputType({ description: 'What `appointJurorForRequest` takes.' })
export class AppointJurorForRequestInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The request.' })
  @IsId()
  requestId!: string;

  @Field(() => UuidScalar, { description: 'The member of the jury.' })
  @IsId()
  personId!: string;
}
