import { Field, InputType } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { Allow, IsOptional } from 'class-validator';
import { LanguageEnum } from '../../schema/language.enum.js';
import { WordsScalar } from '../../schema/scalars.js';
import { IsWords } from '../../inputs/validators.js';
import { WriteInput } from '../../inputs/write.input.js';
import { type OfficeTextKind, OfficeTextKindEnum } from './office-text.types.js';

@InputType({ description: 'What `setOfficeText` takes.' })
export class SetOfficeTextInput extends WriteInput {
  @Field(() => OfficeTextKindEnum, { description: 'What it is about.' })
  @Allow()
  kind!: OfficeTextKind;

  @Field(() => LanguageEnum, { description: 'The language in which it is written.' })
  @Allow()
  language!: Language;

  @Field(() => WordsScalar, {
    nullable: true,
    description: 'The text, with an empty line between paragraphs; left out, the text of this language goes.',
  })
  @IsOptional()
  @IsWords()
  words: string | null = null;
}
