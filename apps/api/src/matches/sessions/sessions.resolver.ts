import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { LanguageEnum } from '../../platform/graphql/language.enum.js';
import { type SessionAnswer, SessionsService } from './sessions.service.js';
import { SessionVerification } from './verified-session.types.js';

@Resolver()
export class SessionsResolver {
  constructor(private readonly sessions: SessionsService) {}

  @Allows('anyone')
  @Query(() => SessionVerification, {
    description:
      'Proves or refutes every deal of a session record (tarock-session/1) and settles it. Nothing is stored.',
    complexity: 1000,
  })
  verifySession(
    @Args('record', { type: () => JsonScalar, description: 'The session record.' }) record: unknown,
    @Args('lang', {
      type: () => LanguageEnum,
      defaultValue: 'en',
      description: 'The language of reasons and messages.',
    })
    language: Language,
  ): SessionAnswer {
    return this.sessions.verify(record, language);
  }
}
