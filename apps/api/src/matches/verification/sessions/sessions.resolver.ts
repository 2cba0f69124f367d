import { ArgsType, Query, Resolver } from '@nestjs/graphql';
import { type Language } from '@tarokk/rules';
import { Allows } from '../../../platform/requests/allows.js';
import { type SessionAnswer, SessionsService } from './sessions.service.js';
import { SessionVerification } from './verified-session.types.js';
import { Arguments } from '../../../platform/inputs/arguments.js';
import { LanguageEnum } from '../../../platform/schema/language.enum.js';
import { Choice, Json } from '../../../platform/inputs/fields.js';

@ArgsType()
export class VerifySessionArguments {
  @Json('The session record.')
  record!: unknown;

  @Choice(LanguageEnum, 'The language of reasons and messages.', { defaultValue: 'en' })
  language: Language = 'en';
}

@Resolver()
export class SessionsResolver {
  constructor(private readonly sessions: SessionsService) {}

  @Allows('anyone')
  @Query(() => SessionVerification, {
    description:
      'Proves or refutes every deal of a session record (tarock-session/1) and settles it. Nothing is stored.',
    complexity: 1000,
  })
  verifySession(@Arguments() args: VerifySessionArguments): SessionAnswer {
    return this.sessions.verify(args.record, args.language);
  }
}
