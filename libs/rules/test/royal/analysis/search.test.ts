import { describe, expect, it } from '@jest/globals';
import { cardsOf } from '../../../src/cards/card-set.js';
import { Random } from '../../../src/random/random.js';
import { analyseGame } from '../../../src/royal/analysis/analysis.js';
import { BoundPlay } from '../../../src/royal/analysis/bindings.js';
import { analysisDocument, gameAnalysisDocument } from '../../../src/royal/analysis/document.js';
import { goalOf } from '../../../src/royal/analysis/goal.js';
import { missedCalls } from '../../../src/royal/analysis/missed.js';
import { TranspositionTable } from '../../../src/royal/analysis/table.js';
import { stepsOf, verdictsOf } from '../../../src/royal/analysis/verdicts.js';
import { boundCards } from '../../../src/royal/play/binding.js';
import { randomGame } from '../../../src/royal/random/match.js';
import { verifyPlayed } from '../../../src/royal/verification/played.js';
import { auctionOf, questionsOf } from './questions.js';
import { isFull } from '../../../../../test/support/full.js';

/** Without its table the search of a whole game may take for ever: what it knows by then is compared. */
const PATIENCE = isFull ? 3_000_000 : 60_000;

describe('the table of proved positions', () => {
  it('changes no verdict and no turn of whole games', () => {
    const random = new Random('with and without a table');
    const table = new TranspositionTable();
    let known = 0;
    for (let index = 0; index < (isFull ? 40 : 3); index++) {
      const game = randomGame(random, index + 1, index % 2 === 0 ? 0 : 1);
      const steps = stepsOf(game.hands, game.tricks);
      for (const { question, bound } of questionsOf(game, random, 8)) {
        const goal = goalOf(question.claims, question.kept, question.party, game.hands);
        const play = new BoundPlay(bound);
        const withTable = verdictsOf(goal, steps, play, table, Infinity);
        const without = verdictsOf(goal, steps, play, null, PATIENCE);
        const certain = without.verdicts.replace(/^\?+/, '');
        expect(withTable.verdicts.slice(41 - certain.length)).toBe(certain);
        known += certain.length;
        if (certain.length < 41) continue;
        // The limit may end the search of a card that would have kept the verdict, too: only what is proved is named.
        const proved = without.turns.map((turn) => ({ ...turn, keeping: expect.arrayContaining([...turn.keeping]) }));
        expect(withTable.turns).toEqual(proved);
      }
    }
    expect(known).toBeGreaterThan(isFull ? 20_000 : 1000);
  });
});

describe('goals that no play reaches', () => {
  const { hands } = randomGame(new Random('hands'), 1, 0);

  it('2.3 are lost before the first card when two cards are bound to one trick', () => {
    const [first, second] = cardsOf(hands[0]);
    const kept = [first!, second!].map((card, order) => ({ card, tricks: 1 << 9, order, kept: true }));
    expect(goalOf([], kept, 0, hands).impossible).toBe(true);
    expect(goalOf([], kept.slice(1), 0, hands).impossible).toBe(false);
  });
});

describe('what nobody announced', () => {
  const games = Array.from({ length: isFull ? 40 : 2 }, (_, index) =>
    randomGame(new Random(`missed ${index}`), index + 1, index % 2 === 0 ? 0 : 1),
  );

  it('2.2, 2.4 is legal beside what the party announced, and raises none of it', () => {
    for (const game of games) {
      const auction = auctionOf(game);
      const calls = missedCalls(auction, [boundCards(auction, 0), boundCards(auction, 1)], 'schlemme');
      expect(calls.length).toBeGreaterThan(0);
      for (const { announcement, party } of calls.filter((_call, index) => index % 40 === 0)) {
        const again = auctionOf(game);
        again.take({ seat: again.turnOf, calls: [] });
        expect(again.objection({ contra: false, announcement }, party === 0 ? 1 : 3)).toBeNull();
        expect(again.schlemmeOf(party).every(({ announcement: own }) => own !== announcement)).toBe(true);
      }
    }
  });

  it('comes in the order of the catalogue, with parameters as in records and no seat', () => {
    for (const game of games) {
      const { missed } = analyseGame(game, { missed: 'schlemme', only: 'gang' });
      const document = gameAnalysisDocument({ number: 1, reason: null, announcements: [], silent: [], missed });
      for (const line of document.missed!) {
        expect(Object.keys(line)).toEqual(['party', 'announce', 'suit', 'verdict']);
        expect(line.verdict).toBe('1');
      }
    }
  });

  it('is looked for among trophies alone, or among all Schlemme', () => {
    const auction = auctionOf(games[0]!);
    const bound = [boundCards(auction, 0), boundCards(auction, 1)] as const;
    const families = (family: 'trophies' | 'schlemme'): Set<string> =>
      new Set(missedCalls(auction, bound, family).map(({ announcement }) => announcement.definition.family));
    expect([...families('trophies')]).toEqual(['trophy']);
    expect(families('schlemme').has('message')).toBe(false);
    expect(families('schlemme').has('trophy')).toBe(true);
    expect(families('schlemme').size).toBeGreaterThan(4);
  });
});

describe('royal-tarokk-analysis/1', () => {
  const game = randomGame(new Random('document'), 1, 0);

  it('says of a game with an illegal card its first violation and nothing else', () => {
    // The first two cards of a hand change places in the play: somebody has not followed.
    const revoked = Array.from({ length: 200 }, (_, seed) => randomGame(new Random(`revoke ${seed}`), 1, 0))
      .map((played) => {
        const tricks = played.tricks.map(({ cards, ...trick }) => ({ ...trick, cards: [...cards] }));
        const [a, b] = [0, 1].map((trick) => (3 - tricks[trick]!.leader) & 3);
        const held = tricks[0]!.cards[a!]!;
        tricks[0]!.cards[a!] = tricks[1]!.cards[b!]!;
        tricks[1]!.cards[b!] = held;
        return { ...played, tricks: tricks as unknown as typeof played.tricks };
      })
      .find((played) => verifyPlayed(played).violations.some(({ code }) => code === 'play/revoke'))!;
    const violation = verifyPlayed(revoked).violations.find(({ code }) => code.startsWith('play/'))!;
    expect(gameAnalysisDocument(analyseGame(revoked))).toEqual({
      number: 1,
      reason: `${violation.code}, trick ${violation.trick}`,
      announcements: null,
      silent: null,
      missed: null,
    });
  });

  it('has its keys in their order', () => {
    const document = analysisDocument([analyseGame(game)]);
    expect(Object.keys(document)).toEqual(['format', 'games']);
    const [only] = document.games;
    expect(Object.keys(only!)).toEqual(['number', 'reason', 'announcements', 'silent', 'missed']);
    for (const line of only!.announcements!) {
      expect(Object.keys(line).slice(0, 3)).toEqual(['party', 'seat', 'announce']);
      expect(Object.keys(line).slice(-2)).toEqual(['verdicts', 'turns']);
    }
    for (const line of only!.silent!) {
      expect(Object.keys(line)).toEqual(['party', 'bonus', 'verdicts', 'turns']);
      for (const turn of line.turns) expect(Object.keys(turn)).toEqual(['card', 'seat', 'played', 'kind', 'keeping']);
    }
    expect(only!.missed).toEqual([]);
  });
});
