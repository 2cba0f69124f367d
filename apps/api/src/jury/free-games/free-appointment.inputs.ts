import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Id } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `appointFreeJuror` takes.' })
export class AppointFreeJurorInput extends WriteInput {
  @Id('The game.')
  gameId!: string;

  @Id('Who decides it.')
  personId!: string;
}
