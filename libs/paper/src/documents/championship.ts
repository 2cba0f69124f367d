import type { TableCell } from 'pdfmake/interfaces.js';
import { fill, type Language } from '@tarokk/rules';
import { heading, type Paper, ruled } from '../press.js';
import type { ChampionshipOnPaper } from '../data.js';
import { dayIn, words } from '../words.js';

/** The table of a championship, each place with its reason (9). */
export function championshipPaper(table: ChampionshipOnPaper, year: number, language: Language): Paper {
  const title = fill(words.championship[language], { year });
  const number = (value: number | null): TableCell => ({
    text: value === null ? '–' : String(value),
    alignment: 'right',
  });
  const heads = [
    words.rank,
    words.team,
    words.matches,
    words.points,
    words.average,
    words.best,
    words.remaining,
    words.reason,
  ];
  const average = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    title,
    size: 'A4',
    letters: 9.5,
    margins: [40, 40, 40, 44],
    numbered: true,
    content: [
      heading(title, table.asOf === null ? '' : fill(words.asOf[language], { day: dayIn(table.asOf, language) })),
      {
        layout: ruled,
        table: {
          headerRows: 1,
          widths: ['auto', '*', 'auto', 'auto', 'auto', 'auto', 'auto', 150],
          body: [
            heads.map((word, column): TableCell => ({
              text: word[language],
              bold: true,
              alignment: column === 1 || column === 7 ? 'left' : 'right',
            })),
            ...table.rows.map((row): TableCell[] => [
              number(row.rank),
              { text: row.team.name, bold: true },
              number(row.matches),
              { ...(number(row.points) as object), bold: true } as TableCell,
              { text: row.average === null ? '–' : average.format(row.average), alignment: 'right' },
              number(row.best),
              number(row.remaining),
              { text: row.reason, fontSize: 8 },
            ]),
          ],
        },
      },
    ],
  };
}
