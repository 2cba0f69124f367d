import { Args } from '@nestjs/graphql';
import { LanguageEnum } from './language.enum.js';

export const OF_THE_REQUEST = "The request's language if left out.";

/** The argument of whatever is said in words: `language ?? caller.language`. */
export const InLanguage = (): ParameterDecorator =>
  Args('language', { type: () => LanguageEnum, nullable: true, description: OF_THE_REQUEST });
