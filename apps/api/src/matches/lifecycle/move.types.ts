import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { IsId, IsVersion, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { resultOf } from '../../platform/graphql/refused.types.js';
import { UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { type MatchState, MatchStateEnum } from '../match.enums.js';

@InputType({ isAbstract: true })
export abstract class SeenMatchInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  matchId!: string;

  @Field(() => Int, {
    description: 'The number of the revision that you have seen; if there is a newer one, nothing is done.',
  })
  @IsVersion()
  revision!: number;

  @Field(() => MatchStateEnum, {
    nullable: true,
    description: 'The state that you have seen; if somebody has moved the match since, nothing is done.',
  })
  @IsOptional()
  @Allow()
  state?: MatchState | null;
}

/** Why it is done can be said. */
@InputType({ isAbstract: true })
export abstract class MatchMoveInput extends SeenMatchInput {
  @Field(() => WordsScalar, { nullable: true, description: 'Why, if there is something to say.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

/** Why it is done has to be said. */
@InputType({ isAbstract: true })
export abstract class ReasonedMatchMoveInput extends SeenMatchInput {
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
