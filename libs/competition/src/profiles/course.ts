import { type Day } from '../calendar/day.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { type Appearance } from './appearance.js';
import { type Raw } from './balance.js';
import { type SideResult } from './side-result.js';

/** One match of two players, teams or pairs against each other, from the point of view of the first. */
export interface Meeting {
  /** Id of the match. */
  readonly match: string;
  readonly date: Day;
  readonly raw: Raw;
}

/**
 * The matches of two players against each other, in the order of the appearances; one in which the first played for both
 * parties against the other is there twice.
 *
 * @param appearances at least those of the first; those of others are passed over
 */
export function courseOfPlayers(
  player: PersonId,
  other: PersonId,
  appearances: readonly Appearance[],
): readonly Meeting[] {
  return appearances
    .filter(
      ({ person, companions }) =>
        person === player && companions.some(({ person: met, as }) => met === other && as === 'opponent'),
    )
    .map(meeting);
}

/**
 * The matches of two teams or pairs against each other, in the order of the results.
 *
 * @param results at least those of the first; those of other sides are passed over
 */
export function courseOfSides(side: SideId, opposing: SideId, results: readonly SideResult[]): readonly Meeting[] {
  return results.filter((result) => result.side === side && result.opposingSide === opposing).map(meeting);
}

function meeting({ match, date, raw }: Meeting): Meeting {
  return { match, date, raw };
}
