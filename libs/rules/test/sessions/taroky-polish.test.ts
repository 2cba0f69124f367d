import { describe, expect, it } from '@jest/globals';
import { cardSet } from '../../src/cards/card-set.js';
import { basicScore } from '../../src/sessions/taroky/polish-settlement.js';
import { declarations } from '../../src/sessions/taroky/polish-names.js';
import { holdingOf } from '../../src/sessions/taroky/holding.js';
import { mayThrowIn } from '../../src/sessions/taroky/throw-in.js';
import { codes, lines, problemPaths, session } from './table.js';
import {
  allTricks,
  cards,
  dealt54,
  entries,
  onlyCodes,
  pagat,
  playedDeal,
  polish,
  scoredPolish,
  type DealPlan,
  type Json,
} from './taroky-table.js';

const D = 'declarer';
const O = 'opponents';
const all = { tricks: { declarer: 12, opponents: 0 } };
const declared = (...list: [number, string][]): Json => ({
  declarations: list.map(([seat, what]) => ({ seat, what })),
});
const lost = (...list: [number, string][]): Json => ({ lost: list.map(([seat, card]) => ({ seat, card })) });
const pot = (before: number): Json => ({ start: { pot: before } });

describe('P7 the worked examples: seat 1 declares, seat 3 is the partner; payments by seat and the pot', () => {
  const rows: [string, Json, number[], number, Json?][] = [
    ['1 powinność, opponents 27', scoredPolish('powinnosc', 43), [-3, 3, -3, 3], 0],
    ['2 brewer level 1, declarer 30', scoredPolish('brewer', 30), [6, -18, 6, 6], 0],
    ['3 the same at level 3', scoredPolish('brewer', 30, { level: 3 }), [2, -6, 2, 2], 0],
    [
      '4 zolo brewer won, opponents 20, kontra',
      scoredPolish('zolo-brewer', 50, { kontra: 1 }),
      [-48, 144, -48, -48],
      0,
    ],
    [
      '5 contract pagat, declarer’s side 33, pagat made, pot 30 before',
      scoredPolish('pagat', 33, { bonuses: [pagat(D, 'announced won')] }),
      [-7, 22, -7, 22],
      -30,
      pot(30),
    ],
    [
      '6 powinność, opponents 32; an opponent declared mały tarok',
      scoredPolish('powinnosc', 38, declared([0, 'maly-tarok'])),
      [0, -5, 0, -5],
      10,
    ],
    [
      '7 (D13) an opponent’s T21 taken by the declarer’s T22',
      scoredPolish('powinnosc', 43, lost([0, 'T21'])),
      [-13, 3, -3, 3],
      10,
    ],
    [
      '8 the partner plays T1 to the last trick, an opponent wins it',
      scoredPolish('powinnosc', 43, { bonuses: [pagat(D, 'silent lost')], ...lost([3, 'T1']) }),
      [1, -1, 1, -6],
      5,
    ],
    [
      '9 all tricks; an opponent declared duży tarok',
      scoredPolish('powinnosc', 66, { ...all, ...declared([0, 'duzy-tarok']) }),
      [-20, 20, -20, 20],
      0,
    ],
    [
      '10 walat announced, kontra, lost',
      scoredPolish('powinnosc', 50, { bonuses: [allTricks('walat', D, 1)] }),
      [80, -80, 80, -80],
      0,
    ],
    [
      '11 T22 and T21 of the opponents lost to T1 in one trick',
      scoredPolish('powinnosc', 43, lost([0, 'T22'], [2, 'T21'])),
      [-18, 3, -13, 3],
      25,
    ],
    ['12 35 : 35', scoredPolish('powinnosc', 35), [1, -1, 1, -1], 0],
    [
      '13 the partner declared trul and kenix-trul',
      scoredPolish('powinnosc', 43, declared([3, 'trul'], [3, 'kenix-trul'])),
      [-13, 13, -13, 13],
      0,
    ],
    [
      '14 contract pagat, opponents 30, pagat lost early to the partner’s trick, pot 30',
      scoredPolish('pagat', 40, { bonuses: [pagat(D, 'announced lost')] }),
      [6, -6, 6, -6],
      0,
      pot(30),
    ],
  ];
  it.each(rows)('P7.%s', (_name, deal, payments, intoPot, rest = {}) => {
    const result = polish(deal, rest);
    expect(result.violations).toEqual([]);
    expect([result.payments, result.pot]).toEqual([payments, intoPot]);
  });
});

describe('P4 settlement', () => {
  it.each([
    [[35, 34, 33], 1],
    [[32, 31, 30, 29, 28], 2],
    [[27, 26, 25, 24, 23], 3],
    [[22, 21, 20, 19, 18], 4],
    [[17, 16, 15, 14, 13], 5],
    [[12, 11, 10, 9, 8], 6],
    [[7, 6, 5, 4, 3], 7],
    [[2, 1, 0], 8],
  ])('P4.1 the losing side has one of %j: basic %i', (points, basic) => {
    for (const losing of points) {
      expect(basicScore(losing)).toBe(basic);
      expect(Math.round((35 - losing) / 5) + 1).toBe(basic);
    }
  });
  it.each([
    ['powinnosc', {}, 2],
    ['brewer', { level: 1 }, 6],
    ['brewer', { level: 2 }, 4],
    ['brewer', { level: 3 }, 2],
    ['zolo-brewer', {}, 12],
  ])('P4.1 %s %j with basic 2: %i', (contract, rest, points) => {
    expect(lines(polish(scoredPolish(contract, 40, rest)))).toEqual([`game declarer won ${points}×1`]);
    expect(lines(polish(scoredPolish(contract, 30, rest)))).toEqual([`game declarer lost ${points}×1`]);
  });
  it('P1.3 mord is ×16, a fifth level malformed', () => {
    expect(lines(polish(scoredPolish('powinnosc', 43, { kontra: 4 })))).toEqual(['game declarer won 3×16']);
    const five = session([scoredPolish('powinnosc', 43, { kontra: 5 })], { ruleset: 'taroky-polish' });
    expect(problemPaths(five)).toEqual(['deals[0].scored.kontra']);
  });
  it('P4.2 (D11) the pagat: announced 8, won or lost; not announced 4, won or lost', () => {
    const line = (kind: string): string =>
      lines(polish(scoredPolish('powinnosc', 43, { bonuses: [pagat(O, kind)] })))[1]!;
    expect(['announced won', 'announced lost', 'silent won', 'silent lost'].map(line)).toEqual([
      'pagat opponents announced won 8×1',
      'pagat opponents announced lost 8×1',
      'pagat opponents silent won 4×1',
      'pagat opponents silent lost 4×1',
    ]);
  });
  it('P4.3 (D12) the walat replaces game, pagat and declarations; the pot works as always', () => {
    const deal = scoredPolish('pagat', 66, {
      ...all,
      bonuses: [pagat(D, 'announced won', 1), allTricks('walat', O)],
      ...declared([1, 'trul']),
      ...lost([0, 'T21']),
    });
    expect(lines(polish(deal, pot(11)))).toEqual([
      'walat opponents announced lost 40×1',
      'walat declarer silent won 20×1',
      'pot-mund @0 lost 10×1',
      'pot-collected declarer announced won 10×1',
    ]);
  });
  it('P4.3 a walat announced and not made replaces the game too', () => {
    const deal = scoredPolish('powinnosc', 66, { bonuses: [allTricks('walat', O)] });
    expect(lines(polish(deal))).toEqual(['walat opponents announced lost 40×1']);
  });
});

describe('P5 the pot', () => {
  it('P5.1 (D14) an announced pagat collects what was just paid in; what cannot be shared stays', () => {
    const deal = scoredPolish('brewer', 30, { bonuses: [pagat(O, 'announced won')], ...lost([1, 'T21']) });
    const result = polish(deal, pot(10));
    expect(lines(result)).toContain('pot-collected opponents announced won 6×1');
    expect([result.pot, result.state.pot]).toEqual([10 - 18, 2]);
  });
  it('P5.1 a lone declarer pays alone when he wins nothing', () => {
    const deal = scoredPolish('brewer', 38, { level: 3, ...declared([0, 'maly-tarok']) });
    const result = polish(deal);
    expect(lines(result)).toContain('pot-zero declarer lost 5×1');
    expect([result.payments, result.pot]).toEqual([[0, -5, 0, 0], 5]);
  });
  it('P5.1 the pot begins empty and is carried on', () => {
    expect(polish(scoredPolish('powinnosc', 43)).state.pot).toBe(0);
    expect(polish(scoredPolish('powinnosc', 43, lost([0, 'T1'])), pot(7)).state.pot).toBe(12);
  });
  it('P5.2 lines of the seats that lost a card come in the order of the items', () => {
    const deal = scoredPolish('powinnosc', 43, lost([2, 'T21'], [1, 'T1']));
    expect(lines(polish(deal)).slice(1)).toEqual(['pot-pagat @1 lost 5×1', 'pot-mund @2 lost 10×1']);
  });
});

describe('P2 declarations', () => {
  const rows: [string, string][] = [
    ['T2 T3 S7 S8 S9 S10 C7 C8 C9 C10 H4 H3', 'barwy'],
    ['T2 T3 T4 T5 T6 T7 T8 T9 S7 S8 S9 S10', 'maly-tarok'],
    ['T2 T3 T4 T5 T6 T7 T8 T9 T10 S8 S9 S10', 'maly-tarok'],
    ['T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 S9 S10', 'duzy-tarok'],
    ['T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13', 'duzy-tarok'],
    ['SK CK T22 T1 T3 S8 S9 S10 C7 C8 C9 C10', 'honery'],
    ['SK CK HK T22 T2 T3 S9 S10 C7 C8 C9 C10', 'honery'],
    ['SK CK T22 T2 T3 S8 S9 S10 C7 C8 C9 C10', ''],
    ['T22 T21 T1 S7 S8 S9 S10 C7 C8 C9 C10 H4', 'trul'],
    ['T22 T21 T1 SK S8 S9 S10 C7 C8 C9 C10 H4', 'trul trul-honer'],
    ['T22 T21 T1 SK CK S9 S10 C7 C8 C9 C10 H4', 'honery trul trul-honer'],
    ['SK CK HK DK S8 S9 S10 C7 C8 C9 C10 T2', 'barwy kenix-trul'],
    ['SK CK HK DK T22 T2 T3 C7 C8 C9 C10 H4', 'honery kenix-trul kenix-trul-honer'],
    ['SK CK HK DK T22 T21 T1 C7 C8 C9 C10 H4', 'honery trul trul-honer kenix-trul kenix-trul-honer'],
  ];
  it.each(rows)('P2 (D10) %s: %s', (hand, expected) => {
    const holding = holdingOf(cardSet(cards(hand)));
    const found = declarations.filter((declaration) => declaration.isTrue(holding));
    expect(found.map(({ id }) => id).join(' ')).toBe(expected);
  });
  const points = { barwy: 3, 'maly-tarok': 2, 'duzy-tarok': 4, honery: 4, trul: 5, 'trul-honer': 6 };
  it.each(Object.entries({ ...points, 'kenix-trul': 5, 'kenix-trul-honer': 6 }))('P2 %s pays %i', (what, paid) => {
    expect(lines(polish(scoredPolish('powinnosc', 43, declared([0, what]))))[1]).toBe(
      `${what} opponents won ${paid}×1`,
    );
  });

  const seven = dealt54({ 1: 'SK CK HK DK T22 T21 T1', talon: 'S7 S8 S9 S10 C7 C8', 3: 'T19' });
  const sayWith7 = (say: string): string[] => {
    const exchange = '1: discard S7+S8+S9+S10 | 2: discard C7 | 3: discard C8';
    const deal = playedDeal(seven, { auction: '1:powinnosc 2:- 3:- 0:-', exchange, say: `1: ${say} | 2: | 3: | 0:` });
    return codes(polish(deal));
  };
  it.each([
    ['trul, kenix-trul', []],
    ['kenix-trul, trul', []],
    ['trul-honer, kenix-trul', ['declare/excluded announcements 0.1 @1']],
    ['honery, trul', ['declare/excluded announcements 0.1 @1']],
    [
      'trul, kenix-trul, honery, kenix-trul-honer',
      ['declare/excluded announcements 0.2 @1', 'declare/excluded announcements 0.3 @1'],
    ],
    ['trul, trul', ['announce/repeated announcements 0.1 @1']],
    ['duzy-tarok, maly-tarok', ['declare/false announcements 0.0 @1', 'declare/false announcements 0.1 @1']],
  ])('P2 with all seven five-point cards: %s', (say, expected) => {
    expect(sayWith7(say)).toEqual(expected);
  });
});

describe('P1, P3 and P6: what is played', () => {
  it.each([
    ['S7 C7', true],
    ['T22 C7', true],
    ['T21 C7', true],
    ['T1 C7', true],
    ['T21 T1', true],
    ['T22 T1', false],
    ['T22 T21', false],
    ['T2 C7', false],
    ['T1 T2', false],
    ['T22 T21 T1', false],
  ])('P1.2 %s may throw in: %s', (hand, expected) => {
    expect(mayThrowIn(cardSet(cards(hand)))).toBe(expected);
  });
  const usual = dealt54({ 1: 'T22 T20 T1', 2: 'T21', 3: 'T19', talon: 'S7 S8 S9 S10 C7 C8' });
  const exchange = '1: discard S7+S8+S9+S10 | 2: discard C7 | 3: discard C8';
  const play = (plan: Partial<DealPlan>, deal = usual): Json =>
    playedDeal(deal, { auction: '1:powinnosc 2:- 3:- 0:-', exchange, ...plan });
  it('P1.2 a throw-in ends the deal before the auction, the same dealer deals again', () => {
    const thrown = polish({ ...usual, dealer: 0, start: entries('0: throw-in') });
    expect(onlyCodes(thrown)).toEqual(usual.hands[0]!.some((card) => card.startsWith('T')) ? ['start/throw-in'] : []);
    expect([thrown.outcome, thrown.contract, thrown.state.dealer, thrown.lines]).toEqual(['thrown-in', null, 0, []]);
  });
  it('P1.2 with other cards it draws a code and ends the deal all the same; what follows is beyond the end (S9)', () => {
    const deal = polish({ ...play({}), start: entries('1: throw-in | 0: throw-in'), calling: entries('1: call T19') });
    expect(codes(deal).slice(0, 3)).toEqual([
      'start/throw-in start 0 @1',
      'deal/after-end start 1 @0',
      'deal/after-end auction 0 @1',
    ]);
    expect(deal.outcome).toBe('thrown-in');
  });
  it('P1.1 a pagat contract has the pagat announced, and payments are game points', () => {
    const deal = dealt54({ 1: 'T22 T21 SK', 2: 'T1', 3: 'T19', talon: 'S7 S8 S9 S10 C7 C8' });
    const plan = {
      auction: '1:powinnosc 2:pagat 3:- 0:-',
      exchange: '2: discard S7+S8+S9+S10 | 3: discard C7 | 0: discard C8',
    };
    const result = polish(play({ ...plan, keepPagat: true }, deal));
    expect(result.violations).toEqual([]);
    expect(lines(result).filter((line) => line.startsWith('pagat'))).toHaveLength(1);
  });
  it('P1.1 (D9) forehand may not bid pagat, nor another seat powinność', () => {
    expect(codes(polish(play({ auction: '1:pagat 2:- 3:- 0:-', keepPagat: true })))).toEqual([
      'auction/forehand auction 0 @1',
    ]);
    const other = playedDeal(usual, { auction: '1:- 2:powinnosc 3:- 0:-', unplayed: true });
    expect(codes(polish(other)).slice(0, 2)).toEqual([
      'auction/forehand auction 0 @1',
      'auction/forehand auction 1 @2',
    ]);
  });
  it('P1.3 announced pagat and walat can be doubled', () => {
    const say =
      '1: pagat, walat | 2: kontra pagat 1, kontra walat 1 | 3: kontra walat 2 | 0: kontra walat 3 | 1: kontra walat 4';
    const result = polish(play({ say, keepPagat: true }));
    expect(result.violations).toEqual([]);
    expect(lines(result)).toContain('walat declarer announced lost 40×16');
  });
  it('P3.1 T22, T21 and T1 in one trick: T1 wins it, and the others pay into the pot', () => {
    const holding = { 1: 'T2', 2: 'T22', 3: 'T1 T19', 0: 'T21', talon: 'S7 S8 S9 S10 C7 C8' };
    const trick = play({ opening: ['T2 T22 T1 T21'], pagatWins: true }, dealt54(holding));
    const potOf = (result: ReturnType<typeof polish>): string[] =>
      lines(result).filter((line) => line.startsWith('pot-') && !line.includes('zero'));
    expect(potOf(polish(trick))).toEqual(['pot-mund @0 lost 10×1', 'pot-skiz @2 lost 15×1']);
    expect(polish(trick).violations).toEqual([]);
    // Without T21 the skíz takes T1.
    const two = play({ opening: ['T2 T22 T1 T20'] }, dealt54({ ...holding, 0: 'T20', 2: 'T22 T21' }));
    expect(potOf(polish(two))).toContain('pot-pagat @3 lost 5×1');
  });
  it('P5.2 a card lost to a partner costs nothing', () => {
    const deal = dealt54({ 1: 'T1', 3: 'T22 T19', talon: 'S7 S8 S9 S10 C7 C8', 2: 'T2 T3', 0: 'T4 T5' });
    const result = polish(play({ opening: ['T1 T2 T22 T4'] }, deal));
    expect(lines(result).filter((line) => line.startsWith('pot-pagat'))).toEqual([]);
    const other = dealt54({ 1: 'T1', 3: 'T6 T19', talon: 'S7 S8 S9 S10 C7 C8', 2: 'T22 T3', 0: 'T4 T5' });
    const lostToOpponent = polish(play({ opening: ['T1 T22 T6 T4'] }, other));
    expect(lines(lostToOpponent)).toContain('pot-pagat @1 lost 5×1');
  });
  it('P1.1 (D9) there is no Varšava, no surrender, no misdeal, no option, no unplayed deal', () => {
    const paths = (deal: Json, rest: Json = {}): string[] =>
      problemPaths(session([deal], { ruleset: 'taroky-polish', ...rest }));
    expect(paths({ ...play({}), calling: entries('1: varsava') })).toEqual(['deals[0].calling[0].act']);
    expect(paths({ ...play({}), exchange: entries('1: surrender') })).toEqual(['deals[0].exchange[0].act']);
    expect(paths({ dealer: 0, scored: { outcome: 'misdeal' } })).toContain('deals[0].scored.outcome');
    expect(paths(play({}), { options: { zid: 'on' } })).toEqual(['options.zid']);
    expect(codes(polish(play({ unplayed: true })))).toEqual(['deal/not-finished deal']);
  });
});

describe('P6 scored deals', () => {
  const impossible: [string, Json][] = [
    ['points not adding up to 70', scoredPolish('powinnosc', 40, { points: { declarer: 40, opponents: 31 } })],
    ['tricks not adding up to 12', scoredPolish('powinnosc', 40, { tricks: { declarer: 6, opponents: 7 } })],
    ['a partner in brewer', scoredPolish('brewer', 40, { partner: 3 })],
    ['contract pagat without an announced pagat', scoredPolish('pagat', 40)],
    ['pagat twice', scoredPolish('powinnosc', 40, { bonuses: [pagat(D, 'silent lost'), pagat(O, 'silent lost')] })],
    ['pagat won without tricks', scoredPolish('powinnosc', 66, { ...all, bonuses: [pagat(O, 'silent won')] })],
    ['two of the last five', scoredPolish('powinnosc', 40, declared([2, 'honery'], [2, 'kenix-trul']))],
    [
      'three with trul and kenix-trul',
      scoredPolish('powinnosc', 40, declared([2, 'trul'], [2, 'kenix-trul'], [2, 'honery'])),
    ],
    ['two counts of taroks', scoredPolish('powinnosc', 40, declared([2, 'maly-tarok'], [2, 'duzy-tarok']))],
    ['barwy and duży tarok', scoredPolish('powinnosc', 40, declared([2, 'barwy'], [2, 'duzy-tarok']))],
    ['barwy and trul', scoredPolish('powinnosc', 40, declared([2, 'barwy'], [2, 'trul']))],
    ['barwy and trul-honer', scoredPolish('powinnosc', 40, declared([2, 'barwy'], [2, 'trul-honer']))],
    ['the same twice', scoredPolish('powinnosc', 40, declared([2, 'barwy'], [2, 'barwy']))],
    ['trul and trul-honer by two seats', scoredPolish('powinnosc', 40, declared([2, 'trul'], [1, 'trul-honer']))],
    ['kenix-trul by two seats', scoredPolish('powinnosc', 40, declared([2, 'kenix-trul'], [1, 'kenix-trul-honer']))],
    ['a card lost twice', scoredPolish('powinnosc', 40, lost([1, 'T21'], [2, 'T21']))],
    ['T22 lost to a side without tricks', scoredPolish('powinnosc', 66, { ...all, ...lost([1, 'T22']) })],
    ['T1 and T22 both lost', scoredPolish('powinnosc', 40, lost([1, 'T1'], [2, 'T22']))],
    [
      'T1 lost and a pagat won by its side',
      scoredPolish('powinnosc', 40, { bonuses: [pagat(D, 'announced won')], ...lost([3, 'T1']) }),
    ],
  ];
  it.each(impossible)('P6 scored/impossible: %s; it is settled all the same', (_name, deal) => {
    const result = polish(deal);
    expect(onlyCodes(result)).toEqual(['scored/impossible']);
    expect(result.lines.length).toBeGreaterThan(0);
  });
  it('P6 what can be true together is no contradiction', () => {
    const possible = [
      scoredPolish('powinnosc', 40, declared([2, 'barwy'], [2, 'honery'], [1, 'barwy'])),
      scoredPolish('powinnosc', 40, declared([2, 'maly-tarok'], [2, 'trul-honer'], [0, 'kenix-trul'])),
      scoredPolish('powinnosc', 40, { bonuses: [pagat(O, 'silent won')], ...lost([1, 'T22'], [3, 'T21']) }),
    ];
    for (const deal of possible) expect(polish(deal).violations).toEqual([]);
  });
  it('P6 thrown-in has no other key, and lost names only T1, T21 and T22 of active seats', () => {
    const paths = (deal: Json): string[] => problemPaths(session([deal], { ruleset: 'taroky-polish' }));
    expect(paths({ dealer: 0, scored: { outcome: 'thrown-in', contract: 'pagat' } })).toEqual([
      'deals[0].scored.contract',
    ]);
    expect(paths(scoredPolish('powinnosc', 40, lost([1, 'T20'])))).toEqual(['deals[0].scored.lost[0].card']);
    expect(polish({ dealer: 0, scored: { outcome: 'thrown-in' } }).state.dealer).toBe(0);
  });
});
