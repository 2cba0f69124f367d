import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Id } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `withdrawRequest` takes.' })
export class WithdrawRequestInput extends WriteInput {
  @Id('The request.')
  requestId!: string;
}

@InputType({ description: 'What `appointJurorForRequest` takes.' })
export class AppointJurorForRequestInput extends WriteInput {
  @Id('The request.')
  requestId!: string;

  @Id('The member of the jury.')
  personId!: string;
}
