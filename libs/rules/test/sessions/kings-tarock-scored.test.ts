import { describe, expect, it } from '@jest/globals';
import { codes, problemPaths } from './table.js';
import {
  entry,
  givenUp,
  kings,
  kingsSession,
  negativeSheet,
  sheet,
  tricksOf,
  trischakenSheet,
  type Json,
} from './kings-table.js';

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
    expect(impossible(sheet('koenigrufer', 40, { partner: null }))).toBe(false);
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
    expect(impossible(with_([won('three')], tricksOf(0)))).toBe(true);
    expect(impossible(with_([won('trula'), won('kings')], tricksOf(0)))).toBe(false);
    const grammaboy = { points: { declarer: 60, opponents: 10 }, ...tricksOf(0) };
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
