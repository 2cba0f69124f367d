import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { IsName } from '../../platform/inputs/validators.js';
import { NameScalar } from '../../platform/schema/scalars.js';

@InputType({ description: 'Where a match is to be played.' })
export class PlannedVenueInput {
  @Field(() => NameScalar, { description: 'The name of the place.' })
  @IsName()
  name!: string;

  @Field(() => Boolean, { description: 'Whether the place is public; the list of the jury overrides it (D23).' })
  @IsBoolean()
  public!: boolean;
}
