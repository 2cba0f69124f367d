import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { LanguageEnum } from '../../platform/graphql/language.enum.js';
import { MatchVerification } from './verification.types.js';
import { type Verification, VerificationService } from './verification.service.js';

@Resolver()
export class VerificationResolver {
  constructor(private readonly verifications: VerificationService) {}

  @Allows('anyone')
  @Query(() => MatchVerification, {
    description: 'Proves or refutes every announcement of a match record (royal-tarokk-match/1). Nothing is stored.',
    complexity: 1000,
  })
  verifyMatch(
    @Args('record', { type: () => JsonScalar, description: 'The match record.' }) record: unknown,
    @Args('lang', {
      type: () => LanguageEnum,
      defaultValue: 'en',
      description: 'The language of reasons and messages.',
    })
    language: Language,
  ): Verification {
    return this.verifications.verify(record, language);
  }
}
