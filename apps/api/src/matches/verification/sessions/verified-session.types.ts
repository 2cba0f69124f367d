import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import { RulesetIdEnum } from '../../../registry/rulesets/ruleset.enums.js';
import { MalformedRecord } from '../malformed-record.types.js';
import { SessionEnding, SessionState } from './session-state.types.js';
import { SessionVerdictEnum } from './session.enums.js';
import { SessionViolation, VerifiedDeal } from './verified-deal.types.js';
import type { SessionVerdict } from '../../../platform/database/column-types.js';

@ObjectType({
  description: 'A session record that could be read, verified deal by deal: the result document of the rules.',
})
export class VerifiedSession {
  @Field(() => String, { description: 'The format of the result: tarock-session-result/1.' })
  format!: string;

  @Field(() => RulesetIdEnum, { description: 'The game.' })
  ruleset!: string;

  @Field(() => SessionVerdictEnum, { description: 'What the verification found.' })
  verdict!: SessionVerdict;

  @Field(() => [SessionViolation], { description: 'What is wrong with the session as a whole: claims of totals.' })
  violations!: readonly SessionViolation[];

  @Field(() => [VerifiedDeal], { description: "The deals, in the record's order." })
  deals!: readonly VerifiedDeal[];

  @Field(() => [Int], { description: 'The sums of all payments by seat.' })
  totals!: readonly number[];

  @Field(() => SessionState, { description: 'What the session leaves behind.' })
  state!: SessionState;

  @Field(() => SessionEnding, { nullable: true, description: 'When it ends; null where no end was announced.' })
  ending!: SessionEnding | null;
}

export const SessionVerification = createUnionType({
  name: 'SessionVerification',
  description: 'What the verification of a session record answers.',
  types: () => [VerifiedSession, MalformedRecord] as const,
  resolveType: (value: VerifiedSession | MalformedRecord) => ('problems' in value ? MalformedRecord : VerifiedSession),
});
