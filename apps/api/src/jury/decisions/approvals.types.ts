import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { IsId, IsVersion } from '../../platform/inputs/validators.js';
import { type MatchState, MatchStateEnum } from '../../matches/match.enums.js';
import { type MatchMoved, MoveMatchResult } from '../../matches/lifecycle/move.types.js';
import { type Refused, resultOf } from '../../platform/graphql/refused.types.js';
import { UuidScalar } from '../../platform/graphql/scalars.js';
import { Consequences } from '../consequences/consequences.types.js';

/** So many matches can be approved by one request. */
export const MOST_APPROVALS = 50;

@InputType({ description: 'A match as you have seen it.' })
export class SeenMatch {
  @Field(() => UuidScalar, { description: 'The match.' })
  @IsId()
  matchId!: string;

  @Field(() => Int, { description: 'The number of the revision that you have seen; a newer one is not approved.' })
  @IsVersion()
  revision!: number;

  @Field(() => MatchStateEnum, {
    nullable: true,
    description: 'The state that you have seen; a match that somebody has moved since is not approved.',
  })
  @IsOptional()
  @Allow()
  state?: MatchState | null;
}

@ObjectType({ description: 'What became of one of several matches that were to be approved.' })
export class MatchApproval {
  @Field(() => UuidScalar, { description: 'The match.' })
  matchId!: string;

  @Field(() => MoveMatchResult, { description: 'Where it stands now, or why it was not approved.' })
  result!: MatchMoved | Refused;
}

@ObjectType({ description: 'Several matches were to be approved: those that may be are, or with `dryRun` would be.' })
export class MatchesApproved {
  readonly __typename = 'MatchesApproved';

  @Field(() => [MatchApproval], {
    description: 'In the order in which they were asked for, each judged as if those before it were approved already.',
  })
  approvals!: readonly MatchApproval[];

  @Field(() => Consequences, {
    nullable: true,
    description: 'All that would count otherwise if those that may be approved are; null without `dryRun`.',
  })
  consequences!: Consequences | null;
}

export const ApproveMatchesResult = resultOf('ApproveMatchesResult', () => [MatchesApproved]);
