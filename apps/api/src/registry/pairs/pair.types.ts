import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar } from '../../platform/schema/scalars.js';

@ObjectType({
  implements: () => Node,
  description:
    'Two persons who play together in the cup and in events of a season (D36): the same two are one pair in all of them.',
})
export class Pair {
  @Field(() => ID, { description: 'Its id: as a side of matches it has the same.' })
  id!: string;

  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  year!: number;

  @Field(() => String, {
    description: 'Its name, unique among the pairs of the season apart from case; on a sheet it stands in `team`.',
  })
  name!: string;

  nameKey!: string;
}

export const PairConnection = connectionOf(Pair);

@ObjectType({ description: 'Somebody who plays or played for a pair; while they do, they act for it (D12).' })
export class PairPlayer {
  pairId!: string;

  personId!: string;

  @Field(() => DayScalar, { description: 'The first day on which they are of the pair.' })
  firstDay!: string;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The last day; null while it lasts. Only the jury changes the players of a pair (10).',
  })
  lastDay!: string | null;
}

@ObjectType({ description: 'The pair as it is now.' })
export class PairSaved {
  readonly __typename = 'PairSaved';

  /** The resolver looks the pair up, so that a repeated request sees it as it is. */
  pairId!: string;
}

export const SavePairResult = resultOf('SavePairResult', () => [PairSaved]);
