import { Field, Int, ObjectType } from '@nestjs/graphql';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { enumOf } from '../../platform/schema/enum-of.js';

export type CountedThing = 'result' | 'appearance' | 'credit' | 'trophy';

export const CountedThingEnum = enumOf<CountedThing>('CountedThing', 'What is kept of each match and free game.', {
  result: 'What a match is worth in a competition.',
  appearance: 'Somebody at the table of a match.',
  credit: 'What a player gets for a match or game in the free championship.',
  trophy: 'An entry of the trophy list.',
});

@ObjectType({ description: 'Something that is kept otherwise than it follows from the records.' })
export class CountingDifference {
  @Field(() => CountedThingEnum, { description: 'What it is.' })
  thing!: CountedThing;

  @Field(() => String, { description: 'Which one: ids of the match, team, player or entry.' })
  id!: string;

  @Field(() => JsonScalar, { nullable: true, description: 'As it is kept; null: it is not.' })
  kept!: unknown;

  @Field(() => JsonScalar, { nullable: true, description: 'As it follows from the records; null: it does not.' })
  recounted!: unknown;
}

@ObjectType({ description: 'What came of adding up a season afresh.' })
export class Recount {
  @Field(() => Int, { description: 'Matches that were recounted: the approved and the reopened ones.' })
  matches!: number;

  @Field(() => Int, { description: 'Free games that were recounted: the admitted ones.' })
  games!: number;

  @Field(() => Int, { description: 'Entries of the trophy list that were compared.' })
  trophies!: number;

  @Field(() => CountingDifference, { nullable: true, description: 'The first difference; null: all is the same.' })
  difference!: CountingDifference | null;
}
