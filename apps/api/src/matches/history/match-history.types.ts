import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Ruling } from '@tarokk/competition';
import type { AnnouncementId, SeatName } from '@tarokk/rules';
import { AnnouncementIdEnum } from '../../competitions/announcements/announcement.enums.js';
import { ProblemCodeEnum } from '../../platform/problems/problem-code.enum.js';
import { SeatEnum } from '../verification/verification.enums.js';
import { PointsByParty } from '../verification/verified-match.types.js';
import { ActingEnum, MatchStateEnum, RulingKindEnum } from '../rows/match.enums.js';
import type { MoveRow, RevisionRow } from '../rows/match.row.js';
import type { Acting, MatchState } from '../../platform/database/column-types.js';

@ObjectType({ description: 'What the submitter said to a finding.' })
export class Remark {
  @Field(() => ProblemCodeEnum, { description: 'The code of the finding.' })
  code!: string;

  @Field(() => String, { description: 'What they said.' })
  words!: string;
}

@ObjectType({ description: 'A sheet as it was handed in. It stays for ever.' })
export class MatchRevision {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number!: number;

  @Field(() => ActingEnum, { description: 'For whom it was entered; A and B as this sheet names them.' })
  enteredBy!: Acting;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;

  accountId!: string;
  matchId!: string;
  sheet!: unknown;
  place!: RevisionRow['place'];
  sheetHash!: RevisionRow['sheetHash'];
  remarks!: RevisionRow['remarks'];
  /** The sheet before it; null for the first. */
  before!: Pick<RevisionRow, 'sheet' | 'place'> | null;
  inside!: boolean;
}

@ObjectType({ description: 'A step in the life of a match. It stays for ever.' })
export class MatchMove {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number!: number;

  @Field(() => MatchStateEnum, { nullable: true, description: 'Where the match stood; null before its first sheet.' })
  from!: MatchState | null;

  @Field(() => MatchStateEnum, { description: 'Where it stood afterwards.' })
  to!: MatchState;

  @Field(() => Int, { description: 'The revision that was meant.' })
  revision!: number;

  @Field(() => ActingEnum, { description: 'For whom it was done; A and B as that revision names them.' })
  actor!: Acting;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of a dispute: the game that is meant.' })
  game!: number | null;

  @Field(() => String, { nullable: true, description: 'Of a dispute: the part of the sheet that is meant.' })
  path!: string | null;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;

  accountId!: string;
  matchId!: string;
  /** The sheet by which a match was confirmed or disputed (D11); null when it was done without one. */
  sheet!: unknown;
  place!: MoveRow['place'];
  inside!: boolean;
}

@ObjectType({
  description: 'What the jury ruled on a revision, in the order of its decisions: the latest counts (D14).',
})
export class MatchRuling {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number!: number;

  @Field(() => Int, { description: 'The revision for which it holds: of another sheet nothing has been decided.' })
  revision!: number;

  @Field(() => RulingKindEnum, { description: 'What it decides.' })
  kind!: Ruling['kind'];

  @Field(() => String, {
    nullable: true,
    description: 'The rule (`4.3`) or decision (`D14`) on which it rests; null where none was said.',
  })
  rule?: string | null;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => ProblemCodeEnum, {
    nullable: true,
    description: 'Of `stands`: the code of the finding; null of a sheet that came with one which no finding has.',
  })
  code?: string | null;

  @Field(() => Int, { nullable: true, description: 'The game; null for the whole match.' })
  game?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Of `stands`: whether the irregularity is accepted.' })
  accepted?: boolean | null;

  @Field(() => PointsByParty, { nullable: true, description: 'Of `points`: those of both parties, 0–200.' })
  points?: PointsByParty | null;

  @Field(() => SeatEnum, { nullable: true, description: 'Of `trophy`: who announced it.' })
  seat?: SeatName | null;

  @Field(() => AnnouncementIdEnum, { nullable: true, description: 'Of `trophy`: which.' })
  trophy?: AnnouncementId | null;

  @Field(() => Boolean, { nullable: true, description: 'Of `trophy`: whether it is entered in the list.' })
  entered?: boolean | null;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'Why it was revoked; null while it holds.' })
  revoked!: string | null;

  accountId!: string;
}
