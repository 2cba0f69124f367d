import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar } from '../../platform/schema/scalars.js';

@ObjectType({ description: 'A season of the team championship: 1 January to 31 December (9).' })
export class Season {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day of the annual meeting; while it is not fixed, every match needs an approval (D22).',
  })
  annualMeeting!: string | null;

  @Field(() => Int, { description: 'How many matches a team may play: 40, to 2010 52 (9).' })
  matchLimit!: number;

  @Field(() => Boolean, { description: 'Closed by the jury: changes need it reopened (D25).' })
  closed!: boolean;
}

export const SeasonConnection = connectionOf(Season);

@ObjectType({ description: 'The season as it is now.' })
export class SeasonSaved {
  readonly __typename = 'SeasonSaved';

  /** The resolver looks the season up, so that a repeated request sees it as it is. */
  year!: number;
}

export const SaveSeasonResult = resultOf('SaveSeasonResult', () => [SeasonSaved]);
