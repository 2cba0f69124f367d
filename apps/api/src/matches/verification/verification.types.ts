import { createUnionType } from '@nestjs/graphql';
import { MalformedRecord } from './malformed-record.types.js';
import { VerifiedMatch } from './verified-match.types.js';

export const MatchVerification = createUnionType({
  name: 'MatchVerification',
  description: 'What the verification of a match record answers.',
  types: () => [VerifiedMatch, MalformedRecord] as const,
  resolveType: (value: VerifiedMatch | MalformedRecord) => ('problems' in value ? MalformedRecord : VerifiedMatch),
});
