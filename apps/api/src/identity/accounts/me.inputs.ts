import { Field, InputType } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { type Language } from '@tarokk/rules';
import { IsText } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { KeptTokens } from './tokens/kept-tokens.js';

@InputType({ description: 'What `setLanguage` takes.' })
export class SetLanguageInput extends WriteInput {
  @Field(() => LanguageEnum, { description: 'Which.' })
  @Allow()
  language!: Language;
}

@InputType({ description: 'What `changePassword` takes.' })
export class ChangePasswordInput extends WriteInput {
  @Field(() => String, { description: 'The present password.' })
  @IsText(1000)
  password!: string;

  @Field(() => String, { description: '10 to 200 characters, not the username, none of the commonest.' })
  @IsText(1000)
  newPassword!: string;

  @KeptTokens()
  keepTokenIds: readonly string[] = [];
}
