import { Field, InputType } from '@nestjs/graphql';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { IsId } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `appointJuror` takes.' })
export class AppointJurorInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  matchId!: string;

  @Field(() => UuidScalar, { description: 'Who decides it.' })
  @IsId()
  personId!: string;
}
