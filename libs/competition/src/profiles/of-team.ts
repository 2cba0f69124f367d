import { parties, partyOf, seats, type Party } from '@tarokk/rules';
import { type OfficialMatch } from '../matches/official-match.js';
import { personsAt } from '../sheet/seating.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { trophiesOf } from '../trophies/entry.js';
import { compare } from '../wording/alphabetical.js';
import { averageHundredths } from '../wording/numbers.js';
import { countedMatches, even, withResult, type Balance } from './balance.js';

export interface TeamProfile {
  readonly side: SideId;
  /** Approved matches. */
  readonly matches: number;
  readonly balance: Balance;
  /** Match points of matches of eight games, two decimals; null without one. */
  readonly matchAverage: number | null;
  /** The highest raw total of such a match. */
  readonly best: number | null;
  /** Trophies entered for the side (13), rulings included (D14). */
  readonly trophies: number;
  /** Who played for it, guests too, the most frequent first. */
  readonly players: readonly { readonly person: PersonId; readonly games: number }[];
  /** Balances against other sides, the most frequent first. */
  readonly opponents: readonly { readonly side: SideId; readonly matches: number; readonly balance: Balance }[];
}

/** The figures of one team or pair from approved matches (D13). */
export function teamProfile(side: SideId, matches: readonly OfficialMatch[]): TeamProfile {
  const players = new Map<PersonId, number>();
  const opponents = new Map<SideId, { matches: number; balance: Balance }>();
  const whole: { points: number; raw: number }[] = [];
  let [played, trophies, balance] = [0, 0, even];
  for (const { match, outcome } of countedMatches(matches)) {
    const party = parties.find((candidate) => match.sheet.sides[candidate] === side);
    if (party === undefined) continue;
    const other: Party = party === 0 ? 1 : 0;
    const against = match.sheet.sides[other];
    const before = opponents.get(against) ?? { matches: 0, balance: even };
    played++;
    trophies += trophiesOf(match).filter((trophy) => trophy.side === side).length;
    balance = withResult(balance, outcome.raw[party], outcome.raw[other]);
    opponents.set(against, {
      matches: before.matches + 1,
      balance: withResult(before.balance, outcome.raw[party], outcome.raw[other]),
    });
    if (outcome.match !== null) whole.push({ points: outcome.match[party], raw: outcome.raw[party] });
    for (const game of match.result.games) {
      const persons = personsAt(match.sheet, game.number);
      for (const seat of seats) {
        if (partyOf(seat) === party) players.set(persons[seat], (players.get(persons[seat]) ?? 0) + 1);
      }
    }
  }
  const hundredths = averageHundredths(
    whole.reduce((sum, { points }) => sum + points, 0),
    whole.length,
  );
  return {
    side,
    matches: played,
    balance,
    matchAverage: hundredths === null ? null : hundredths / 100,
    best: whole.length === 0 ? null : Math.max(...whole.map(({ raw }) => raw)),
    trophies,
    players: [...players]
      .map(([person, games]) => ({ person, games }))
      .sort((a, b) => b.games - a.games || compare(a.person, b.person)),
    opponents: [...opponents]
      .map(([opponent, figures]) => ({ side: opponent, ...figures }))
      .sort((a, b) => b.matches - a.matches || compare(a.side, b.side)),
  };
}
