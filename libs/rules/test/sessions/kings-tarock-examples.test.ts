import { describe, expect, it } from '@jest/globals';
import { codes, lines } from './table.js';
import {
  entry,
  givenUp,
  kings,
  kingsResults,
  negativeSheet,
  sheet,
  tricksOf,
  trischakenSheet,
  type Json,
} from './kings-table.js';

const wood1 = { start: { woods: [0, 1, 0, 0] } };

/** What seat 1 (declarer), seat 3 (partner, or an opponent) and seat 2 (an opponent) get. */
function paid(deal: Json, rest: Json = {}): number[] {
  const { payments } = kings(deal, rest);
  return [payments[1]!, payments[3]!, payments[2]!];
}

describe('Kings Tarock 10: worked examples by side', () => {
  const two = entry('two', 'declarer', 'announced lost', 2);
  const trulaKings = [entry('trula', 'declarer', 'silent won'), entry('kings', 'declarer', 'silent won')];
  const examples: [string, Json, number[], Json?][] = [
    ['1 königrufer, 36 points', sheet('koenigrufer', 36), [1, 1, -1]],
    [
      '2 königrufer, 35 points, announced pagat ultimo made',
      sheet('koenigrufer', 35, { bonuses: [entry('pagat-ultimo', 'declarer', 'announced won')] }),
      [1, 1, -1],
    ],
    ['3 königrufer, given up', givenUp('koenigrufer'), [-3, 1, 1]],
    [
      '4 solorufer won, announced trula won, silent kings of the opponents',
      sheet('solorufer', 40, {
        bonuses: [entry('trula', 'declarer', 'announced won'), entry('kings', 'opponents', 'silent won')],
      }),
      [4, 4, -4],
    ],
    ['5 dreier lost, contra', sheet('dreier', 30, { kontra: 1 }), [-24, 8, 8]],
    ['6 sechserdreier won', sheet('sechserdreier', 36), [12, -4, -4]],
    ['7 sechserdreier lost', sheet('sechserdreier', 35), [-24, 8, 8]],
    ['8 the same with a wood', sheet('sechserdreier', 35), [-48, 16, 16], wood1],
    ['9 aufrufer given up', givenUp('aufrufer'), [-9, 3, 3]],
    ['10 aufrufer won, announced two lost, contra and back', sheet('aufrufer', 36, { bonuses: [two] }), [-15, -15, 15]],
    [
      '11 aufrufer lost, announced three made, silent pagat ultimo',
      sheet('aufrufer', 35, {
        bonuses: [entry('three', 'declarer', 'announced won'), entry('pagat-ultimo', 'declarer', 'silent won')],
      }),
      [6, 6, -6],
    ],
    [
      '12 solodreier, valat announced and made, silent trula and kings',
      sheet('solodreier', 66, { ...tricksOf(12), bonuses: [entry('valat', 'declarer', 'announced'), ...trulaKings] }),
      [156, -52, -52],
    ],
    [
      '13 solodreier, valat announced and lost with 60 points',
      sheet('solodreier', 60, { bonuses: [entry('valat', 'declarer', 'announced')] }),
      [-144, 48, 48],
    ],
    [
      '14 dreier, all tricks, nothing announced, silent trula and kings',
      sheet('dreier', 68, { ...tricksOf(12), bonuses: trulaKings }),
      [54, -18, -18],
    ],
    [
      '15 königrufer, opponents 19 points, grammaboy announced',
      sheet('koenigrufer', 52, { bonuses: [entry('grammaboy', 'declarer', 'announced')] }),
      [3, 3, -3],
    ],
    [
      '16 königrufer, opponents 20 points, grammaboy announced',
      sheet('koenigrufer', 51, { bonuses: [entry('grammaboy', 'declarer', 'announced')] }),
      [-1, -1, 1],
    ],
    [
      '17 königrufer, king ultimo announced and lost by the opponents, made silently by the others',
      sheet('koenigrufer', 40, {
        bonuses: [entry('king-ultimo', 'opponents', 'announced lost'), entry('king-ultimo', 'declarer', 'silent won')],
      }),
      [4, 4, -4],
    ],
    [
      '18 königrufer, announced roßputin',
      sheet('koenigrufer', 40, { bonuses: [entry('rossputin', 'declarer', 'announced won')] }),
      [5, 5, -5],
    ],
    [
      '19 the same, called while playing',
      sheet('koenigrufer', 40, { bonuses: [entry('rossputin', 'declarer', 'silent won')] }),
      [3, 3, -3],
    ],
    [
      '20 dreier won, announced trula lost, a wood',
      sheet('dreier', 40, { bonuses: [entry('trula', 'declarer', 'announced lost')] }),
      [12, -4, -4],
      wood1,
    ],
  ];
  it.each(examples)('10 example %s', (_name, deal, expected, rest = {}) => {
    expect(codes(kings(deal, rest))).toEqual([]);
    expect(paid(deal, rest)).toEqual(expected);
  });
  it('10 examples 8 and 20: the wood is kept after a lost game and goes back after a won one', () => {
    expect(kings(sheet('sechserdreier', 35), wood1).state.woods).toEqual([0, 1, 0, 0]);
    const won = sheet('dreier', 40, { bonuses: [entry('trula', 'declarer', 'announced lost')] });
    expect(kings(won, wood1).state.woods).toEqual([0, 0, 0, 0]);
  });
  it('10 example 21 bettler won, one of three said contra', () => {
    const deal = kings(
      negativeSheet('bettler', [1], [4, 0, 4, 4], { contras: [{ declarer: 1, opponent: 2, level: 1 }] }),
    );
    expect(deal.payments).toEqual([-4, 16, -8, -4]);
    expect(lines(deal)).toEqual(['game @1 won 4×1']);
  });
});

describe('Kings Tarock 10: worked examples by seat', () => {
  it('10 example 22 piccolo of two, one of them with a contra', () => {
    const deal = kings({
      ...negativeSheet('piccolo', [1, 2], [5, 1, 0, 6], { contras: [{ declarer: 2, opponent: 3, level: 1 }] }),
      dealer: 3,
    });
    expect(deal.lines.map(({ payments }) => payments)).toEqual([
      [-2, 6, -2, -2],
      [2, 2, -8, 4],
    ]);
    expect(deal.payments).toEqual([0, 8, -10, 2]);
  });
  const none = [3, 3, 3, 3];
  it.each([
    ['23', [12, 30, 18, 11], [3], none, [1, -4, 1, 2]],
    ['24', [30, 12, 18, 11], [], none, [-6, 2, 2, 2]],
    ['25 doubled once', [12, 40, 12, 7], [1, 3], none, [2, -8, 2, 4]],
    ['26 over 36, one without a trick', [12, 40, 18, 0], [], [4, 4, 4, 0], [0, -6, 0, 6]],
    ['27 the Rufer without a trick gets nothing', [0, 36, 34, 0], [], [0, 6, 6, 0], [0, -3, 0, 3]],
    ['27 with the Rufer agreed', [0, 36, 34, 0], [0], [0, 6, 6, 0], [0, -4, 0, 4]],
    ['28', [27, 0, 44, 0], [1], [6, 0, 6, 0], [0, 4, -8, 4]],
    ['28 with 34 0 36 0', [34, 0, 36, 0], [1], [6, 0, 6, 0], [0, 2, -4, 2]],
    ['28 shares rounded down', [34, 0, 36, 0], [], [6, 0, 6, 0], [0, 1, -2, 1]],
    ['29 tie with the Rufer', [26, 26, 14, 5], [], none, [-6, 2, 2, 2]],
    ['29 tie without the Rufer', [13, 26, 26, 6], [], none, [1, -3, 1, 1]],
  ])('10 example %s', (_name, points, agreed, taken, expected) => {
    const deal = kings(trischakenSheet(points, agreed, taken));
    expect(codes(deal)).toEqual([]);
    expect(deal.payments).toEqual(expected);
    expect(deal.state.woods).toEqual([1, 1, 1, 1]);
    expect(deal.declarers).toEqual([]);
  });
  it('10 example 30: the wood of a declarer doubles until he wins', () => {
    const piccolo = (dealer: number, won: boolean): Json => ({
      ...negativeSheet('piccolo', [2], won ? [4, 3, 1, 4] : [4, 4, 0, 4]),
      dealer,
    });
    const { deals } = kingsResults(
      [trischakenSheet([12, 30, 18, 11], [3]), piccolo(0, false), piccolo(1, true), piccolo(2, true)],
      { firstDealer: 3 },
    );
    expect(deals.map(({ payments }) => payments)).toEqual([
      [1, -4, 1, 2],
      [4, 4, -12, 4],
      [-4, -4, 12, -4],
      [-2, -2, 6, -2],
    ]);
    expect(deals.map(({ state }) => state.woods[2])).toEqual([1, 1, 0, 0]);
  });
});
