import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { type Type } from '@nestjs/common';
import type { ProblemOf } from '@tarokk/competition';
import { type Sentence } from '@tarokk/rules';
import { ProblemCodeEnum } from './problem-code.enum.js';
import type { ProblemCode } from './problem-codes.js';

/** One thing that stands in the way: `problemKind` makes them, here and in the libraries. */
export type Problem = ProblemOf<ProblemCode>;

@ObjectType('Problem', { description: 'One thing that stands in the way of what was asked.' })
export class ProblemType {
  @Field(() => ProblemCodeEnum, { description: 'What it is, for programs.' })
  code!: ProblemCode;

  @Field(() => String, { nullable: true, description: 'The rule or decision; null where the office itself says so.' })
  rule!: string | null;

  @Field(() => String, { description: 'The part of the input or sheet that is meant; empty for the whole.' })
  path!: string;

  /** The resolver words it in the reader's language. */
  sentence!: Sentence;
}

@ObjectType({ description: 'Nothing was changed, and why.' })
export class Refused {
  readonly __typename = 'Refused';

  @Field(() => [ProblemType], { description: 'All that stands in the way.' })
  problems!: readonly Problem[];
}

/** Nothing was changed. */
export function refused(...problems: readonly Problem[]): Refused {
  return { __typename: 'Refused', problems };
}

/**
 * The result of a mutation: what was made of it, or why nothing was. Every value answered carries its `__typename`.
 */
export function resultOf<T extends Type>(name: string, types: () => readonly T[]): Refused | InstanceType<T> {
  return createUnionType({
    name,
    description: 'What came of it.',
    types: () => [...types(), Refused] as readonly Type[],
    resolveType: (value: { readonly __typename: string }) => value.__typename,
  }) as Refused | InstanceType<T>;
}
