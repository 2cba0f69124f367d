import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { enumOf } from '../../platform/schema/enum-of.js';
import { IsWholeNumber } from '../../platform/inputs/validators.js';

export type TrophyOrder = 'newest' | 'oldest';

export const TrophyOrderEnum = enumOf<TrophyOrder>('TrophyOrder', 'From which end the list is read (D48).', {
  newest: 'The newest first.',
  oldest: 'The oldest first, old entries without a date before all.',
});

/** More than any list has. */
export const MOST_IN_LIST = 2_000_000_000;

@InputType({
  description: 'A span of numbers in the whole list, both included; without a bound to the end of the list (D54).',
})
export class ListNumbersInput {
  @Field(() => Int, { nullable: true, description: 'The first, from 1.' })
  @IsOptional()
  @IsWholeNumber(1, MOST_IN_LIST)
  first?: number | null;

  @Field(() => Int, { nullable: true, description: 'The last.' })
  @IsOptional()
  @IsWholeNumber(1, MOST_IN_LIST)
  last?: number | null;
}
