import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Ruling } from '@tarokk/competition';
import { AnnouncementIdEnum, type AnnouncementId } from '../../competitions/announcements/announcement.enums.js';
import { resultOf } from '../../platform/graphql/refused.types.js';
import { NameScalar } from '../../platform/graphql/scalars.js';
import { RulingKindEnum } from '../../matches/match.enums.js';
import { SeatEnum, type SeatName } from '../../matches/verification/verification.enums.js';

@InputType({ description: 'Points of both parties.' })
export class RuledPoints {
  @Field(() => Int, { description: 'Those of party A, 0–200.' })
  a!: number;

  @Field(() => Int, { description: 'Those of party B, 0–200.' })
  b!: number;
}

@InputType({ description: 'What the jury decides (D14): `stands`, `points` or `trophy`, with what belongs to it.' })
export class RulingInput {
  @Field(() => RulingKindEnum, { description: 'What is decided.' })
  kind!: Ruling['kind'];

  @Field(() => NameScalar, { description: 'Why: 1–200 characters.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'Of `stands`: the code of the finding.' })
  code?: string | null;

  @Field(() => Int, { nullable: true, description: 'The game; `stands` without one covers the whole match.' })
  game?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Of `stands`: false takes the acceptance back.' })
  accepted?: boolean | null;

  @Field(() => RuledPoints, { nullable: true, description: 'Of `points`: those of both parties.' })
  points?: RuledPoints | null;

  @Field(() => SeatEnum, { nullable: true, description: 'Of `trophy`: who announced it.' })
  seat?: SeatName | null;

  @Field(() => AnnouncementIdEnum, { nullable: true, description: 'Of `trophy`: which.' })
  trophy?: AnnouncementId | null;

  @Field(() => Boolean, { nullable: true, description: 'Of `trophy`: whether it is entered.' })
  entered?: boolean | null;
}

@ObjectType({ description: 'The ruling is made, or holds no longer.' })
export class MatchRuled {
  readonly __typename = 'MatchRuled';

  matchId!: string;
}

export const RuleOnMatchResult = resultOf('RuleOnMatchResult', () => [MatchRuled]);
