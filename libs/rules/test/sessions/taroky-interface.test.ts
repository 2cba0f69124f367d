import { describe, expect, it } from '@jest/globals';
import { parseCard } from '../../src/cards/card.js';
import { findRuleset, legalMoves, nextMove, randomSession, type PlayedDeal } from '../../src/sessions/door.js';
import { tableOf } from '../../src/sessions/seats.js';
import { orderOf, viewOf, type Moment } from './seat-view.js';
import { fivePlayers } from './table.js';

describe.each(['taroky', 'taroky-polish'])('%s: legal moves from what a seat may know', (game) => {
  const ruleset = findRuleset(game)!;
  const sessions = ['four', 'five'].map((seed) =>
    randomSession(ruleset, seed, { deals: 30, ...(seed === 'five' ? { players: fivePlayers } : {}) }),
  );
  const session = sessions[0]!;
  const deals = sessions.flatMap((one) => one.deals as readonly PlayedDeal[]);
  const known = (deal: PlayedDeal, seat: number, phase: Moment['phase'], index: number) =>
    viewOf(session, deal, seat, { phase, index });
  const nextTo = (deal: PlayedDeal, seat: number): number => tableOf(deal.hands.length, deal.dealer).next[seat]!;

  it('C2.1 forehand cannot pass; who sits out is offered nothing', () => {
    for (const deal of deals) {
      const { forehand } = tableOf(deal.hands.length, deal.dealer);
      expect(legalMoves(known(deal, forehand, 'auction', 0)).bids).not.toContain('pass');
      if (deal.hands.length === 5) expect(legalMoves(known(deal, deal.dealer, 'start', 0)).start).toEqual([]);
    }
  });
  it('C2.3, C3.1 a call is offered to the declarer alone, once, and not after he has drawn', () => {
    for (const deal of deals) {
      for (const { seat } of deal.calling) {
        const { calling } = legalMoves(known(deal, seat, 'calling', 0));
        expect(calling.some(({ act }) => act === 'call')).toBe(true);
        expect(legalMoves(known(deal, seat, 'calling', 1)).calling).toEqual([]);
        expect(legalMoves(known(deal, nextTo(deal, seat), 'calling', 0)).calling).toEqual([]);
        const talon = deal.talon.slice(0, 4);
        expect(legalMoves({ ...known(deal, seat, 'calling', 0), talon }).calling).toEqual([]);
      }
    }
  });
  it('C4 the talon goes round from the declarer; only who is in turn is offered anything', () => {
    for (const deal of deals) {
      for (const [index, { seat }] of deal.exchange.entries()) {
        expect(nextMove(known(deal, seat, 'exchange', index))).toEqual({ phase: 'exchange', seat });
        const { exchange, discards } = legalMoves(known(deal, orderOf(deal, seat)[3]!, 'exchange', index));
        expect([exchange, discards]).toEqual([[], null]);
      }
    }
  });
  it('C5 every seat has a turn from the declarer on; C7.1 nothing is said in Varšava', () => {
    for (const deal of deals) {
      for (const [index, { seat }] of deal.announcements.slice(0, 4).entries()) {
        expect(nextMove(known(deal, seat, 'announcements', index))).toEqual({ phase: 'announcements', seat });
      }
      if (deal.finding.contract !== 'varsava') continue;
      const { next, announcements } = legalMoves(known(deal, deal.auction[0]!.seat, 'announcements', 0));
      expect([next?.phase, announcements]).toEqual(['tricks', { acts: [], mayPass: false }]);
    }
  });
  it('C6.1, C7.2 forehand leads, and is offered cards', () => {
    for (const deal of deals) {
      if (deal.tricks.length === 0) continue;
      const { forehand } = tableOf(deal.hands.length, deal.dealer);
      const { next, cards } = legalMoves(known(deal, forehand, 'tricks', 0));
      expect(next).toEqual({ phase: 'tricks', seat: forehand });
      if (deal.finding.contract === 'varsava') expect(cards).not.toContain(parseCard('T1'));
    }
  });
  it('P1.2 throwing in is offered with such cards, in the Polish game before the auction', () => {
    const hand = 'T21 T1 SK CK HK DK S7 S8 S9 S10 SJ SC'.split(' ').map(parseCard);
    const deal = deals[0]!;
    const view = { ...known(deal, tableOf(4, deal.dealer).forehand, 'start', 0), hand };
    expect(legalMoves(view).start).toEqual(game === 'taroky-polish' ? [{ act: 'throw-in' }] : []);
    expect(legalMoves({ ...view, auction: deal.auction }).start).toEqual([]);
  });
});
