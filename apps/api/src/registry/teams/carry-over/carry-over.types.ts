import { Field, Int, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { type Problem, resultOf, ProblemType } from '../../../platform/problems/refused.types.js';

export type CarryOverOutcome = 'proposed' | 'carried-already' | 'name-taken' | 'no-members';

export const CarryOverOutcomeEnum = enumOf<CarryOverOutcome>(
  'CarryOverOutcome',
  'What becomes of a team of last season.',
  {
    proposed: 'It is proposed to its members for the season.',
    'carried-already': 'It was carried over before, whatever came of it.',
    'name-taken': 'A team of that name is in the season already.',
    'no-members': 'Nobody is in it any more.',
  },
);

@ObjectType({ description: 'A team of last season, and what carrying over makes of it.' })
export class CarriedTeam {
  teamId!: string;
  members!: readonly { readonly personId: string; readonly captain: boolean }[];

  @Field(() => CarryOverOutcomeEnum, { description: 'What becomes of it.' })
  outcome!: CarryOverOutcome;
}

@ObjectType({ description: 'What carrying over would do. Nothing has been changed.' })
export class CarryOverPreview {
  @Field(() => Int, { name: 'seasonYear', description: 'The year of the season for which teams would be proposed.' })
  year!: number;

  @Field(() => [CarriedTeam], { description: 'The teams of the season before, by name.' })
  teams!: readonly CarriedTeam[];

  @Field(() => [ProblemType], { description: 'What stands in the way; nothing if they can be carried over (D56).' })
  problems!: readonly Problem[];
}

@ObjectType({ description: 'Teams of last season were proposed for this one.' })
export class CarriedOver {
  readonly __typename = 'CarriedOver';

  /** The resolver looks the teams up. */
  teamIds!: readonly string[];
}

export const CarryOverResult = resultOf('CarryOverResult', () => [CarriedOver]);
