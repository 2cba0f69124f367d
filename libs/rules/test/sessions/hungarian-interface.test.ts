import { fail } from 'node:assert';
import { describe, expect, it } from '@jest/globals';
import { cardCode, parseCard } from '../../src/cards/card.js';
import { legalMoves, nextMove, randomSession, type PlayedDeal } from '../../src/sessions/door.js';
import { hungarian } from '../../src/sessions/hungarian/ruleset.js';
import { exampleDeal, session as sessionOf } from './table.js';
import { readSession } from '../../src/sessions/door.js';
import { momentsOf, viewOf, type Moment } from './seat-view.js';

const sessions = Array.from({ length: 12 }, (_, seed) => {
  const options = Object.fromEntries(hungarian.options.map(({ id, values }) => [id, values[seed % values.length]!]));
  return randomSession(hungarian, `interface ${seed}`, { deals: 8, options });
});
const moments = sessions.flatMap((session) =>
  session.deals.flatMap((deal) =>
    momentsOf(session, deal as PlayedDeal).map((moment) => ({ ...moment, deal: deal as PlayedDeal })),
  ),
);
const at = (phase: Moment['phase']): typeof moments => moments.filter((moment) => moment.phase === phase);

const reading = readSession(sessionOf([exampleDeal]));
const example = reading.ok ? reading.session : fail('the example is no record');
const known = (seat: number, phase: Moment['phase'], index: number) =>
  viewOf(example, example.deals[0] as PlayedDeal, seat, { phase, index });

describe('Hungarian Tarokk: legal moves from what a seat may know', () => {
  it('H 2, 3.1 higher bids are offered, those that promise a card to its holder, and hold to who bid before', () => {
    expect(legalMoves(known(1, 'auction', 0)).bids).toEqual(['pass', 'three', 'solo']);
    expect(legalMoves(known(2, 'auction', 1)).bids).toEqual(['pass', 'two']);
    expect(legalMoves(known(3, 'auction', 1)).bids).toEqual([]);
    expect(legalMoves(known(1, 'auction', 4)).bids).toContain('hold');
  });
  it('H 4 every seat that drew may discard in any order; kings and honours never go', () => {
    expect(nextMove(known(1, 'exchange', 0))).toEqual({ phase: 'exchange', seat: 1 });
    for (const seat of [0, 1, 2, 3]) {
      const { discards } = legalMoves(known(seat, 'exchange', 0));
      expect(discards?.count).toBe([1, 2, 2, 1][seat]);
      const offered = discards!.cards.map(cardCode);
      expect(offered).not.toContain('T1');
      expect(offered.filter((code) => code.endsWith('K'))).toEqual([]);
    }
    expect(legalMoves(known(1, 'exchange', 1)).discards).toBeNull();
  });
  it('H 4.5 annulling is offered after the discards to whom the nine cards allow it', () => {
    for (const { seat, act, view } of at('exchange')) {
      if (act?.act === 'annul') expect([`${seat}`, legalMoves(view).exchange]).toEqual([`${seat}`, [{ act: 'annul' }]]);
    }
    expect(legalMoves(known(1, 'exchange', 4)).exchange).toEqual([]);
    const hand = 'SJ SQ SC CJ CC CQ HJ DK T21'.split(' ').map(parseCard);
    const poor = { ...known(1, 'announcements', 0), hand, talon: [] };
    expect(legalMoves({ ...poor, exchange: poor.exchange.map((one) => ({ ...one, cards: [] })) }).exchange).toEqual([
      { act: 'annul' },
    ]);
  });
  it('H 5, 6 the declarer calls before he may end his first turn; nobody else calls', () => {
    const { acts, mayPass } = legalMoves(known(1, 'announcements', 0)).announcements;
    expect(mayPass).toBe(false);
    const calls = acts.flatMap((act) => (act.act === 'call' ? [cardCode(act.card)] : []));
    expect(calls).toEqual(expect.arrayContaining(['T20']));
    const partner = legalMoves(known(2, 'announcements', 1)).announcements;
    expect(partner.mayPass).toBe(true);
    expect(partner.acts.filter(({ act }) => act === 'call')).toEqual([]);
    expect(partner.acts).toContainEqual({ act: 'kontra', on: 'game', level: 1, of: null });
    expect(partner.acts).not.toContainEqual({ act: 'kontra', on: 'game', level: 2, of: null });
  });
  it('H 6.1 after three empty turns nothing more is said', () => {
    expect(nextMove(known(1, 'tricks', 0))).toEqual({ phase: 'tricks', seat: 1 });
    expect(legalMoves(known(1, 'tricks', 0)).announcements).toEqual({ acts: [], mayPass: false });
  });
  it('H 7.1 who announced pagát ultimó is not offered T1 beside other cards', () => {
    let keeping = 0;
    for (const { view, seat, deal } of at('tricks')) {
      const said = deal.announcements.filter((turn) => turn.seat === seat).flatMap(({ say }) => say);
      if (!said.some((act) => act.act === 'announce' && act.bonus === 'pagat-ultimo')) continue;
      const { cards } = legalMoves(view);
      const holds = view.hand.includes(parseCard('T1')) && !view.tricks.flat().includes(parseCard('T1'));
      if (!holds || cards.length === 1) continue;
      keeping++;
      expect(cards).not.toContain(parseCard('T1'));
    }
    expect(keeping).toBeGreaterThan(0);
  });
  it('H 9.2 after the tricks a seat may claim tarocks that were not declared', () => {
    for (const { view } of at('after')) expect(legalMoves(view).after).toEqual([{ act: 'claim-tarokks' }]);
  });
});
