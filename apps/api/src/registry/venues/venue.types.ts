import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { resultOf } from '../../platform/problems/refused.types.js';

@ObjectType({
  implements: () => Node,
  description:
    'A place where matches are played, from the list of the jury, which overrides what a sheet says of it (D23).',
})
export class Venue {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its name, unique apart from case and spaces.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether the place is public: a match elsewhere needs an approval in advance (9).',
  })
  public!: boolean;

  @Field(() => Boolean, { description: 'No longer offered for new matches.' })
  closed!: boolean;
}

export const VenueConnection = connectionOf(Venue);

@ObjectType({ description: 'The venue as it is now.' })
export class VenueSaved {
  readonly __typename = 'VenueSaved';

  /** The resolver looks the venue up, so that a repeated request sees it as it is. */
  venueId!: string;
}

export const SaveVenueResult = resultOf('SaveVenueResult', () => [VenueSaved]);
