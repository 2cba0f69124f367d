import { Field, InputType, Int } from '@nestjs/graphql';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId, IsYear } from '../../platform/inputs/validators.js';
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

@InputType({ description: 'What `appointCupJuror` takes.' })
export class AppointCupJurorInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => UuidScalar, { description: 'Who decides in its cup.' })
  @IsId()
  personId!: string;
}

@InputType({ description: 'What `appointGrandPrixJuror` takes.' })
export class AppointGrandPrixJurorInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The Grand Prix.' })
  @IsId()
  grandPrixId!: string;

  @Field(() => UuidScalar, { description: 'Who decides in it and closes it.' })
  @IsId()
  personId!: string;
}
