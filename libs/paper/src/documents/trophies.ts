import type { TableCell } from 'pdfmake/interfaces.js';
import { fill, type Language } from '@tarokk/rules';
import { heading, type Paper, ruled } from '../press.js';
import type { TrophyOnPaper } from '../data.js';
import { dayIn, numbersInWords, words } from '../words.js';

/** The trophy list, the latest first (13). @param cut whether there are more than these */
export function trophiesPaper(
  trophies: readonly TrophyOnPaper[],
  season: number | null,
  cut: boolean,
  language: Language,
): Paper {
  const title = season === null ? words.trophyList[language] : `${words.trophyList[language]} ${season}`;
  const heads = [words.numberInList, words.date, words.announcer, words.name, words.partner, words.against];
  return {
    title,
    size: 'A4',
    letters: 9,
    margins: [40, 40, 40, 44],
    numbered: true,
    content: [
      heading(title, cut ? fill(words.latest[language], { number: trophies.length }) : ''),
      {
        layout: ruled,
        table: {
          headerRows: 1,
          widths: ['auto', 'auto', '*', '*', '*', '*'],
          body: [
            heads.map((word): TableCell => ({ text: word[language], bold: true })),
            ...trophies.map((trophy): TableCell[] => [
              numbersInWords(trophy.listNumbers),
              trophy.date === null ? '–' : dayIn(trophy.date, language),
              { text: trophy.announcer.name, bold: true },
              {
                stack: [
                  `${trophy.name ?? '–'}${trophy.count > 1 ? ` × ${trophy.count}` : ''}`,
                  { text: trophy.ordinal, fontSize: 7.5 },
                ],
              },
              trophy.partner?.name ?? '–',
              trophy.opposingSide?.name ?? '–',
            ]),
          ],
        },
      },
    ],
  };
}
