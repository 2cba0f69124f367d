import { Field, ObjectType } from '@nestjs/graphql';
import { type Problem, ProblemType } from '../../platform/problems/refused.types.js';

@ObjectType({ description: 'What somebody who is about to close a season has to know (D25).' })
export class SeasonClosing {
  @Field(() => [ProblemType], {
    description:
      'What keeps it from being closed, as `closeSeason` says it; the path is the id of what is to be decided, empty where that is not one thing.',
  })
  holding!: readonly Problem[];

  @Field(() => [ProblemType], {
    description:
      'What does not keep it from being closed and comes to nothing by it: planned matches without a sheet, and drafts; of each the first twenty. The path is the id.',
  })
  leftBehind!: readonly Problem[];
}
