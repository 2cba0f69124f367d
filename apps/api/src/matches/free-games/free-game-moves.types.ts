import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { IsId, IsVersion, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import type { FreeState } from '@tarokk/competition';
import { resultOf } from '../../platform/graphql/refused.types.js';
import { UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { FreeStateEnum } from '../../competitions/free-championship/free-game.enums.js';

@InputType({ isAbstract: true })
export abstract class SeenGameInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The game.' })
  @IsId()
  gameId!: string;

  @Field(() => Int, {
    description: 'The number of the revision that you have seen; if there is a newer one, nothing is done.',
  })
  @IsVersion()
  revision!: number;

  @Field(() => FreeStateEnum, {
    nullable: true,
    description: 'The state that you have seen; if somebody has moved the game since, nothing is done.',
  })
  @IsOptional()
  @Allow()
  state?: FreeState | null;
}

/** Why it is done can be said. */
@InputType({ isAbstract: true })
export abstract class FreeGameMoveInput extends SeenGameInput {
  @Field(() => WordsScalar, { nullable: true, description: 'Why, if there is something to say.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

/** Why it is done has to be said. */
@InputType({ isAbstract: true })
export abstract class ReasonedFreeGameMoveInput extends SeenGameInput {
  @Field(() => WordsScalar, { description: 'Why.' })
  @IsWords()
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
