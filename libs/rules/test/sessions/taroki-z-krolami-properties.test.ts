import { fail } from 'node:assert';
import { describe, expect, it } from '@jest/globals';
import { findRuleset, readSession, sessionResultDocument, verifySession, writeFacts } from '../../src/sessions/door.js';
import { Random } from '../../src/random/random.js';
import { type DealFacts } from '../../src/sessions/facts.js';
import { codes } from './table.js';
import { game, kozyResult, kozySession } from './taroki-z-krolami-table.js';

describe('Z properties of deals in which anything is said', () => {
  const ruleset = findRuleset('taroki-z-krolami')!;
  const options = { options: { 'announced-trul': '5', 'give-up': '5' } };
  const auctions: readonly (readonly [string, number])[] = [
    ['1:1 2:- 3:- 0:-', 1],
    ['1:- 2:2 3:- 0:-', 2],
    ['1:- 2:2 3:3 0:-', 3],
    ['1:3 2:- 3:- 0:4', 0],
  ];
  const packets: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 6 };

  /** A deal with a random layout, regular or not; acts are taken from all there are. */
  function anything(random: Random) {
    const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
    const times = (most: number, one: () => string): string[] => Array.from({ length: random.below(most + 1) }, one);
    const [bids, declarer] = pick(auctions);
    const kontra = () =>
      `kontra ${pick(['game', 'king-ultimo', 'trul', 'pagat-ultimo', 'walat'])} ${random.below(4) + 1}`;
    const bonus = () => pick(['trul', 'pagat-ultimo', 'walat', 'king-ultimo', 'four-kings']);
    const king = pick(['SK', 'CK', 'HK', 'DK']);
    const taroks = () => `taroks-${pick([0, 1, 2, 10, 11, 12])}`;
    const seat = () => random.below(4);
    const after = times(6, () => `${seat()}: ${pick([kontra, bonus, () => 'king-ultimo'])()}`);
    const turns = [0, 1, 2, 3].map((step) => {
      const say = times(4, () => pick([kontra, bonus, taroks])());
      return `${(declarer + step) % 4}: ${say.join(', ')}`;
    });
    const count = packets[auctions.findIndex(([text]) => text === bids) + 1];
    const packet = random.below(count ?? 1) + 1;
    const exposed = random.chance(1, 2) ? packet - 1 : random.below((count ?? 1) + 1);
    const taking = `${declarer}: take ${packet} ${exposed} | ${declarer}: discard ?`;
    const exchange = random.chance(1, 10) ? `${declarer}: give-up ${packet}` : taking;
    return game({
      bids,
      start: times(2, () => `${seat()}: 4k`).join(' | '),
      calling: [`${declarer}: call ${king}`, ...after].join(' | '),
      ...(count === undefined ? {} : { exchange }),
      say: [...turns, ...times(3, () => `${seat()}: ${kontra()}`)].join(' | '),
      hold: random.chance(1, 4) ? { [seat()]: pick(['SK CK HK DK', 'T22 T21 T1', 'T1 SK']) } : {},
      shuffle: random,
    });
  }

  it('payments add up to zero, and score sheets made of played deals settle the same without a contradiction', () => {
    const random = new Random('anything');
    const outcomes = new Set<string | null>();
    for (let count = 0; count < 300; count++) {
      const reading = readSession(kozySession([anything(random)], options));
      if (!reading.ok) fail(JSON.stringify(reading.problems));
      const [one] = reading.session.deals;
      const played = sessionResultDocument(verifySession(reading.session), 'hu').deals[0]!;
      outcomes.add(played.outcome);
      for (const { payments, pot } of played.lines) expect(payments.reduce((a, b) => a + b, pot)).toBe(0);
      const facts: DealFacts = one?.form === 'played' ? one.finding.facts! : fail('not played');
      const sheetOfIt = { dealer: 0, scored: writeFacts(facts, ruleset, reading.session.options, 4) };
      const again = kozyResult(sheetOfIt, options);
      expect(again.lines.map(({ reason: _reason, ...line }) => line)).toEqual(
        played.lines.map(({ reason: _reason, ...line }) => line),
      );
      expect(codes(again)).toEqual([]);
    }
    expect([...outcomes].sort()).toEqual(['given-up', 'played']);
  });
});
