import type { SeenMatchInput } from './move.types.js';
import type { MatchState } from '../../platform/database/column-types.js';

/** The match that the caller means, and what they have seen of it. If somebody else was faster, the caller is told and nothing changes. */
export interface Seen {
  readonly matchId: string;
  readonly revision: number;
  readonly state: MatchState | null;
}

/** As an input or the arguments of a preview name it. */
export function seenOf({ matchId, seen }: Pick<SeenMatchInput, 'matchId' | 'seen'>): Seen {
  return { matchId, revision: seen.revision, state: seen.state ?? null };
}
