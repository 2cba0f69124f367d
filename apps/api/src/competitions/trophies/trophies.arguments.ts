import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsOptional, ValidateNested } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { TrophyClassEnum, type TrophyClass } from '../announcements/announcement.enums.js';
import { NameScalar } from '../../platform/graphql/scalars.js';
import { IsName, IsText, IsWholeNumber, IsYear } from '../../platform/inputs/validators.js';
import { MOST_IN_LIST, TrophyFilterInput, type TrophyOrder, TrophyOrderEnum } from './trophy-filter.js';

@ArgsType()
export class TrophyPageArguments extends PageArguments {
  @Field(() => TrophyOrderEnum, { defaultValue: 'newest', description: 'From which end.' })
  @Allow()
  order: TrophyOrder = 'newest';
}

@ArgsType()
export class TrophiesArguments extends TrophyPageArguments {
  @Field(() => TrophyFilterInput, { nullable: true, description: 'Which; all if left out.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TrophyFilterInput)
  filter: TrophyFilterInput | null = null;
}

/** More than any id of an entry has. */
const LONGEST_ID = 200;

@ArgsType()
export class TrophyArguments {
  @Field(() => String, { nullable: true, description: 'Its id, as the list gives it.' })
  @IsOptional()
  @IsText(LONGEST_ID)
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
  find: string | null = null;
}
