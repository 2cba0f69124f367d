import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { fill, type Language } from '@tarokk/rules';
import { heading, ruled, type Sheet } from '../press.js';
import type { CupOnPaper } from '../questions.js';
import { dayIn, words } from '../words.js';

/** The bracket of a cup, a column for each round as far as there is room, each tie with its reason (10). */
export function cupPaper(cup: CupOnPaper, year: number, language: Language): Sheet {
  const title = fill(words.cup[language], { year });
  const medals = [
    ...(cup.winner === null ? [] : [[words.winner, cup.winner.name] as const]),
    ...(cup.runnersUp === null ? [] : [[words.runnersUp, cup.runnersUp.name] as const]),
    ...cup.bronze.map(({ name }) => [words.bronze, name] as const),
  ];
  return {
    title,
    size: 'A4',
    landscape: true,
    letters: 9,
    margins: [36, 36, 36, 40],
    numbered: true,
    content: [
      heading(title, medals.map(([word, name]) => `${word[language]}: ${name}`).join('   ')),
      { columns: cup.rounds.map((round) => roundOf(round, language)), columnGap: 14 },
    ],
  };
}

function roundOf({ name, lastDay, ties }: CupOnPaper['rounds'][number], language: Language): Content {
  return {
    stack: [
      { text: name, bold: true, fontSize: 11 },
      { text: fill(words.until[language], { day: dayIn(lastDay, language) }), fontSize: 8, margin: [0, 0, 0, 4] },
      ...ties.map((tie): Content => ({
        unbreakable: true,
        margin: [0, 0, 0, 6],
        layout: ruled,
        table: {
          widths: ['*', 'auto'],
          body: [
            ...tie.sides.map((side, place): TableCell[] => [
              { text: side.name, bold: true },
              { text: tie.points.length === 0 ? '' : String(tie.points[place]), alignment: 'right' },
            ]),
            [{ text: tie.reason, colSpan: 2, fontSize: 7.5 }, ''],
          ],
        },
      })),
    ],
  };
}
