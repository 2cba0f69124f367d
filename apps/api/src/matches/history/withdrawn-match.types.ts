import { Field, ObjectType } from '@nestjs/graphql';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';

@ObjectType({
  description: 'A match that everybody could read once, and that was withdrawn: nothing of its sheet is shown.',
})
export class WithdrawnMatch {
  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => DayScalar, { description: 'The day on which it was played.' })
  date!: string;

  @Field(() => DayScalar, { description: 'The day on which it was withdrawn.' })
  withdrawnOn!: string;

  @Field(() => [String], { description: 'The names of its sides.' })
  sides!: readonly string[];
}
