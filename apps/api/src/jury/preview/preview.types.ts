import { Field, ObjectType } from '@nestjs/graphql';
import { Consequences } from '../consequences/consequences.types.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { type Problem, ProblemType } from '../../platform/problems/refused.types.js';
import type { MatchState } from '../../platform/database/column-types.js';

export const previewed = ['approved', 'reopened', 'returned', 'withdrawn'] as const satisfies readonly MatchState[];
export type Previewed = (typeof previewed)[number];

export const PreviewedEnum = enumOf<Previewed>(
  'PreviewedDecision',
  'A decision of the jury by which something counts otherwise.',
  {
    approved: 'To approve the match.',
    reopened: 'To reopen it.',
    returned: 'To give it back.',
    withdrawn: 'To withdraw it.',
  },
);

@ObjectType({ description: 'What a decision would do, before it is taken. Nothing is changed.' })
export class DecisionPreview {
  @Field(() => [ProblemType], { description: 'What stands in the way of it for you; reasons are taken as given.' })
  problems!: readonly Problem[];

  @Field(() => Consequences, {
    nullable: true,
    description: 'All that would count otherwise; null where the match cannot get there as it stands.',
  })
  consequences!: Consequences | null;
}
