import { describe, expect, it } from '@jest/globals';
import {
  analyseGame,
  cardCode,
  parseCard,
  partyOf,
  Random,
  randomMatch,
  verifyMatch,
  type TurningPoint,
  type Game,
  type GameAnalysis,
  type Match,
} from '@tarokk/rules';
import { conformanceRecords, exampleRecords } from '../support/record-files.js';
import { withPartiesExchanged, withSuitsExchanged } from '../support/exchanged-games.js';
import { isFull } from '../support/full.js';

const records = [...exampleRecords(), ...conformanceRecords()].map(({ match }) => match);
const randomOnes = Array.from({ length: isFull ? 40 : 1 }, (_, seed) => randomMatch(new Random(`analysed ${seed}`)));
const matches: readonly Match[] = [...randomOnes, ...records.filter((_match, index) => isFull || index % 60 === 0)];

interface Analysed {
  readonly match: Match;
  readonly game: Game;
  readonly analysis: GameAnalysis;
}

const analysed: readonly Analysed[] = matches.flatMap((match) =>
  match.games.map((game) => ({ match, game, analysis: analyseGame(game) })),
);

/** The verdicts of all announcements and bonuses of a game, with the party each is about. */
function linesOf({ announcements, silent }: GameAnalysis) {
  return [...announcements, ...silent];
}

describe('the analysis of played games', () => {
  it('has one verdict before each of the forty cards and one of the end, all decided', () => {
    for (const { analysis } of analysed)
      for (const { verdicts } of linesOf(analysis)) expect(verdicts).toMatch(/^[01]{41}$/);
  });

  it('ends with what the verification says', () => {
    for (const { match, game, analysis } of analysed) {
      if (analysis.reason !== null) continue;
      const result = verifyMatch(match).games[game.number - 1]!;
      const decided = result.announcements.filter(({ status }) => status === 'won' || status === 'lost');
      expect(analysis.announcements.map(({ announcement, seat }) => [announcement, seat])).toEqual(
        decided.map(({ announcement, seat }) => [announcement, seat]),
      );
      expect(analysis.announcements.map(({ verdicts }) => (verdicts.endsWith('1') ? 'won' : 'lost'))).toEqual(
        decided.map(({ status }) => status),
      );
      expect(
        analysis.silent.filter(({ verdicts }) => verdicts.endsWith('1')).map(({ party, bonus }) => [party, bonus]),
      ).toEqual(result.silent.map(({ party, bonus }) => [party, bonus]));
    }
  });

  it('changes a verdict only by the card of whoever could change it, and says so', () => {
    let turned = 0;
    for (const { game, analysis } of analysed) {
      if (game.form !== 'played') continue;
      const cards = game.tricks.flatMap(({ leader, cards: four }) =>
        four.map((card, place) => ({ card, seat: (leader + place) & 3 })),
      );
      for (const { party, verdicts, turns } of linesOf(analysis)) {
        const changes = cards.flatMap(({ card, seat }, index) =>
          verdicts[index] === verdicts[index + 1]
            ? []
            : [{ card: index, seat, played: card, kind: verdicts[index] === '1' ? 'slip' : 'gift' }],
        );
        expect(turns.map(({ keeping: _keeping, ...turn }) => turn)).toEqual(changes);
        for (const { seat, kind, keeping, played } of turns) {
          expect(partyOf(seat) === party ? 'slip' : 'gift').toBe(kind);
          expect(keeping.length).toBeGreaterThan(0);
          expect(keeping).not.toContain(played);
          expect(keeping).toEqual([...keeping].sort((a, b) => a - b));
          turned++;
        }
      }
    }
    expect(turned).toBeGreaterThan(50);
  });

  it('2.6, 3.1 says of a game with an illegal card only what was illegal, of a scored game that it is scored', () => {
    const reasons = analysed.map(({ game, analysis }) => [game.form, analysis.reason] as const);
    for (const [form, reason] of reasons) {
      if (form === 'scored') expect(reason).toBe('scored');
      else if (reason !== null) expect(reason).toMatchObject({ code: expect.stringMatching(/^play\//) as unknown });
    }
    expect(reasons.some(([form]) => form === 'scored')).toBe(true);
  });

  it('4.3 is about Obscur of both parties at once: what one can reach the other cannot', () => {
    for (const { analysis } of analysed) {
      const [a, b] = analysis.silent.filter(({ bonus }) => bonus === 'obscur');
      if (a && b) expect(b.verdicts).toBe(a.verdicts.replace(/./g, (verdict) => (verdict === '1' ? '0' : '1')));
    }
  });
});

/** Turns without the order of `keeping`, which is that of the cards. */
function plain(turns: readonly TurningPoint[], name: (card: number) => number = (card) => card) {
  return turns.map(({ keeping, played, ...turn }) => ({
    ...turn,
    played: name(played),
    keeping: keeping.map(name).sort((a, b) => a - b),
  }));
}

describe('games that are the same give the same', () => {
  const some = analysed.filter(({ game }, index) => game.form === 'played' && (isFull || index % 6 === 0));

  it.each(['SC', 'HD'] as const)('with the suits %s exchanged', (pair) => {
    const exchanged = (card: number): number => {
      const code = cardCode(card);
      const place = pair.indexOf(code[0]!);
      return place < 0 ? card : parseCard(pair[1 - place]! + code.slice(1));
    };
    for (const { match, game, analysis } of some) {
      const again = analyseGame(withSuitsExchanged(match, pair).games[game.number - 1]!);
      expect(linesOf(again).map(({ verdicts }) => verdicts)).toEqual(linesOf(analysis).map(({ verdicts }) => verdicts));
      expect(linesOf(again).map(({ turns }) => plain(turns))).toEqual(
        linesOf(analysis).map(({ turns }) => plain(turns, exchanged)),
      );
    }
  });

  it('with the parties exchanged', () => {
    for (const { match, game, analysis } of some) {
      const again = analyseGame(withPartiesExchanged(match).games[game.number - 1]!);
      const withOthers = (turns: readonly TurningPoint[]) =>
        plain(turns).map((turn) => ({ ...turn, seat: turn.seat ^ 2 }));
      expect(again.announcements.map(({ verdicts, turns }) => [verdicts, plain(turns)])).toEqual(
        analysis.announcements.map(({ verdicts, turns }) => [verdicts, withOthers(turns)]),
      );
      for (const { bonus, party, verdicts, turns } of analysis.silent) {
        const twin = again.silent.find((other) => other.bonus === bonus && other.party !== party);
        expect([twin?.verdicts, plain(twin?.turns ?? [])]).toEqual([verdicts, withOthers(turns)]);
      }
    }
  });
});

describe('the limit of searched positions', () => {
  const games = randomOnes[0]!.games;

  it('leaves open only what comes first, and what is known is right', () => {
    let open = 0;
    for (const game of games) {
      const whole = linesOf(analyseGame(game));
      for (const [index, { verdicts, turns }] of linesOf(analyseGame(game, { limit: 2000 })).entries()) {
        const known = verdicts.replace(/^\?+/, '');
        expect(known).toMatch(/^[01]+$/);
        expect(whole[index]!.verdicts.endsWith(known)).toBe(true);
        for (const turn of turns) {
          const same = whole[index]!.turns.find(({ card }) => card === turn.card)!;
          expect(same.keeping).toEqual(expect.arrayContaining([...turn.keeping]));
        }
        open += 41 - known.length;
      }
    }
    expect(open).toBeGreaterThan(0);
  });

  it('gives the same on every call, and for one announcement alone the same as among all', () => {
    for (const game of games.slice(0, 3)) {
      const all = analyseGame(game, { limit: 3000 });
      expect(analyseGame(game, { limit: 3000 })).toEqual(all);
      for (const { bonus } of all.silent) {
        expect(analyseGame(game, { limit: 3000, only: bonus }).silent).toEqual(
          all.silent.filter((other) => other.bonus === bonus),
        );
      }
    }
  });
});
