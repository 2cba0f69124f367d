import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { WordsScalar } from '../../platform/schema/scalars.js';
import { MOST_APPROVALS, SeenMatch } from './approvals.types.js';
import { IsList, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

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
