import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';
import { IsCalendarDay, IsId, IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
export class PlannedMatchesArguments extends PageArguments {
  @Field(() => Int, { nullable: true, description: 'Of the season of this year.' })
  @IsOptional()
  @IsYear()
  seasonYear: number | null = null;

  @Field(() => UuidScalar, { nullable: true, description: 'Of this side.' })
  @IsOptional()
  @IsId()
  sideId: string | null = null;

  @Field(() => DayScalar, { nullable: true, description: 'On this day or later.' })
  @IsOptional()
  @IsCalendarDay()
  from: string | null = null;

  @Field(() => DayScalar, { nullable: true, description: 'On this day or earlier.' })
  @IsOptional()
  @IsCalendarDay()
  until: string | null = null;

  @Field(() => Boolean, { defaultValue: false, description: 'Also those that were cancelled.' })
  @IsBoolean()
  withCancelled: boolean = false;
}
