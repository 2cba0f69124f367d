import { InputType } from '@nestjs/graphql';
import { SeenMatchInput } from '../../lifecycle/move.types.js';
import { SealedTextScalar } from './sealed-text.js';
import { Choice } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `answerSealed` takes.' })
export class AnswerSealedInput extends SeenMatchInput {
  @Choice(SealedTextScalar, 'As docs/api.md says.')
  sealedAnswer!: string;
}
