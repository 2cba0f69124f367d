import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { UuidScalar, WordsScalar } from '../../platform/schema/scalars.js';
import { IsId, IsWords } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `mergePersons` takes.' })
export class MergePersonsInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The entry that is given up: better the one with less.' })
  @IsId()
  fromId!: string;

  @Field(() => UuidScalar, { description: 'The entry under which the person is kept.' })
  @IsId()
  intoId!: string;

  @Field(() => WordsScalar, { description: 'Why. The log keeps it, so it should name nobody.' })
  @IsWords()
  reason!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Both have an account, and that of the entry given up is closed: an admin decides it.',
  })
  @IsBoolean()
  closeAccount: boolean = false;
}

@InputType({ description: 'What `undoMerge` takes.' })
export class UndoMergeInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The merge.' })
  @IsId()
  mergeId!: string;

  @Field(() => WordsScalar, { description: 'Why. The log keeps it, so it should name nobody.' })
  @IsWords()
  reason!: string;
}
