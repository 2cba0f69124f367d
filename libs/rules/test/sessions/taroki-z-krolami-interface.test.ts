import { describe, expect, it } from 'vitest';
import { cardCode, parseCard, type Card } from '../../src/cards/card.js';
import { cardsOf, has } from '../../src/cards/card-set.js';
import {
  isLegalKozyDiscard,
  legalKozyActs,
  legalKozyBids,
  legalKozyCalling,
  legalKozyCards,
  legalKozyDiscards,
  legalKozyExchange,
  legalKozyStart,
  randomSession,
  type KozyView,
  type PlayedDeal,
} from '../../src/sessions/door.js';
import { tarokiZKrolami } from '../../src/sessions/taroki-z-krolami/ruleset.js';
import { tableOf } from '../../src/sessions/seats.js';
import { winningPlace } from '../../src/tricks/trick.js';

const deals = randomSession(tarokiZKrolami, 'interface', { deals: 60 }).deals as readonly PlayedDeal[];
const played = deals.filter(({ finding }) => finding.facts?.outcome === 'played');

type Reached = Partial<Record<'start' | 'auction' | 'calling' | 'announcements', number>> & {
  readonly tricks?: readonly (readonly Card[])[];
};

/** What a seat knew after so many entries; once announcements began the exchange was over. */
function view(deal: PlayedDeal, seat: number, at: Reached): KozyView {
  const [take, discard] = deal.exchange;
  const isOver = at.announcements !== undefined && take?.act === 'take' && discard?.act === 'discard';
  const size = isOver ? discard.cards.length : 0;
  const isOwn = isOver && take.seat === seat;
  const shown = isOver ? deal.talon.slice(0, take.exposed! * size) : [];
  const taken = isOver ? deal.talon.slice((take.which - 1) * size, take.which * size) : [];
  return {
    dealer: deal.dealer,
    seat,
    hand: deal.hands[seat]!,
    start: deal.start.slice(0, at.start ?? 99),
    auction: deal.auction.slice(0, at.auction ?? 99),
    calling: deal.calling.slice(0, at.calling ?? 99),
    talon: isOwn ? deal.talon.slice(0, Math.max(take.exposed! * size, take.which * size)) : shown,
    taken: isOwn ? taken : [],
    discarded: isOwn ? discard.cards : [],
    announcements: deal.announcements.slice(0, at.announcements ?? 0),
    tricks: at.tricks ?? [],
  };
}

describe('Taroki z królami: legal moves from what a seat may know', () => {
  it('Z 1 throwing in without a tarock and declaring four kings are offered to those who may', () => {
    for (const deal of deals) {
      for (const [index, { seat, act }] of deal.start.entries()) {
        const acts = legalKozyStart(view(deal, seat, { start: index, auction: 0 }));
        expect(acts.map((one) => one.act)).toContain(act);
      }
    }
    const [deal] = deals;
    expect(legalKozyStart(view(deal!, 0, {}))).toEqual([]);
    const hand = 'SK CK HK DK S7 S8 S9 S10 SJ SC SQ CQ'.split(' ').map(parseCard);
    const known = { ...view(deal!, 0, { start: 0, auction: 0 }), hand };
    expect(legalKozyStart(known).map(({ act }) => act)).toEqual(['throw-in', 'four-kings']);
    const start = [{ seat: 0, act: 'four-kings' } as const];
    expect(legalKozyStart({ ...known, start }).map(({ act }) => act)).toEqual(['throw-in']);
  });
  it('Z 2 every bid of a legal session was offered, and only to the seat in turn', () => {
    for (const deal of deals) {
      for (const [index, { seat, bid }] of deal.auction.entries()) {
        expect(legalKozyBids(view(deal, seat, { auction: index, calling: 0 }))).toContain(bid);
        expect(legalKozyBids(view(deal, (seat + 1) % 4, { auction: index, calling: 0 }))).toEqual([]);
      }
    }
    const first = view(deals[0]!, (deals[0]!.dealer + 1) % 4, { auction: 0, calling: 0 });
    expect(legalKozyBids(first)).toEqual(['pass', '1', '2', '3']);
  });
  it('Z 3 every call, king ultimo and kontra was offered; who does not declare cannot call', () => {
    for (const deal of deals) {
      for (const [index, { seat, ...act }] of deal.calling.entries()) {
        expect(legalKozyCalling(view(deal, seat, { calling: index }))).toContainEqual(act);
      }
      if (deal.finding.declarers.length === 0) continue;
      const other = (deal.finding.declarers[0]! + 1) % 4;
      expect(legalKozyCalling(view(deal, other, { calling: 0 }))).toEqual([]);
      expect(legalKozyCalling(view(deal, deal.finding.declarers[0]!, { auction: 0, calling: 0 }))).toEqual([]);
    }
  });
  it('Z 4 the packet taken was offered after looking, giving up with the called king seen, and the discards allowed', () => {
    for (const deal of deals) {
      const [first, second] = deal.exchange;
      if (first === undefined || (first.act !== 'take' && first.act !== 'give-up')) continue;
      const { seat, ...act } = first;
      const size = { '1': 3, '2': 2, '3': 1 }[deal.finding.contract!]!;
      const looked =
        act.act === 'give-up' ? act.seen! : Math.max(act.exposed!, act.exposed! < act.which ? act.which : 0);
      const known = { ...view(deal, seat, {}), talon: deal.talon.slice(0, looked * size) };
      expect(legalKozyExchange(known)).toContainEqual(act);
      expect(legalKozyExchange({ ...known, talon: [] })).toEqual([]);
      expect(legalKozyExchange({ ...known, seat: (seat + 1) % 4 })).toEqual([]);
      if (second?.act !== 'discard') continue;
      const holding = { ...view(deal, seat, { announcements: 0 }), discarded: [] };
      expect(isLegalKozyDiscard(holding, second.cards)).toBe(true);
      expect(isLegalKozyDiscard(holding, second.cards.slice(1))).toBe(false);
      for (const card of second.cards) expect(has(legalKozyDiscards(holding), card)).toBe(true);
    }
  });
  it('Z 5 everything said was offered; four kings and king ultimo are not, nor what the seat does not hold', () => {
    for (const deal of played) {
      for (const [index, { seat, say }] of deal.announcements.entries()) {
        const acts = legalKozyActs(view(deal, seat, { announcements: index }));
        const [first] = say;
        if (first !== undefined) expect(acts).toContainEqual(first);
        const announced = acts.flatMap((act) => (act.act === 'announce' ? [act.bonus] : []));
        expect(announced).not.toContain('four-kings');
        expect(announced).not.toContain('king-ultimo');
      }
    }
    const before = view(deals[0]!, 0, { calling: 0 });
    expect(legalKozyActs(before)).toEqual([]);
  });
  it('Z 6 every card played was legal, and the kept cards are not offered beside others', () => {
    let keeping = 0;
    for (const deal of played.slice(0, 30)) {
      const { announcements, tricks } = deal;
      let leader = tableOf(4, deal.dealer).forehand;
      for (const [trick, cards] of tricks.entries()) {
        for (const [place, card] of cards.entries()) {
          const seat = (leader + place) % 4;
          const before = [...tricks.slice(0, trick), ...(place === 0 ? [] : [cards.slice(0, place)])];
          const known = view(deal, seat, { announcements: announcements.length, tricks: before });
          const legal = legalKozyCards(known);
          expect(has(legal, card), `${cardCode(card)} of ${cardsOf(legal).map(cardCode).join(' ')}`).toBe(true);
          const announced = announcements.some(
            (turn) =>
              turn.seat === seat && turn.say.some((act) => act.act === 'announce' && act.bonus === 'pagat-ultimo'),
          );
          if (announced && cardsOf(legal).length > 1) {
            keeping++;
            expect(has(legal, parseCard('T1'))).toBe(false);
          }
        }
        leader = (leader + winningPlace(cards)) % 4;
      }
    }
    expect(keeping).toBeGreaterThan(0);
  });
});
