import { describe, expect, it } from '@jest/globals';
import { codes, lines, problemPaths } from './table.js';
import { fact, kozyResult, kozySession, kozyVerified, sheet } from './taroki-z-krolami-table.js';

const D = 'declarer';
const O = 'opponents';
const lost = (item: string, side: 'declarer' | 'opponents') => ({ item, side });

describe('Z 8 options and scored deals', () => {
  it('8 option announced-trul: five instead of four, won or lost', () => {
    const options = { options: { 'announced-trul': '5' } };
    for (const kind of ['won', 'lost']) {
      const deal = sheet('2', 36, { bonuses: [fact('trul', D, `announced ${kind}`, 1)] });
      expect(lines(kozyResult(deal, options))[1]).toBe(`trul declarer announced ${kind} 5×2`);
      expect(lines(kozyResult(deal))[1]).toBe(`trul declarer announced ${kind} 4×2`);
    }
    const silent = sheet('2', 36, { bonuses: [fact('trul', D, 'silent won')] });
    expect(lines(kozyResult(silent, options))[1]).toBe('trul declarer silent won 2×1');
  });
  it('8 passed-out and thrown-in have nothing else and pay nothing', () => {
    for (const outcome of ['passed-out', 'thrown-in']) {
      const verdict = kozyResult({ dealer: 0, scored: { outcome } });
      expect([verdict.outcome, verdict.payments, verdict.state.dealer]).toEqual([outcome, [0, 0, 0, 0], 1]);
      expect(problemPaths(kozySession([{ dealer: 0, scored: { outcome, declarers: [1] } }]))).not.toEqual([]);
    }
  });
  it('8 what cannot stand on a score sheet is malformed', () => {
    const malformed = [
      sheet('5', 36),
      sheet('2', 36, { partner: 1 }),
      sheet('2', 36, { declarers: [1, 2] }),
      sheet('2', 36, { skiz: 1 }),
      sheet('3', 36, { kontra: 5 }),
      sheet('2', 36, { bonuses: [fact('four-kings', D, 'announced won', 1)] }),
      sheet('2', 36, { bonuses: [fact('walat', D, 'announced', 1)] }),
      sheet('2', 36, { bonuses: [fact('walat', D, 'silent')] }),
      sheet('2', 36, { bonuses: [{ ...fact('walat', D, 'announced'), won: true }] }),
      sheet('2', 36, { bonuses: [fact('trul', D, 'silent won', 1)] }),
      sheet('2', 36, { bonuses: [fact('king-lost', D, 'silent won')] }),
      sheet('2', 36, { lost: [{ item: 'trul', side: D }] }),
      sheet('2', 36, { outcome: 'surrendered' }),
      { dealer: 0, scored: { outcome: 'given-up', declarers: [1], partner: null } },
      { dealer: 0, scored: { outcome: 'given-up' } },
    ];
    for (const deal of malformed)
      expect([JSON.stringify(deal), problemPaths(kozySession([deal]))]).not.toEqual([JSON.stringify(deal), []]);
  });
  const impossible: [string, ReturnType<typeof sheet>][] = [
    ['points not adding up to 70', sheet('2', 36, { points: { declarer: 36, opponents: 35 } })],
    ['tricks not adding up to 12', sheet('2', 36, { tricks: { declarer: 6, opponents: 5 } })],
    ['kontra at contract 1', sheet('1', 36, { kontra: 1 })],
    ['kontra at contract 2', sheet('2', 36, { kontra: 4 })],
    ['four-kings announced by the opponents', sheet('2', 36, { bonuses: [fact('four-kings', O, 'announced lost')] })],
    ['king-ultimo of the opponents', sheet('2', 36, { bonuses: [fact('king-ultimo', O, 'announced lost')] })],
    ['king-ultimo silent and lost', sheet('2', 36, { bonuses: [fact('king-ultimo', D, 'silent lost')] })],
    [
      'a bonus won by both sides',
      sheet('2', 36, { bonuses: [fact('trul', D, 'announced won'), fact('trul', O, 'silent won')] }),
    ],
    [
      'walat announced twice by one side',
      sheet('2', 36, { bonuses: [fact('walat', D, 'announced'), fact('walat', D, 'announced')] }),
    ],
    [
      'a bonus silent though announced by the side',
      sheet('2', 36, { bonuses: [fact('four-kings', D, 'announced lost'), fact('four-kings', D, 'silent won')] }),
    ],
    ['trul silent and lost', sheet('2', 36, { bonuses: [fact('trul', O, 'silent lost')] })],
    ['four-kings silent and lost', sheet('2', 36, { bonuses: [fact('four-kings', O, 'silent lost')] })],
    [
      'pagat ultimo of both sides',
      sheet('2', 36, { bonuses: [fact('pagat-ultimo', D, 'announced lost'), fact('pagat-ultimo', O, 'silent won')] }),
    ],
    ['king-lost of the opponents', sheet('2', 36, { lost: [lost('king-lost', O)] })],
    [
      'king-lost with a king ultimo of whatever side',
      sheet('2', 36, { bonuses: [fact('king-ultimo', D, 'announced lost')], lost: [lost('king-lost', D)] }),
    ],
    [
      'king-lost with won four kings of the declarer’s side',
      sheet('2', 36, { bonuses: [fact('four-kings', D, 'announced won')], lost: [lost('king-lost', D)] }),
    ],
    [
      'pagat-lost with the side’s silent pagat ultimo',
      sheet('2', 36, { bonuses: [fact('pagat-ultimo', O, 'silent lost')], lost: [lost('pagat-lost', O)] }),
    ],
    [
      'pagat-lost with the side’s won pagat ultimo',
      sheet('2', 36, { bonuses: [fact('pagat-ultimo', O, 'announced won')], lost: [lost('pagat-lost', O)] }),
    ],
    [
      'pagat-lost with the side’s won trul',
      sheet('2', 36, { bonuses: [fact('trul', D, 'silent won')], lost: [lost('pagat-lost', D)] }),
    ],
    [
      'xxi-lost with the side’s won trul',
      sheet('2', 36, { bonuses: [fact('trul', D, 'announced won')], lost: [lost('xxi-lost', D)] }),
    ],
    [
      'two declarations of a seat',
      sheet('2', 36, {
        declarations: [
          { seat: 2, what: 'taroks-1' },
          { seat: 2, what: 'taroks-1' },
        ],
      }),
    ],
    ['the same item and side twice in lost', sheet('2', 36, { lost: [lost('xxi-lost', D), lost('xxi-lost', D)] })],
  ];
  it.each(impossible)('8 scored/impossible: %s; settled all the same', (_name, deal) => {
    const verdict = kozyResult(deal);
    expect(codes(verdict)).toEqual(['scored/impossible scored']);
    expect(verdict.outcome).toBe('played');
    expect(verdict.lines.length).toBeGreaterThan(0);
  });
  it('8 what is possible is not refuted', () => {
    const possible = [
      sheet('3', 36, { kontra: 4 }),
      sheet('2', 36, { bonuses: [fact('trul', O, 'announced lost'), fact('trul', D, 'silent won')] }),
      sheet('2', 36, { bonuses: [fact('walat', D, 'announced'), fact('walat', O, 'announced')] }),
      sheet('2', 36, { bonuses: [fact('pagat-ultimo', O, 'announced lost')], lost: [lost('pagat-lost', O)] }),
      sheet('2', 36, { bonuses: [fact('trul', D, 'silent won')], lost: [lost('pagat-lost', O), lost('xxi-lost', O)] }),
      sheet('2', 36, { bonuses: [fact('four-kings', O, 'silent won')], lost: [lost('king-lost', D)] }),
      sheet('2', 36, { bonuses: [fact('four-kings', D, 'announced lost')], lost: [lost('king-lost', D)] }),
      sheet('2', 36, { lost: [lost('xxi-lost', D), lost('xxi-lost', O)] }),
    ];
    for (const deal of possible)
      expect([JSON.stringify(deal), codes(kozyResult(deal))]).toEqual([JSON.stringify(deal), []]);
  });
  it('8 a bonus listed twice gives its line twice, walat one line a side', () => {
    const twice = sheet('2', 36, {
      bonuses: [
        fact('trul', D, 'announced lost'),
        fact('trul', D, 'announced lost'),
        fact('walat', D, 'announced'),
        fact('walat', D, 'announced'),
      ],
    });
    expect(lines(kozyResult(twice)).slice(1)).toEqual([
      'trul declarer announced lost 4×1',
      'trul declarer announced lost 4×1',
      'walat declarer announced lost 20×1',
    ]);
  });
  it('1.1, S10 nothing is carried: a start with a pot, woods or rounds is malformed', () => {
    for (const start of [{ pot: 1 }, { woods: [1, 0, 0, 0] }, { factor: 2, rounds: [4] }]) {
      expect(problemPaths(kozySession([sheet('2', 36)], { start }))).not.toEqual([]);
    }
    expect(kozyVerified([sheet('2', 36)], { start: { pot: 0, factor: 1, rounds: [] } }).verdict).toBe('consistent');
  });
});
