import { describe, expect, it } from '@jest/globals';
import { cardsOf } from '../../src/cards/card-set.js';
import { legalMoves, nextMove, randomSession, type PlayedDeal } from '../../src/sessions/door.js';
import { kingsTarock } from '../../src/sessions/kings-tarock/ruleset.js';
import { fivePointCards, T1 } from '../../src/sessions/pack.js';
import { viewOf, type Moment } from './seat-view.js';

const session = randomSession(kingsTarock, 'interface', { deals: 80 });
const deals = session.deals as readonly PlayedDeal[];
const known = (deal: PlayedDeal, seat: number, phase: Moment['phase'], index: number) =>
  viewOf(session, deal, seat, { phase, index });

describe('Kings Tarock: legal moves from what a seat may know', () => {
  it('3.1 the Rufer begins with call and nothing else; 3.3 in the end he has every game', () => {
    const deal = deals[0]!;
    const rufer = (deal.dealer + 1) % 4;
    const view = known(deal, rufer, 'auction', 0);
    expect(legalMoves(view).bids).toEqual(['call']);
    const auction = [0, 1, 2, 3].map((place) => ({ seat: (rufer + place) % 4, bid: place === 0 ? 'call' : 'pass' }));
    expect(legalMoves({ ...view, auction }).bids).toEqual(kingsTarock.contracts.map(({ id }) => id));
  });
  it('4.1 kings are offered to the declarer alone, and only once', () => {
    for (const deal of deals) {
      const [call] = deal.calling;
      for (const seat of [0, 1, 2, 3]) {
        const { calling } = legalMoves(known(deal, seat, 'calling', 0));
        if (call?.seat === seat) expect(calling.length).toBeGreaterThan(0);
        else expect(calling).toEqual([]);
        expect(legalMoves(known(deal, seat, 'exchange', 0)).calling).toEqual([]);
      }
    }
  });
  it('5.1–5.4 a triple, with the called king in the open talon giving up; no five-point card goes', () => {
    for (const deal of deals) {
      const [first, second] = deal.exchange;
      if (first?.act !== 'take') continue;
      const { exchange } = legalMoves(known(deal, first.seat, 'exchange', 0));
      const isOpen = deal.finding.called !== null && deal.talon.includes(deal.finding.called);
      expect(exchange.some(({ act }) => act === 'give-up')).toBe(isOpen);
      expect(legalMoves(known(deal, (first.seat + 1) % 4, 'exchange', 0)).exchange).toEqual([]);
      const { discards } = legalMoves(known(deal, second!.seat, 'exchange', 1));
      for (const card of cardsOf(fivePointCards)) expect(discards!.cards).not.toContain(card);
    }
  });
  it('6.1–6.6 an aufrufer needs a bird at the declarer’s turn; all else may be said beside it', () => {
    const due = deals.filter(({ finding }) => finding.contract === 'aufrufer' && finding.facts?.outcome === 'played');
    expect(due.length).toBeGreaterThan(0);
    for (const deal of due) {
      const { acts, mayPass } = legalMoves(known(deal, deal.finding.declarers[0]!, 'announcements', 0)).announcements;
      expect(mayPass).toBe(false);
      expect(acts).toContainEqual({ act: 'announce', bonus: 'trula' });
      expect(acts.filter(({ act }) => act === 'kontra')).toEqual([]);
    }
  });
  it('6.3 who took T1 out of the open talon is believed to hold it: what he announces can be doubled', () => {
    const deal = deals.find(({ exchange, finding }) => exchange[0]?.act === 'take' && finding.called !== null)!;
    const [declarer] = deal.finding.declarers;
    const turn = { seat: declarer!, say: [{ act: 'announce', bonus: 'pagat-ultimo' } as const] };
    const view = known(deal, (declarer! + 1) % 4, 'announcements', 1);
    const [take, ...rest] = view.exchange;
    const exchange = take?.act === 'take' ? [{ ...take, which: 1 }, ...rest] : [];
    const hand = view.hand.filter((card) => card !== T1);
    const talon = [T1, ...deal.talon.slice(1)];
    const { acts } = legalMoves({ ...view, hand, talon, exchange, announcements: [turn] }).announcements;
    expect(acts).toContainEqual({ act: 'kontra', on: 'pagat-ultimo', level: 1, of: null });
  });
  it('6.6 in a negative game a contra is of a declarer', () => {
    const deal = deals.find(({ finding }) => finding.contract === 'bettler' && finding.declarers.length === 1)!;
    const declarer = deal.finding.declarers[0]!;
    const order = [1, 2, 3].map((step) => (declarer + step) % 4);
    const empty = [declarer, ...order].map((seat) => ({ seat, say: [] }));
    const view = { ...known(deal, order[0]!, 'tricks', 0), announcements: empty };
    expect(legalMoves(view).announcements.acts).toEqual([{ act: 'kontra', on: 'game', level: 1, of: declarer }]);
  });
  it('8.1 in Trischaken a seat says agree or not, and cannot say nothing', () => {
    const deal = deals.find(({ finding }) => finding.contract === 'trischaken')!;
    const view = known(deal, (deal.dealer + 1) % 4, 'announcements', 0);
    const word = { acts: [{ act: 'agree' }, { act: 'not' }], mayPass: false };
    expect(legalMoves(view).announcements).toEqual(word);
    expect(legalMoves({ ...view, saying: [{ act: 'not' }] }).announcements).toEqual({ acts: [], mayPass: true });
  });
  it('7.1 after the last trick no card is offered', () => {
    for (const deal of deals.slice(0, 40)) {
      const view = known(deal, 0, 'after', 0);
      if (deal.tricks.length > 0) expect([nextMove(view)?.phase, legalMoves(view).cards]).toEqual(['after', []]);
    }
  });
});
