import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { type MatchMoved, MatchSeenInput, MoveMatchResult } from '../../matches/lifecycle/move.types.js';
import { type Refused, resultOf } from '../../platform/problems/refused.types.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { Consequences } from '../consequences/consequences.types.js';
import { Id, Part } from '../../platform/inputs/fields.js';

/** So many matches can be approved by one request. */
export const MOST_APPROVALS = 50;

@InputType({ description: 'A match as you have seen it.' })
export class SeenMatch {
  @Id('The match.')
  matchId!: string;

  @Part(MatchSeenInput, 'What you have seen of it; if it has changed since, it is not approved.')
  seen!: MatchSeenInput;
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
