import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { WordsScalar } from '../../platform/graphql/scalars.js';
import { MOST_APPROVALS, SeenMatch } from './approvals.types.js';
import { IsList, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { MatchMoveInput, ReasonedMatchMoveInput } from '../../matches/lifecycle/move.types.js';

@InputType({ description: 'What `approveMatch` takes.' })
export class ApproveMatchInput extends MatchMoveInput {}

@InputType({ description: 'What `approveMatches` takes.' })
export class ApproveMatchesInput extends WriteInput {
  @Field(() => [SeenMatch], { description: 'In the order in which they are judged.' })
  @IsList(MOST_APPROVALS)
  @ValidateNested({ each: true })
  @Type(() => SeenMatch)
  matches!: readonly SeenMatch[];

  @Field(() => WordsScalar, { nullable: true, description: 'Why, if there is something to say.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Only says what would be approved and what it would change. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}

@InputType({ description: 'What `returnMatch` takes.' })
export class ReturnMatchInput extends ReasonedMatchMoveInput {}

@InputType({ description: 'What `reopenMatch` takes.' })
export class ReopenMatchInput extends ReasonedMatchMoveInput {}

@InputType({ description: 'What `leaveMatchOpen` takes.' })
export class LeaveMatchOpenInput extends ReasonedMatchMoveInput {}

@InputType({ description: 'What `resumeMatch` takes.' })
export class ResumeMatchInput extends MatchMoveInput {}

@InputType({ description: 'What `closeOpenMatch` takes.' })
export class CloseOpenMatchInput extends ReasonedMatchMoveInput {}
