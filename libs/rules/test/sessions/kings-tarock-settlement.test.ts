import { describe, expect, it } from 'vitest';
import { codes, lines, problemPaths } from './table.js';
import {
  entry,
  kings,
  kingsResults,
  kingsSession,
  negativeSheet,
  sheet,
  trischakenSheet,
  type Json,
} from './kings-table.js';

const wood1 = { start: { woods: [0, 1, 0, 0] } };
const alone = { partner: null };
const givenUp = (contract: string): Json => ({ dealer: 0, scored: { outcome: 'given-up', contract, declarers: [1] } });
const valat = (side: 'declarer' | 'opponents', kontra = 0) => entry('valat', side, 'announced', kontra);
const tricks = (declarer: number) => ({ tricks: { declarer, opponents: 12 - declarer } });

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
      sheet('solodreier', 66, { ...tricks(12), bonuses: [valat('declarer'), ...trulaKings] }),
      [156, -52, -52],
    ],
    [
      '13 solodreier, valat announced and lost with 60 points',
      sheet('solodreier', 60, { bonuses: [valat('declarer')] }),
      [-144, 48, 48],
    ],
    [
      '14 dreier, all tricks, nothing announced, silent trula and kings',
      sheet('dreier', 68, { ...tricks(12), bonuses: trulaKings }),
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

describe('Kings Tarock 7: settlement', () => {
  it('7.3 D11 two against two each loser pays one winner; the item order is that of the table', () => {
    const deal = kings(
      sheet('koenigrufer', 40, {
        bonuses: [
          entry('rossputin', 'opponents', 'silent won'),
          entry('trula', 'opponents', 'silent won'),
          entry('pagat-ultimo', 'declarer', 'announced lost', 1),
          entry('two', 'opponents', 'announced won'),
          entry('two', 'declarer', 'announced lost'),
        ],
      }),
    );
    expect(lines(deal)).toEqual([
      'game declarer won 1×1',
      'pagat-ultimo declarer announced lost 2×2',
      'two declarer announced lost 4×1',
      'two opponents announced won 4×1',
      'trula opponents silent won 1×1',
      'rossputin opponents silent won 2×1',
    ]);
    expect(deal.payments).toEqual([14, -14, 14, -14]);
  });
  it('7.3 values of section 2, won and lost; bonuses twice in solorufer and solodreier', () => {
    const of = (contract: string, points: number) =>
      lines(
        kings(
          sheet(contract, points, {
            bonuses: [entry('pagat-ultimo', 'declarer', 'announced won'), entry('three', 'opponents', 'silent won')],
          }),
        ),
      ).map((line) => line.split(' ').at(-1));
    expect(of('koenigrufer', 36)).toEqual(['1×1', '2×1', '3×1']);
    expect(of('sechserdreier', 36)).toEqual(['4×1', '2×1', '3×1']);
    expect(of('sechserdreier', 35)).toEqual(['8×1', '2×1', '3×1']);
    expect(of('solorufer', 35)).toEqual(['2×1', '4×1', '6×1']);
    expect(of('aufrufer', 35)).toEqual(['1×1', '2×1', '3×1']);
    expect(of('dreier', 35)).toEqual(['4×1', '2×1', '3×1']);
    expect(of('solodreier', 35)).toEqual(['6×1', '4×1', '6×1']);
  });
  it('2 the negative games: exactly one trick in piccolo, none in bettler', () => {
    const of = (contract: string, mine: number) =>
      kings(negativeSheet(contract, [1], [0, mine, 0, 12 - mine])).payments[1];
    expect([0, 1, 2].map((mine) => of('piccolo', mine))).toEqual([-6, 6, -6]);
    expect([0, 1].map((mine) => of('bettler', mine))).toEqual([12, -12]);
    expect([0, 1].map((mine) => of('piccolo-ouvert', mine))).toEqual([-15, 15]);
    expect([0, 1].map((mine) => of('bettler-ouvert', mine))).toEqual([18, -18]);
  });
  it('7.4 valat: ×8 announced, ×4 silent, by who announced it and who has all tricks', () => {
    const game = (declarersTricks: number, points: number, bonuses: Json[], contract = 'dreier') =>
      lines(kings(sheet(contract, points, { ...tricks(declarersTricks), bonuses })))[0];
    expect(game(12, 68, [])).toBe('game declarer won 4×4');
    expect(game(0, 6, [])).toBe('game declarer lost 4×4');
    expect(game(12, 68, [valat('declarer')])).toBe('game declarer won 4×8');
    expect(game(11, 68, [valat('declarer')])).toBe('game declarer lost 4×8');
    expect(game(0, 6, [valat('opponents')])).toBe('game declarer lost 4×8');
    expect(game(1, 6, [valat('opponents')])).toBe('game declarer won 4×8');
    expect(game(12, 68, [valat('opponents')])).toBe('game declarer won 4×8');
    expect(game(0, 6, [valat('declarer')])).toBe('game declarer lost 4×8');
    expect(game(0, 6, [valat('declarer'), valat('opponents')])).toBe('game declarer lost 4×8');
    expect(game(11, 68, [valat('declarer')], 'sechserdreier')).toBe('game declarer lost 8×8');
  });
  it('7.4 D12 announced by both sides and made by neither, the declarer’s side loses it', () => {
    const both = sheet('dreier', 60, { bonuses: [valat('opponents'), valat('declarer')] });
    expect(lines(kings(both))).toEqual(['game declarer lost 4×8']);
  });
  it('7.4 a side with all tricks wins the game whatever its points', () => {
    expect(lines(kings(sheet('dreier', 30, tricks(12))))[0]).toBe('game declarer won 4×4');
  });
  it('7.4 a contra to valat multiplies the game line besides a contra to the game; of two entries the last counts', () => {
    const deal = kings(sheet('solodreier', 60, { kontra: 1, bonuses: [valat('declarer', 2), valat('opponents', 1)] }));
    expect(lines(deal)).toEqual(['game declarer lost 6×128']);
    const twice = kings(sheet('solodreier', 60, { bonuses: [valat('declarer', 2), valat('declarer', 1)] }));
    expect(lines(twice)).toEqual(['game declarer lost 6×16']);
    expect(codes(twice)).toEqual(['scored/impossible scored']);
  });
  it('7.5 D13 the declarer’s wood alone doubles, once, and only his goes back', () => {
    const rest = { start: { woods: [2, 3, 1, 1] } };
    const won = kings(sheet('koenigrufer', 40, { bonuses: [entry('kings', 'opponents', 'silent won')] }), rest);
    expect(lines(won)).toEqual(['game declarer won 1×2', 'kings opponents silent won 1×2']);
    expect(won.state.woods).toEqual([2, 2, 1, 1]);
    const others = kings(sheet('koenigrufer', 40), { start: { woods: [1, 0, 1, 1] } });
    expect(lines(others)).toEqual(['game declarer won 1×1']);
    expect(others.state.woods).toEqual([1, 0, 1, 1]);
  });
  it('7.5 of several declarers each has his own line, factor and wood', () => {
    const deal = kings(negativeSheet('bettler', [2, 0], [0, 6, 0, 6]), { start: { woods: [0, 1, 1, 0] } });
    expect(lines(deal)).toEqual(['game @2 won 4×2', 'game @0 won 4×1']);
    expect(deal.state.woods).toEqual([0, 1, 0, 0]);
  });
  it('7.5 a giving up is doubled and gives no wood back', () => {
    const deal = kings(givenUp('aufrufer'), wood1);
    expect(lines(deal)).toEqual(['give-up declarer lost 3×2']);
    expect(deal.state.woods).toEqual([0, 1, 0, 0]);
  });
});

describe('Kings Tarock 8: Trischaken', () => {
  it('8.2 D14 the loser has most points; in a tie the Rufer, else the first in order from him', () => {
    const loser = (points: number[]) => kings(trischakenSheet(points)).lines[0]!.seat;
    expect(loser([10, 20, 21, 20])).toBe(2);
    expect(loser([24, 10, 13, 24])).toBe(0);
    expect(loser([1, 20, 25, 25])).toBe(2);
  });
  it('8.3 D15 doubled once, however many reasons', () => {
    const line = (points: number[], agreed: number[]) => lines(kings(trischakenSheet(points, agreed)))[0];
    expect(line([10, 36, 14, 11], [])).toBe('trischaken @1 lost 1×1');
    expect(line([10, 37, 14, 10], [])).toBe('trischaken @1 lost 1×2');
    expect(line([10, 30, 14, 17], [1])).toBe('trischaken @1 lost 1×2');
    expect(line([40, 10, 10, 11], [0])).toBe('trischaken @0 lost 1×2');
  });
  it('8.4 the Rufer alone without a trick gets all', () => {
    expect(kings(trischakenSheet([0, 30, 20, 21], [], [0, 4, 4, 4])).payments).toEqual([3, -3, 0, 0]);
  });
  it('8.4 D16 shares are rounded down and the loser keeps the rest', () => {
    expect(kings(trischakenSheet([0, 0, 70, 0], [0], [0, 0, 12, 0])).payments).toEqual([0, 4, -8, 4]);
    expect(kings(trischakenSheet([35, 0, 35, 0], [], [6, 0, 6, 0])).payments).toEqual([-6, 3, 0, 3]);
    expect(kings(trischakenSheet([0, 35, 35, 0], [2], [0, 6, 6, 0])).payments).toEqual([0, -4, 0, 4]);
  });
  it('8.5 neither doubled by woods nor does it give one back; everybody gets one', () => {
    const deal = kings(trischakenSheet([12, 30, 18, 11], [3]), { start: { woods: [0, 2, 0, 1] } });
    expect(deal.payments).toEqual([1, -4, 1, 2]);
    expect(deal.state.woods).toEqual([1, 3, 1, 2]);
  });
  it('8.5 S11 the session ends after the skíz has dealt and everybody after him', () => {
    const deals = [0, 1, 2, 3, 0, 1].map((dealer): Json => ({ ...sheet('dreier', 40), dealer }));
    (deals[1]!['scored'] as Json)['skiz'] = 3;
    const session = kingsResults(deals, { notice: 1 });
    expect(session.ending).toEqual({ notice: 1, skiz: 3, lastDeal: null });
    const dealer0 = [0, 1, 2, 3].map((dealer): Json => ({ ...sheet('dreier', 40), dealer }));
    (dealer0[0]!['scored'] as Json)['skiz'] = 0;
    expect(kingsResults(dealer0, { notice: 1 }).ending).toEqual({ notice: 1, skiz: 0, lastDeal: 4 });
  });
});

describe('Kings Tarock 9: scored deals', () => {
  const impossible = (deal: Json): boolean => codes(kings(deal)).includes('scored/impossible scored');
  const won = (bonus: string, side: 'declarer' | 'opponents' = 'declarer') => entry(bonus, side, 'silent won');
  const with_ = (bonuses: Json[], rest: Json = {}, contract = 'koenigrufer') =>
    sheet(contract, 40, { bonuses, ...rest });

  it('9 points add up to 70 or 71, tricks to 12', () => {
    const points = (opponents: number) => sheet('dreier', 40, { points: { declarer: 40, opponents } });
    expect([29, 30, 31, 32].map((count) => impossible(points(count)))).toEqual([true, false, false, true]);
    expect(impossible(sheet('dreier', 40, { tricks: { declarer: 7, opponents: 6 } }))).toBe(true);
    expect(impossible(negativeSheet('bettler', [1], [3, 3, 3, 4]))).toBe(true);
    expect(impossible(trischakenSheet([10, 30, 20, 11], [], [3, 3, 3, 4]))).toBe(true);
  });
  it('9 no partner in a game without one, no several declarers in a positive game', () => {
    expect(impossible(sheet('dreier', 40, { partner: 3 }))).toBe(true);
    expect(impossible(sheet('koenigrufer', 40, alone))).toBe(false);
    const several = kings(
      sheet('aufrufer', 40, { declarers: [0, 2], bonuses: [entry('two', 'declarer', 'announced won')] }),
    );
    expect(codes(several)).toEqual(['scored/impossible scored']);
    // Settled for the first in order from the Rufer.
    expect(several.declarers).toEqual([0, 2]);
    expect(several.payments).toEqual([-5, -5, 5, 5]);
  });
  it('9 king ultimo needs a called king', () => {
    expect(impossible(with_([won('king-ultimo')], {}, 'dreier'))).toBe(true);
    expect(impossible(with_([won('king-ultimo')]))).toBe(false);
  });
  it('9 bonuses: won by both, listed twice, silent beside announced, silent and lost, without tricks', () => {
    expect(impossible(with_([won('kings'), won('kings', 'opponents')]))).toBe(true);
    expect(impossible(with_([won('kings'), won('kings')]))).toBe(true);
    expect(impossible(with_([entry('two', 'declarer', 'announced lost'), won('two')]))).toBe(true);
    expect(impossible(with_([entry('two', 'opponents', 'announced lost'), won('two')]))).toBe(false);
    expect(impossible(with_([entry('two', 'declarer', 'silent lost')]))).toBe(true);
    expect(impossible(with_([won('three')], tricks(0)))).toBe(true);
    expect(impossible(with_([won('trula'), won('kings')], tricks(0)))).toBe(false);
    const grammaboy = { points: { declarer: 60, opponents: 10 }, ...tricks(0) };
    expect(impossible(with_([entry('grammaboy', 'declarer', 'announced')], grammaboy))).toBe(true);
  });
  it('9 the last trick is won by one side', () => {
    expect(impossible(with_([won('pagat-ultimo'), won('king-ultimo', 'opponents')]))).toBe(true);
    expect(impossible(with_([won('king-ultimo'), won('pagat-ultimo', 'opponents')]))).toBe(true);
    expect(impossible(with_([won('king-ultimo'), won('pagat-ultimo')]))).toBe(false);
  });
  it('9 an aufrufer needs an announced bird of the declarer’s side', () => {
    expect(impossible(with_([won('two')], {}, 'aufrufer'))).toBe(true);
    expect(impossible(with_([entry('two', 'opponents', 'announced lost')], {}, 'aufrufer'))).toBe(true);
    expect(impossible(with_([entry('three', 'declarer', 'announced lost')], {}, 'aufrufer'))).toBe(false);
    expect(impossible(givenUp('aufrufer'))).toBe(false);
  });
  it('9 contras: not against himself, once a pair; the last is settled', () => {
    const contra = (opponent: number, level: number) => ({ declarer: 1, opponent, level });
    const deal = (contras: Json[]) => negativeSheet('bettler', [1], [4, 0, 4, 4], { contras });
    expect(impossible(deal([contra(1, 1)]))).toBe(true);
    expect(kings(deal([contra(1, 1)])).payments).toEqual([-4, 12, -4, -4]);
    expect(impossible(deal([contra(2, 2), contra(2, 1)]))).toBe(true);
    expect(kings(deal([contra(2, 2), contra(2, 1)])).payments).toEqual([-4, 16, -8, -4]);
    expect(impossible(deal([contra(2, 2), contra(3, 1)]))).toBe(false);
  });
  it('9 the Rufer sits next to the dealer, and his games are his', () => {
    expect(impossible({ ...trischakenSheet([10, 30, 20, 11]), dealer: 0 })).toBe(true);
    for (const contract of ['koenigrufer', 'sechserdreier']) {
      expect(impossible({ ...sheet(contract, 40), dealer: 1 })).toBe(true);
    }
    expect(impossible({ ...givenUp('koenigrufer'), dealer: 2 })).toBe(true);
    expect(impossible({ ...givenUp('aufrufer'), dealer: 2 })).toBe(false);
  });
  it('9 keys missing, too many or above the maximum are malformed', () => {
    const paths = (deal: Json) => problemPaths(kingsSession([deal])).length;
    expect(paths(sheet('dreier', 40, { kontra: 3 }))).toBeGreaterThan(0);
    expect(paths(sheet('dreier', 40, { rufer: 1 }))).toBeGreaterThan(0);
    expect(paths(givenUp('dreier'))).toBeGreaterThan(0);
    expect(paths(negativeSheet('bettler', [1], [4, 0, 4]))).toBeGreaterThan(0);
    expect(paths(negativeSheet('bettler', [1], [4, 0, 4, 4], { kontra: 1 }))).toBeGreaterThan(0);
    expect(
      paths(negativeSheet('bettler', [1], [4, 0, 4, 4], { contras: [{ declarer: 2, opponent: 1, level: 1 }] })),
    ).toBeGreaterThan(0);
    expect(paths(with_([{ ...entry('grammaboy', 'declarer', 'announced'), announced: false }]))).toBeGreaterThan(0);
    expect(paths(with_([{ ...won('valat'), won: true }]))).toBeGreaterThan(0);
    expect(paths(with_([{ ...won('trula'), kontra: 1 }]))).toBeGreaterThan(0);
  });
});
