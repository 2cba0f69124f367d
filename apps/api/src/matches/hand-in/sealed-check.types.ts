import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Sheet } from '@tarokk/competition';
import { Allow } from 'class-validator';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { Problem, resultOf } from '../../platform/graphql/problems/refused.types.js';
import { IsMatchSheet } from '../../platform/inputs/is-match-sheet.js';
import { IsJson } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { SealedTextScalar } from '../confirmation/sealed-answers/sealed-text.js';
import { MatchSheetInput } from '../sheets/typed/sheet.types.js';

@InputType({ description: 'What `checkSealed` takes.' })
export class CheckSealedInput extends WriteInput {
  @Field(() => MatchSheetInput, {
    nullable: true,
    description: 'The sheet, field by field; else it stands in `document`. One of the two is needed.',
  })
  @IsMatchSheet('document')
  sheet!: Sheet;

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'In place of `sheet`: it as one JSON document, tarokk-sheet/1 (docs/sheet.md).',
  })
  @IsJson()
  document?: unknown;

  @Field(() => SealedTextScalar, { description: 'What the other side said to it, as docs/api.md says.' })
  @Allow()
  sealedAnswer!: string;
}

@ObjectType({ description: 'Whether a sealed answer would be taken with its sheet. It is not spent by that.' })
export class SealedChecked {
  readonly __typename = 'SealedChecked';

  @Field(() => Problem, {
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
