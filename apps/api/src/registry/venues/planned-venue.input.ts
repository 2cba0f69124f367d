import { Field, InputType } from '@nestjs/graphql';
import { NameScalar } from '../../platform/graphql/scalars.js';

@InputType({ description: 'Where a match is to be played.' })
export class PlannedVenueInput {
  @Field(() => NameScalar, { description: 'The name of the place.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the place is public; the list of the jury overrides it (D23).' })
  public!: boolean;
}
