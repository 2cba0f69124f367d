import { Field, Int, ObjectType } from '@nestjs/graphql';
import { resultOf } from '../../platform/problems/refused.types.js';

@ObjectType({ description: 'A season is open, with its people and teams; or with `dryRun` it would be.' })
export class SeasonSetUp {
  readonly __typename = 'SeasonSetUp';

  year!: number;
  annualMeeting!: string | null;
  /** Of `persons`, in their order; none with `dryRun`, since nothing of it stays. */
  personIds!: readonly string[];
  /** Of `teams`, in their order; none with `dryRun`. */
  teamIds!: readonly string[];

  /** Of `pairs`, in their order; none with `dryRun`. */
  pairIds!: readonly string[];

  @Field(() => Boolean, { description: 'Whether nothing was changed, because it was only tried.' })
  dryRun!: boolean;

  @Field(() => Int, {
    description: 'How many persons were entered: those of `persons`, and members of teams who are new.',
  })
  entered!: number;
}

export const SetUpSeasonResult = resultOf('SetUpSeasonResult', () => [SeasonSetUp]);
