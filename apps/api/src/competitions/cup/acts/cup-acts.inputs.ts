import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { DayScalar, UuidScalar, WordsScalar } from '../../../platform/schema/scalars.js';
import { CupRoundEnum } from '../cup.enums.js';
import { type CupRoundName } from '@tarokk/competition';
import { MemberInput } from '../../../registry/teams/team.types.js';
import {
  IsCalendarDay,
  IsId,
  IsList,
  IsText,
  IsVersion,
  IsWholeNumber,
  IsWords,
  IsYear,
} from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

/** A change of the cup, which can be tried first. */
@InputType({ isAbstract: true })
abstract class CupChangeInput extends WriteInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what it would change. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}

/** What somebody does for their own pair. */
@InputType({ isAbstract: true })
abstract class CupPairInput extends CupChangeInput {
  @Field(() => UuidScalar, { description: 'The pair.' })
  @IsId()
  pairId!: string;

  @Field(() => WordsScalar, { nullable: true, description: 'Why; everybody sees it.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

/** What the jury decides on the cup as it has seen it. */
@InputType({ isAbstract: true })
abstract class CupDecisionInput extends CupChangeInput {
  @Field(() => Int, {
    description: 'The `version` of the cup that you have seen: if there is a later one, somebody else was faster.',
  })
  @IsVersion()
  version!: number;

  @Field(() => WordsScalar, { description: 'Why; everybody sees it.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `withdrawFromCup` takes.' })
export class WithdrawFromCupInput extends CupPairInput {}

@InputType({ description: 'What `concedeTie` takes.' })
export class ConcedeTieInput extends CupPairInput {
  @Field(() => CupRoundEnum, { nullable: true, description: 'Of which round; its next tie if left out.' })
  @IsOptional()
  @Allow()
  round: CupRoundName | null = null;
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
export class PostponeTieInput extends CupDecisionInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => String, { description: 'The tie: `semi-finals/1`.' })
  @IsText(100)
  tie!: string;

  @Field(() => DayScalar, { description: 'Its new last day, before the entries of the next cup close (D51).' })
  @IsCalendarDay()
  until!: string;
}

@InputType({ description: 'What `decideTie` takes.' })
export class DecideTieInput extends CupDecisionInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => UuidScalar, { description: 'One of the two pairs that meet.' })
  @IsId()
  pairId!: string;

  @Field(() => UuidScalar, { description: 'The other.' })
  @IsId()
  otherId!: string;

  @Field(() => UuidScalar, { nullable: true, description: 'Who goes on; neither if left out.' })
  @IsOptional()
  @IsId()
  goesOnId: string | null = null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Decides a tie that can still be played, up to and including its last day.',
  })
  @IsBoolean()
  acknowledgeStillToPlay: boolean = false;
}

@InputType({ description: 'What `changeCupPlayer` takes.' })
export class ChangeCupPlayerInput extends CupDecisionInput {
  @Field(() => UuidScalar, { description: 'The pair.' })
  @IsId()
  pairId!: string;

  @Field(() => UuidScalar, { description: 'Who leaves.' })
  @IsId()
  leaverId!: string;

  @Field(() => MemberInput, { description: 'Who comes; in no other pair of the cup (10).' })
  @ValidateNested()
  @Type(() => MemberInput)
  comes!: MemberInput;

  @Field(() => DayScalar, { description: 'The first day on which they play.' })
  @IsCalendarDay()
  from!: string;
}

@InputType({ description: 'What `setAsideInCup` takes.' })
export class SetAsideInCupInput extends CupDecisionInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => [UuidScalar], { description: 'The ids of the loose ends.' })
  @IsList(200)
  @IsId({ each: true })
  what!: readonly string[];
}
