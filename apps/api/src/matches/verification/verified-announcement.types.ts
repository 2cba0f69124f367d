import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { AnnouncementId, AnnouncementStatus, PartyName, SeatName, Suit } from '@tarokk/rules';
import { AnnouncementIdEnum, SilentBonusIdEnum } from '../../competitions/announcements/announcement.enums.js';
import { AnnouncementStatusEnum, PartyEnum, SeatEnum, SuitEnum } from './verification.enums.js';

@ObjectType({ description: 'A contra given to an announcement (rule 2.5).' })
export class VerifiedContra {
  @Field(() => SeatEnum, { nullable: true, description: 'The seat that gave it; null on scored games.' })
  seat!: SeatName | null;

  @Field(() => Int, { description: 'What it scored for its party, before the limit of rule 7.3.' })
  points!: number;
}

@ObjectType({ description: 'One call of the auction, or one line of the sheet, with what became of it.' })
export class VerifiedAnnouncement {
  @Field(() => PartyEnum, { description: 'The party that announced it.' })
  party!: PartyName;

  @Field(() => SeatEnum, { nullable: true, description: 'The seat that announced it; null on scored games.' })
  seat!: SeatName | null;

  @Field(() => AnnouncementIdEnum, { description: 'What was announced.' })
  announce!: AnnouncementId;

  @Field(() => String, { nullable: true, description: 'The card it names, where it names one.' })
  card?: string;

  @Field(() => [String], { nullable: true, description: 'The cards it names, where it names several.' })
  cards?: readonly string[];

  @Field(() => SuitEnum, { nullable: true, description: 'The suit it names, where it names one.' })
  suit?: Suit;

  @Field(() => [SuitEnum], { nullable: true, description: 'The suits it names, where it names two.' })
  suits?: readonly Suit[];

  @Field(() => Int, { nullable: true, description: 'The number it names, where it names one.' })
  count?: number;

  @Field(() => String, { description: 'The number of its rule.' })
  rule!: string;

  @Field(() => String, { description: 'The section of the rules with that number, relative to the folder `docs`.' })
  link!: string;

  @Field(() => AnnouncementStatusEnum, { description: 'What became of it.' })
  status!: AnnouncementStatus;

  @Field(() => Int, { description: 'What it scored for its party; raised or void, 0.' })
  points!: number;

  @Field(() => VerifiedContra, { nullable: true, description: 'The contra given to it; null without one.' })
  contra!: VerifiedContra | null;

  @Field(() => String, { description: 'Why it was won or lost, in the language asked for.' })
  reason!: string;
}

@ObjectType({ description: 'A bonus that happened without having been announced (rule 4.3).' })
export class VerifiedSilentBonus {
  @Field(() => PartyEnum, { description: 'The party that scores it.' })
  party!: PartyName;

  @Field(() => SilentBonusIdEnum, { description: 'Which bonus.' })
  bonus!: AnnouncementId;

  @Field(() => Int, { description: 'What it scored.' })
  points!: number;

  @Field(() => String, { description: 'Why it was scored, in the language asked for.' })
  reason!: string;
}

@ObjectType({ description: 'A trophy that was won (rule 4.9).' })
export class WonTrophy {
  @Field(() => PartyEnum, { description: 'The party that won it.' })
  party!: PartyName;

  @Field(() => SeatEnum, {
    nullable: true,
    description: 'The seat that announced it; null where the sheet does not say.',
  })
  seat!: SeatName | null;

  @Field(() => AnnouncementIdEnum, { description: 'Which trophy.' })
  trophy!: AnnouncementId;
}
