import { Field, InputType } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { SeenMatchInput } from '../../lifecycle/move.types.js';
import { SealedTextScalar } from './sealed-text.js';

@InputType({ description: 'What `answerSealed` takes.' })
export class AnswerSealedInput extends SeenMatchInput {
  @Field(() => SealedTextScalar, { description: 'As docs/api.md says.' })
  @Allow()
  sealedAnswer!: string;
}
