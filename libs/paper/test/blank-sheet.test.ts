import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, languages } from '@tarokk/rules';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectRoot } from '../../../test/support/project.js';
import { describeWith } from '../../../test/support/describe-with.js';
import { blankSheet, print, type Written, type WrittenGame } from '@tarokk/paper';
import { words as blankWords } from '../src/words.js';

/** To which docs/api.md leads, without its ending: its first page, made anew by UPDATE_FILES=1 npx jest libs/paper */
const PICTURE = join(projectRoot, 'docs/pictures/blank-sheet');

const folder = mkdtempSync(join(tmpdir(), 'blank-sheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An evening as a pen leaves it, each line as long as they come. */
const game = (number: number): WrittenGame => ({
  dealer: 'Anna',
  attackers: number % 2 === 0 ? 'B' : 'A',
  lines: [
    ['Anna', `Pagat Ultimo ${number}`, '×2', '+', '20', ''],
    ['Csaba', 'Pik-König Ultimo', '', '−', '', '15'],
    ['Béla', 'XXI-Fang', '×4', '+', '168', ''],
    ['Dóra', 'Vier Könige', '', '+', '', '2'],
    ['Anna', 'Spiel', '', '+', '1', ''],
    ['Béla', 'Trull', '', '−', '', '2'],
    ['Csaba', 'Rot und Schwarz', '×2', '+', '', '60'],
    ['Anna', `Herz-Mariage ${number}`, '', '+', '40', ''],
  ],
  total: ['229', '79'],
});
const written: Written = {
  sides: ['Hegyvidéki Holdfogók', 'Ferencvárosi Fácánok'],
  seats: ['Nagyné Őz Anna', 'Kovács-Szabó Béla', 'Tóth Csaba', 'Vas Dóra'],
  date: '2026. 11. 24.',
  venue: 'Révész Söröző',
  games: Array.from({ length: 8 }, (_, index) => game(index + 1)),
  result: '1832 : 632',
};

async function saved(name: string, sheet: ReturnType<typeof blankSheet>): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, await print(sheet, 'de'));
  return file;
}

const read = (tool: string, ...parts: readonly string[]): string => execFileSync(tool, parts, { encoding: 'utf8' });

/** Each word with its place on its page, in points. */
function wordsIn(file: string): readonly {
  readonly word: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}[] {
  const pages = read('pdftotext', '-bbox', file, '-').split('<page ').slice(1);
  return pages.flatMap((page, index) =>
    [...page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g)].map(
      ([, x, y, right, foot, word]) => ({
        word: word!,
        page: index + 1,
        x: Number(x),
        y: Number(y),
        width: Number(right) - Number(x),
        height: Number(foot) - Number(y),
      }),
    ),
  );
}

describeWith('pdftotext')('the blank sheet', () => {
  const files = new Map<Language, string>();
  beforeAll(async () => {
    for (const language of languages)
      files.set(language, await saved(`${language}.pdf`, blankSheet('https://office.example/en/sheets/new', language)));
  });

  it.each(languages)(
    'in %s is two pages A4 on their sides, four games each, and one with eight further lines of each',
    (language) => {
      const file = files.get(language)!;
      const facts = read('pdfinfo', file);
      expect(facts).toMatch(/Pages:\s+3/);
      expect(facts).toMatch(/Page size:\s+841\.\d+ x 595\.\d+ pts \(A4\)/);
      const words = wordsIn(file);
      expect(words.filter(({ word }) => word === 'XVIII')).toHaveLength(16);
      const further = blankWords.furtherLines[language].split(' ').at(-1)!;
      expect(words.filter(({ word, page }) => word === further && page === 3)).toHaveLength(8);
      // Who announced is asked of each line, the number of the match on each page.
      expect(words.filter(({ word }) => word === blankWords.whoAnnounced[language])).toHaveLength(16);
      const number = blankWords.matchNumber[language].split(' ').at(-1)!;
      for (const page of [1, 2, 3]) expect(words.some((each) => each.word === number && each.page === page)).toBe(true);
      // What the code is for stands below it, in three words.
      expect(blankWords.enterHere[language].split(' ')).toHaveLength(3);
      expect(read('pdftotext', '-layout', file, '-')).toContain(blankWords.enterHere[language]);
    },
  );

  it.each(languages)(
    'in %s has room for the name of who deals, for counts of two digits, for the sums so far, and boxes to tick',
    (language) => {
      const file = files.get(language)!;
      const words = wordsIn(file);
      const inMillimetres = words
        .filter(({ word }) => /^_+$/.test(word))
        .map(({ width }) => (width * 25.4) / 72)
        .toSorted((a, b) => b - a);
      expect(inMillimetres).toHaveLength(8 + 32 + 16);
      expect(inMillimetres[7]).toBeGreaterThanOrEqual(30);
      expect(inMillimetres.at(-1)).toBeGreaterThanOrEqual(9);
      const boxes = words.filter(({ word }) => word === '☐');
      expect(boxes).toHaveLength(8 * 2 + 16 * 3);
      expect(Math.min(...boxes.map(({ width }) => (width * 25.4) / 72))).toBeGreaterThanOrEqual(3);
    },
  );

  it('holds a whole match at the size of handwriting, in lines of six millimetres and more', async () => {
    const sheet = blankSheet('https://office.example/de/sheets/new', 'de', written);
    const file = await saved('written.pdf', sheet);
    expect(read('pdfinfo', file)).toMatch(/Pages:\s+3/);
    if (process.env['UPDATE_FILES'] === '1') read('pdftoppm', '-png', '-r', '80', '-singlefile', file, PICTURE);
    const words = wordsIn(file);
    // The sums so far, after the first game and after the last.
    const printed = read('pdftotext', '-layout', file, '-');
    expect(printed.replace(/ +/g, ' ')).toContain('A 229 B 79');
    expect(printed.replace(/ +/g, ' ')).toContain('A 1832 B 632');
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const [first, last] = [
        words.find(({ word }, at) => word === String(number) && words[at - 1]?.word === 'Ultimo'),
        words.find(({ word }, at) => word === String(number) && words[at - 1]?.word === 'Herz-Mariage'),
      ];
      // Eight lines: seven distances, each of six millimetres at least.
      expect((last!.y - first!.y) / 7).toBeGreaterThanOrEqual((6 * 72) / 25.4);
      expect(first!.page).toBe(number <= 4 ? 1 : 2);
      expect(last!.page).toBe(first!.page);
    }
  });
});
