import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { DayScalar, UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { CupRoundEnum } from './cup.enums.js';
import { type CupRoundName } from '@tarokk/competition';
import { MemberInput } from '../../registry/teams/team.types.js';
import {
  IsCalendarDay,
  IsId,
  IsList,
  IsText,
  IsVersion,
  IsWholeNumber,
  IsWords,
  IsYear,
} from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `withdrawFromCup` takes.' })
export class WithdrawFromCupInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The pair.' })
  @IsId()
  pairId!: string;

  @Field(() => WordsScalar, { nullable: true, description: 'Why; everybody sees it.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what it would change. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}

@InputType({ description: 'What `concedeTie` takes.' })
export class ConcedeTieInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The pair.' })
  @IsId()
  pairId!: string;

  @Field(() => CupRoundEnum, { nullable: true, description: 'Of which round; its next tie if left out.' })
  @IsOptional()
  @Allow()
  round: CupRoundName | null = null;

  @Field(() => WordsScalar, { nullable: true, description: 'Why; everybody sees it.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what it would change. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}

@InputType({ description: 'What `agreeOnMatches` takes.' })
export class AgreeOnMatchesInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The pair.' })
  @IsId()
  pairId!: string;

  @Field(() => Int, { description: 'Three, or more, to twenty.' })
  @IsWholeNumber(0, 1_000)
  matches!: number;
}

@InputType({ description: 'What `postponeTie` takes.' })
export class PostponeTieInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  year!: number;

  @Field(() => String, { description: 'The tie: `semi-finals/1`.' })
  @IsText(100)
  tie!: string;

  @Field(() => DayScalar, { description: 'Its new last day, before the entries of the next cup close (D51).' })
  @IsCalendarDay()
  until!: string;

  @Field(() => Int, {
    description: 'The `version` of the cup that you have seen: if there is a later one, somebody else was faster.',
  })
  @IsVersion()
  version!: number;

  @Field(() => WordsScalar, { description: 'Why; everybody sees it.' })
  @IsWords()
  reason!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what it would change. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}

@InputType({ description: 'What `decideTie` takes.' })
export class DecideTieInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  year!: number;

  @Field(() => UuidScalar, { description: 'One of the two pairs that meet.' })
  @IsId()
  pairId!: string;

  @Field(() => UuidScalar, { description: 'The other.' })
  @IsId()
  otherId!: string;

  @Field(() => UuidScalar, { nullable: true, description: 'Who goes on; neither if left out.' })
  @IsOptional()
  @IsId()
  goesOn: string | null = null;

  @Field(() => Int, {
    description: 'The `version` of the cup that you have seen: if there is a later one, somebody else was faster.',
  })
  @IsVersion()
  version!: number;

  @Field(() => WordsScalar, { description: 'Why; everybody sees it.' })
  @IsWords()
  reason!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what it would change. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}

@InputType({ description: 'What `changeCupPlayer` takes.' })
export class ChangeCupPlayerInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The pair.' })
  @IsId()
  pairId!: string;

  @Field(() => UuidScalar, { description: 'Who leaves.' })
  @IsId()
  leavesId!: string;

  @Field(() => MemberInput, { description: 'Who comes; in no other pair of the cup (10).' })
  @ValidateNested()
  @Type(() => MemberInput)
  comes!: MemberInput;

  @Field(() => DayScalar, { description: 'The first day on which they play.' })
  @IsCalendarDay()
  from!: string;

  @Field(() => Int, {
    description: 'The `version` of the cup that you have seen: if there is a later one, somebody else was faster.',
  })
  @IsVersion()
  version!: number;

  @Field(() => WordsScalar, { description: 'Why; everybody sees it.' })
  @IsWords()
  reason!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what it would change. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}

@InputType({ description: 'What `setAsideInCup` takes.' })
export class SetAsideInCupInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  year!: number;

  @Field(() => [UuidScalar], { description: 'The ids of the loose ends.' })
  @IsList(200)
  @IsId({ each: true })
  what!: readonly string[];

  @Field(() => Int, {
    description: 'The `version` of the cup that you have seen: if there is a later one, somebody else was faster.',
  })
  @IsVersion()
  version!: number;

  @Field(() => WordsScalar, { description: 'Why; everybody sees it.' })
  @IsWords()
  reason!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what it would change. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}
