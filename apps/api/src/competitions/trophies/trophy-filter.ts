import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsOptional, ValidateNested } from 'class-validator';
import { IsCalendarDay, IsId, IsName, IsWholeNumber, IsYear } from '../../platform/inputs/validators.js';
import type { Competition } from '@tarokk/competition';
import {
  type AnnouncementId,
  AnnouncementIdEnum,
  type TrophyClass,
  TrophyClassEnum,
} from '../announcements/announcement.enums.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { DayScalar, NameScalar, UuidScalar } from '../../platform/graphql/scalars.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';

export type TrophyOrder = 'newest' | 'oldest';

export const TrophyOrderEnum = enumOf<TrophyOrder>('TrophyOrder', 'From which end the list is read (D48).', {
  newest: 'The newest first.',
  oldest: 'The oldest first, old entries without a date before all.',
});

/** More than any list has. */
export const MOST_IN_LIST = 2_000_000_000;

@InputType({
  description: 'A span of numbers in the whole list, both included; without a bound to the end of the list (D54).',
})
export class ListNumbersInput {
  @Field(() => Int, { nullable: true, description: 'The first, from 1.' })
  @IsOptional()
  @IsWholeNumber(1, MOST_IN_LIST)
  first?: number | null;

  @Field(() => Int, { nullable: true, description: 'The last.' })
  @IsOptional()
  @IsWholeNumber(1, MOST_IN_LIST)
  last?: number | null;
}

@InputType({ description: 'Which trophies are wanted: those to which all that is given applies.' })
export class TrophyFilterInput {
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
  find?: string | null;

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
    description: 'The first day. An entry without a date is in no span of days, and in no season.',
  })
  @IsOptional()
  @IsCalendarDay()
  from?: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The last day.' })
  @IsOptional()
  @IsCalendarDay()
  to?: string | null;

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

/** First and last day of the span that a filter means; null for the whole list. */
export function spanOf({ from, to }: TrophyFilterInput): { readonly first: string; readonly last: string } | null {
  if (from == null && to == null) return null;
  return { first: from ?? '0001-01-01', last: to ?? '9999-12-31' };
}
