import type { Member } from '../../support/given.js';
import { sheetOf } from '../../support/sheets.js';
import type { Ground } from '../ground.js';
import { matchPlace, Matches, type Side } from './matches.js';

/** Records are made once; so many are different. */
const RECORDS = 6;

/** Three teams, so that all matches concern the same rows and, if there are enough of them, the last of the 40. */
export function championship(year: number, teams: readonly Side[], places: number, jury: readonly Member[]): Ground {
  const matches = Array.from({ length: places }, (_, index) => {
    const sides = [teams[index % 3]!, teams[(index + 1) % 3]!] as const;
    const date = new Date(Date.UTC(year, 1, 1 + index)).toISOString().slice(0, 10);
    return matchPlace(sides, (random) =>
      sheetOf([sides[0].side, sides[1].side], { date, seed: 1 + random.below(RECORDS) }),
    );
  });
  return new Matches('championship', 8, matches, jury);
}
