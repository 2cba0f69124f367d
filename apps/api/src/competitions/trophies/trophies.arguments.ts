import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsOptional, ValidateNested } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import type { Competition } from '@tarokk/competition';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import {
  type AnnouncementId,
  AnnouncementIdEnum,
  type TrophyClass,
  TrophyClassEnum,
} from '../announcements/announcement.enums.js';
import { DayScalar, NameScalar, UuidScalar } from '../../platform/schema/scalars.js';
import { IsCalendarDay, IsId, IsName, IsWholeNumber, IsYear } from '../../platform/inputs/validators.js';
import { ListNumbersInput, MOST_IN_LIST, type TrophyOrder, TrophyOrderEnum } from './trophy-filter.js';

@ArgsType()
export class TrophyPageArguments extends PageArguments {
  @Field(() => TrophyOrderEnum, { defaultValue: 'newest', description: 'From which end.' })
  @Allow()
  order: TrophyOrder = 'newest';
}

@ArgsType()
export class TrophiesArguments extends TrophyPageArguments {
  @Field(() => UuidScalar, { nullable: true, description: 'Announced by this person.' })
  @IsOptional()
  @IsId()
  personId?: string | null;

  @Field(() => AnnouncementIdEnum, { nullable: true, description: 'Of this kind.' })
  @IsOptional()
  @Allow()
  trophy?: AnnouncementId | null;

  @Field(() => TrophyClassEnum, { nullable: true, description: 'Of this class (4.9).' })
  @IsOptional()
  @Allow()
  class?: TrophyClass | null;

  @Field(() => NameScalar, {
    nullable: true,
    description:
      'Beginnings of words of the name of its player, or of its kind in any language; in any order, accents and case say nothing.',
  })
  @IsOptional()
  @IsName()
  search?: string | null;

  @Field(() => UuidScalar, { nullable: true, description: 'Won for this team or pair.' })
  @IsOptional()
  @IsId()
  sideId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Won in the season of this year: that of the date, of a cup match the season of its cup (D51).',
  })
  @IsOptional()
  @IsYear()
  seasonYear?: number | null;

  @Field(() => CompetitionEnum, { nullable: true, description: 'Won in a match of this competition.' })
  @IsOptional()
  @Allow()
  competition?: Competition | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'On this day or later. An entry without a date is in no span of days, and in no season.',
  })
  @IsOptional()
  @IsCalendarDay()
  from?: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'On this day or earlier.' })
  @IsOptional()
  @IsCalendarDay()
  until?: string | null;

  @Field(() => ListNumbersInput, {
    nullable: true,
    description:
      'With one of these numbers in the whole list (D54), which has all trophies, whatever else is asked for.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => ListNumbersInput)
  listNumbers?: ListNumbersInput | null;
}

@ArgsType()
export class TrophyArguments {
  @Field(() => UuidScalar, { nullable: true, description: 'Its id.' })
  @IsOptional()
  @IsId()
  id: string | null = null;

  @Field(() => Int, { nullable: true, description: 'A number that it has in the whole list, from 1 (D54).' })
  @IsOptional()
  @IsWholeNumber(1, MOST_IN_LIST)
  listNumber: number | null = null;
}

@ArgsType()
export class TrophyRankingArguments extends PageArguments {
  @Field(() => TrophyClassEnum, { nullable: true, description: 'By the trophies of this class alone.' })
  @IsOptional()
  @Allow()
  class: TrophyClass | null = null;

  @Field(() => Int, { nullable: true, description: 'By the trophies of this year alone.' })
  @IsOptional()
  @IsYear()
  seasonYear: number | null = null;

  @Field(() => NameScalar, {
    nullable: true,
    description:
      'Only players with these beginnings of words in their names, in any order; accents and case say nothing. Ranks stay.',
  })
  @IsOptional()
  @IsName()
  search: string | null = null;
}
