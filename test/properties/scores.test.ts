import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import {
  definitionOf,
  matchPoints,
  matchRecord,
  resultDocument,
  verifyMatch,
  type GameResult,
  type Match,
  type MatchRecord,
} from '@tarokk/rules';
import { conformanceRecords, exampleRecords } from '../support/record-files.js';
import { holdsAlways, matches } from '../support/property.js';
import { readRecord } from '../support/rigged-game.js';

const sides = [0, 1] as const;

const records = [...exampleRecords(), ...conformanceRecords()];

/** Every game of every record and of random matches, one by one. They are so many that what is checked throws without `expect`. */
function forEveryGame(runs: number, check: (game: GameResult, match: Match, index: number) => void): void {
  for (const { match, result } of records)
    for (const [index, game] of result.games.entries()) check(game, match, index);
  holdsAlways(runs, matches(0, 30), (match) => {
    for (const [index, game] of verifyMatch(match).games.entries()) check(game, match, index);
  });
}

const freeTricks = ['game', 'cash-box', 'bridge', 'octave', 'misere', 'valat'];
const valatTrophies = 'scale quart pyramid spectrum stella full court grand harpy gloria triumph royal'.split(' ');

describe('scores of any game', () => {
  it('7.4 a total is at least 0, at most the limit, and else the sum of its parts', () => {
    forEveryGame(20, ({ score }) => {
      for (const { consolation, messages, announcements, silent, contra, limit, total } of score) {
        const sum = consolation + messages + announcements + silent + contra;
        equal(total, Math.max(0, Math.min(limit, sum)));
        ok(total >= 0 && total <= limit);
      }
    });
  });

  it('7.4 the limit follows from the one active trophy, or is 100 without', () => {
    forEveryGame(20, ({ score, announcements }, match, index) => {
      if (match.games[index]!.form === 'scored') return;
      for (const side of sides) {
        const trophies = announcements.filter(
          ({ party, status, announcement }) =>
            party === side && (status === 'won' || status === 'lost') && announcement.definition.rule === '4.9',
        );
        ok(trophies.length <= 1);
        equal(score[side].limit, trophies[0] ? limitOf(trophies[0]) : 100);
      }
    });
  });

  it('7.1 the consolation is 40–100 for attackers and 60–90 for defenders', () => {
    forEveryGame(20, ({ score, attackers }) => {
      for (const side of sides) {
        const { consolation } = score[side];
        ok(consolation >= (side === attackers ? 40 : 60), `${consolation}`);
        ok(consolation <= (side === attackers ? 100 : 90), `${consolation}`);
        equal(consolation % 5, 0);
      }
    });
  });

  it('7.3 contras come to −20 … +20 together, and to the opposite of what they meet each', () => {
    forEveryGame(20, ({ score, announcements }) => {
      for (const side of sides) {
        const own = announcements.filter(({ party, contra }) => party !== side && contra !== null);
        const sum = own.reduce((total, { contra }) => total + contra!.points, 0);
        equal(score[side].contra, Math.max(-20, Math.min(20, sum)));
        for (const { points, contra } of own) equal(contra!.points + points, 0);
      }
    });
  });

  it('7.2 an announcement scores its points, their opposite when lost, nothing when raised or void', () => {
    forEveryGame(20, ({ announcements }) => {
      for (const { announcement, status, points } of announcements) {
        const worth = announcement.definition.points;
        const scored = { stated: worth, won: worth, lost: -worth, raised: 0, void: 0 }[status];
        equal(points + 0, scored + 0);
      }
    });
  });

  it('7.5 the trophy list has exactly the won trophies, with their announcers', () => {
    forEveryGame(20, ({ announcements, trophies }) => {
      const won = announcements
        .filter(({ announcement, status }) => status === 'won' && announcement.definition.rule === '4.9')
        .map(({ party, seat, announcement }) => ({ party, seat, trophy: announcement.id }));
      deepEqual(trophies, won);
    });
  });
});

function limitOf({ announcement, status }: GameResult['announcements'][number]): number {
  const { points } = announcement.definition;
  if (points < 100) return status === 'won' ? 110 : 100 - points;
  return status === 'won' ? points : 0;
}

describe('silent bonuses of played games', () => {
  it('4.3 Obscur has exactly one winner when it is played, and none when it is not', () => {
    forEveryGame(20, ({ announcements, silent }, match, index) => {
      if (match.games[index]!.form === 'scored') return;
      const ends = [...freeTricks, ...valatTrophies];
      const announced = announcements.some(
        ({ announcement, status }) => status !== 'void' && ends.includes(announcement.id),
      );
      equal(silent.filter(({ bonus }) => bonus === 'obscur').length, announced ? 0 : 1);
    });
  });

  it('4.3 every other silent bonus falls to one party at most, and for its points', () => {
    forEveryGame(20, ({ silent }, match, index) => {
      if (match.games[index]!.form === 'scored') return;
      const names = silent.map(({ bonus }) => bonus);
      equal(new Set(names).size, names.length);
      for (const { bonus, points } of silent) equal(points, definitionOf(bonus).points);
    });
  });
});

describe('matches', () => {
  it('8 the points are the sums of the games, those of a match their eighths rounded down', () => {
    holdsAlways(60, matches(0, 50), (match) => {
      const { games, points, match: matchScore } = verifyMatch(match);
      for (const side of sides) {
        expect(points[side]).toBe(games.reduce((sum, { score }) => sum + score[side].total, 0));
      }
      const eighths = points.map((raw) => (raw - (raw % 8)) / 8);
      expect(matchScore).toEqual(match.kind === 'match' ? eighths : null);
      expect(matchPoints([760, 759])).toEqual([95, 94]);
    });
  });

  it('1.1 with the names of the parties exchanged the result is the same, exchanged', () => {
    const check = (match: Match): void => {
      const record = matchRecord(match);
      expect(comparable(mirrored(record))).toEqual(comparable(record, exchanged));
    };
    for (const { match } of records) check(match);
    holdsAlways(20, matches(0, 40), check);
  });
});

type Name = 'A' | 'B';
const exchanged = (name: Name): Name => (name === 'A' ? 'B' : 'A');
const unchanged = (name: Name): Name => name;
const exchangedSeat = (seat: string): string => exchanged(seat[0] as Name) + seat.slice(1);

function mirrored(record: MatchRecord): MatchRecord {
  const turned = <T>({ A, B }: Readonly<Record<Name, T>>): Record<Name, T> => ({ A: B, B: A });
  return {
    ...record,
    parties: turned(record.parties),
    firstDealer: exchanged(record.firstDealer),
    games: record.games.map((game) => {
      if ('sheet' in game) return { ...game, sheet: turned(game.sheet) };
      const { claim, ...played } = game;
      return {
        ...played,
        deal: turned(game.deal),
        auction: game.auction.map(({ seat, calls }) => ({ seat: exchangedSeat(seat), calls })),
        ...(claim ? { claim: turned(claim) } : {}),
      };
    }),
  };
}

/** A result without its sentences and without the orders that are free, its parties renamed. */
function comparable(record: MatchRecord, rename: (name: Name) => Name = unchanged): unknown {
  const seatOf = (seat: string | null): string | null =>
    seat === null ? null : rename(seat[0] as Name) + seat.slice(1);
  const party = <T>(by: Readonly<Record<Name, T>>): Record<Name, T> => ({ A: by[rename('A')], B: by[rename('B')] });
  const sorted = (list: readonly unknown[]): string[] => list.map((item) => JSON.stringify(item)).sort();
  const { verdict, games, points, match } = resultDocument(verifyMatch(readRecord(record)), 'en');
  return {
    verdict,
    points: party(points),
    match: match && party(match),
    games: games.map((game) => ({
      attackers: rename(game.attackers),
      score: party(game.score),
      violations: sorted(
        game.violations.map(({ message: _, rule: __, ...drawn }) => ({
          ...drawn,
          seat: seatOf(drawn.seat),
          party: drawn.party ? rename(drawn.party) : null,
        })),
      ),
      announcements: sorted(
        game.announcements.map(({ reason: _, ...line }) => ({
          ...line,
          party: rename(line.party),
          seat: seatOf(line.seat),
          contra: line.contra && { ...line.contra, seat: seatOf(line.contra.seat) },
        })),
      ),
      silent: sorted(game.silent.map(({ reason: _, ...bonus }) => ({ ...bonus, party: rename(bonus.party) }))),
      trophies: sorted(
        game.trophies.map((trophy) => ({ ...trophy, party: rename(trophy.party), seat: seatOf(trophy.seat) })),
      ),
    })),
  };
}
