import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { FreeKindId } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { connectionOf } from '../../platform/graphql/connection.js';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';
import { FreeKindEnum } from './free-game.enums.js';

@ObjectType({ description: 'What a player gets for a game or match in the free championship, and why (D43–D46).' })
export class FreeCredit {
  /** The resolver looks the player up. */
  personId!: string;
  /** The resolver words it in the reader's language. */
  sentence!: Sentence;
  gameId!: string | null;

  @Field(() => Int, { description: 'Their points, also below zero.' })
  points!: number;

  @Field(() => FreeKindEnum, { description: 'The kind of game.' })
  kind!: FreeKindId;

  @Field(() => DayScalar, { description: 'The day of the game (D9).' })
  date!: string;

  @Field(() => UuidScalar, { nullable: true, description: 'The id of the match; null for a game that is none.' })
  matchId!: string | null;
}

export const FreeCreditConnection = connectionOf(FreeCredit);
