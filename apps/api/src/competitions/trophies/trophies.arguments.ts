import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsOptional, ValidateNested } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { TrophyClassEnum, type TrophyClass } from '../announcements/announcement.enums.js';
import { NameScalar, UuidScalar } from '../../platform/graphql/scalars.js';
import { IsId, IsName, IsWholeNumber, IsYear } from '../../platform/inputs/validators.js';
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
  find: string | null = null;
}
