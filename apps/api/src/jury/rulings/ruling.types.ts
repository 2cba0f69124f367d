import { InputType, ObjectType } from '@nestjs/graphql';
import type { Ruling } from '@tarokk/competition';
import type { AnnouncementId, SeatName } from '@tarokk/rules';
import { AnnouncementIdEnum } from '../../competitions/announcements/announcement.enums.js';
import { ProblemCodeEnum } from '../../platform/problems/problem-code.enum.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { RulingKindEnum } from '../../matches/rows/match.enums.js';
import { SeatEnum } from '../../matches/verification/verification.enums.js';
import { Choice, Flag, Name, Part, PlainText, WholeNumber } from '../../platform/inputs/fields.js';

@InputType({ description: 'Points of both parties.' })
export class RuledPoints {
  @WholeNumber(-1_000_000, 1_000_000, 'Those of party A, 0–200.')
  a!: number;

  @WholeNumber(-1_000_000, 1_000_000, 'Those of party B, 0–200.')
  b!: number;
}

@InputType({ description: 'What the jury decides (D14): `stands`, `points` or `trophy`, with what belongs to it.' })
export class RulingInput {
  @Choice(RulingKindEnum, 'What is decided.')
  kind!: Ruling['kind'];

  @PlainText(20, 'The rule (`4.3`) or decision (`D14`) on which it rests.', { nullable: true })
  rule?: string | null;

  @Name('Why: 1–200 characters.')
  reason!: string;

  @Choice(ProblemCodeEnum, 'Of `stands`: the code of the finding.', { nullable: true })
  code?: string | null;

  @WholeNumber(1, 100, 'The game; `stands` without one covers the whole match.', { nullable: true })
  game?: number | null;

  @Flag('Of `stands`: false takes the acceptance back.', { nullable: true })
  accepted?: boolean | null;

  @Part(RuledPoints, 'Of `points`: those of both parties.', { nullable: true })
  points?: RuledPoints | null;

  @Choice(SeatEnum, 'Of `trophy`: who announced it.', { nullable: true })
  seat?: SeatName | null;

  @Choice(AnnouncementIdEnum, 'Of `trophy`: which.', { nullable: true })
  trophy?: AnnouncementId | null;

  @Flag('Of `trophy`: whether it is entered.', { nullable: true })
  entered?: boolean | null;
}

@ObjectType({ description: 'The ruling is made, or holds no longer.' })
export class MatchRuled {
  readonly __typename = 'MatchRuled';

  matchId!: string;
}

export const RuleOnMatchResult = resultOf('RuleOnMatchResult', () => [MatchRuled]);
