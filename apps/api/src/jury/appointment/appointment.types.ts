import { Field, Int, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../platform/schema/enum-of.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';

@ObjectType({ description: 'Somebody decides this match in place of the jury.' })
export class JurorAppointed {
  readonly __typename = 'JurorAppointed';

  @Field(() => UuidScalar, { description: 'The match.' })
  matchId!: string;

  @Field(() => UuidScalar, { description: 'Who decides.' })
  personId!: string;
}

export const AppointJurorResult = resultOf('AppointJurorResult', () => [JurorAppointed]);

export type WithoutJurorKind = 'match' | 'free-game' | 'cup' | 'grand-prix';

export const WithoutJurorKindEnum = enumOf<WithoutJurorKind>(
  'WithoutJurorKind',
  'What nobody of the jury may decide.',
  {
    match: 'A match: `appointJuror` says who decides it.',
    'free-game': 'A free game: `appointFreeJuror` says who decides it.',
    cup: 'A cup: `appointCupJuror` says who decides in it.',
    'grand-prix': 'A Grand Prix: `appointGrandPrixJuror` says who decides in it and closes it.',
  },
);

@ObjectType({
  description: 'Something undecided that concerns the whole jury, and for which nobody is appointed (D12, D58).',
})
export class WithoutJuror {
  @Field(() => WithoutJurorKindEnum, { description: 'What it is.' })
  kind!: WithoutJurorKind;

  @Field(() => UuidScalar, { nullable: true, description: 'Its id; null of a cup, which is that of its season.' })
  id!: string | null;

  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  season!: number;

  @Field(() => DayScalar, { description: 'The day on which it is or was played; of a cup that of its draw.' })
  date!: string;

  @Field(() => [String], {
    description: 'The names of its sides or of its players, the name of a Grand Prix; none of a cup.',
  })
  names!: readonly string[];
}
