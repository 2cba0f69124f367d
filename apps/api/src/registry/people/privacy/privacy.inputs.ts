import { Field, InputType } from '@nestjs/graphql';
import { UuidScalar } from '../../../platform/schema/scalars.js';
import { IsId } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `erasePerson` takes.' })
export class ErasePersonInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Whose data.' })
  @IsId()
  personId!: string;
}
