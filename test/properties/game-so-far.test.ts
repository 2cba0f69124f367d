import {
  announcement,
  type Game,
  gameSoFar,
  type GameView,
  judgeCalls,
  judgeCards,
  judgeTurns,
  legalCalls,
  legalCards,
  legalCardsSoFar,
  type Match,
  parseCard,
  type PlayedGame,
  playedGame,
  Random,
  randomGame,
  say,
  seats,
  verifyMatch,
} from '@tarokk/rules';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { exampleRecords } from '../support/record-files.js';
import { holdsAlways, seeds } from '../support/property.js';

const games = fc
  .tuple(seeds, fc.constantFrom(0, 1))
  .map(([seed, attackers]) => randomGame(new Random(seed), 1, attackers));

const unknown = [null, null, null, null] as const;

/** The game after some turns and cards. @param isDealt whether the hands are known before they are played */
function viewOf({ attackers, deal, auction, tricks }: PlayedGame, turns: number, cards: number, isDealt = true) {
  return {
    attackers,
    hands: isDealt ? deal : unknown,
    auction: auction.slice(0, turns),
    cards: tricks.flatMap((trick) => trick.cards).slice(0, cards),
  } satisfies GameView;
}

const whole = (game: PlayedGame, isDealt = true): GameView => viewOf(game, game.auction.length, 40, isDealt);

function verified(game: Game) {
  const pair = { team: 'x', collector: 'y', interceptor: 'z' };
  const match: Match = {
    kind: 'variant',
    date: null,
    venue: null,
    parties: [pair, pair],
    firstDealer: game.attackers === 0 ? 1 : 0,
    games: [{ ...game, number: 1 }],
  };
  return verifyMatch(match).games[0]!;
}

/** The played games of the example records: also those with violations. */
const examples = exampleRecords().flatMap(({ name, match }) =>
  match.games.flatMap((game) => (game.form === 'played' ? [{ name, game }] : [])),
);

describe('a game so far', () => {
  it('is at its end what the verification says of the whole game, whether or not the deal was known before', () => {
    holdsAlways(60, games, (game) => {
      const unclaimed = { ...game, claim: null };
      const dealt = gameSoFar(whole(game));
      expect(dealt.phase).toBe('over');
      expect(dealt.result).toEqual(verified(unclaimed));
      expect(playedGame(whole(game), 1)).toEqual(unclaimed);
      const fromTricks = gameSoFar(whole(game, false));
      expect(fromTricks.result).toEqual(dealt.result);
    });
  });

  it('reports the same violations as the verification, for every example record', () => {
    expect(examples.length).toBeGreaterThan(100);
    for (const { name, game } of examples) {
      const { violations, announcements } = verified({ ...game, claim: null });
      for (const isDealt of [true, false]) {
        const soFar = gameSoFar(whole(game, isDealt));
        const codes = (list: typeof violations) => list.map(({ code, seat, trick }) => [code, seat, trick].join());
        expect([name, isDealt, codes(soFar.violations).toSorted()]).toEqual([
          name,
          isDealt,
          codes(violations).toSorted(),
        ]);
        expect([name, soFar.announcements.map(({ status, reason }) => [status, reason])]).toEqual([
          name,
          announcements.map(({ status, reason }) => [status, reason]),
        ]);
      }
    }
  });

  it('decides of an announcement nothing that the last trick does not confirm, and nothing twice', () => {
    const hold = (game: PlayedGame): number => {
      const final = gameSoFar(whole(game)).announcements.map(({ status }) => status);
      let early = 0;
      const wrong: unknown[] = [];
      for (let cards = 0; cards < 40; cards++) {
        for (const isDealt of [true, false]) {
          const { announcements } = gameSoFar(viewOf(game, game.auction.length, cards, isDealt));
          for (const [place, { status, reason }] of announcements.entries()) {
            // Whether a message was false nobody knows before the hand is.
            if (status === 'stated' || status === 'open') continue;
            early++;
            if (status !== final[place] || reason === null) wrong.push({ cards, place, status, reason });
          }
        }
      }
      expect(wrong).toEqual([]);
      return early;
    };
    holdsAlways(10, games, (game) => void hold(game));
    expect(examples.slice(0, 40).reduce((sum, { game }) => sum + hold(game), 0)).toBeGreaterThan(1000);
  });

  it('2.2–2.5 4.1 objects to exactly the calls that are not legal', () => {
    holdsAlways(6, games, (game) => {
      for (let turns = 0; turns < game.auction.length; turns++) {
        const view = viewOf(game, turns, 0);
        const { turnOf } = gameSoFar(view);
        const seat = game.auction[turns]!.seat;
        expect(turnOf).toBe(seat);
        const { calls } = legalCalls({ ...view, seat, hand: game.deal[seat] });
        const judge = judgeCalls(view);
        expect(calls.filter((call) => judge(call) !== null)).toEqual([]);
        const legal = new Set(calls.map((call) => call.announcement));
        for (const call of [announcement('game'), announcement('royal'), announcement('wonok')]) {
          if (!legal.has(call)) expect(judge({ contra: false, announcement: call })).not.toBeNull();
        }
      }
    });
  });

  it('2.2 goes on with the turn of who has not finished: what they have called counts for what they call next', () => {
    const view: GameView = {
      attackers: 1,
      hands: unknown,
      auction: [],
      speaking: [{ contra: false, announcement: announcement('spadille') }],
      cards: [],
    };
    expect(gameSoFar(view)).toMatchObject({ phase: 'auction', turnOf: 3 });
    const objection = judgeCalls(view)({ contra: false, announcement: announcement('manille') })!;
    expect(objection).toMatchObject({ rule: '2.4', isPossible: true });
    expect(say(objection.sentence, 'en')).toContain('second trophy beside Spadille');
  });

  it('2.1 objects to everybody who begins to speak without being in turn, and goes on from them where they have', () => {
    holdsAlways(15, games, (game) => {
      for (let turns = 0; turns < game.auction.length; turns++) {
        const view = viewOf(game, turns, 0);
        const { turnOf: due } = gameSoFar(view);
        for (const seat of seats) {
          const objection = judgeTurns(view)(seat);
          if (seat === due) {
            expect(objection).toBeNull();
            continue;
          }
          expect(objection).toMatchObject({ rule: '2.1', isPossible: true });
          const speaking = gameSoFar({ ...view, speaker: seat });
          expect([speaking.turnOf, speaking.violations]).toEqual([seat, []]);
          const over = gameSoFar({ ...view, auction: [...view.auction, { seat, calls: [] }] });
          expect(over.violations.map(({ code }) => code)).toEqual(['auction/turn-order']);
          expect(say(over.violations[0]!.sentence, 'en')).toBe(say(objection!.sentence, 'en'));
        }
      }
    });
  });

  it('3.1 2.6 objects to exactly the cards that are not legal', () => {
    holdsAlways(20, games, (game) => {
      const [offered, allowed]: [(readonly number[])[], (readonly number[])[]] = [[], []];
      for (let cards = 0; cards < 40; cards++) {
        const view = viewOf(game, game.auction.length, cards);
        const { turnOf } = gameSoFar(view);
        const tricks = Array.from({ length: Math.ceil(cards / 4) }, (_, index) =>
          view.cards.slice(4 * index, 4 * index + 4),
        );
        const { cards: legal } = legalCards({ ...view, seat: turnOf!, hand: game.deal[turnOf!], tricks });
        offered.push(legalCardsSoFar(view).toSorted());
        allowed.push(legal.toSorted());
      }
      expect(offered).toEqual(allowed);
    });
  });

  it('takes every card of a legal game where the deal is told by the tricks', () => {
    holdsAlways(20, games, (game) => {
      const objections = Array.from({ length: 40 }, (_, cards) => {
        const view = viewOf(game, game.auction.length, cards, false);
        return judgeCards(view)(game.tricks[cards >> 2]!.cards[cards & 3]!);
      });
      expect(objections.filter((objection) => objection !== null)).toEqual([]);
    });
  });

  describe('of which the deal is told by the tricks', () => {
    const codes = (text: string) => text.split(' ').map(parseCard);
    /** B attacks, so B's collector leads; its auction is all passes. */
    const entered = (cards: string): GameView => ({
      attackers: 1,
      hands: unknown,
      auction: [3, 0, 1, 2].map((seat) => ({ seat: seat as 0, calls: [] })),
      cards: codes(cards),
    });

    it('1.3 says in which trick a card was played already', () => {
      const objection = judgeCards(entered('HK HQ HC HJ'))(parseCard('HQ'))!;
      expect(objection).toMatchObject({ rule: '1.3', isPossible: false });
      expect(say(objection.sentence, 'en')).toBe('queen of hearts was played in trick 1 by A interceptor');
    });

    it('3.1 says which earlier card did not follow when a later one shows it', () => {
      // A's interceptor threw a spade on hearts, and leads a heart from the same hand afterwards.
      const clash = judgeCards(entered('HQ SJ HC HJ T5'))(parseCard('HK'))!;
      expect(clash).toMatchObject({ rule: '3.1', isPossible: true, trick: 1 });
      expect(say(clash.sentence, 'en')).toContain('jack of spades does not follow');
    });

    it('1.4 knows where XIX and XX belong, and that nobody has fewer than three tarocks', () => {
      expect(judgeCards(entered('HQ'))(parseCard('T20'))).toMatchObject({ rule: '1.4' });
      // B's interceptor holds XIX (1.4), so what is no tarock did not follow a tarock.
      expect(judgeCards(entered('T5 T6 T7'))(parseCard('HQ'))).toMatchObject({ rule: '3.1' });
    });
  });
});
