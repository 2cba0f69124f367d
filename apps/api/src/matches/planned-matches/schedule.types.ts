import { Field, Int, ObjectType } from '@nestjs/graphql';
import { resultOf } from '../../platform/problems/refused.types.js';

@ObjectType({ description: 'The matches of a schedule are planned; or with `dryRun` they would be.' })
export class MatchesPlanned {
  readonly __typename = 'MatchesPlanned';

  /** In the order of the input; none with `dryRun`, since nothing of it stays. */
  plannedMatchIds!: readonly string[];

  @Field(() => Boolean, { description: 'Whether nothing was changed, because it was only tried.' })
  dryRun!: boolean;

  @Field(() => Int, { description: 'How many they are.' })
  planned!: number;
}

export const PlanMatchesResult = resultOf('PlanMatchesResult', () => [MatchesPlanned]);
