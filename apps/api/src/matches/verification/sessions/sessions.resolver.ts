import { ArgsType, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language } from '@tarokk/rules';
import { Allows } from '../../../platform/requests/allows.js';
import { type SessionAnswer, SessionsService } from './sessions.service.js';
import { PointsBySeat } from './verified-deal.types.js';
import { SessionVerification } from './verified-session.types.js';
import { Arguments } from '../../../platform/inputs/input.js';
import { OF_THE_REQUEST } from '../../../platform/schema/in-language.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { LanguageEnum } from '../../../platform/schema/language.enum.js';
import { Choice, Json } from '../../../platform/inputs/fields.js';

@ArgsType()
export class VerifySessionArguments {
  @Json('The session record.')
  record!: unknown;

  @Choice(LanguageEnum, `The language of reasons and messages. ${OF_THE_REQUEST}`, { nullable: true })
  language?: Language | null;
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
  verifySession(
    @Context() { caller }: RequestContext,
    @Arguments() { record, language }: VerifySessionArguments,
  ): SessionAnswer {
    return this.sessions.verify(record, language ?? caller.language);
  }
}

/** In a result document points by seat are a bare list, for which GraphQL's unions have no place. */
@Resolver(() => PointsBySeat)
export class PointsBySeatResolver {
  @ResolveField('seats', () => [Int], { description: 'The points by seat.' })
  seats(@Parent() points: readonly number[]): readonly number[] {
    return points;
  }
}
