import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Id } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `erasePerson` takes.' })
export class ErasePersonInput extends WriteInput {
  @Id('Whose data.')
  personId!: string;
}
