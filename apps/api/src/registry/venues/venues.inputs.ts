import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import { NameScalar, UuidScalar } from '../../platform/schema/scalars.js';
import { IsId, IsName } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `saveVenue` takes.' })
export class SaveVenueInput extends WriteInput {
  @Field(() => NameScalar, { description: 'Its name.' })
  @IsName()
  name!: string;

  @Field(() => Boolean, { description: 'Whether the place is public (9).' })
  @IsBoolean()
  public!: boolean;

  @Field(() => UuidScalar, { nullable: true, description: 'The venue to change; a new one if left out.' })
  @IsOptional()
  @IsId()
  venueId: string | null = null;

  @Field(() => Boolean, { defaultValue: false, description: 'No longer offered.' })
  @IsBoolean()
  closed: boolean = false;
}
