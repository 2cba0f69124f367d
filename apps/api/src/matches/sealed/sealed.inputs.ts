import { Field, InputType } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { SeenMatchInput } from '../lifecycle/move.types.js';
import { SealedTextScalar } from './sealed-text.js';
import { WordsScalar } from '../../platform/graphql/scalars.js';
import { IsWords } from '../../platform/inputs/validators.js';

@InputType({ description: 'What `answerSealed` takes.' })
export class AnswerSealedInput extends SeenMatchInput {
  @Field(() => SealedTextScalar, { description: 'As docs/api.md says.' })
  @Allow()
  sealedAnswer!: string;
}

@InputType({ description: 'What `revokeConfirmation` takes.' })
export class RevokeConfirmationInput extends SeenMatchInput {
  @Field(() => WordsScalar, { nullable: true, description: 'Why.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}
