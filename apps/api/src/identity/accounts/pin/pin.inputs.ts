import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { PlainText } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `setPin` takes.' })
export class SetPinInput extends WriteInput {
  @PlainText(1000, 'The password of the account.')
  password!: string;

  @PlainText(100, 'Six digits, neither one repeated nor digits in a row.')
  pin!: string;
}

@InputType({ description: 'What `removePin` takes.' })
export class RemovePinInput extends WriteInput {
  @PlainText(1000, 'The password of the account.')
  password!: string;
}
