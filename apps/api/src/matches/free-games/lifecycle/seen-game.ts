import type { FreeState } from '@tarokk/competition';
import type { SeenGameInput } from './free-game-moves.types.js';

/** The game that the caller means, and what they have seen of it. If somebody else was faster, the caller is told and nothing changes. */
export interface SeenGame {
  readonly gameId: string;
  readonly revision: number;
  readonly state: FreeState | null;
}

/** As an input or the arguments of a preview name it. */
export function seenOf({ gameId, seen }: Pick<SeenGameInput, 'gameId' | 'seen'>): SeenGame {
  return { gameId, revision: seen.revision, state: seen.state ?? null };
}
