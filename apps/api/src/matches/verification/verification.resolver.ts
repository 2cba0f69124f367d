import { Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { MatchVerification } from './verification.types.js';
import { type Verification, VerificationService } from './verification.service.js';
import { VerifyMatchArguments } from './verification.arguments.js';
import { Arguments } from '../../platform/inputs/arguments.js';

@Resolver()
export class VerificationResolver {
  constructor(private readonly verifications: VerificationService) {}

  @Allows('anyone')
  @Query(() => MatchVerification, {
    description: 'Proves or refutes every announcement of a match record (royal-tarokk-match/1). Nothing is stored.',
    complexity: 1000,
  })
  verifyMatch(@Arguments() args: VerifyMatchArguments): Verification {
    return this.verifications.verify(args.record, args.language);
  }
}
