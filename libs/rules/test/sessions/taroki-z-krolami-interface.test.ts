import { describe, expect, it } from '@jest/globals';
import { parseCard } from '../../src/cards/card.js';
import { legalMoves, nextMove, randomSession, type PlayedDeal } from '../../src/sessions/door.js';
import { tarokiZKrolami } from '../../src/sessions/taroki-z-krolami/ruleset.js';
import { momentsOf, viewOf, type Moment } from './seat-view.js';

const session = randomSession(tarokiZKrolami, 'interface', { deals: 60 });
const deals = session.deals as readonly PlayedDeal[];
const played = deals.filter(({ finding }) => finding.facts?.outcome === 'played');
const known = (deal: PlayedDeal, seat: number, phase: Moment['phase'], index: number) =>
  viewOf(session, deal, seat, { phase, index });

describe('Taroki z królami: legal moves from what a seat may know', () => {
  it('Z 1 throwing in without a tarock and declaring four kings are offered to those who may', () => {
    const hand = 'SK CK HK DK S7 S8 S9 S10 SJ SC SQ CQ'.split(' ').map(parseCard);
    const view = { ...known(deals[0]!, 0, 'start', 0), hand };
    expect(legalMoves(view).start).toEqual([{ act: 'throw-in' }, { act: 'four-kings' }]);
    const start = [{ seat: 0, act: 'four-kings' } as const];
    expect(legalMoves({ ...view, start }).start).toEqual([{ act: 'throw-in' }]);
    expect(legalMoves({ ...view, auction: [{ seat: 1, bid: 'pass' }] }).start).toEqual([]);
    expect(nextMove({ ...view, start: [{ seat: 0, act: 'throw-in' }] })).toBeNull();
  });
  it('Z 2 to open every bid but four is offered', () => {
    const deal = deals[0]!;
    expect(legalMoves(known(deal, (deal.dealer + 1) % 4, 'auction', 0)).bids).toEqual(['pass', '1', '2', '3']);
  });
  it('Z 3 who does not declare cannot call, and before the call nobody doubles', () => {
    for (const deal of deals) {
      const [declarer] = deal.finding.declarers;
      if (declarer === undefined) continue;
      const own = legalMoves(known(deal, declarer, 'calling', 0)).calling;
      expect(own.filter(({ act }) => act === 'call')).toHaveLength(4);
      expect(own.some(({ act }) => act === 'throw-in')).toBe(deal.finding.contract === '1');
      expect(legalMoves(known(deal, (declarer + 1) % 4, 'calling', 0)).calling).toEqual([]);
      expect(legalMoves(known(deal, declarer, 'auction', 0)).calling).toEqual([]);
    }
  });
  it('Z 4 nothing is offered at the talon before the declarer looks, and nothing to the others', () => {
    for (const deal of deals) {
      const [first] = deal.exchange;
      if (first === undefined) continue;
      const view = known(deal, first.seat, 'exchange', 0);
      expect(legalMoves(view).exchange.length).toBeGreaterThan(0);
      expect(legalMoves({ ...view, talon: [] }).exchange).toEqual([]);
      expect(legalMoves(known(deal, (first.seat + 1) % 4, 'exchange', 0)).exchange).toEqual([]);
    }
  });
  it('Z 5 four kings and king ultimo are too late, and what the seat does not hold is not offered', () => {
    for (const deal of played) {
      for (const [index, { seat }] of deal.announcements.entries()) {
        const view = known(deal, seat, 'announcements', index);
        const { acts } = legalMoves(view).announcements;
        const announced = acts.flatMap((act) => (act.act === 'announce' ? [act.bonus] : []));
        expect(announced).not.toContain('four-kings');
        expect(announced).not.toContain('king-ultimo');
        const mayHold = [...view.hand, ...view.talon].includes(parseCard('T1'));
        if (!mayHold) expect(announced).not.toContain('pagat-ultimo');
      }
    }
  });
  it('Z 6 who announced pagat ultimo is not offered T1 beside other cards', () => {
    let keeping = 0;
    for (const deal of played) {
      for (const { phase, seat, view } of momentsOf(session, deal)) {
        const said = deal.announcements.filter((turn) => turn.seat === seat).flatMap(({ say }) => say);
        const isKept = said.some((act) => act.act === 'announce' && act.bonus === 'pagat-ultimo');
        if (phase !== 'tricks' || !isKept) continue;
        const { cards } = legalMoves(view);
        if (cards.length < 2) continue;
        keeping++;
        expect(cards).not.toContain(parseCard('T1'));
      }
    }
    expect(keeping).toBeGreaterThan(0);
  });
});
