import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { NameScalar } from '../../platform/schema/scalars.js';
import { IsName } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `addPerson` takes.' })
export class AddPersonInput extends WriteInput {
  @Field(() => NameScalar, { description: 'Their name.' })
  @IsName()
  name!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'There is somebody of this name already, and this is somebody else.',
  })
  @IsBoolean()
  isAnother: boolean = false;
}
