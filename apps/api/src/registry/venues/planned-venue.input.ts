import { InputType } from '@nestjs/graphql';
import { Flag, Name } from '../../platform/inputs/fields.js';

@InputType({ description: 'Where a match is to be played.' })
export class PlannedVenueInput {
  @Name('The name of the place.')
  name!: string;

  @Flag('Whether the place is public; the list of the jury overrides it (D23).')
  public!: boolean;
}
