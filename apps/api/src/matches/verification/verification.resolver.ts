import { ArgsType, Context, createUnionType, Query, Resolver } from '@nestjs/graphql';
import { type Language } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { type Verification, VerificationService } from './verification.service.js';
import { Arguments } from '../../platform/inputs/input.js';
import { OF_THE_REQUEST } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { Choice, Json } from '../../platform/inputs/fields.js';
import { MalformedRecord } from './malformed-record.types.js';
import { VerifiedMatch } from './verified-match.types.js';

const MatchVerification = createUnionType({
  name: 'MatchVerification',
  description: 'What the verification of a match record answers.',
  types: () => [VerifiedMatch, MalformedRecord] as const,
  resolveType: (value: VerifiedMatch | MalformedRecord) => ('problems' in value ? MalformedRecord : VerifiedMatch),
});

@ArgsType()
export class VerifyMatchArguments {
  @Json('The match record.')
  record!: unknown;

  @Choice(LanguageEnum, `The language of reasons and messages. ${OF_THE_REQUEST}`, { nullable: true })
  language?: Language | null;
}

@Resolver()
export class VerificationResolver {
  constructor(private readonly verifications: VerificationService) {}

  @Allows('anyone')
  @Query(() => MatchVerification, {
    description: 'Proves or refutes every announcement of a match record (royal-tarokk-match/1). Nothing is stored.',
    complexity: 1000,
  })
  verifyMatch(
    @Context() { caller }: RequestContext,
    @Arguments() { record, language }: VerifyMatchArguments,
  ): Verification {
    return this.verifications.verify(record, language ?? caller.language);
  }
}
