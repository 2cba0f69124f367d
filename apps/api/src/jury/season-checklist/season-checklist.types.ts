import { Field, Int, ObjectType } from '@nestjs/graphql';
import { SeasonStepKindEnum, SeasonStepStateEnum, type StepKind, type StepState } from './season-steps.js';

@ObjectType({ description: 'Something that belongs to a season between its opening and its closing.' })
export class SeasonStep {
  @Field(() => SeasonStepKindEnum, { description: 'What it is.' })
  kind!: StepKind;

  @Field(() => SeasonStepStateEnum, { description: 'How it stands.' })
  state!: StepState;

  @Field(() => Int, { description: 'How many are done or there.' })
  done!: number;

  @Field(() => Int, { description: 'Of how many.' })
  of!: number;

  teamIds!: readonly string[];
  pairIds!: readonly string[];
}

@ObjectType({ description: 'What of a season is done, and what is left until it is closed.' })
export class SeasonChecklist {
  year!: number;

  @Field(() => [SeasonStep], {
    description: 'In the order in which they are usually done; steps that this season has no use for are not there.',
  })
  steps!: readonly SeasonStep[];
}
