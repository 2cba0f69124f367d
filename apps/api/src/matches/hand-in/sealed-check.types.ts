import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Sheet } from '@tarokk/competition';
import { type Problem, ProblemType, resultOf } from '../../platform/problems/refused.types.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { SealedTextScalar } from '../confirmation/sealed-answers/sealed-text.js';
import { SheetDocumentField, SheetField } from './sheet-fields.js';
import { Choice } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `checkSealed` takes.' })
export class CheckSealedInput extends WriteInput {
  @SheetField()
  sheet!: Sheet;

  @SheetDocumentField()
  document?: unknown;

  @Choice(SealedTextScalar, 'What the other side said to it, as docs/api.md says.')
  sealedAnswer!: string;
}

@ObjectType({ description: 'Whether a sealed answer would be taken with its sheet. It is not spent by that.' })
export class SealedChecked {
  readonly __typename = 'SealedChecked';

  @Field(() => ProblemType, {
    nullable: true,
    description: 'What would stand in its way. Null where person and PIN are right, and it is an answer to this sheet.',
  })
  problem!: Problem | null;

  @Field(() => Int, {
    description:
      'Seconds until another answer of this person that you bring is looked at; until then the right PIN is not taken either. 0: at once.',
  })
  waits!: number;
}

export const CheckSealedResult = resultOf('CheckSealedResult', () => [SealedChecked]);
