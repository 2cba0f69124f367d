import { fail } from 'node:assert';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  parseSession,
  randomSession,
  readSession,
  verifySession,
  writeFacts,
  writeSession,
  type Session,
} from '../../src/sessions/door.js';
import { kingsTarock } from '../../src/sessions/kings-tarock/ruleset.js';
import { kingsSession, type Json } from './kings-table.js';
import { fourPlayers } from './table.js';

const sessions: readonly Session[] = Array.from({ length: 15 }, (_, seed) =>
  randomSession(kingsTarock, `properties ${seed}`, { deals: 8 }),
);

describe('Kings Tarock: properties of random sessions', () => {
  it('S4 payments and pot of every line, and of every deal, add up to zero', () => {
    for (const session of sessions) {
      for (const { lines, payments, pot } of verifySession(session).deals) {
        for (const line of lines) expect(sum(line.payments) + line.pot).toBe(0);
        expect(sum(payments) + pot).toBe(0);
      }
    }
  });
  it('9 scored deals made from played ones settle the same, and nothing contradicts in them', () => {
    for (const session of sessions) {
      const played = verifySession(session);
      const deals = session.deals.map(({ number, dealer, ...deal }): Json => {
        const facts = deal.form === 'played' ? deal.finding.facts! : deal.facts;
        return { number, dealer, scored: writeFacts(facts, kingsTarock, {}, 4) };
      });
      const reading = readSession(kingsSession(deals, { players: fourPlayers, firstDealer: session.firstDealer }));
      if (!reading.ok) fail(JSON.stringify(reading.problems));
      const scored = verifySession(reading.session);
      expect(scored.verdict).toBe('consistent');
      expect(scored.state).toEqual(played.state);
      const settled = ({ deals }: typeof played) => deals.map(({ lines, payments }) => ({ lines, payments }));
      expect(settled(scored)).toEqual(settled(played));
    }
  });
  it('1.2 points of positive games add up to 70 or 71, tricks to twelve', () => {
    for (const { deals } of sessions.map(verifySession)) {
      for (const { points, tricks } of deals) {
        if (points !== null && 'declarer' in points) expect([70, 71]).toContain(points.declarer + points.opponents);
        if (tricks !== null) expect(sum(tricks)).toBe(12);
      }
    }
  });
  it('S9 a record cut off anywhere is read without an exception', () => {
    const text = JSON.stringify(writeSession(sessions[0]!));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length }), fc.integer({ min: 0, max: 30 }), (from, length) => {
        parseSession(text.slice(0, from) + text.slice(from + length));
      }),
      { numRuns: 200 },
    );
  });
  it('S9 entries of any deal in another order or left out give a result or problems, never an exception', () => {
    const phases = ['auction', 'calling', 'exchange', 'announcements', 'tricks', 'after'];
    const all = sessions.flatMap((session) =>
      (writeSession(session)['deals'] as Json[]).map((deal) => ({ ...deal, number: 1 })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.constantFrom(...all),
        fc.constantFrom(...phases),
        fc.nat(20),
        fc.nat(20),
        (deal: Json, other: Json, phase, from, to) => {
          const entries = [...((deal[phase] as unknown[] | undefined) ?? [])];
          const foreign = ((other[phase] as unknown[] | undefined) ?? [])[from];
          const [moved] = entries.splice(from % (entries.length + 1), 1);
          entries.splice(to, 0, ...[moved, foreign].filter((one) => one !== undefined));
          const reading = readSession(kingsSession([{ ...deal, number: 1, [phase]: entries }]));
          if (!reading.ok) return;
          for (const { lines } of verifySession(reading.session).deals) {
            for (const line of lines) expect(sum(line.payments)).toBe(0);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
