import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DayScalar } from '../graphql/scalars.js';

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
