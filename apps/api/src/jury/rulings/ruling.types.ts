import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { IsName, IsText, IsWholeNumber } from '../../platform/inputs/validators.js';
import type { Ruling } from '@tarokk/competition';
import { AnnouncementIdEnum, type AnnouncementId } from '../../competitions/announcements/announcement.enums.js';
import { ProblemCodeEnum } from '../../platform/problems/problem-code.enum.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { NameScalar } from '../../platform/schema/scalars.js';
import { RulingKindEnum } from '../../matches/rows/match.enums.js';
import { SeatEnum, type SeatName } from '../../matches/verification/verification.enums.js';

@InputType({ description: 'Points of both parties.' })
export class RuledPoints {
  @Field(() => Int, { description: 'Those of party A, 0–200.' })
  @IsWholeNumber(-1_000_000, 1_000_000)
  a!: number;

  @Field(() => Int, { description: 'Those of party B, 0–200.' })
  @IsWholeNumber(-1_000_000, 1_000_000)
  b!: number;
}

@InputType({ description: 'What the jury decides (D14): `stands`, `points` or `trophy`, with what belongs to it.' })
export class RulingInput {
  @Field(() => RulingKindEnum, { description: 'What is decided.' })
  @Allow()
  kind!: Ruling['kind'];

  @Field(() => String, {
    nullable: true,
    description: 'The rule (`4.3`) or decision (`D14`) on which it rests.',
  })
  @IsOptional()
  @IsText(20)
  rule?: string | null;

  @Field(() => NameScalar, { description: 'Why: 1–200 characters.' })
  @IsName()
  reason!: string;

  @Field(() => ProblemCodeEnum, { nullable: true, description: 'Of `stands`: the code of the finding.' })
  @IsOptional()
  @Allow()
  code?: string | null;

  @Field(() => Int, { nullable: true, description: 'The game; `stands` without one covers the whole match.' })
  @IsOptional()
  @IsWholeNumber(1, 100)
  game?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Of `stands`: false takes the acceptance back.' })
  @IsOptional()
  @IsBoolean()
  accepted?: boolean | null;

  @Field(() => RuledPoints, { nullable: true, description: 'Of `points`: those of both parties.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => RuledPoints)
  points?: RuledPoints | null;

  @Field(() => SeatEnum, { nullable: true, description: 'Of `trophy`: who announced it.' })
  @IsOptional()
  @Allow()
  seat?: SeatName | null;

  @Field(() => AnnouncementIdEnum, { nullable: true, description: 'Of `trophy`: which.' })
  @IsOptional()
  @Allow()
  trophy?: AnnouncementId | null;

  @Field(() => Boolean, { nullable: true, description: 'Of `trophy`: whether it is entered.' })
  @IsOptional()
  @IsBoolean()
  entered?: boolean | null;
}

@ObjectType({ description: 'The ruling is made, or holds no longer.' })
export class MatchRuled {
  readonly __typename = 'MatchRuled';

  matchId!: string;
}

export const RuleOnMatchResult = resultOf('RuleOnMatchResult', () => [MatchRuled]);
