import { Field, Int, ObjectType } from '@nestjs/graphql';
import { type Problem, resultOf, ProblemType } from '../../platform/problems/refused.types.js';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';

@ObjectType({ description: 'That two entries turned out to be one person.' })
export class PersonMerge {
  @Field(() => UuidScalar, { description: 'Its id, by which it is undone.' })
  id!: string;

  @Field(() => DayScalar, { description: 'When they were put together.' })
  madeOn!: string;

  @Field(() => DayScalar, { nullable: true, description: 'When that was undone; null while it holds.' })
  undoneOn!: string | null;

  fromId!: string;
  intoId!: string;
}

@ObjectType({ description: 'What merging two entries of one person would do. Nothing has been changed.' })
export class MergePreview {
  fromId!: string;
  intoId!: string;

  @Field(() => [ProblemType], { description: 'What stands in the way; nothing if they can be merged.' })
  problems!: readonly Problem[];

  @Field(() => Int, { description: 'Matches of the entry that is given up: each of them is counted anew.' })
  matches!: number;

  @Field(() => Int, { description: 'Teams that it is or was in.' })
  teams!: number;

  @Field(() => Int, { description: 'Trophies of the entry that is given up.' })
  trophies!: number;

  @Field(() => Int, { description: 'Trophies that the person would have then.' })
  trophiesThen!: number;

  @Field(() => Boolean, { description: 'The account of the entry that is given up would be the person’s.' })
  movesAccount!: boolean;

  @Field(() => Boolean, { description: 'That account would be closed, for the person has another one.' })
  closesAccount!: boolean;

  @Field(() => Boolean, { description: 'The person would have a pseudonym, which one of the entries has.' })
  pseudonymous!: boolean;
}

@ObjectType({ description: 'Two entries are one person, or two again.' })
export class MergeSaved {
  readonly __typename = 'MergeSaved';

  /** The resolver looks it up. */
  mergeId!: string;
}

export const MergeResult = resultOf('MergeResult', () => [MergeSaved]);
