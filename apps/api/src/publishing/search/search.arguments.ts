import { ArgsType } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { OF_THE_REQUEST } from '../../platform/schema/in-language.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { Choice, Name, WholeNumber } from '../../platform/inputs/fields.js';

/** Of each kind. */
const MOST_FOUND = 50;

@ArgsType()
export class SearchArguments {
  @Name(
    'Beginnings of words in any order, a day, the number of a trophy or of a rule. Accents and case say nothing, and a wrong letter in a word of four letters or more is forgiven.',
  )
  text!: string;

  @WholeNumber(1, MOST_FOUND, `How many of each kind, 1–${MOST_FOUND}.`, { defaultValue: 5 })
  first: number = 5;

  @Choice(LanguageEnum, `The language in which announcements and chapters are named. ${OF_THE_REQUEST}`, {
    nullable: true,
  })
  language?: Language | null;
}
