import { ArgsType } from '@nestjs/graphql';
import type { AnnouncementId } from '@tarokk/rules';
import { AnnouncementIdEnum } from '../../competitions/announcements/announcement.enums.js';
import { Choice, Id, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class HeadToHeadArguments {
  @Id('Whose figures it is.')
  personId!: string;

  @Id('The other player.')
  otherId!: string;

  @Year('Of this year alone.', { nullable: true })
  seasonYear: number | null = null;
}

@ArgsType()
export class SidesHeadToHeadArguments {
  @Id('Whose figures it is.')
  sideId!: string;

  @Id('The other team or pair.')
  otherId!: string;
}

@ArgsType()
export class AnnouncedArguments {
  @Choice(AnnouncementIdEnum, 'Which announcement.')
  announcement!: AnnouncementId;

  @Year('The latest season in which something was approved, if left out.', { nullable: true })
  seasonYear: number | null = null;
}
