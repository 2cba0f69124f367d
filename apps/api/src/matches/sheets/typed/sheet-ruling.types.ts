import { Field, Int } from '@nestjs/graphql';
import type { Ruling } from '@tarokk/competition';
import type { AnnouncementId, SeatName } from '@tarokk/rules';
import { TrophyIdEnum } from '../../../competitions/announcements/announcement.enums.js';
import { RulingKindEnum } from '../../rows/match.enums.js';
import { SeatEnum } from '../../verification/verification.enums.js';
import { PointsByParty } from '../../verification/verified-match.types.js';
import { SheetPart } from './sheet-part.js';

@SheetPart(
  'SheetRuling',
  'A ruling of the jury as a sheet has it: `stands`, `points` or `trophy`, with what belongs to it.',
)
export class SheetRuling {
  @Field(() => RulingKindEnum, { description: 'What is decided.' })
  kind!: Ruling['kind'];

  @Field(() => String, { nullable: true, description: 'Of `stands`: the code of the finding.' })
  code?: string | null;

  @Field(() => Int, { nullable: true, description: 'The game; of `stands` it may be left out, for the whole match.' })
  game?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Of `stands`: false where the irregularity is accepted no longer; left out, it is.',
  })
  accepted?: boolean | null;

  @Field(() => PointsByParty, { nullable: true, description: 'Of `points`: those of both parties, 0–200.' })
  points?: PointsByParty | null;

  @Field(() => SeatEnum, { nullable: true, description: 'Of `trophy`: who announced it.' })
  seat?: SeatName | null;

  @Field(() => TrophyIdEnum, { nullable: true, description: 'Of `trophy`: which.' })
  trophy?: AnnouncementId | null;

  @Field(() => Boolean, { nullable: true, description: 'Of `trophy`: whether it is entered in the list.' })
  entered?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'The rule (`4.3`) or decision (`D14`) on which it rests; left out where none was said.',
  })
  rule?: string | null;

  @Field(() => String, { description: 'Why, 1–200 characters.' })
  reason!: string;
}
