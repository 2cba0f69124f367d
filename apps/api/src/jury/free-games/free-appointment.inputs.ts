import { Field, InputType } from '@nestjs/graphql';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `appointFreeJuror` takes.' })
export class AppointFreeJurorInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The game.' })
  @IsId()
  gameId!: string;

  @Field(() => UuidScalar, { description: 'Who decides it.' })
  @IsId()
  personId!: string;
}
