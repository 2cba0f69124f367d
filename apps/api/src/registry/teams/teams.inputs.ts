import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { DayScalar, NameScalar, WordsScalar } from '../../platform/schema/scalars.js';
import { MemberInput } from './team.types.js';
import { IsCalendarDay, IsList, IsName, IsWords, IsYear } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { TeamInput } from './team.inputs.js';

@InputType({ description: 'What `enterTeam` takes.' })
export class EnterTeamInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => NameScalar, { description: 'Its name, unique in the season (9).' })
  @IsName()
  name!: string;

  @Field(() => [MemberInput], {
    description: 'Two or three members, the captain first; a player who enters their own team need not be named.',
  })
  @IsList(20)
  @ValidateNested({ each: true })
  @Type(() => MemberInput)
  members!: readonly MemberInput[];

  @Field(() => DayScalar, {
    nullable: true,
    description: 'Which day it is done for; today if left out. Another day is for the jury.',
  })
  @IsOptional()
  @IsCalendarDay()
  day: string | null = null;

  @Field(() => WordsScalar, {
    nullable: true,
    description: 'With a reason the jury allows what the rules leave to it.',
  })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

@InputType({ description: 'What `renameTeam` takes.' })
export class RenameTeamInput extends TeamInput {
  @Field(() => NameScalar, { description: 'The new name, unique in the season (9).' })
  @IsName()
  name!: string;
}

@InputType({ description: 'What `withdrawTeam` takes.' })
export class WithdrawTeamInput extends TeamInput {
  @Field(() => WordsScalar, { description: 'Why; the log keeps it.' })
  @IsWords()
  reason!: string;
}
