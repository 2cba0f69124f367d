import { Field, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { resultOf } from '../../platform/graphql/refused.types.js';
import { DayScalar, UuidScalar } from '../../platform/graphql/scalars.js';

@ObjectType({ description: 'Somebody decides this match in place of the jury.' })
export class JurorAppointed {
  readonly __typename = 'JurorAppointed';

  @Field(() => UuidScalar, { description: 'The match.' })
  matchId!: string;

  @Field(() => UuidScalar, { description: 'Who decides.' })
  personId!: string;
}

export const AppointJurorResult = resultOf('AppointJurorResult', () => [JurorAppointed]);

export type WithoutJurorKind = 'match' | 'free-game';

export const WithoutJurorKindEnum = enumOf<WithoutJurorKind>(
  'WithoutJurorKind',
  'What nobody of the jury may decide.',
  {
    match: 'A match: `appointJuror` says who decides it.',
    'free-game': 'A free game: `appointFreeJuror` says who decides it.',
  },
);

@ObjectType({
  description: 'Something undecided that concerns the whole jury, and for which nobody is appointed (D12).',
})
export class WithoutJuror {
  @Field(() => WithoutJurorKindEnum, { description: 'What it is.' })
  kind!: WithoutJurorKind;

  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => DayScalar, { description: 'The day on which it was played.' })
  date!: string;

  @Field(() => [String], { description: 'The names of its sides, or of its players.' })
  names!: readonly string[];
}
