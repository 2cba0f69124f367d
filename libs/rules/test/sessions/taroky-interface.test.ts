import { describe, expect, it } from 'vitest';
import { has, cardsOf } from '../../src/cards/card-set.js';
import { cardCode, parseCard, type Card } from '../../src/cards/card.js';
import {
  findRuleset,
  isLegalTarokyDiscard,
  legalTarokyActs,
  legalTarokyBids,
  legalTarokyCalling,
  legalTarokyCards,
  legalTarokyDiscards,
  legalTarokyExchange,
  legalTarokyStart,
  randomSession,
  type PlayedDeal,
  type TarokyView,
} from '../../src/sessions/door.js';
import { orderFrom, tableOf } from '../../src/sessions/seats.js';
import { pagatPlace } from '../../src/sessions/taroky/played-facts.js';
import { winningPlace } from '../../src/tricks/trick.js';
import { fivePlayers } from './table.js';

type Game = TarokyView['ruleset'];
type Reached = Partial<Record<'auction' | 'calling' | 'exchange' | 'announcements', number>> & {
  readonly tricks?: readonly (readonly Card[])[];
};

/** What a seat drew from the talon, by what is on record of the exchange. */
function drawnBy(deal: PlayedDeal, seat: number): readonly Card[] {
  const [first, second] = deal.exchange;
  if (first === undefined) return [];
  if (first.act === 'take') {
    if (first.seat !== seat || second?.act !== 'discard') return [];
    return first.which === 2 ? deal.talon.slice(3) : deal.talon.slice(0, 3);
  }
  let top = 0;
  for (const entry of deal.exchange) {
    const count = entry.act === 'discard' ? entry.cards.length : entry.act === 'surrender' ? 4 : 0;
    if (entry.seat === seat) return deal.talon.slice(top, top + count);
    top += count;
  }
  return [];
}

function view(game: Game, deal: PlayedDeal, seat: number, at: Reached): TarokyView {
  const own = deal.exchange.findIndex((entry) => entry.seat === seat && entry.act === 'discard');
  const reached = at.exchange ?? (at.announcements === undefined ? 0 : 99);
  const discard = own >= 0 && own < reached ? deal.exchange[own]! : undefined;
  return {
    ruleset: game,
    options: {},
    players: deal.hands.length as 4 | 5,
    dealer: deal.dealer,
    seat,
    hand: deal.hands[seat]!,
    auction: deal.auction.slice(0, at.auction ?? 99),
    calling: deal.calling.slice(0, at.calling ?? 99),
    exchange: deal.exchange.slice(0, reached).map((entry) => ({ seat: entry.seat, act: entry.act })),
    drawn: discard === undefined ? [] : drawnBy(deal, seat),
    discarded: discard?.act === 'discard' ? discard.cards : [],
    announcements: deal.announcements.slice(0, at.announcements ?? 0),
    tricks: at.tricks ?? [],
  };
}

const games: readonly Game[] = ['taroky', 'taroky-polish'];

describe.each(games)('%s: legal moves from what a seat may know', (game) => {
  const ruleset = findRuleset(game)!;
  const deals = ['four', 'five'].flatMap((seed) => {
    const players = seed === 'five' ? { players: fivePlayers } : {};
    return randomSession(ruleset, seed, { deals: 30, ...players }).deals as readonly PlayedDeal[];
  });

  it('C2.1 every bid of a legal session was offered, and only to the seat in turn', () => {
    for (const deal of deals) {
      for (const [index, { seat, bid }] of deal.auction.entries()) {
        const known = (other: number): TarokyView => view(game, deal, other, { auction: index, calling: 0 });
        expect(legalTarokyBids(known(seat))).toContain(bid);
        const next = tableOf(deal.hands.length, deal.dealer).next[seat]!;
        expect(legalTarokyBids(known(next))).toEqual([]);
      }
    }
  });
  it('C2.3, C3.1 every call was offered, and only to the declarer, once', () => {
    for (const deal of deals) {
      for (const { seat, ...act } of deal.calling) {
        expect(legalTarokyCalling(view(game, deal, seat, { calling: 0 }))).toContainEqual(act);
        expect(legalTarokyCalling(view(game, deal, seat, {}))).toEqual([]);
        const next = tableOf(deal.hands.length, deal.dealer).next[seat]!;
        expect(legalTarokyCalling(view(game, deal, next, { calling: 0 }))).toEqual([]);
      }
    }
  });
  it('C4 taking, declining and giving up were offered, and the discards allowed', () => {
    for (const deal of deals) {
      for (const [index, { seat, ...act }] of deal.exchange.entries()) {
        const known = view(game, deal, seat, { exchange: index });
        if (act.act === 'discard') {
          const holding = { ...known, drawn: drawnBy(deal, seat), discarded: [] };
          expect(isLegalTarokyDiscard(holding, act.cards)).toBe(true);
          expect(isLegalTarokyDiscard(holding, act.cards.slice(1))).toBe(false);
          for (const card of act.cards) expect(has(legalTarokyDiscards(holding), card)).toBe(true);
        } else {
          const drawn = act.act === 'surrender' ? deal.talon.slice(0, 4) : [];
          expect(legalTarokyExchange({ ...known, drawn })).toContainEqual(act);
        }
        const table = tableOf(deal.hands.length, deal.dealer);
        const last = orderFrom(table, seat)[3]!;
        expect(legalTarokyExchange(view(game, deal, last, { exchange: index }))).toEqual([]);
      }
    }
  });
  it('C5 everything said was offered, and nothing in Varšava', () => {
    for (const deal of deals) {
      for (const [index, { seat, say }] of deal.announcements.entries()) {
        const acts = legalTarokyActs(view(game, deal, seat, { announcements: index }));
        const [first] = say;
        if (first !== undefined) expect(acts).toContainEqual(first);
      }
      if (deal.finding.contract === 'varsava') {
        expect(legalTarokyActs(view(game, deal, deal.auction[0]!.seat, { announcements: 0 }))).toEqual([]);
      }
    }
  });
  it('C6.1, C7.2 every card played was legal', () => {
    for (const deal of deals) {
      let leader = tableOf(deal.hands.length, deal.dealer).forehand;
      const order = (): readonly number[] => orderFrom(tableOf(deal.hands.length, deal.dealer), leader);
      for (const [trick, cards] of deal.tricks.entries()) {
        const seats = order();
        for (const [place, card] of cards.entries()) {
          const before = [...deal.tricks.slice(0, trick), ...(place === 0 ? [] : [cards.slice(0, place)])];
          const known = view(game, deal, seats[place]!, { announcements: 99, tricks: before });
          const legal = legalTarokyCards(known);
          expect(has(legal, card), `${cardCode(card)} of ${cardsOf(legal).map(cardCode).join(' ')}`).toBe(true);
        }
        const takes = (game === 'taroky-polish' ? pagatPlace(cards) : null) ?? winningPlace(cards);
        leader = seats[takes]!;
      }
    }
  });
  it('P1.2 throwing in is offered with such cards, in the Polish game before the auction', () => {
    const hand = 'T21 T1 SK CK HK DK S7 S8 S9 S10 SJ SC'.split(' ').map(parseCard);
    const known = { ...view(game, deals[0]!, tableOf(4, deals[0]!.dealer).forehand, { auction: 0, calling: 0 }), hand };
    expect(legalTarokyStart(known)).toEqual(game === 'taroky-polish' ? [{ act: 'throw-in' }] : []);
    expect(legalTarokyStart({ ...known, auction: deals[0]!.auction })).toEqual([]);
  });
});
