import { InputType } from '@nestjs/graphql';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { type Language } from '@tarokk/rules';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { KeptTokens } from './tokens/kept-tokens.js';
import { Choice, PlainText } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `setLanguage` takes.' })
export class SetLanguageInput extends WriteInput {
  @Choice(LanguageEnum, 'Which.')
  language!: Language;
}

@InputType({ description: 'What `changePassword` takes.' })
export class ChangePasswordInput extends WriteInput {
  @PlainText(1000, 'The present password.')
  password!: string;

  @PlainText(1000, '10 to 200 characters, not the username, none of the commonest.')
  newPassword!: string;

  @KeptTokens()
  keepTokenIds: readonly string[] = [];
}
