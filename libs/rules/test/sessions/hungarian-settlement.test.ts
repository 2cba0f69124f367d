import { describe, expect, it } from '@jest/globals';
import { bonus, codes, fivePlayers, lines, result, scored, session, verified } from './table.js';

type Row = [string, ReturnType<typeof scored>, number[], Record<string, unknown>?];
const D = 'declarer';
const O = 'opponents';
const all = { tricks: { declarer: 9, opponents: 0 } };

describe('H 12 the worked examples (payments of seats 0–3; seat 1 declares, seat 3 is the partner)', () => {
  const rows: Row[] = [
    ['1 three, 55 points', scored('three', 55), [-1, 1, -1, 1]],
    [
      '2 two, double game and game kontra’d, 52 points',
      scored('two', 52, { kontra: 1, bonuses: [bonus('double-game', D, 'announced', 1)] }),
      [12, -12, 12, -12],
    ],
    ['3 two, 75 points', scored('two', 75), [-4, 4, -4, 4]],
    [
      '4 three, 8 tricks, 80 points, all honours and kings',
      scored('three', 80, {
        tricks: { declarer: 8, opponents: 1 },
        bonuses: [bonus('trull', D, 'silent won'), bonus('four-kings', D, 'silent won')],
      }),
      [-4, 4, -4, 4],
    ],
    [
      '5 as 4, but all nine tricks',
      scored('three', 85, { ...all, bonuses: [bonus('trull', D, 'silent won'), bonus('four-kings', D, 'silent won')] }),
      [-3, 3, -3, 3],
    ],
    [
      '6 announced four kings, the opponents took all four',
      scored('three', 50, {
        bonuses: [bonus('four-kings', D, 'announced lost'), bonus('four-kings', O, 'silent won')],
      }),
      [2, -2, 2, -2],
    ],
    [
      '7 both announced four kings',
      scored('three', 50, {
        bonuses: [bonus('four-kings', D, 'announced lost', 1), bonus('four-kings', O, 'announced won')],
      }),
      [5, -5, 5, -5],
    ],
    [
      '8 as 7, the kings split',
      scored('three', 50, {
        bonuses: [bonus('four-kings', D, 'announced lost', 1), bonus('four-kings', O, 'announced lost')],
      }),
      [1, -1, 1, -1],
    ],
    ['9 one, lost, mordkontra’d', scored('one', 40, { kontra: 5 }), [96, -96, 96, -96]],
    [
      '10 solo alone, announced pagátultimó made',
      scored('solo', 60, { partner: null, bonuses: [bonus('pagat-ultimo', D, 'announced won')] }),
      [-14, 42, -14, -14],
    ],
    [
      '11 an opponent declared nine tarokks',
      scored('three', 50, { declarations: [{ seat: 2, what: 'tarokks-9' }] }),
      [-3, -1, 5, -1],
    ],
    [
      '12 lost trial at three in a doubled round',
      { dealer: 0, scored: { outcome: 'trial-lost', contract: 'three', declarers: [1] } },
      [2, -6, 2, 2],
      { start: { factor: 2, rounds: [4] } },
    ],
    [
      '13 the opponents catch T21 silently',
      scored('two', 50, { bonuses: [bonus('xxi-catch', O, 'silent won')] }),
      [19, -19, 19, -19],
    ],
    [
      '14 announced XXI-catch, kontra’d, escaped',
      scored('two', 50, { bonuses: [bonus('xxi-catch', D, 'announced lost', 1)] }),
      [82, -82, 82, -82],
    ],
    [
      '15 silent pagátultimó lost to the partner',
      scored('two', 50, { bonuses: [bonus('pagat-ultimo', D, 'silent lost')] }),
      [3, -3, 3, -3],
    ],
    [
      '16 the opponents announced, the declarer made pagátultimó',
      scored('two', 50, {
        bonuses: [bonus('pagat-ultimo', O, 'announced lost'), bonus('pagat-ultimo', D, 'silent won')],
      }),
      [-17, 17, -17, 17],
    ],
    [
      '17 the partner claims eight tarokks',
      scored('three', 50, { claims: [{ seat: 3, what: 'tarokks-8' }] }),
      [-1, 0, -1, 2],
    ],
    ['18 47 points, game kontra’d', scored('three', 47, { kontra: 1 }), [2, -2, 2, -2]],
    [
      '19 as 18 with tie-under-kontra: declarer',
      scored('three', 47, { kontra: 1 }),
      [-2, 2, -2, 2],
      { options: { 'tie-under-kontra': 'declarer' } },
    ],
    ['20 two doubled rounds running', scored('two', 50), [-8, 8, -8, 8], { start: { factor: 4, rounds: [2, 4] } }],
    [
      '21 volát announced, 72 points, announced trull made',
      scored('one', 72, { bonuses: [bonus('volat', D, 'announced'), bonus('trull', D, 'announced won')] }),
      [16, -16, 16, -16],
    ],
    [
      '22 solo alone, kontra, the opponents announced double game',
      scored('solo', 20, { partner: null, kontra: 1, bonuses: [bonus('double-game', O, 'announced')] }),
      [24, -72, 24, 24],
    ],
  ];
  it.each(rows)('%s', (_name, deal, payments, rest = {}) => {
    const verdict = result(deal, rest);
    expect(verdict.payments).toEqual(payments);
    expect(verdict.violations).toEqual([]);
  });
});

describe('H 8.2, 8.3 game, double game and volát in multiples of g', () => {
  const columns: [number, number][] = [
    [9, 0],
    [20, 3],
    [40, 4],
    [60, 5],
    [80, 8],
    [85, 9],
  ];
  const rows: [string, Record<string, unknown>, number[]][] = [
    ['nothing', {}, [-3, -2, -1, 1, 2, 3]],
    ['declarer: double game', { bonuses: [bonus('double-game', D, 'announced')] }, [-7, -6, -5, -4, 4, 7]],
    ['declarer: volát', { bonuses: [bonus('volat', D, 'announced')] }, [-9, -8, -7, -6, -6, 6]],
    [
      'declarer: double game, volát',
      { bonuses: [bonus('double-game', D, 'announced'), bonus('volat', D, 'announced')] },
      [-13, -12, -11, -10, -2, 10],
    ],
    ['kontra game', { kontra: 1 }, [-5, -4, -2, 2, 4, 5]],
    [
      'kontra game; opponents: double game',
      { kontra: 1, bonuses: [bonus('double-game', O, 'announced')] },
      [-9, -6, 2, 6, 8, 9],
    ],
    [
      'declarer: double game; kontra the double game',
      { bonuses: [bonus('double-game', D, 'announced', 1)] },
      [-11, -10, -9, -8, 8, 11],
    ],
    [
      'declarer: double game; kontra the double game and the game',
      { kontra: 1, bonuses: [bonus('double-game', D, 'announced', 1)] },
      [-13, -12, -10, -6, 10, 13],
    ],
  ];
  for (const [contract, g] of [
    ['three', 1],
    ['two', 2],
    ['one', 3],
    ['solo', 4],
  ] as const) {
    it.each(rows)(`8.3 ${contract}: %s`, (_name, facts, multiples) => {
      const payments = columns.map(([points, tricks]) => {
        const deal = scored(contract, points, { tricks: { declarer: tricks, opponents: 9 - tricks }, ...facts });
        return result(deal).payments[1]! / g;
      });
      expect(payments).toEqual(multiples);
    });
  }

  it('D13 a side that announced volát and failed scores nothing for a silent double game in a kontra’d game', () => {
    const deal = scored('three', 80, { kontra: 1, bonuses: [bonus('volat', D, 'announced')] });
    expect(lines(result(deal))).toEqual(['game declarer won 1×2', 'volat declarer announced lost 6×1']);
  });
  it('H 8.1 at most one line comes from the winner’s own result, and it cannot be kontra’d', () => {
    expect(lines(result(scored('two', 85, { ...all, kontra: 2 })))).toEqual([
      'game declarer won 2×4',
      'volat declarer silent won 6×1',
    ]);
  });
});

describe('H 9 settlement', () => {
  it('H 7.5 a side with all tricks scores neither trull nor four kings silently, announced ones it does', () => {
    const silent = [bonus('trull', D, 'silent won'), bonus('four-kings', D, 'silent won')];
    expect(lines(result(scored('three', 85, { ...all, bonuses: silent })))).toEqual(['volat declarer silent won 3×1']);
    const announced = [bonus('trull', D, 'announced won')];
    expect(lines(result(scored('three', 85, { ...all, bonuses: announced })))).toContain(
      'trull declarer announced won 2×1',
    );
  });
  it('H 10 silent-trull-with-volat: on counts the trull, not the four kings', () => {
    const silent = [bonus('trull', D, 'silent won'), bonus('four-kings', D, 'silent won')];
    const deal = result(scored('three', 85, { ...all, bonuses: silent }), {
      options: { 'silent-trull-with-volat': 'on' },
    });
    expect(lines(deal)).toEqual(['volat declarer silent won 3×1', 'trull declarer silent won 1×1']);
  });
  it('H 9.1 lines come in the order of the items, announced before silent, declarer before opponents, then by seat', () => {
    const deal = scored('two', 50, {
      kontra: 1,
      bonuses: [
        bonus('xxi-catch', O, 'announced lost'),
        bonus('trull', O, 'silent won'),
        bonus('trull', O, 'announced lost'),
        bonus('trull', D, 'announced lost'),
      ],
      declarations: [
        { seat: 3, what: 'tarokks-8' },
        { seat: 0, what: 'tarokks-9' },
      ],
    });
    expect(lines(result(deal))).toEqual([
      'game declarer won 2×2',
      'trull declarer announced lost 2×1',
      'trull opponents announced lost 2×1',
      'trull opponents silent won 1×1',
      'xxi-catch opponents announced lost 42×1',
      'tarokks @0 won 2×1',
      'tarokks @3 won 1×1',
    ]);
  });
  it('H 9.3, 7.3 bonuses do not depend on g, H 7.2 their values', () => {
    for (const contract of ['three', 'solo']) {
      const bonuses = ['trull', 'four-kings', 'pagat-ultimo', 'xxi-catch'].flatMap((name) => [
        bonus(name, D, 'announced won'),
        bonus(name, O, 'announced lost'),
      ]);
      expect(
        lines(result(scored(contract, 50, { bonuses })))
          .slice(1)
          .map((line) => line.split(' ').at(-1)),
      ).toEqual(['2×1', '2×1', '2×1', '2×1', '10×1', '10×1', '42×1', '42×1']);
    }
  });
  it('H 9.2, D14 one of three opponents claims from both partners', () => {
    const deal = result(scored('three', 50, { partner: null, claims: [{ seat: 2, what: 'tarokks-9' }] }));
    expect(deal.lines[1]!.payments).toEqual([-2, 0, 4, -2]);
  });
  it('H 10 dealer-honours: who received honours from the talon pays the dealer, in the order T22, T21, T1', () => {
    const deal = scored('three', 50, {
      talonHonours: [
        { seat: 2, card: 'T22' },
        { seat: 1, card: 'T21' },
        { seat: 3, card: 'T1' },
      ],
    });
    const verdict = result(deal, {
      players: fivePlayers,
      options: { 'dealer-honours': 'on' },
      start: { factor: 2, rounds: [5] },
    });
    expect(lines(verdict).slice(1)).toEqual([
      'dealer-honours @2 lost 3×2',
      'dealer-honours @1 lost 2×2',
      'dealer-honours @3 lost 1×2',
    ]);
    expect(verdict.lines[1]!.payments).toEqual([6, 0, -6, 0, 0]);
  });
  it('D3 everything is doubled: game, bonuses, tarokks, claims', () => {
    const deal = scored('three', 50, {
      bonuses: [bonus('trull', D, 'silent won')],
      declarations: [{ seat: 2, what: 'tarokks-8' }],
      claims: [{ seat: 3, what: 'tarokks-8' }],
    });
    const single = result(deal).payments;
    expect(result(deal, { start: { factor: 4, rounds: [1, 3] } }).payments).toEqual(
      single.map((payment) => 4 * payment),
    );
  });
});

describe('H 1.2, 1.4 who deals and for which stakes', () => {
  const played = (dealer: number) =>
    scored('three', 50, { declarers: [(dealer + 1) % 4], partner: (dealer + 3) % 4 }, dealer);
  const states = (deals: Record<string, unknown>[], rest = {}) =>
    verified(session(deals, rest)).deals.map(({ state }) => [state.dealer, state.factor, state.rounds]);
  const passedOut = (dealer: number) => ({ dealer, scored: { outcome: 'passed-out' } });
  const annulled = (dealer: number) => ({ dealer, scored: { outcome: 'annulled' } });

  it('H 1.4 the example: rounds beside each other', () => {
    expect(states([passedOut(0), played(0), played(1), annulled(2), played(2), played(3)])).toEqual([
      [0, 2, [4]],
      [1, 2, [3]],
      [2, 2, [2]],
      [2, 4, [2, 4]],
      [3, 4, [1, 3]],
      [0, 2, [2]],
    ]);
  });
  it('D2 a deal passed out uses up nothing, a lost trial does', () => {
    const trial = { dealer: 0, scored: { outcome: 'trial-lost', contract: 'two', declarers: [0] } };
    expect(states([passedOut(0), passedOut(0), trial])).toEqual([
      [0, 2, [4]],
      [0, 4, [4, 4]],
      [1, 4, [3, 3]],
    ]);
  });
  it('H 1.4 with five players a round has five deals', () => {
    expect(states([passedOut(0)], { players: fivePlayers })).toEqual([[0, 2, [5]]]);
  });
  it('H 10 doubled-rounds: off passes the deal on, nothing is doubled', () => {
    expect(states([passedOut(0), annulled(1)], { options: { 'doubled-rounds': 'off' } })).toEqual([
      [1, 1, []],
      [2, 1, []],
    ]);
  });
  it('H 10 doubled-rounds: extend adds to the deals left', () => {
    expect(states([passedOut(0), played(0), passedOut(1)], { options: { 'doubled-rounds': 'extend' } })).toEqual([
      [0, 2, [4]],
      [1, 2, [3]],
      [1, 2, [7]],
    ]);
  });
  it('H 10 doubled-rounds: quadruple starts a full round at 4 and drops the rest', () => {
    const deals = [passedOut(0), played(0), passedOut(1), played(1), passedOut(2)];
    expect(states(deals, { options: { 'doubled-rounds': 'quadruple' } })).toEqual([
      [0, 2, [4]],
      [1, 2, [3]],
      [1, 4, [4]],
      [2, 4, [3]],
      [2, 4, [4]],
    ]);
  });
});

describe('H 11 scored deals', () => {
  const impossible: [string, Record<string, unknown>][] = [
    ['points that do not add up to 94', { points: { declarer: 50, opponents: 43 } }],
    ['tricks not to 9', { tricks: { declarer: 5, opponents: 5 } }],
    ['all tricks with fewer than 71 points', { points: { declarer: 70, opponents: 24 }, ...all }],
    ['a bonus won by both sides', { bonuses: [bonus('trull', D, 'announced won'), bonus('trull', O, 'silent won')] }],
    [
      'won by a side without tricks',
      {
        points: { declarer: 10, opponents: 84 },
        tricks: { declarer: 0, opponents: 9 },
        bonuses: [bonus('pagat-ultimo', D, 'announced won')],
      },
    ],
    [
      'silently by the side that announced it',
      { bonuses: [bonus('trull', D, 'announced lost'), bonus('trull', D, 'silent won')] },
    ],
    [
      'listed twice with the same side and announced',
      { bonuses: [bonus('volat', D, 'announced'), bonus('volat', D, 'announced', 1)] },
    ],
    ['silent and lost', { bonuses: [bonus('four-kings', D, 'silent lost')] }],
    [
      'a pagátultimó lost silently by one side and won by the other',
      { bonuses: [bonus('pagat-ultimo', D, 'silent lost'), bonus('pagat-ultimo', O, 'announced won')] },
    ],
    [
      'a pagátultimó lost silently by both',
      { bonuses: [bonus('pagat-ultimo', D, 'silent lost'), bonus('pagat-ultimo', O, 'silent lost')] },
    ],
    [
      'xxi-catch by one side and trull by the other',
      { bonuses: [bonus('trull', D, 'silent won'), bonus('xxi-catch', O, 'silent won')] },
    ],
    [
      'declarations and claims of one seat',
      { declarations: [{ seat: 2, what: 'tarokks-8' }], claims: [{ seat: 2, what: 'tarokks-8' }] },
    ],
  ];
  it.each(impossible)('H 11 scored/impossible: %s', (_name, facts) => {
    expect(codes(result(scored('two', 50, facts)))).toEqual(['scored/impossible scored']);
  });
  it('H 7.4, D12 a silent loss beside an announcement of the other side that was lost is possible', () => {
    const bonuses = [bonus('pagat-ultimo', D, 'silent lost'), bonus('pagat-ultimo', O, 'announced lost')];
    expect(codes(result(scored('two', 50, { bonuses })))).toEqual([]);
  });
});
