import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { DayScalar } from '../../platform/schema/scalars.js';
import { IsCalendarDay, IsYear } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `openSeason` takes.' })
export class OpenSeasonInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day of the annual meeting, if it is fixed already (D22).',
  })
  @IsOptional()
  @IsCalendarDay()
  annualMeeting: string | null = null;
}

@InputType({ description: 'What `setAnnualMeeting` takes.' })
export class SetAnnualMeetingInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day; null while it is not fixed: then every match of the season needs an approval.',
  })
  @IsOptional()
  @IsCalendarDay()
  annualMeeting: string | null = null;
}
