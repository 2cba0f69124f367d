import { ArgsType } from '@nestjs/graphql';
import { LanguageEnum } from '../../../platform/schema/language.enum.js';
import { type Language } from '@tarokk/rules';
import { Choice, Json } from '../../../platform/inputs/fields.js';

@ArgsType()
export class VerifySessionArguments {
  @Json('The session record.')
  record!: unknown;

  @Choice(LanguageEnum, 'The language of reasons and messages.', { defaultValue: 'en' })
  language: Language = 'en';
}
