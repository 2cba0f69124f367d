import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { Sheet } from '@tarokk/competition';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { ProblemCodeEnum } from '../../platform/problems/problem-code.enum.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { SealedTextScalar } from '../confirmation/sealed-answers/sealed-text.js';
import { SealedAnswered } from '../confirmation/sealed-answers/sealed.types.js';
import { SheetDocumentField, SheetField } from './sheet-fields.js';
import { Choice, Flag, Id, Parts, PlainText, Words } from '../../platform/inputs/fields.js';

@InputType({ description: 'What the submitter says to a finding.' })
export class RemarkInput {
  @Choice(ProblemCodeEnum, 'The code of the finding, such as `DATE_OLD`.')
  code!: string;

  @Words('What there is to say.')
  words!: string;
}

@InputType({ description: 'What `submitSheet` takes.' })
export class SubmitSheetInput extends WriteInput {
  @SheetField()
  sheet!: Sheet;

  @SheetDocumentField('Names in its record are not kept.')
  document?: unknown;

  @Parts(RemarkInput, 'Every warning needs one, by its code; others are not kept.', { most: 200, defaultValue: [] })
  remarks: readonly RemarkInput[] = [];

  @Id('The draft that this sheet was; it is deleted.', { nullable: true })
  draftId?: string | null;

  @Id('The match that is corrected, where sides, day or number change; else they say which match it is (D10).', {
    nullable: true,
  })
  matchId?: string | null;

  @Flag('The sheet has errors because things happened so: the jury is asked for a ruling (D14).', {
    defaultValue: false,
  })
  requestRuling: boolean = false;

  @Words(
    'Why the sheet of the other side is wrong where this one differs: disputes it instead of telling the differences.',
    { nullable: true },
  )
  dispute?: string | null;

  @PlainText(
    100,
    'The PIN of your account, if it has one: asked for where the sheet confirms that of the other side.',
    { nullable: true },
  )
  pin?: string | null;

  @Choice(
    SealedTextScalar,
    'What the other side said to this sheet on the phone on which it was written, sealed with its PIN (docs/api.md). The sheet is taken whatever becomes of it.',
    { nullable: true },
  )
  sealedAnswer?: string | null;
}

export type SubmissionOutcome = 'submitted' | 'confirmed' | 'disputed' | 'unchanged';

export const SubmissionOutcomeEnum = enumOf<SubmissionOutcome>('SubmissionOutcome', 'What a sheet did to its match.', {
  submitted: 'It is the first or a new revision.',
  confirmed: 'It equals the sheet of the other side and confirms it (D11).',
  disputed: 'It differs from the sheet of the other side and disputes it; it is kept beside it.',
  unchanged: 'It was there already.',
});

@ObjectType({ description: 'The office has the sheet.' })
export class SheetSubmitted {
  readonly __typename = 'SheetSubmitted';

  @Field(() => SubmissionOutcomeEnum, { description: 'What it did.' })
  outcome!: SubmissionOutcome;

  @Field(() => SealedAnswered, {
    nullable: true,
    description: 'What became of the sealed answer that came with it; null without one.',
  })
  sealed!: SealedAnswered | null;

  matchId!: string;
}

@ObjectType({
  description:
    'There is a sheet of this match that says something else (D11). Nothing was changed: confirm that one, or send this one again with `dispute`.',
})
export class SheetDiffers {
  readonly __typename = 'SheetDiffers';

  @Field(() => [String], { description: 'Where they differ, as paths in the sheet that the office has.' })
  differences!: readonly string[];

  matchId!: string;
}

export const SubmitSheetResult = resultOf('SubmitSheetResult', () => [SheetSubmitted, SheetDiffers]);
