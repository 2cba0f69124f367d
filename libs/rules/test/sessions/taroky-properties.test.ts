import { fail } from 'node:assert';
import { describe, expect, it } from '@jest/globals';
import {
  findRuleset,
  randomSession,
  readSession,
  verifySession,
  writeFacts,
  writeSession,
  type PlayedDeal,
  type Session,
} from '../../src/sessions/door.js';
import { fivePlayers, fourPlayers } from './table.js';

const games = ['taroky', 'taroky-polish'];

/** Sessions of every option value, with four and five players. */
const made: readonly Session[] = games.flatMap((id) => {
  const ruleset = findRuleset(id)!;
  return Array.from({ length: 24 }, (_, seed) => {
    const options = Object.fromEntries(
      ruleset.options.map((option, bit) => [option.id, option.values[(seed >> bit) % option.values.length]!]),
    );
    const players = seed % 3 === 0 ? fivePlayers : fourPlayers;
    return randomSession(ruleset, seed, { deals: 8, options, players });
  });
});

describe('C10, P7 properties of random sessions of both games', () => {
  it('S4 payments and pot add up to zero in every line and deal, and no pot is ever below zero', () => {
    for (const one of made) {
      for (const deal of verifySession(one).deals) {
        for (const { payments, pot } of [...deal.lines, deal]) {
          expect(payments.reduce((sum, payment) => sum + payment, pot)).toBe(0);
        }
        expect(deal.state.pot).toBeGreaterThanOrEqual(0);
      }
    }
  });
  it('C1.2 the points of the two sides add up to 70, tricks to 12', () => {
    for (const one of made) {
      for (const { points, tricks } of verifySession(one).deals) {
        if (points !== null && 'declarer' in points) expect(points.declarer + points.opponents).toBe(70);
        if (tricks !== null) expect(tricks.reduce((sum, count) => sum + count, 0)).toBe(12);
      }
    }
  });
  it('C9, P6 score sheets of played deals settle the same, and nothing in them is impossible', () => {
    for (const one of made) {
      const { ruleset, options, players } = one;
      const deals = (one.deals as readonly PlayedDeal[]).map(({ number, dealer, finding }) => ({
        number,
        dealer,
        scored: writeFacts(finding.facts!, ruleset, options, players.length),
      }));
      const reading = readSession(JSON.parse(JSON.stringify({ ...writeSession(one), deals })));
      if (!reading.ok) fail(JSON.stringify(reading.problems[0]));
      const sheet = verifySession(reading.session);
      const played = verifySession(one);
      expect(sheet.deals.map(({ lines }) => lines)).toEqual(played.deals.map(({ lines }) => lines));
      expect([sheet.verdict, sheet.totals, sheet.state]).toEqual(['consistent', played.totals, played.state]);
    }
  });
});
