import { describe, expect, it } from 'vitest';
import { beats, type Card } from '../../src/cards/card.js';
import { has, isEmpty } from '../../src/cards/card-set.js';
import {
  legalKingsActs,
  legalKingsBids,
  legalKingsCalls,
  legalKingsCards,
  legalKingsDiscards,
  legalKingsTriples,
  randomSession,
  type KingsView,
  type PlayedDeal,
} from '../../src/sessions/door.js';
import { contractOf } from '../../src/sessions/kings-tarock/contracts.js';
import { triple } from '../../src/sessions/kings-tarock/exchange.js';
import { kingsTarock } from '../../src/sessions/kings-tarock/ruleset.js';

const deals = Array.from({ length: 12 }, (_, seed) =>
  randomSession(kingsTarock, `interface ${seed}`, { deals: 8 }),
).flatMap((session) => session.deals.map((deal) => deal as PlayedDeal));
const played = deals.filter(({ finding }) => finding.facts?.outcome === 'played');

/** What a seat knew before anything was said or played, with what it is asked about added. */
function view(deal: PlayedDeal, seat: number, more: Partial<KingsView> = {}): KingsView {
  const before = { auction: deal.auction, called: null, talon: [], taken: [], discarded: [], announcements: [] };
  return { dealer: deal.dealer, seat, hand: deal.hands[seat]!, ...before, tricks: [], ...more };
}

/** What it knew after the exchange. */
function exchanged(deal: PlayedDeal, seat: number, more: Partial<KingsView> = {}): KingsView {
  const { called, declarers, contract } = deal.finding;
  const { talon: use } = contractOf(contract);
  const isDeclarer = declarers.includes(seat);
  const take = deal.exchange.find((entry) => entry.act === 'take');
  const discard = deal.exchange.find((entry) => entry.act === 'discard');
  const taken = take?.act === 'take' ? triple(deal.talon, take.which) : use === 'all' ? deal.talon : [];
  return view(deal, seat, {
    called,
    talon: use === 'triple' || (use === 'all' && isDeclarer) ? deal.talon : [],
    taken: isDeclarer ? taken : [],
    discarded: isDeclarer && discard?.act === 'discard' ? discard.cards : [],
    ...more,
  });
}

/** By trick and place. */
function players(deal: PlayedDeal): number[][] {
  const { contract, declarers } = deal.finding;
  let leader = contractOf(contract).kind === 'negative' ? declarers[0]! : (deal.dealer + 1) % 4;
  return deal.tricks.map((cards) => {
    const seats = cards.map((_, place) => (leader + place) % 4);
    const best = cards.reduce((won: number, card: Card, place) => (beats(card, cards[won]!) ? place : won), 0);
    leader = seats[best]!;
    return seats;
  });
}

describe('Kings Tarock: legal moves from what a seat may know', () => {
  it('3.1 every bid of a legal session was offered, and only to the seat in turn', () => {
    for (const deal of deals) {
      for (const [index, { seat, bid }] of deal.auction.entries()) {
        const auction = deal.auction.slice(0, index);
        expect(legalKingsBids(view(deal, seat, { auction }))).toContain(bid);
        expect(legalKingsBids(view(deal, (seat + 1) % 4, { auction }))).toEqual([]);
      }
    }
  });
  it('3.1 the Rufer begins with call and nothing else; 3.3 in the end he has every game', () => {
    const [deal] = deals;
    const rufer = (deal!.dealer + 1) % 4;
    expect(legalKingsBids(view(deal!, rufer, { auction: [] }))).toEqual(['call']);
    const auction = [rufer, rufer + 1, rufer + 2, rufer + 3].map((seat, at) => ({
      seat: seat % 4,
      bid: at === 0 ? 'call' : 'pass',
    }));
    expect(legalKingsBids(view(deal!, rufer, { auction }))).toEqual(kingsTarock.contracts.map(({ id }) => id));
  });
  it('4.1 every king called was offered to the declarer alone', () => {
    for (const deal of deals) {
      for (const seat of [0, 1, 2, 3]) {
        const legal = legalKingsCalls(view(deal, seat));
        const call = deal.calling.find((entry) => entry.seat === seat);
        if (call?.act === 'call') expect(legal).toContain(call.card);
        else expect(legal).toEqual([]);
      }
    }
  });
  it('5.1–5.4 every triple, giving up and discard was allowed', () => {
    for (const deal of deals) {
      const { called } = deal.finding;
      for (const entry of deal.exchange) {
        const known = exchanged(deal, entry.seat);
        const { triples, giveUp } = legalKingsTriples(view(deal, entry.seat, { called, talon: deal.talon }));
        if (entry.act === 'take') expect(triples).toContain(entry.which);
        if (entry.act === 'give-up') expect(giveUp).toBe(true);
        if (entry.act !== 'discard') continue;
        for (const card of entry.cards) expect(has(legalKingsDiscards(known), card)).toBe(true);
      }
    }
  });
  it('6.1–6.6, 8.1 every act of a legal turn was offered to its seat', () => {
    for (const deal of played) {
      for (const [index, { seat, say }] of deal.announcements.entries()) {
        const known = exchanged(deal, seat, { announcements: deal.announcements.slice(0, index) });
        const { acts, mayPass } = legalKingsActs(known);
        if (say.length === 0) expect(mayPass).toBe(true);
        if (say.length === 1) expect(acts).toContainEqual(say[0]);
      }
    }
  });
  it('8.1 in Trischaken a seat says agree or not, and cannot say nothing', () => {
    const deal = played.find(({ finding }) => finding.contract === 'trischaken')!;
    const rufer = (deal.dealer + 1) % 4;
    const known = exchanged(deal, rufer);
    expect(legalKingsActs(known)).toEqual({ acts: [{ act: 'agree' }, { act: 'not' }], mayPass: false });
  });
  it('7.1 every card played was among the legal ones', () => {
    for (const deal of played.slice(0, 40)) {
      const seats = players(deal);
      for (const [trick, cards] of deal.tricks.entries()) {
        for (const [place, card] of cards.entries()) {
          const tricks = [...deal.tricks.slice(0, trick), ...(place > 0 ? [cards.slice(0, place)] : [])];
          const legal = legalKingsCards(exchanged(deal, seats[trick]![place]!, { tricks }));
          expect(has(legal, card)).toBe(true);
        }
      }
      expect(isEmpty(legalKingsCards(exchanged(deal, 0, { tricks: deal.tricks })))).toBe(true);
    }
  });
});
