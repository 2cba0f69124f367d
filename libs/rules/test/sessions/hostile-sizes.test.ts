import { describe, expect, it } from '@jest/globals';
import { readSession, sessionResultDocument, verifySession } from '@tarokk/rules';

/** A session of Hungarian Tarokk in which nobody ever plays. */
function passedOut(deals: number) {
  const reading = readSession({
    format: 'tarock-session/1',
    ruleset: 'hungarian',
    players: ['Anna', 'Béla', 'Csaba', 'Dóra'],
    firstDealer: 0,
    deals: Array.from({ length: deals }, (_, index) => ({
      number: index + 1,
      dealer: 0,
      scored: { outcome: 'passed-out' },
    })),
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems.slice(0, 3)));
  return verifySession(reading.session);
}

describe('records that nobody would play', () => {
  it('S10 deals passed out without end: the state stays bounded and the document grows with the record', () => {
    const { state } = passedOut(2000);
    expect(state.factor).toBe(2 ** 100);
    expect(state.rounds).toHaveLength(100);
    const size = (deals: number): number => JSON.stringify(sessionResultDocument(passedOut(deals), 'en')).length;
    expect(size(2000) - size(1000)).toBeLessThan(1.1 * (size(1000) - size(100)) * (1000 / 900));
  });

  it('S10 the stakes double with every deal passed out, as far as any table could go', () => {
    expect(passedOut(40).state).toMatchObject({ factor: 2 ** 40, rounds: new Array<number>(40).fill(4) });
  });

  it('S10 the stakes after deals passed out can stand in the start of the next session', () => {
    const { state } = passedOut(120);
    const { dealer, factor, rounds } = state;
    const next = readSession({
      format: 'tarock-session/1',
      ruleset: 'hungarian',
      players: ['Anna', 'Béla', 'Csaba', 'Dóra'],
      firstDealer: dealer,
      start: { factor, rounds },
      deals: [],
    });
    expect(next.ok).toBe(true);
  });
});
