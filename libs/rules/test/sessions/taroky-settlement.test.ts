import { describe, expect, it } from '@jest/globals';
import { cardSet } from '../../src/cards/card-set.js';
import { nearestPoints, pack54, plainSum, thirds } from '../../src/sessions/pack.js';
import { fivePlayers, lines, problemPaths, session } from './table.js';
import {
  allTricks,
  cards,
  czech,
  onlyCodes,
  pagat,
  scoredCzech,
  scoredVarsava,
  tarokyVerified,
  type Json,
} from './taroky-table.js';

const D = 'declarer';
const O = 'opponents';
const all = { tricks: { declarer: 12, opponents: 0 } };
const alone = { partner: null };
const pool = { options: { zid: 'on' } };
const fifty = { options: { 'varsava-scoring': 'fifty' } };

const declared = (...list: [number, string][]): Json => ({
  declarations: list.map(([seat, what]) => ({ seat, what })),
});

/** Seat 1 declares, seat 3 is the partner; D, P and O are seats 1, 3 and 0. */
function paid(deal: Json, rest: Json = {}): number[] {
  const { payments, violations } = czech(deal, rest);
  expect(violations).toEqual([]);
  return [payments[1]!, payments[3]!, payments[0]!];
}

describe('C10 the worked examples (payments to declarer, partner or third opponent, opponent)', () => {
  const rows: [string, Json, number[]][] = [
    [
      '1 povinnost, 39 points, flek; an opponent declared barvičky',
      scoredCzech('povinnost', 39, { kontra: 1, ...declared([0, 'barvicky']) }),
      [30, 30, -30],
    ],
    [
      '2 (C6.4, D6) trojka level 3, 47 points; taročky, trul, honéry; silent pagát made',
      scoredCzech('trojka', 47, {
        bonuses: [pagat(D, 'silent won')],
        ...declared([1, 'tarocky'], [1, 'trul'], [1, 'honery']),
      }),
      [1830, -610, -610],
    ],
    ['3 povinnost, 35 : 35', scoredCzech('povinnost', 35), [-10, -10, 10]],
    ['4 trojka level 3, 35 : 35, flek', scoredCzech('trojka', 35, { kontra: 1 }), [-60, 20, 20]],
    [
      '5 druhá, 40 points, pagát lost, flek on the pagát',
      scoredCzech('druha', 40, { bonuses: [pagat(D, 'announced lost', 1)] }),
      [-350, -350, 350],
    ],
    ['6 (D2) sólo, 45 points', scoredCzech('solo', 45), [1200, -400, -400]],
    ['7 povinnost, all tricks, 66 points', scoredCzech('povinnost', 66, all), [1010, 1010, -1010]],
    [
      '8 povinnost, valát announced and lost, 50 points',
      scoredCzech('povinnost', 50, { bonuses: [allTricks('valat', D)] }),
      [-1250, -1250, 1250],
    ],
    [
      '9 povinnost surrendered (D4)',
      { dealer: 0, scored: { outcome: 'surrendered', contract: 'povinnost', declarers: [1] } },
      [-300, 100, 100],
    ],
    [
      '10 povinnost unplayed, partner declared taroky',
      {
        dealer: 0,
        scored: {
          outcome: 'unplayed',
          contract: 'povinnost',
          declarers: [1],
          partner: 3,
          ...declared([3, 'taroky']),
        },
      },
      [110, 110, -110],
    ],
    ['11 povinnost alone, 30 points', scoredCzech('povinnost', 30, alone), [-150, 50, 50]],
    [
      '12 povinnost, 38 points; T1 of an opponent taken by the other in the last trick',
      scoredCzech('povinnost', 38, { bonuses: [pagat(O, 'silent lost')] }),
      [130, 130, -130],
    ],
    ['13 povinnost, 36 points, super', scoredCzech('povinnost', 36, { kontra: 3 }), [80, 80, -80]],
  ];
  it.each(rows)('C10.%s', (_name, deal, payments) => {
    expect(paid(deal)).toEqual(payments);
  });
});

describe('C7.3, C7.4 and C10: Varšava by seat', () => {
  const none = [4, 4, 4, 0];
  // Seat 1 is forehand: the columns of the examples begin with him.
  const fromForehand = (list: readonly number[]): number[] => [list[3]!, ...list.slice(0, 3)];
  const rows: [string, number[], number[] | undefined, number[], Json?][] = [
    ['14 points 26, 26, 18, no trick', [26, 26, 18, 0], none, [-150, -150, 100, 200]],
    ['15 points 41, 20, 6, 3', [41, 20, 6, 3], undefined, [-1200, 400, 400, 400]],
    ['16 points 30, 20, 20, no trick', [30, 20, 20, 0], none, [-800, 200, 200, 400]],
    ['17 (D8) points 23, 23, 23, 1', [23, 23, 23, 1], undefined, [-34, -33, -33, 100]],
    ['18 (D8) points 24, 24, 24, no trick', [24, 24, 24, 0], none, [-67, -67, -66, 200]],
    ['19 as 15, fifty', [41, 20, 6, 3], undefined, [-300, 100, 100, 100], fifty],
    ['20 as 15, zid', [41, 20, 6, 3], undefined, [-300, -100, 0, 0], pool],
    ['C7.4 four tied pay nothing', [17, 17, 17, 17], undefined, [0, 0, 0, 0]],
    ['C9 fifty up to 34 points', [34, 20, 10, 0], none, [-200, 50, 50, 100], fifty],
    ['C9 fifty from 35 points', [35, 20, 10, 0], none, [-400, 100, 100, 200], fifty],
    ['C7.3 up to 29 points', [29, 20, 10, 9], undefined, [-300, 100, 100, 100]],
    ['C7.3 39 points', [39, 20, 10, 1], undefined, [-600, 200, 200, 200]],
    ['C7.3 40 points', [40, 20, 10, 0], undefined, [-1200, 400, 400, 400]],
    ['C8.2 18, 19, 28 and 5 points, zid', [18, 19, 28, 5], undefined, [0, -100, -100, 0], pool],
    ['C8.2 29, 38 and 3 points, zid', [29, 38, 3, 0], undefined, [-200, -200, 0, 0], pool],
    [
      'C8.2 whatever varsava-scoring says',
      [39, 28, 3, 0],
      undefined,
      [-300, -100, 0, 0],
      { options: { zid: 'on', 'varsava-scoring': 'fifty' } },
    ],
  ];
  it.each(rows)('C10.%s', (_name, points, tricks, payments, rest = {}) => {
    const deal = czech(scoredVarsava(fromForehand(points), tricks && fromForehand(tricks)), rest);
    expect(deal.payments).toEqual(fromForehand(payments));
    expect(deal.violations).toEqual([]);
    expect(deal.pot).toBe(0 - payments.reduce((sum, one) => sum + one, 0));
  });
  it('C7.3 one line of the loser, at the rate; C7.4 of the tied seat first in order from forehand', () => {
    expect(lines(czech(scoredVarsava([3, 41, 20, 6])))).toEqual(['varsava @1 lost 400×1']);
    expect(lines(czech(scoredVarsava([26, 18, 26, 0])))).toEqual(['varsava @2 lost 100×1']);
  });
  it('C8.2 one line for each seat that pays', () => {
    expect(lines(czech(scoredVarsava([3, 41, 20, 6]), pool))).toEqual([
      'pot-varsava @1 lost 300×1',
      'pot-varsava @2 lost 100×1',
    ]);
  });
});

describe('C8 the pool', () => {
  const druha = (kind: string, kontra: number, rest: Json = {}): Json =>
    scoredCzech('druha', 40, { bonuses: [pagat(D, kind, kontra)], ...rest });
  const P = { ...pool, start: { pot: 700 } };

  it.each([
    ['21 pagát made', druha('announced won', 0), [600, 600, -250], -700],
    ['22 made with flek', druha('announced won', 1), [800, 800, -800], 0],
    ['23 lost with reflek', druha('announced lost', 2), [-1450, -1450, 1450], 0],
  ] as [string, Json, number[], number][])('C10.%s', (_name, deal, payments, pot) => {
    expect(paid(deal, P)).toEqual(payments);
    expect(czech(deal, P).pot).toBe(pot);
  });
  it('C8.4 a pagát lost without kontra leaves the pool alone', () => {
    expect(paid(druha('announced lost', 0), P)).toEqual([-150, -150, 150]);
  });
  it('C8.4 alone: the whole pool rounded down, with kontra a third of it from each', () => {
    expect(paid(druha('announced won', 0, alone), P)).toEqual([3 * 250 + 700, -250, -250]);
    expect(lines(czech(druha('announced lost', 1, alone), P))).toContain('pot-pagat declarer announced lost 233×1');
    expect(lines(czech(druha('announced lost', 3, alone), P))).toContain('pot-pagat declarer announced lost 933×1');
  });
  it('C8.4 what two cannot share stays in the pool', () => {
    const deal = czech(druha('announced won', 0), { ...pool, start: { pot: 701 } });
    expect(deal.pot).toBe(-700);
    expect(deal.state.pot).toBe(1);
  });
  it('C8.4 only in druhá, and not without the option; a line of 0 is left out', () => {
    const povinnost = scoredCzech('povinnost', 40, { bonuses: [pagat(D, 'announced won')] });
    expect(lines(czech(povinnost, P))).toEqual(['game declarer won 50×1', 'pagat declarer announced won 200×1']);
    expect(lines(czech(druha('announced won', 0)))).toHaveLength(2);
    expect(lines(czech(druha('announced won', 0), pool))).toHaveLength(2);
  });
  it('C8.1 fines go into the pool, beside every outcome, also of the dealer who sits out, by seat and then as listed', () => {
    const fines = [
      { seat: 3, amount: 100 },
      { seat: 0, amount: 7 },
      { seat: 3, amount: 50 },
    ];
    const deal = czech({ ...scoredCzech('povinnost', 40), fines }, { ...pool, players: fivePlayers });
    expect(lines(deal)).toEqual([
      'game declarer won 50×1',
      'fine @0 lost 7×1',
      'fine @3 lost 100×1',
      'fine @3 lost 50×1',
    ]);
    expect(deal.pot).toBe(157);
    const misdeal = czech({ dealer: 0, scored: { outcome: 'misdeal' }, fines }, pool);
    expect(misdeal.state.pot).toBe(157);
  });
  it('C8.1 without the option fines are malformed, and an amount is at least 1', () => {
    const deal = (amount: number): Json => ({ ...scoredCzech('povinnost', 40), fines: [{ seat: 1, amount }] });
    expect(problemPaths(session([deal(100)], { ruleset: 'taroky' }))).toEqual(['deals[0].fines']);
    expect(problemPaths(session([deal(0)], { ruleset: 'taroky', ...pool }))).toEqual(['deals[0].fines[0].amount']);
  });
  it('C8.1, S10 the pool may be there at the start, also where nothing moves it', () => {
    expect(czech(scoredCzech('povinnost', 40), { start: { pot: 30 } }).state.pot).toBe(30);
  });
});

describe('C1 table and counting', () => {
  it.each([
    ['SQ S7 T5', 4],
    ['SK SC SJ', 8],
    ['S7 T5 HA', 1],
    ['T21 T9', 5],
    ['SK', 4],
    ['S7', 0],
  ])('C1.2 %s counts %i', (hand, points) => {
    expect(nearestPoints(cardSet(cards(hand)))).toBe(points);
  });
  it('C1.2 the pack has 70 points', () => {
    expect([nearestPoints(pack54.cards), thirds(pack54.cards), plainSum(pack54.cards)]).toEqual([70, 210, 106]);
  });
  it('C1.1 four or five players; the dealer passes to the right', () => {
    expect(problemPaths(session([], { ruleset: 'taroky', players: ['A', 'B', 'C'] }))).toEqual(['players']);
    const deals = [scoredCzech('povinnost', 40), { ...scoredCzech('povinnost', 40, { declarers: [2] }), dealer: 1 }];
    const { state } = tarokyVerified(deals, { players: fivePlayers });
    expect(state.dealer).toBe(2);
  });
  it('C1.3 payments are in haléř: 39 points in a povinnost are 40', () => {
    expect(paid(scoredCzech('povinnost', 39))).toEqual([40, 40, -40]);
  });
  it('C1.4 (D1) misdeal: the dealer pays 100 to each other player, and deals again', () => {
    const deal = czech({ dealer: 0, scored: { outcome: 'misdeal' } }, { players: fivePlayers });
    expect(deal.payments).toEqual([-400, 100, 100, 100, 100]);
    expect(lines(deal)).toEqual(['misdeal @0 lost 100×1']);
    expect(deal.state.dealer).toBe(0);
  });
});

describe('C6 settlement', () => {
  it.each([
    [1, 50],
    [2, 100],
    [3, 150],
  ])('C2.1 trojka at level %i pays %i for five points over 35', (level, points) => {
    expect(lines(czech(scoredCzech('trojka', 40, { level })))).toEqual([`game declarer won ${points}×1`]);
    expect(lines(czech(scoredCzech('trojka', 30, { level })))).toEqual([`game declarer lost ${points}×1`]);
  });
  it.each(['povinnost', 'druha', 'trojka', 'solo'])('C6.2 35 : 35 in %s costs 10 at any rate', (contract) => {
    const bonuses = contract === 'druha' ? [pagat(D, 'announced won')] : [];
    expect(lines(czech(scoredCzech(contract, 35, { bonuses })))[0]).toBe('game declarer lost 10×1');
  });
  it('C6.3 (D5) a valát made by one side and announced by the other pays both lines', () => {
    const deal = scoredCzech('povinnost', 66, { ...all, bonuses: [allTricks('valat', O, 1)] });
    expect(lines(czech(deal))).toEqual([
      'game declarer won 310×1',
      'valat opponents announced lost 1400×2',
      'valat declarer silent won 700×1',
    ]);
  });
  it('C6.3 (D5) a side that announced valát does not score it silently as well', () => {
    const deal = scoredCzech('povinnost', 66, { ...all, bonuses: [allTricks('valat', D)] });
    expect(lines(czech(deal))).toEqual(['game declarer won 310×1', 'valat declarer announced won 1400×1']);
  });
  it('C6.2 lines come in the order of the items, each declaration with its seat, for its side', () => {
    const deal = scoredCzech('povinnost', 40, {
      bonuses: [allTricks('valat', O), pagat(O, 'announced lost', 2)],
      ...declared([3, 'kralovske-honery'], [0, 'taroky'], [2, 'tarocky'], [1, 'barvicky'], [0, 'trul']),
    });
    expect(lines(czech(deal))).toEqual([
      'game declarer won 50×1',
      'pagat opponents announced lost 200×4',
      'valat opponents announced lost 1400×1',
      'taroky opponents won 100×1',
      'tarocky opponents won 50×1',
      'barvicky declarer won 50×1',
      'trul opponents won 50×1',
      'kralovske-honery declarer won 100×1',
    ]);
    expect(czech(deal).lines[3]!.seat).toBe(0);
  });
  it('C9 barvy: one makes barvy 50, and barvičky malformed', () => {
    const rest = { options: { barvy: 'one' } };
    const deal = (what: string): Json => scoredCzech('povinnost', 40, declared([0, what]));
    expect(lines(czech(deal('barvy'), rest))).toContain('barvy opponents won 50×1');
    expect(lines(czech(deal('barvy')))).toContain('barvy opponents won 100×1');
    expect(problemPaths(session([deal('barvicky')], { ruleset: 'taroky', ...rest }))).toEqual([
      'deals[0].scored.declarations[0].what',
    ]);
  });
});

describe('C9 scored deals', () => {
  const two = { tricks: { declarer: 12, opponents: 0 } };
  const impossible: [string, Json][] = [
    ['points not adding up to 70', scoredCzech('povinnost', 40, { points: { declarer: 40, opponents: 31 } })],
    ['tricks not adding up to 12', scoredCzech('povinnost', 40, { tricks: { declarer: 6, opponents: 5 } })],
    ['tricks of Varšava not adding up to 12', scoredVarsava([20, 20, 20, 10], [3, 3, 3, 2])],
    ['a partner in trojka', scoredCzech('trojka', 40, { partner: 3 })],
    ['a partner in sólo', scoredCzech('solo', 40, { partner: 3 })],
    ['druhá without a pagát', scoredCzech('druha', 40)],
    ['druhá with a silent pagát', scoredCzech('druha', 40, { bonuses: [pagat(D, 'silent won')] })],
    ['druhá with a pagát of the opponents', scoredCzech('druha', 40, { bonuses: [pagat(O, 'announced lost')] })],
    ['pagát twice', scoredCzech('povinnost', 40, { bonuses: [pagat(D, 'announced lost'), pagat(O, 'silent won')] })],
    ['pagát won without tricks', scoredCzech('povinnost', 66, { ...two, bonuses: [pagat(O, 'silent won')] })],
    ['honéry and královské honéry', scoredCzech('povinnost', 40, declared([2, 'honery'], [2, 'kralovske-honery']))],
    ['taroky and taročky', scoredCzech('povinnost', 40, declared([2, 'tarocky'], [2, 'taroky']))],
    ['barvy and barvičky', scoredCzech('povinnost', 40, declared([2, 'barvy'], [2, 'barvicky']))],
    ['barvičky and taroky', scoredCzech('povinnost', 40, declared([2, 'barvicky'], [2, 'taroky']))],
    ['trul and barvy', scoredCzech('povinnost', 40, declared([2, 'trul'], [2, 'barvy']))],
    ['the same declaration twice', scoredCzech('povinnost', 40, declared([2, 'trul'], [2, 'trul']))],
    ['trul by two seats', scoredCzech('povinnost', 40, declared([2, 'trul'], [1, 'trul']))],
    [
      'královské honéry by two seats',
      scoredCzech('povinnost', 40, declared([2, 'kralovske-honery'], [1, 'kralovske-honery'])),
    ],
    ['trojka surrendered', { dealer: 0, scored: { outcome: 'surrendered', contract: 'trojka', declarers: [1] } }],
    ['sólo unplayed', { dealer: 0, scored: { outcome: 'unplayed', contract: 'solo', declarers: [1], partner: null } }],
    [
      'trul by two seats in an unplayed deal',
      {
        dealer: 0,
        scored: {
          outcome: 'unplayed',
          contract: 'povinnost',
          declarers: [1],
          partner: null,
          ...declared([0, 'trul'], [1, 'trul']),
        },
      },
    ],
  ];
  it.each(impossible)('C9 scored/impossible: %s; it is settled all the same', (_name, deal) => {
    const result = czech(deal);
    expect(onlyCodes(result)).toEqual(['scored/impossible']);
    expect(result.lines.length).toBeGreaterThan(0);
  });
  it('C9 everything else combines', () => {
    const deal = scoredCzech(
      'povinnost',
      40,
      declared([0, 'taroky'], [0, 'trul'], [0, 'honery'], [1, 'barvy'], [1, 'kralovske-honery'], [2, 'honery']),
    );
    expect(czech(deal).violations).toEqual([]);
  });
  it('C9 the points of the declarer’s side count, the other side has the rest of 70', () => {
    const deal = scoredCzech('povinnost', 36, { points: { declarer: 36, opponents: 50 } });
    expect(lines(czech(deal))).toEqual(['game declarer won 10×1']);
    expect(czech(deal).points).toEqual({ declarer: 36, opponents: 50 });
  });
  it('C9 every pagát listed gives its line, of valát one a side, the last', () => {
    const bonuses = [
      pagat(D, 'announced won'),
      pagat(D, 'announced won', 1),
      allTricks('valat', D, 3),
      allTricks('valat', D, 1),
    ];
    expect(lines(czech(scoredCzech('povinnost', 40, { bonuses })))).toEqual([
      'game declarer won 50×1',
      'pagat declarer announced won 200×1',
      'pagat declarer announced won 200×2',
      'valat declarer announced lost 1400×2',
    ]);
  });
  const malformed: [string, Json, string][] = [
    ['a level outside trojka', scoredCzech('povinnost', 40, { level: 1 }), 'deals[0].scored.level'],
    ['no level in trojka', scoredCzech('trojka', 40, { level: undefined }), 'deals[0].scored.level'],
    ['a fourth level of kontra', scoredCzech('povinnost', 40, { kontra: 4 }), 'deals[0].scored.kontra'],
    [
      'kontra of a silent pagát',
      scoredCzech('povinnost', 40, { bonuses: [pagat(D, 'silent won', 1)] }),
      'deals[0].scored.bonuses[0].kontra',
    ],
    [
      'valát with won',
      scoredCzech('povinnost', 40, { bonuses: [{ ...allTricks('valat', D), won: true }] }),
      'deals[0].scored.bonuses[0].won',
    ],
    [
      'a silent valát',
      scoredCzech('povinnost', 40, { bonuses: [{ ...allTricks('valat', D), announced: false }] }),
      'deals[0].scored.bonuses[0].announced',
    ],
    ['points by side in Varšava', scoredCzech('varsava', 40), 'deals[0].scored.points'],
    [
      'misdeal with anything else',
      { dealer: 0, scored: { outcome: 'misdeal', contract: 'solo' } },
      'deals[0].scored.contract',
    ],
    ['skiz', scoredCzech('povinnost', 40, { skiz: 1 }), 'deals[0].scored.skiz'],
    ['lost', scoredCzech('povinnost', 40, { lost: [] }), 'deals[0].scored.lost'],
  ];
  it.each(malformed)('C9 malformed: %s', (_name, deal, path) => {
    expect(problemPaths(JSON.parse(JSON.stringify(session([deal], { ruleset: 'taroky' }))))).toContain(path);
  });
});
