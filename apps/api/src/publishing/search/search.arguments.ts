import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import type { Language } from '@tarokk/rules';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { NameScalar } from '../../platform/schema/scalars.js';
import { IsName, IsWholeNumber } from '../../platform/inputs/validators.js';

/** Of each kind. */
const MOST_FOUND = 50;

@ArgsType()
export class SearchArguments {
  @Field(() => NameScalar, {
    description:
      'Beginnings of words in any order, a day, the number of a trophy or of a rule. Accents and case say nothing, and a wrong letter in a word of four letters or more is forgiven.',
  })
  @IsName()
  text!: string;

  @Field(() => Int, { description: `How many of each kind, 1–${MOST_FOUND}.`, defaultValue: 5 })
  @IsWholeNumber(1, MOST_FOUND)
  first: number = 5;

  @Field(() => LanguageEnum, {
    description: 'The language in which announcements and chapters are named.',
    defaultValue: 'en',
  })
  @Allow()
  language: Language = 'en';
}
