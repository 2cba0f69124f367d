import { describe, expect, it } from '@jest/globals';
import {
  legalCalls,
  type Random,
  randomGame,
  scoredFrom,
  verifyMatch,
  type GameResult,
  type Match,
  type PlayedGame,
} from '@tarokk/rules';
import { type PartyNumber, type SeatNumber } from '../support/demands.js';
import { exampleRecords } from '../support/record-files.js';
import { holdsAlways, randoms } from '../support/property.js';

type Game = Match['games'][number];
type ScoredGame = Extract<Game, { sheet: unknown }>;
type Side = ScoredGame['sheet'][number];

function verified(game: Game): GameResult {
  const pair = { team: 'Vizsla', collector: 'Anna Nagy', interceptor: 'Béla Kis' };
  const firstDealer = (1 - game.attackers) as PartyNumber;
  return verifyMatch({ kind: 'variant', date: null, venue: null, parties: [pair, pair], firstDealer, games: [game] })
    .games[0]!;
}

const codesOf = ({ violations }: GameResult): string[] => violations.map(({ code }) => code).sort();

/** A sheet with one side changed, its points made right again. */
function changed(game: ScoredGame, party: PartyNumber, change: (side: Side) => Partial<Side>): ScoredGame {
  const sheet = game.sheet.map((side, index) => (index === party ? { ...side, ...change(side) } : side));
  const rough = { ...game, sheet: sheet as unknown as ScoredGame['sheet'] };
  const { score } = verified(rough);
  const right = sheet.map((side, index) => ({ ...side, points: score[index as PartyNumber].total }));
  return { ...rough, sheet: right as unknown as ScoredGame['sheet'] };
}

describe('the sheet of a played game', () => {
  const check = (played: PlayedGame): void => {
    const scored = verified(scoredFrom(played));
    expect(scored.violations).toEqual([]);
    expect(scored.score).toEqual(verified(played).score);
    expect(scored.trophies).toEqual([...verified(played).trophies].sort((one, other) => one.party - other.party));
  };

  it('7.1–7.5 is not refuted and scores the same, in random games', () => {
    holdsAlways(60, randoms, (random) => {
      check(randomGame(random, 1, random.pick([0, 1] as const)));
    });
  });

  it('7.1–7.5 is not refuted and scores the same, in every example of an announcement', () => {
    for (const { match, result } of exampleRecords()) {
      for (const [index, game] of match.games.entries()) {
        if (game.form === 'played' && result.games[index]!.violations.length === 0) check(game);
      }
    }
  });
});

describe('a sheet that is changed', () => {
  const sheetAndParty = (random: Random): [ScoredGame, PartyNumber] => {
    const game = scoredFrom(randomGame(random, 1, random.pick([0, 1] as const)));
    return [game, random.pick([0, 1] as const)];
  };

  it('7.4 is refuted with any other points', () => {
    holdsAlways(40, randoms, (random) => {
      const [game, party] = sheetAndParty(random);
      const by = random.pick([-10, -1, 1, 5, 100]);
      const sheet = game.sheet.map((side, index) => (index === party ? { ...side, points: side.points + by } : side));
      const { violations } = verified({ ...game, sheet: sheet as unknown as ScoredGame['sheet'] });
      expect(violations.map(({ code, party: whose }) => ({ code, whose }))).toEqual([
        { code: 'claim/points', whose: party },
      ]);
    });
  });

  it('7.1 is refuted with another number of tarocks or of T18, T17, T16', () => {
    holdsAlways(40, randoms, (random) => {
      const [game, party] = sheetAndParty(random);
      const more = changed(game, party, ({ tarocks }) => ({ tarocks: tarocks + 1 }));
      expect(codesOf(verified(more))).toContain('sheet/consolation');
      const toggled = changed(game, party, ({ has }) => ({
        has: has.includes('T17') ? has.filter((code) => code !== 'T17') : [...has, 'T17'],
      }));
      expect(codesOf(verified(toggled))).toContain('sheet/consolation');
    });
  });

  it('4.3 is refuted with Obscur on both sides, or left out on its own', () => {
    let left = 0;
    holdsAlways(60, randoms, (random) => {
      const game = scoredFrom(randomGame(random, 1, 0));
      const winner = game.sheet.findIndex(({ silent }) => silent.includes('obscur'));
      if (winner < 0) return;
      left++;
      const [whose, other] = winner === 0 ? ([0, 1] as const) : ([1, 0] as const);
      const both = changed(game, other, ({ silent }) => ({ silent: [...silent, 'obscur'] }));
      expect(codesOf(verified(both))).toContain('sheet/impossible');
      const without = changed(game, whose, ({ silent }) => ({ silent: silent.filter((bonus) => bonus !== 'obscur') }));
      expect(codesOf(verified(without))).toContain('sheet/impossible');
    });
    expect(left).toBeGreaterThan(5);
  });

  it('2.2 is refuted with a line that stands twice, unless it is a message of the other player', () => {
    let doubled = 0;
    holdsAlways(40, randoms, (random) => {
      const [game, party] = sheetAndParty(random);
      const { lines } = game.sheet[party];
      if (lines.length === 0) return;
      doubled++;
      const twice = changed(game, party, (side) => ({ lines: [...side.lines, random.pick(side.lines)] }));
      expect(codesOf(verified(twice))).toContain('sheet/auction');
    });
    expect(doubled).toBeGreaterThan(10);
  });

  it('4.9 is refuted with a trick of the other party beside a won Valat trophy', () => {
    let refuted = 0;
    for (const { match } of exampleRecords()) {
      for (const game of match.games) {
        if (game.form !== 'played') continue;
        const sheet = scoredFrom(game);
        for (const party of [0, 1] as const) {
          const won = sheet.sheet[party].lines.some(
            ({ announcement, result }) => announcement.definition.valat && result === 'won',
          );
          if (!won) continue;
          const other = (1 - party) as PartyNumber;
          const seat = (other * 2) as SeatNumber;
          const { calls } = legalCalls({ attackers: game.attackers, seat, hand: game.deal[seat], auction: [] });
          const amazon = calls.find(({ announcement }) => announcement.id === 'amazon')!.announcement;
          const claimed = changed(sheet, other, () => ({ lines: [{ announcement: amazon, seat, result: 'won' }] }));
          expect(codesOf(verified(claimed))).toEqual(['sheet/impossible']);
          refuted++;
        }
      }
    }
    expect(refuted).toBeGreaterThanOrEqual(12);
  });
});
