import { Field, Int, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';

export type SideKind = 'team' | 'pair';

export const SideKindEnum = enumOf<SideKind>('SideKind', 'Who plays a match.', {
  team: 'A team of a season (9).',
  pair: 'A pair of a cup or an event (10, 11).',
});

@ObjectType({ description: 'One of the two sides of a match: a team of the season, or a pair.' })
export class Side {
  @Field(() => UuidScalar, { description: 'Its id, that of the team or pair.' })
  id!: string;

  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  year!: number;

  @Field(() => SideKindEnum, { description: 'Team or pair.' })
  kind!: SideKind;

  @Field(() => String, { description: 'Its name; that of a team is unique in the season (9).' })
  name!: string;
}
