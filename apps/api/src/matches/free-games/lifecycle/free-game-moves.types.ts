import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import type { FreeState } from '@tarokk/competition';
import { resultOf } from '../../../platform/problems/refused.types.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';
import { FreeStateEnum } from '../../../competitions/free-championship/free-game.enums.js';
import { Choice, Id, Part, Version, Words } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What you have seen of a game; if it has changed since, nothing is done.' })
export class FreeGameSeenInput {
  @Version('The number of the revision; if there is a newer one, nothing is done.')
  revision!: number;

  @Choice(
    FreeStateEnum,
    'Where it stood; if somebody has moved it since, nothing is done. Left out, the revision alone counts.',
    { nullable: true },
  )
  state?: FreeState | null;
}

/** What is done with a game that somebody has seen. */
@InputType({ isAbstract: true })
export abstract class SeenGameInput extends WriteInput {
  @Id('The game.')
  gameId!: string;

  @Part(FreeGameSeenInput, 'What you have seen of it.')
  seen!: FreeGameSeenInput;
}

/** The game that the caller means, and what they have seen of it. If somebody else was faster, the caller is told and nothing changes. */
export interface SeenGame {
  readonly gameId: string;
  readonly revision: number;
  readonly state: FreeState | null;
}

/** As an input or the arguments of a preview name it. */
export function seenOf({ gameId, seen }: Pick<SeenGameInput, 'gameId' | 'seen'>): SeenGame {
  return { gameId, revision: seen.revision, state: seen.state ?? null };
}

@InputType({ description: 'A move of a game of the free championship.' })
export class FreeGameMoveInput extends SeenGameInput {
  @Words('Why, if there is something to say.', { nullable: true })
  reason: string | null = null;
}

@InputType({ description: 'A move of a game of the free championship that needs a reason.' })
export class ReasonedFreeGameMoveInput extends SeenGameInput {
  @Words('Why.')
  reason!: string;
}

@ObjectType({ description: 'A game of the free championship was handed in, or a new revision of it.' })
export class FreeGameSubmitted {
  readonly __typename = 'FreeGameSubmitted';

  /** The resolver looks the game up, so that a repeated request sees it as it is. */
  gameId!: string;
}

@ObjectType({ description: 'The game stands elsewhere now; after an objection where it stood.' })
export class FreeGameMoved {
  readonly __typename = 'FreeGameMoved';

  @Field(() => FreeStateEnum, { description: 'Where it stood.' })
  from!: FreeState;

  @Field(() => FreeStateEnum, { description: 'Where it stands now.' })
  to!: FreeState;

  gameId!: string;
}

export const SubmitFreeGameResult = resultOf('SubmitFreeGameResult', () => [FreeGameSubmitted]);
export const MoveFreeGameResult = resultOf('MoveFreeGameResult', () => [FreeGameMoved]);

@ObjectType({ description: 'Which games of a match count for the free championship was set.' })
export class GamesAdmitted {
  readonly __typename = 'GamesAdmitted';

  matchId!: string;
}

export const AdmitGamesResult = resultOf('AdmitGamesResult', () => [GamesAdmitted]);

@ObjectType({ description: 'Somebody decides this game in place of the jury.' })
export class FreeJurorAppointed {
  readonly __typename = 'FreeJurorAppointed';

  @Field(() => UuidScalar, { description: 'The game.' })
  gameId!: string;

  @Field(() => UuidScalar, { description: 'Who decides.' })
  personId!: string;
}

export const AppointFreeJurorResult = resultOf('AppointFreeJurorResult', () => [FreeJurorAppointed]);
