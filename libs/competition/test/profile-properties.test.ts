import { describe, expect, it } from '@jest/globals';
import { type Random, verifyMatch } from '@tarokk/rules';
import {
  appearancesOf,
  everybodyOn,
  headToHead,
  outcomeOf,
  playerProfile,
  sideResultsOf,
  sidesHeadToHead,
  teamProfile,
  type Appearance,
  type Balance,
  type OfficialMatch,
  type SideResult,
} from '@tarokk/competition';
import { randomSheet } from './making/random-sheets.js';
import { holdsAlways, randoms } from '../../../test/support/property.js';

const sides = ['t-1', 't-2'] as const;

function randomMatches(random: Random): readonly OfficialMatch[] {
  return Array.from({ length: 1 + random.below(5) }, (_, index) => randomMatch(random, `m-${index}`));
}

function randomMatch(random: Random, id: string): OfficialMatch {
  const sheet = randomSheet(random.below(2 ** 31));
  return { id, sheet, result: verifyMatch(sheet.record), state: random.chance(80, 100) ? 'approved' : 'reopened' };
}

function everybody(matches: readonly OfficialMatch[]): readonly string[] {
  return [...new Set(matches.flatMap(({ sheet }) => everybodyOn(sheet)))];
}

const mirrored = ({ won, drawn, lost }: Balance): Balance => ({ won: lost, drawn, lost: won });
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Rows as a database keeps them: JSON, under the match to which they belong. */
class Kept<T> {
  private readonly rows = new Map<string, string>();

  put(match: string, rows: readonly T[]): void {
    this.rows.set(match, JSON.stringify(rows));
  }

  all(random: Random): readonly T[] {
    return random.shuffled([...this.rows.values()].flatMap((rows) => JSON.parse(rows) as T[]));
  }
}

describe('properties of the profiles', () => {
  it('D13 profiles from rows kept through approvals, reopenings and corrections are those from all records', () => {
    holdsAlways(10, randoms, (random) => {
      const present = new Map<string, OfficialMatch>();
      const [appearances, results] = [new Kept<Appearance>(), new Kept<SideResult>()];
      const put = (match: OfficialMatch): void => {
        present.set(match.id, match);
        appearances.put(match.id, appearancesOf(match));
        results.put(match.id, sideResultsOf(match));
      };
      for (const match of randomMatches(random)) {
        put(match);
        const other = random.pick([...present.values()]);
        const fate = random.below(3);
        if (fate === 0) put(randomMatch(random, other.id));
        if (fate === 1) put({ ...other, state: other.state === 'approved' ? 'reopened' : 'approved' });
      }
      const matches = random.shuffled([...present.values()]);
      const [afresh, kept] = [matches.flatMap(appearancesOf), appearances.all(random)];
      const [sidesAfresh, sidesKept] = [matches.flatMap(sideResultsOf), results.all(random)];
      for (const player of everybody(matches)) {
        expect(playerProfile(player, kept)).toEqual(playerProfile(player, afresh));
        expect(headToHead(player, 'p-1', kept)).toEqual(headToHead(player, 'p-1', afresh));
      }
      for (const side of sides) expect(teamProfile(side, sidesKept)).toEqual(teamProfile(side, sidesAfresh));
    });
  });

  it('what is kept is plain: JSON gives it back unchanged', () => {
    holdsAlways(5, randoms, (random) => {
      const match = randomMatch(random, 'm');
      for (const rows of [appearancesOf(match), sideResultsOf(match)]) {
        expect(JSON.parse(JSON.stringify(rows))).toStrictEqual(rows);
      }
    });
  });

  it('1.1, D14 the appearances of a match make up all its seats, points and announcements, each once', () => {
    holdsAlways(10, randoms, (random) => {
      const match: OfficialMatch = { ...randomMatch(random, 'm'), state: 'approved' };
      const appearances = appearancesOf(match);
      const { games, raw } = outcomeOf(match);
      expect(new Set(appearances.map(({ person, party }) => `${person} ${party}`)).size).toBe(appearances.length);
      for (const role of ['interceptor', 'collector'] as const) {
        expect(total(appearances.map((appearance) => appearance.games[role]))).toBe(2 * games.length);
      }
      for (const party of [0, 1] as const) {
        const points = appearances
          .filter((appearance) => appearance.party === party)
          .map((appearance) => appearance.points);
        // Two players a party score its points together.
        expect(total(points)).toBe(2 * raw[party]);
      }
      const said = match.result.games.flatMap(({ announcements }) => announcements.map(({ status }) => status));
      const figures = appearances.flatMap(({ announcements }) => announcements);
      expect(total(figures.map(({ made }) => made))).toBe(said.filter((status) => status === 'won').length);
      expect(total(figures.map(({ failed }) => failed))).toBe(said.filter((status) => status === 'lost').length);
      for (const { games: sat, companions } of appearances) {
        const met = (as: string): number =>
          total(companions.filter((other) => other.as === as).map((other) => other.games));
        const own = sat.interceptor + sat.collector;
        expect([met('partner'), met('opponent')]).toEqual([own, 2 * own]);
      }
      for (const { party, players } of sideResultsOf(match)) {
        expect(players).toEqual(
          appearances
            .filter((appearance) => appearance.party === party)
            .map(({ person, games: sat }) => ({ person, games: sat.interceptor + sat.collector })),
        );
      }
    });
  });

  it('head-to-head figures are mirrored among opponents and alike among partners', () => {
    holdsAlways(10, randoms, (random) => {
      const matches = randomMatches(random);
      const appearances = matches.flatMap(appearancesOf);
      const [first, second] = random.shuffled(everybody(matches));
      const [one, other] = [headToHead(first!, second!, appearances), headToHead(second!, first!, appearances)];
      expect(one.asPartners).toEqual(other.asPartners);
      expect(one.asOpponents).toEqual({ ...other.asOpponents, balance: mirrored(other.asOpponents.balance) });
      const results = matches.flatMap(sideResultsOf);
      const [against, back] = [sidesHeadToHead('t-1', 't-2', results), sidesHeadToHead('t-2', 't-1', results)];
      expect(against.balance).toEqual(mirrored(back.balance));
      expect(against.matches).toBe(matches.filter(({ state }) => state === 'approved').length);
    });
  });
});
