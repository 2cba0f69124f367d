import { type Role } from '@tarokk/rules';
import { type Appearance } from './appearance.js';
import { gamesOf } from './of-player.js';

const LEAST_GAMES = 10;

/**
 * The role in which a person usually sits: at least ten games at the table, two thirds of them or more in one of the two
 * seats; null for who has played less, or sits here and there.
 *
 * @param appearances of one person; sums of several will do
 */
export function usualRoleOf(appearances: readonly Pick<Appearance, 'games'>[]): Role | null {
  const all = appearances.reduce((sum, appearance) => sum + gamesOf(appearance), 0);
  if (all < LEAST_GAMES) return null;
  const intercepted = appearances.reduce((sum, { games }) => sum + games.interceptor, 0);
  if (3 * intercepted >= 2 * all) return 'interceptor';
  return 3 * intercepted <= all ? 'collector' : null;
}
