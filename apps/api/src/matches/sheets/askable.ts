import type { Match, MatchResult, ScoredGame } from '@tarokk/rules';

/** Beside these there is nothing to be found out. */
const excludedBefore: readonly string[] = ['sheet/auction', 'sheet/consolation'];

/** The game, if it is a scored one that neither the auction nor the consolations exclude. */
export function askable(
  game: Match['games'][number],
  violations: MatchResult['games'][number]['violations'],
): ScoredGame | null {
  if (game.form !== 'scored') return null;
  return violations.some(({ code }) => excludedBefore.includes(code)) ? null : game;
}
