import { Field, InputType, Int, PickType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { DayScalar } from '../../platform/schema/scalars.js';
import { IsCalendarDay, IsList, IsYear } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { AddPersonInput } from '../people/people.inputs.js';
import { EnterPairInput } from '../pairs/pairs.inputs.js';
import { EnterTeamInput } from '../teams/teams.inputs.js';

@InputType({ description: 'Somebody whom `setUpSeason` enters.' })
export class PersonOfSeasonInput extends PickType(AddPersonInput, ['name', 'isAnother'] as const, InputType) {}

@InputType({ description: 'A team that `setUpSeason` enters.' })
export class TeamOfSeasonInput extends PickType(
  EnterTeamInput,
  ['name', 'members', 'day', 'reason'] as const,
  InputType,
) {}

@InputType({ description: 'A pair that `setUpSeason` enters.' })
export class PairOfSeasonInput extends PickType(EnterPairInput, ['name', 'players'] as const, InputType) {}

@InputType({ description: 'What `setUpSeason` takes.' })
export class SetUpSeasonInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      'The day of the annual meeting; while it is not fixed, every match of the championship needs an approval in advance (D22).',
  })
  @IsOptional()
  @IsCalendarDay()
  annualMeeting: string | null = null;

  @Field(() => [PersonOfSeasonInput], {
    defaultValue: [],
    description:
      'Who is to be entered beside the teams, guests for example. Who stands here can be a member of a team by the same name.',
  })
  @IsList(1000)
  @ValidateNested({ each: true })
  @Type(() => PersonOfSeasonInput)
  persons: readonly PersonOfSeasonInput[] = [];

  @Field(() => [TeamOfSeasonInput], {
    defaultValue: [],
    description: 'The teams, each with two or three members, the captain first.',
  })
  @IsList(200)
  @ValidateNested({ each: true })
  @Type(() => TeamOfSeasonInput)
  teams: readonly TeamOfSeasonInput[] = [];

  @Field(() => [PairOfSeasonInput], {
    defaultValue: [],
    description: 'The pairs, each with its two players, who may stand in `persons` by the same name.',
  })
  @IsList(400)
  @ValidateNested({ each: true })
  @Type(() => PairOfSeasonInput)
  pairs: readonly PairOfSeasonInput[] = [];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'The season is open already, and all of this comes into it.',
  })
  @IsBoolean()
  alreadyOpen: boolean = false;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what would come of it. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}
