import { Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../../platform/requests/allows.js';
import { type SessionAnswer, SessionsService } from './sessions.service.js';
import { SessionVerification } from './verified-session.types.js';
import { VerifySessionArguments } from './sessions.arguments.js';
import { Arguments } from '../../../platform/inputs/arguments.js';

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
