import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { DayScalar } from '../../platform/schema/scalars.js';
import { IsCalendarDay, IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
export class ChampionshipTableArguments {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'As it was on the evening of this day (D9): later matches are left out. As it stands now if left out.',
  })
  @IsOptional()
  @IsCalendarDay()
  asOf: string | null = null;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      'From the evening of this day on changes of rank count; the last day of the month before that of the table if left out.',
  })
  @IsOptional()
  @IsCalendarDay()
  since: string | null = null;
}
