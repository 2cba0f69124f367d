import { parties, partyOf, seats, type Party } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { outcomeOf, type OfficialMatch } from '../matches/official-match.js';
import { personsAt } from '../sheet/seating.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { trophiesOf } from '../trophies/entry.js';
import { type Raw } from './balance.js';

/** Who played for a side, and how many games. */
export interface SidePlayer {
  readonly person: PersonId;
  readonly games: number;
}

/**
 * How an approved match ended for one of its sides: all that the profile of a team or pair needs of it. Plain data that a
 * database may keep, one for each match and side.
 */
export interface SideResult {
  /** Id of the match. */
  readonly match: string;
  readonly date: Day;
  readonly party: Party;
  readonly side: SideId;
  readonly opposingSide: SideId;
  readonly raw: Raw;
  /** Match points (8); null unless it is a match of eight games. */
  readonly matchPoints: number | null;
  /** Trophies entered for the side (13), rulings included (D14). */
  readonly trophies: number;
  /** Guests and substitutes too. */
  readonly players: readonly SidePlayer[];
}

/** The results of both sides; none while the match is reopened (D13). */
export function sideResultsOf(match: OfficialMatch): readonly SideResult[] {
  if (match.state === 'reopened') return [];
  const { id, sheet } = match;
  const { raw, match: matchPoints } = outcomeOf(match);
  const trophies = trophiesOf(match);
  return parties.map((party): SideResult => {
    const other: Party = party === 0 ? 1 : 0;
    const side = sheet.sides[party];
    return {
      match: id,
      date: sheet.date,
      party,
      side,
      opposingSide: sheet.sides[other],
      raw: { own: raw[party], other: raw[other] },
      matchPoints: matchPoints === null ? null : matchPoints[party],
      trophies: trophies.filter((trophy) => trophy.side === side).length,
      players: playersOf(match, party),
    };
  });
}

function playersOf({ sheet, result }: OfficialMatch, party: Party): readonly SidePlayer[] {
  const games = new Map<PersonId, number>();
  for (const { number } of result.games) {
    const persons = personsAt(sheet, number);
    for (const seat of seats) {
      if (partyOf(seat) === party) games.set(persons[seat], (games.get(persons[seat]) ?? 0) + 1);
    }
  }
  return [...games].map(([person, played]) => ({ person, games: played }));
}
