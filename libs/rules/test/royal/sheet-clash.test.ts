import { describe, expect, it } from '@jest/globals';
import { sheetClash } from '../../src/royal/interface/sheet-clash.js';
import type { SheetDraft } from '../../src/royal/interface/sheet-preview.js';
import { scoredGame } from './notation/game.js';
import { sheet } from './notation/sheet.js';

const clashOf = (text: string) => sheetClash(scoredGame(sheet(text)))?.entries ?? null;
const line = (party: 0 | 1, index: number) => ({ entry: 'line', party, index });

const A = 'A: 11 tarocks, 1 honour, T18';
const B = 'B: 11 tarocks, 1 honour, T17 T16';

describe('the smallest set of entries that clash on a sheet that is typed', () => {
  it('3.2 is nothing where everything can be true', () => {
    expect(clashOf(`${A}\n collector: ultimo T1 won\n ${B}\n silent: obscur`)).toBeNull();
  });

  it('3.2 is two lines of the two parties, of many', () => {
    const found = clashOf(`
      ${A}
      collector: trull won, ultimo T1 won
      ${B}
      collector: ultimo T1 won, gang S lost
      silent: obscur`);
    expect(found).toEqual([line(0, 1), line(1, 0)]);
  });

  it('2.2 is the two lines of a party that exclude each other, and no contra beside them', () => {
    const found = clashOf(`
      ${A}
      collector: trull won, ultimo T1 won, ultimo T1 lost
      ${B}
      contra: ultimo T1
      silent: obscur`);
    expect(found).toEqual([line(0, 1), line(0, 2)]);
  });

  it('7.1 names the counts that do not fit each other', () => {
    const { sheet: sides, ...game } = scoredGame(sheet(`${A}\n ${B}`));
    const wrong: SheetDraft = { ...game, sheet: [{ ...sides[0], tarocks: 5 }, sides[1]] };
    expect(sheetClash(wrong)?.entries).toEqual([{ entry: 'tarocks' }, { entry: 'honours' }]);
  });

  it('4.3 is what was left out, where it happens to one party of each game', () => {
    const [one, other] = [0, 1].map((party) => ({ entry: 'no-silent', party, bonus: 'obscur' }));
    expect(clashOf(`${A}\n collector: trull won\n ${B}`)).toEqual([one, other]);
  });

  it('3.2 is a line and a count, where these two refute each other', () => {
    const found = clashOf(`
      A: 11 tarocks, 1 honour, T18
      collector: tarock-count 9
      interceptor: tarock-count 9
      B: 11 tarocks, 1 honour, T17 T16
      silent: obscur`);
    expect(found).toEqual([{ entry: 'tarocks' }, line(0, 1)]);
  });
});
