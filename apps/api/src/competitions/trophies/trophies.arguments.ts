import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import type { Competition } from '@tarokk/competition';
import type { AnnouncementId, TrophyClass } from '@tarokk/rules';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { AnnouncementIdEnum, TrophyClassEnum } from '../announcements/announcement.enums.js';
import { ListNumbersInput, MOST_IN_LIST, type TrophyOrder, TrophyOrderEnum } from './trophy-filter.js';
import { Choice, Day, Id, Name, Part, WholeNumber, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class TrophyPageArguments extends PageArguments {
  @Choice(TrophyOrderEnum, 'From which end.', { defaultValue: 'newest' })
  order: TrophyOrder = 'newest';
}

@ArgsType()
export class TrophiesArguments extends TrophyPageArguments {
  @Id('Announced by this person.', { nullable: true })
  personId?: string | null;

  @Choice(AnnouncementIdEnum, 'Of this kind.', { nullable: true })
  trophy?: AnnouncementId | null;

  @Choice(TrophyClassEnum, 'Of this class (4.9).', { nullable: true })
  class?: TrophyClass | null;

  @Name(
    'Beginnings of words of the name of its player, or of its kind in any language; in any order, accents and case say nothing.',
    { nullable: true },
  )
  search?: string | null;

  @Id('Won for this team or pair.', { nullable: true })
  sideId?: string | null;

  @Year('Won in the season of this year: that of the date, of a cup match the season of its cup (D51).', {
    nullable: true,
  })
  seasonYear?: number | null;

  @Choice(CompetitionEnum, 'Won in a match of this competition.', { nullable: true })
  competition?: Competition | null;

  @Day('On this day or later. An entry without a date is in no span of days, and in no season.', { nullable: true })
  from?: string | null;

  @Day('On this day or earlier.', { nullable: true })
  until?: string | null;

  @Part(
    ListNumbersInput,
    'With one of these numbers in the whole list (D54), which has all trophies, whatever else is asked for.',
    { nullable: true },
  )
  listNumbers?: ListNumbersInput | null;
}

@ArgsType()
export class TrophyArguments {
  @Id('Its id.', { nullable: true })
  id: string | null = null;

  @WholeNumber(1, MOST_IN_LIST, 'A number that it has in the whole list, from 1 (D54).', { nullable: true })
  listNumber: number | null = null;
}

@ArgsType()
export class TrophyRankingArguments extends PageArguments {
  @Choice(TrophyClassEnum, 'By the trophies of this class alone.', { nullable: true })
  class: TrophyClass | null = null;

  @Year('By the trophies of this year alone.', { nullable: true })
  seasonYear: number | null = null;

  @Name(
    'Only players with these beginnings of words in their names, in any order; accents and case say nothing. Ranks stay.',
    { nullable: true },
  )
  search: string | null = null;
}

/** Which trophies are wanted: those to which all that is given applies. */
export type WantedTrophies = Omit<TrophiesArguments, keyof TrophyPageArguments>;

/** First and last day of the span that a filter means; null for the whole list. */
export function spanOf({ from, until }: WantedTrophies): { readonly first: string; readonly last: string } | null {
  if (from == null && until == null) return null;
  return { first: from ?? '0001-01-01', last: until ?? '9999-12-31' };
}
