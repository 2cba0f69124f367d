import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Flag, Name } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `addPerson` takes.' })
export class AddPersonInput extends WriteInput {
  @Name('Their name.')
  name!: string;

  @Flag('There is somebody of this name already, and this is somebody else.', { defaultValue: false })
  isAnother: boolean = false;
}
