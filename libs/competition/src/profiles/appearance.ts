import {
  parties,
  partyOf,
  seats,
  type BySeat,
  type MatchResult,
  type Party,
  type Role,
  type Seat,
} from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { outcomeOf, type OfficialMatch } from '../matches/official-match.js';
import { personsAt, roleOf } from '../sheet/seating.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { addedUp, type AnnouncementFigures } from './announced.js';
import { type Raw } from './balance.js';

/** Somebody who was at the table too. */
export interface AtTable {
  readonly person: PersonId;
  readonly as: 'partner' | 'opponent';
  /** Games together, at least one. */
  readonly games: number;
}

/**
 * What one person did for one party in an approved match: all that their profile needs of it. Plain data that a database may
 * keep, one for each match, person and party: who was replaced and returns for the other party, which D18 forbids and a
 * ruling may let stand, appears for both.
 */
export interface Appearance {
  /** Id of the match. */
  readonly match: string;
  readonly person: PersonId;
  readonly date: Day;
  /** Of a cup match that was played in the year after the draw: the season of its cup (D51). */
  readonly season?: number;
  readonly party: Party;
  readonly side: SideId;
  readonly opposingSide: SideId;
  /** Games at the table for this party, by the role of the seat (1.1); together at least one. */
  readonly games: Readonly<Record<Role, number>>;
  /** What the party scored in these games (D14). */
  readonly points: number;
  /** The whole match, with or without the person. */
  readonly raw: Raw;
  /** The party's match points (8); null unless it is a match of eight games. */
  readonly matchPoints: number | null;
  /** Whether these are all games of the match. */
  readonly whole: boolean;
  /** What they announced that was won or lost, in the order of section 4. */
  readonly announcements: readonly AnnouncementFigures[];
  readonly companions: readonly AtTable[];
}

/** A person in one game. */
interface Seating {
  readonly game: number;
  readonly seat: Seat;
  /** Everybody in that game. */
  readonly persons: BySeat<PersonId>;
  /** What their party scored in it. */
  readonly points: number;
}

/**
 * Everybody who sat at the table in at least one game, substitutes and guests too (D47); nobody while the match is reopened
 * (D13).
 */
export function appearancesOf(match: OfficialMatch): readonly Appearance[] {
  if (match.state === 'reopened') return [];
  const { id, sheet, result, season } = match;
  const outcome = outcomeOf(match);
  return parties.flatMap((party) => {
    const other: Party = party === 0 ? 1 : 0;
    const seatings = outcome.games.flatMap(({ number, points }) => {
      const persons = personsAt(sheet, number);
      const ofParty = seats.filter((seat) => partyOf(seat) === party);
      return ofParty.map((seat): Seating => ({ game: number, seat, persons, points: points[party] }));
    });
    const persons = new Set(seatings.map(({ seat, persons: seated }) => seated[seat]));
    return [...persons].map((person): Appearance => {
      const own = seatings.filter(({ seat, persons: seated }) => seated[seat] === person);
      return {
        match: id,
        person,
        date: sheet.date,
        ...(season !== undefined && { season }),
        party,
        side: sheet.sides[party],
        opposingSide: sheet.sides[other],
        games: gamesByRole(own),
        points: own.reduce((sum, { points }) => sum + points, 0),
        raw: { own: outcome.raw[party], other: outcome.raw[other] },
        matchPoints: outcome.match === null ? null : outcome.match[party],
        whole: own.length === outcome.games.length,
        announcements: announcedBy(own, result),
        companions: companionsOf(own),
      };
    });
  });
}

function gamesByRole(seatings: readonly Seating[]): Appearance['games'] {
  const games = { interceptor: 0, collector: 0 };
  for (const { seat } of seatings) games[roleOf(seat)]++;
  return games;
}

function announcedBy(seatings: readonly Seating[], { games }: MatchResult): readonly AnnouncementFigures[] {
  const seatIn = new Map(seatings.map(({ game, seat }) => [game, seat]));
  const made = games.flatMap(({ number, announcements }) => {
    const own = announcements.filter(({ seat }) => seat === seatIn.get(number));
    const decided = own.filter(({ status }) => status === 'won' || status === 'lost');
    return decided.map(({ announcement: { id }, status }): AnnouncementFigures => {
      return { announcement: id, made: status === 'won' ? 1 : 0, failed: status === 'lost' ? 1 : 0 };
    });
  });
  return addedUp(made);
}

function companionsOf(seatings: readonly Seating[]): readonly AtTable[] {
  const met = (as: AtTable['as'], others: readonly PersonId[]): readonly AtTable[] =>
    [...new Set(others)].map((person) => ({
      person,
      as,
      games: others.filter((other) => other === person).length,
    }));
  return [
    ...met(
      'partner',
      seatings.map(({ seat, persons }) => persons[seat ^ 1]!),
    ),
    ...met(
      'opponent',
      seatings.flatMap(({ seat, persons }) => persons.filter((_, other) => other >> 1 !== seat >> 1)),
    ),
  ];
}
