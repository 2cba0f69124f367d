import { catalogue, partyOf, type AnnouncementId, type Seat } from '@tarokk/rules';
import { type OfficialMatch } from '../matches/official-match.js';
import { personsAt } from '../sheet/seating.js';
import { type PersonId } from '../sheet/sheet.js';
import { compare } from '../wording/alphabetical.js';
import { averageHundredths } from '../wording/numbers.js';
import { countedMatches, even, withResult, type Balance, type CountedMatch } from './balance.js';

/** Somebody who was at the table too. */
export interface Companion {
  readonly person: PersonId;
  readonly games: number;
  /** Matches with at least one game together. */
  readonly matches: number;
  /** From the point of view of the player whose profile it is. */
  readonly balance: Balance;
}

export interface AnnouncementFigures {
  readonly announcement: AnnouncementId;
  readonly made: number;
  readonly failed: number;
}

export interface PlayerProfile {
  readonly player: PersonId;
  /** Approved matches in which he played at least one game. */
  readonly matches: number;
  readonly games: number;
  readonly balance: Balance;
  /** Raw points of his party a game at the table, two decimals; null without a game. */
  readonly gameAverage: number | null;
  /** Match points of matches that he played to the end, all eight games; two decimals, null without one. */
  readonly matchAverage: number | null;
  /** Of the same matches the highest raw total. */
  readonly best: number | null;
  /** What he announced that was won or lost, in the order of section 4; raised and void calls are neither. */
  readonly announcements: readonly AnnouncementFigures[];
  /** The most frequent first. */
  readonly partners: readonly Companion[];
  readonly opponents: readonly Companion[];
}

interface Seating {
  readonly seat: Seat;
  readonly partner: PersonId;
  readonly opponents: readonly PersonId[];
}

/** The figures of one player from approved matches, those of substitutes and guests too (D13, D47). */
export function playerProfile(player: PersonId, matches: readonly OfficialMatch[]): PlayerProfile {
  const partners = new Companions();
  const opponents = new Companions();
  const announced = new Map<AnnouncementId, { made: number; failed: number }>();
  const whole: { points: number; raw: number }[] = [];
  let [played, games, points, balance] = [0, 0, 0, even];
  for (const counted of countedMatches(matches)) {
    const seatings = seatingsOf(player, counted.match);
    const first = seatings.values().next().value;
    if (!first) continue;
    const party = partyOf(first.seat);
    const [own, other] = [counted.outcome.raw[party], counted.outcome.raw[party === 0 ? 1 : 0]];
    played++;
    games += seatings.size;
    balance = withResult(balance, own, other);
    for (const game of counted.outcome.games) points += seatings.has(game.number) ? game.points[party] : 0;
    if (counted.outcome.match !== null && seatings.size === counted.outcome.games.length) {
      whole.push({ points: counted.outcome.match[party], raw: own });
    }
    const tables = [...seatings.values()];
    partners.add(
      tables.map(({ partner }) => [partner]),
      own,
      other,
    );
    opponents.add(
      tables.map((seating) => seating.opponents),
      own,
      other,
    );
    countAnnouncements(announced, counted, seatings);
  }
  return {
    player,
    matches: played,
    games,
    balance,
    gameAverage: average(points, games),
    matchAverage: average(
      whole.reduce((sum, match) => sum + match.points, 0),
      whole.length,
    ),
    best: whole.length === 0 ? null : Math.max(...whole.map(({ raw }) => raw)),
    announcements: catalogue.flatMap(({ id }) => {
      const figures = announced.get(id as AnnouncementId);
      return figures ? [{ announcement: id as AnnouncementId, ...figures }] : [];
    }),
    partners: partners.list(),
    opponents: opponents.list(),
  };
}

/** Two players as opponents: the figures of the first, zeros when they never met. */
export function headToHead(player: PersonId, opponent: PersonId, matches: readonly OfficialMatch[]): Companion {
  const met = playerProfile(player, matches).opponents.find(({ person }) => person === opponent);
  return met ?? { person: opponent, games: 0, matches: 0, balance: even };
}

/** Where a player sat, by game; a game without him is left out. */
function seatingsOf(player: PersonId, { sheet }: OfficialMatch): ReadonlyMap<number, Seating> {
  const seatings = new Map<number, Seating>();
  for (const { number } of sheet.record.games) {
    const persons = personsAt(sheet, number);
    const seat = persons.indexOf(player) as Seat | -1;
    if (seat === -1) continue;
    const opponents = persons.filter((_, other) => other >> 1 !== seat >> 1);
    seatings.set(number, { seat, partner: persons[seat ^ 1]!, opponents });
  }
  return seatings;
}

function countAnnouncements(
  announced: Map<AnnouncementId, { made: number; failed: number }>,
  { match }: CountedMatch,
  seatings: ReadonlyMap<number, Seating>,
): void {
  for (const { number, announcements } of match.result.games) {
    for (const { announcement, seat, status } of announcements) {
      if (seatings.get(number)?.seat !== seat || (status !== 'won' && status !== 'lost')) continue;
      const { made, failed } = announced.get(announcement.id) ?? { made: 0, failed: 0 };
      announced.set(announcement.id, status === 'won' ? { made: made + 1, failed } : { made, failed: failed + 1 });
    }
  }
}

function average(sum: number, count: number): number | null {
  const hundredths = averageHundredths(sum, count);
  return hundredths === null ? null : hundredths / 100;
}

/** Counts with whom, or against whom, somebody played. */
class Companions {
  private readonly known = new Map<PersonId, Companion>();

  /** One match. @param tables the companions in each game */
  add(tables: readonly (readonly PersonId[])[], own: number, other: number): void {
    for (const person of new Set(tables.flat())) {
      const { games, matches, balance } = this.known.get(person) ?? { games: 0, matches: 0, balance: even };
      this.known.set(person, {
        person,
        games: games + tables.filter((table) => table.includes(person)).length,
        matches: matches + 1,
        balance: withResult(balance, own, other),
      });
    }
  }

  list(): readonly Companion[] {
    return [...this.known.values()].sort((a, b) => b.games - a.games || compare(a.person, b.person));
  }
}
