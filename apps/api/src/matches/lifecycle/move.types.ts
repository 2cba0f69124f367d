import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsOptional, ValidateNested } from 'class-validator';
import { IsId, IsVersion, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { UuidScalar, WordsScalar } from '../../platform/schema/scalars.js';
import { type MatchState, MatchStateEnum } from '../rows/match.enums.js';

@InputType({ description: 'What you have seen of a match; if it has changed since, nothing is done.' })
export class MatchSeenInput {
  @Field(() => Int, { description: 'The number of the revision; if there is a newer one, nothing is done.' })
  @IsVersion()
  revision!: number;

  @Field(() => MatchStateEnum, {
    nullable: true,
    description:
      'Where it stood; if somebody has moved it since, nothing is done. Left out, the revision alone counts.',
  })
  @IsOptional()
  @Allow()
  state?: MatchState | null;
}

/** The input of a mutation on a match that the caller has seen. */
@InputType({ isAbstract: true })
export abstract class SeenMatchInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  matchId!: string;

  @Field(() => MatchSeenInput, { description: 'What you have seen of it.' })
  @ValidateNested()
  @Type(() => MatchSeenInput)
  seen!: MatchSeenInput;
}

@InputType({ description: 'A move of a match.' })
export class MatchMoveInput extends SeenMatchInput {
  @Field(() => WordsScalar, { nullable: true, description: 'Why, if there is something to say.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

@InputType({ description: 'A move of a match that needs a reason.' })
export class ReasonedMatchMoveInput extends SeenMatchInput {
  @Field(() => WordsScalar, { description: 'Why.' })
  @IsWords()
  reason!: string;
}

@ObjectType({ description: 'The match stands elsewhere now.' })
export class MatchMoved {
  readonly __typename = 'MatchMoved';

  @Field(() => MatchStateEnum, { description: 'Where it stood.' })
  from!: MatchState;

  @Field(() => MatchStateEnum, {
    description: 'Where it stands now; as before when the other side must still confirm too.',
  })
  to!: MatchState;

  matchId!: string;
}

export const MoveMatchResult = resultOf('MoveMatchResult', () => [MatchMoved]);
