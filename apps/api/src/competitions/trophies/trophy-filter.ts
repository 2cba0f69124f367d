import { InputType } from '@nestjs/graphql';
import { enumOf } from '../../platform/schema/enum-of.js';
import { WholeNumber } from '../../platform/inputs/fields.js';

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
  @WholeNumber(1, MOST_IN_LIST, 'The first, from 1.', { nullable: true })
  first?: number | null;

  @WholeNumber(1, MOST_IN_LIST, 'The last.', { nullable: true })
  last?: number | null;
}
