import { Field, ObjectType } from '@nestjs/graphql';
import { type Problem, resultOf, ProblemType } from '../../../platform/problems/refused.types.js';
import type { SealRow } from '../../lifecycle/match-files.repository.js';

@ObjectType({
  description:
    'The key to which answers are sealed: HPKE (RFC 9180) with DHKEM(P-256, HKDF-SHA256), HKDF-SHA256 and AES-256-GCM, see docs/api.md.',
})
export class SealingKey {
  @Field(() => String, { description: 'Tells which key it is: sealed texts begin with it.' })
  id!: string;

  @Field(() => String, { description: 'The public key, an uncompressed point of P-256 in base64url.' })
  publicKey!: string;
}

@ObjectType({ description: 'What became of a sealed answer. It is spent, whatever that was.' })
export class SealedAnswered {
  readonly __typename = 'SealedAnswered';

  @Field(() => ProblemType, {
    nullable: true,
    description: 'What stood in its way: the match waits for an answer as before. Null where it was taken.',
  })
  problem!: Problem | null;

  matchId!: string;
}

export const AnswerSealedResult = resultOf('AnswerSealedResult', () => [SealedAnswered]);

@ObjectType({ description: 'That a sheet was confirmed on a phone of the other side, sealed with a PIN.' })
export class SealedConfirmation {
  @Field(() => Date, { description: 'When it reached the office.' })
  at!: Date;

  @Field(() => Date, { description: 'Until when the side can revoke it, unless the match is approved first.' })
  revocableUntil!: Date;

  accountId!: SealRow['accountId'];
}
