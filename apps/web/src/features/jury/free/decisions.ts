import type { Decision } from '../decision.js';

export const gameDecisions = ['ADMITTED', 'REFUSED', 'REOPENED', 'WITHDRAWN'] as const;
export type GameDecision = (typeof gameDecisions)[number];

type Deciding = 'admitFreeGame' | 'refuseFreeGame' | 'reopenFreeGame' | 'withdrawFreeGame';

/** How the jury brings a free game to a state (12). */
export const decisionsOnGame: Readonly<Record<GameDecision, Decision<Deciding>>> = {
  ADMITTED: { mutation: 'admitFreeGame', needsReason: false },
  REFUSED: { mutation: 'refuseFreeGame', needsReason: true },
  REOPENED: { mutation: 'reopenFreeGame', needsReason: true },
  WITHDRAWN: { mutation: 'withdrawFreeGame', needsReason: false },
};
