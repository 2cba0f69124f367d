import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { UuidScalar, WordsScalar } from '../../../platform/schema/scalars.js';
import { IsId, IsList, IsWords, IsYear } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { MemberOfTeamInput, TeamInput } from '../team.inputs.js';

@InputType({ description: 'What `carryOver` takes.' })
export class CarryOverInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;
}

@InputType({ description: 'What `confirmTeam` takes.' })
export class ConfirmTeamInput extends TeamInput {
  @Field(() => [UuidScalar], {
    nullable: true,
    description:
      'Which of the proposed stay; all who are free if left out. If the captain is not among them, the first becomes it.',
  })
  @IsOptional()
  @IsList(20)
  @IsId({ each: true })
  memberIds: readonly string[] | null = null;

  @Field(() => WordsScalar, {
    nullable: true,
    description: 'With a reason the jury allows what the rules leave to it.',
  })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

@InputType({ description: 'What `declineTeam` takes.' })
export class DeclineTeamInput extends TeamInput {}

@InputType({ description: 'What `declineMembership` takes.' })
export class DeclineMembershipInput extends MemberOfTeamInput {}
