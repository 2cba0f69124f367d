import { Field, InputType } from '@nestjs/graphql';
import { IsText } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `setPin` takes.' })
export class SetPinInput extends WriteInput {
  @Field(() => String, { description: 'The password of the account.' })
  @IsText(1000)
  password!: string;

  @Field(() => String, { description: 'Six digits, neither one repeated nor digits in a row.' })
  @IsText(100)
  pin!: string;
}

@InputType({ description: 'What `removePin` takes.' })
export class RemovePinInput extends WriteInput {
  @Field(() => String, { description: 'The password of the account.' })
  @IsText(1000)
  password!: string;
}
