import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Id, Name, PlainText } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `setContact` takes.' })
export class SetContactInput extends WriteInput {
  @Id('Whom.')
  personId!: string;

  @Name('E-mail address, of one person only.', { nullable: true })
  email: string | null = null;

  @Name('Telephone number.', { nullable: true })
  phone: string | null = null;

  @PlainText(1000, 'Your password: needed when your own e-mail address changes.', { nullable: true })
  password: string | null = null;
}
