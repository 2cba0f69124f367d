import { ArgsType, Field } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { IsJson } from '../../platform/inputs/validators.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { type Language } from '@tarokk/rules';

@ArgsType()
export class VerifyMatchArguments {
  @Field(() => JsonScalar, { description: 'The match record.' })
  @IsJson()
  record!: unknown;

  @Field(() => LanguageEnum, { defaultValue: 'en', description: 'The language of reasons and messages.' })
  @Allow()
  language: Language = 'en';
}
