import { type Day } from '../calendar/day.js';
import { membersOn, type Membership } from '../findings/context.js';
import { type Competition, type PersonId, type SideId } from '../sheet/sheet.js';

/** A team or pair of the season in question. */
export interface SideOfSeason {
  readonly id: SideId;
  readonly kind: 'team' | 'pair';
  readonly members: readonly Membership[];
}

/** Somebody whom a name may mean. */
export interface Namesake {
  readonly id: PersonId;
  /** It is their name now; else they had it once, or an entry of theirs that was merged into this one. */
  readonly present: boolean;
  /** They are a member of some team or pair of the season. */
  readonly ofSeason: boolean;
}

/** What the office knows under a name, letter by letter. */
export interface NameDirectory {
  /** Names of the season, among which one may have been meant that nobody has. */
  readonly sideNames: readonly string[];
  readonly personNames: readonly string[];
  /** Teams and pairs that take part in the season of the record. */
  sidesNamed(name: string): readonly SideOfSeason[];
  personsNamed(name: string): readonly Namesake[];
}

/**
 * The sides that a name can mean: a team where the match is for the championship, a pair where it is for a competition of
 * pairs alone, if that leaves any. One is certain, several are ambiguous.
 */
export function sidesMeant(
  sides: readonly SideOfSeason[],
  competitions: readonly Competition[],
): readonly SideOfSeason[] {
  const kind = competitions.includes('championship')
    ? 'team'
    : competitions.includes('free-championship')
      ? null
      : 'pair';
  const fitting = sides.filter((side) => side.kind === kind);
  return fitting.length > 0 ? fitting : sides;
}

/**
 * The persons whom a name at the table can mean: the side's own members of that day, else who plays in the season, else
 * whoever is called so, else whoever once was. The first of these that has anybody decides; one is certain, several are
 * ambiguous.
 */
export function personsMeant(
  namesakes: readonly Namesake[],
  side: SideOfSeason | null,
  date: Day | null,
): readonly PersonId[] {
  const members = side === null || date === null ? [] : membersOn({ ...side, name: '' }, date);
  const present = namesakes.filter((each) => each.present);
  const circles = [
    present.filter(({ id }) => members.includes(id)),
    present.filter(({ ofSeason }) => ofSeason),
    present,
    namesakes,
  ];
  const meant = circles.find((circle) => circle.length > 0) ?? [];
  return [...new Set(meant.map(({ id }) => id))];
}
