import { isProblemCode } from '../../platform/problems/problem-codes.js';
import type { MatchRuling } from './match-history.types.js';
import type { RulingRow } from '../rows/match.row.js';

/** A ruling as it is shown. @param all of its match, revocations among them */
export function rulingOf({ ruling, ...row }: RulingRow, all: readonly RulingRow[]): MatchRuling {
  const { kind, ...decided } = ruling as Pick<MatchRuling, 'kind' | 'code' | 'reason' | 'accepted'>;
  const revocation = all.find((other) => other.ruling.kind === 'revocation' && other.ruling.of === row.number);
  return {
    ...row,
    ...decided,
    kind,
    code: isProblemCode(decided.code) ? decided.code : null,
    // Only that something is no longer accepted is written down (docs/sheet.md).
    accepted: kind === 'stands' ? (decided.accepted ?? true) : null,
    revoked: revocation?.ruling.reason ?? null,
  };
}
