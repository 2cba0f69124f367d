import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { DayScalar } from '../../platform/schema/scalars.js';
import { IsCalendarDay, IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
export class FreeTableArguments {
  @Field(() => Int, { description: 'The year.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'As it was on the evening of this day (D9): later games are left out. As it stands now if left out.',
  })
  @IsOptional()
  @IsCalendarDay()
  asOf: string | null = null;
}
