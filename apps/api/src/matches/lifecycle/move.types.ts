import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { MatchStateEnum } from '../rows/match.enums.js';
import { Choice, Id, Part, Version, Words } from '../../platform/inputs/fields.js';
import type { MatchState } from '../../platform/database/column-types.js';

@InputType({ description: 'What you have seen of a match; if it has changed since, nothing is done.' })
export class MatchSeenInput {
  @Version('The number of the revision; if there is a newer one, nothing is done.')
  revision!: number;

  @Choice(
    MatchStateEnum,
    'Where it stood; if somebody has moved it since, nothing is done. Left out, the revision alone counts.',
    { nullable: true },
  )
  state?: MatchState | null;
}

/** The input of a mutation on a match that the caller has seen. */
@InputType({ isAbstract: true })
export abstract class SeenMatchInput extends WriteInput {
  @Id('The match.')
  matchId!: string;

  @Part(MatchSeenInput, 'What you have seen of it.')
  seen!: MatchSeenInput;
}

/** The match that the caller means, and what they have seen of it. If somebody else was faster, the caller is told and nothing changes. */
export interface Seen {
  readonly matchId: string;
  readonly revision: number;
  readonly state: MatchState | null;
}

/** As an input or the arguments of a preview name it. */
export function seenOf({ matchId, seen }: Pick<SeenMatchInput, 'matchId' | 'seen'>): Seen {
  return { matchId, revision: seen.revision, state: seen.state ?? null };
}

@InputType({ description: 'A move of a match.' })
export class MatchMoveInput extends SeenMatchInput {
  @Words('Why, if there is something to say.', { nullable: true })
  reason: string | null = null;
}

@InputType({ description: 'A move of a match that needs a reason.' })
export class ReasonedMatchMoveInput extends SeenMatchInput {
  @Words('Why.')
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
