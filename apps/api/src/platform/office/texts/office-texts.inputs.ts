import { InputType } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { LanguageEnum } from '../../schema/language.enum.js';
import { WriteInput } from '../../inputs/write.input.js';
import { type OfficeTextKind, OfficeTextKindEnum } from './office-text.types.js';
import { Choice, Words } from '../../inputs/fields.js';

@InputType({ description: 'What `setOfficeText` takes.' })
export class SetOfficeTextInput extends WriteInput {
  @Choice(OfficeTextKindEnum, 'What it is about.')
  kind!: OfficeTextKind;

  @Choice(LanguageEnum, 'The language in which it is written.')
  language!: Language;

  @Words('The text, with an empty line between paragraphs; left out, the text of this language goes.', {
    nullable: true,
  })
  words: string | null = null;
}
