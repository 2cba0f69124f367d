import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Flag, Id, Name } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `saveVenue` takes.' })
export class SaveVenueInput extends WriteInput {
  @Name('Its name.')
  name!: string;

  @Flag('Whether the place is public (9).')
  public!: boolean;

  @Id('The venue to change; a new one if left out.', { nullable: true })
  venueId: string | null = null;

  @Flag('No longer offered.', { defaultValue: false })
  closed: boolean = false;
}
