import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { resultOf } from '../../platform/graphql/refused.types.js';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { type MatchState, MatchStateEnum } from '../match.enums.js';

@ArgsType()
export class SeenMatchArguments {
  @Field(() => UuidScalar, { description: 'The match.' })
  matchId!: string;

  @Field(() => Int, {
    description: 'The number of the revision that you have seen; if there is a newer one, nothing is done.',
  })
  revision!: number;

  @Field(() => MatchStateEnum, {
    nullable: true,
    description: 'The state that you have seen; if somebody has moved the match since, nothing is done.',
  })
  state?: MatchState | null;
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
