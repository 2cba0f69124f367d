import { equal, ok } from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import {
  legalCalls,
  legalCards,
  randomGame,
  verifyMatch,
  type GameResult,
  type LegalCalls,
  type PlayedGame,
  type Random,
} from '@tarokk/rules';
import { winsAgainst } from '../support/cards.js';
import { type PartyNumber, type SeatNumber } from '../support/demands.js';
import { holdsAlways, randoms } from '../support/property.js';

type Trick = PlayedGame['tricks'][number];
type Call = LegalCalls['calls'][number];

function verified(game: PlayedGame): GameResult {
  const pair = { team: 'Vizsla', collector: 'Anna Nagy', interceptor: 'Béla Kis' };
  const firstDealer = (1 - game.attackers) as PartyNumber;
  return verifyMatch({ kind: 'variant', date: null, venue: null, parties: [pair, pair], firstDealer, games: [game] })
    .games[0]!;
}

interface Slip {
  readonly seat: SeatNumber;
  readonly trick: number;
}

/** Plays a game again with any legal cards. @param slipAt the card, of forty, at which an illegal one is played if there is any */
function playedAgain(random: Random, game: PlayedGame, slipAt: number): { game: PlayedGame; slip: Slip | null } {
  const { attackers, auction, deal } = game;
  const tricks: Trick[] = [];
  let leader = (attackers * 2 + 1) as SeatNumber;
  let slip: Slip | null = null;
  for (let trick = 1; trick <= 10; trick++) {
    const cards: number[] = [];
    let winner = leader;
    let best = -1;
    for (let place = 0; place < 4; place++) {
      const seat = ((leader + place) & 3) as SeatNumber;
      const before = tricks.map((done) => done.cards);
      const legal = legalCards({ attackers, seat, hand: deal[seat], auction, tricks: [...before, cards] });
      equal(legal.turnOf, seat);
      ok(legal.cards.length > 0);
      const gone = [...before.flat(), ...cards];
      const illegal = deal[seat].filter((card) => !gone.includes(card) && !legal.cards.includes(card));
      const slips = slip === null && (trick - 1) * 4 + place >= slipAt && illegal.length > 0;
      const card = random.pick(slips ? illegal : legal.cards);
      if (slips) slip = { seat, trick };
      cards.push(card);
      if (best < 0 || winsAgainst(card, best)) {
        best = card;
        winner = seat;
      }
    }
    tricks.push({ leader, cards: cards as unknown as Trick['cards'], winner, best });
    leader = winner;
  }
  return { game: { ...game, tricks, claim: null }, slip };
}

const NEVER = 40;

describe('legal cards', () => {
  it('2.6, 3.1 are never none, and a game of nothing else draws no violation', () => {
    holdsAlways(60, randoms, (random) => {
      const game = randomGame(random, 1, random.pick([0, 1] as const));
      expect(verified(playedAgain(random, game, NEVER).game).violations).toEqual([]);
    });
  });

  it('2.6, 3.1 leave no other: any card that is not among them draws a violation where it is played', () => {
    let slips = 0;
    holdsAlways(80, randoms, (random) => {
      const dealt = randomGame(random, 1, random.pick([0, 1] as const));
      const { game, slip } = playedAgain(random, dealt, random.below(36));
      if (!slip) return;
      slips++;
      const drawn = verified(game).violations.map(({ code, seat, trick }) => ({
        room: code.split('/')[0],
        seat,
        trick,
      }));
      expect(drawn).toEqual([{ room: 'play', ...slip }]);
    });
    expect(slips).toBeGreaterThan(40);
  });
});

function keyOf({ contra, announcement: { id, cards, suits, count } }: Call): string {
  return `${contra ? '-' : '+'}${id} ${cards.join()} ${suits.join()} ${String(count)}`;
}

/** Everything that anybody could say: at the start nothing excludes a Schlemm; messages true of any of the hands; contras on all. */
function everyCall({ attackers, deal }: PlayedGame): readonly Call[] {
  const calls = new Map<string, Call>();
  const add = (call: Call): unknown => calls.set(keyOf(call), call);
  for (const seat of [0, 1, 2, 3] as const) {
    for (const { announcement } of legalCalls({ attackers, seat, hand: deal[seat], auction: [] }).calls) {
      add({ contra: false, announcement });
      add({ contra: true, announcement });
    }
  }
  return [...calls.values()];
}

describe('legal calls', () => {
  it('2.2–2.5, 4.1 are all accepted, and every other call is void', () => {
    let [accepted, refused] = [0, 0];
    holdsAlways(25, randoms, (random) => {
      const attackers = random.pick([0, 1] as const);
      const game = randomGame(random, 1, attackers);
      const auction = game.auction.slice(0, random.below(game.auction.length));
      const { turnOf } = legalCalls({ attackers, seat: 0, hand: game.deal[0], auction });
      expect(turnOf).not.toBeNull();
      const seat = turnOf!;
      const legal = legalCalls({ attackers, seat, hand: game.deal[seat], auction }).calls;
      const offered = new Set(legal.map(keyOf));
      const others = everyCall(game).filter((call) => !offered.has(keyOf(call)));
      const violationsOf = (call: Call): number =>
        verified({ ...game, auction: [...auction, { seat, calls: [call] }], claim: null }).violations.filter(
          ({ code, turn }) => code.startsWith('auction/') && turn === auction.length,
        ).length;
      const some = (calls: readonly Call[]): readonly Call[] => random.shuffled(calls).slice(0, 60);
      expect(some(legal).filter((call) => violationsOf(call) !== 0)).toEqual([]);
      expect(some(others).filter((call) => violationsOf(call) !== 1)).toEqual([]);
      accepted += legal.length;
      refused += others.length;
    });
    expect(accepted).toBeGreaterThan(1000);
    expect(refused).toBeGreaterThan(1000);
  });

  it('2.1 end with the auction', () => {
    holdsAlways(30, randoms, (random) => {
      const { attackers, auction, deal } = randomGame(random, 1, random.pick([0, 1] as const));
      for (const seat of [0, 1, 2, 3] as const) {
        expect(legalCalls({ attackers, seat, hand: deal[seat], auction })).toEqual({ turnOf: null, calls: [] });
      }
    });
  });
});
