import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { DayScalar } from '../../platform/graphql/scalars.js';
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
}
