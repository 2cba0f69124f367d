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

const valat = (side: 'declarer' | 'opponents', kontra = 0) => entry('valat', side, 'announced', kontra);

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
      lines(kings(sheet(contract, points, { ...tricksOf(declarersTricks), bonuses })))[0];
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
    expect(lines(kings(sheet('dreier', 30, tricksOf(12))))[0]).toBe('game declarer won 4×4');
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
    const deal = kings(givenUp('aufrufer'), { start: { woods: [0, 1, 0, 0] } });
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
