import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { fill, type Language } from '@tarokk/rules';
import { heading, type Paper, ruled } from '../press.js';
import type { CupOnPaper } from '../data.js';
import { dayIn, wholeDays, words } from '../words.js';

type Round = CupOnPaper['rounds'][number];

/** Points of height that the ties of a round share on a page. */
const HEIGHT = 432;
/** The greatest height of a tie, however few there are. */
const TALLEST = 90;
/** Points of width between two rounds, in which the lines of the bracket run. */
const GAP = 12;

/** The bracket of a cup, a column for each round, each tie between those it comes from, with its reason (10). */
export function cupPaper(cup: CupOnPaper, year: number, language: Language): Paper {
  const title = fill(words.cup[language], { year });
  const medals = [
    ...(cup.winner === null ? [] : [[words.winner, cup.winner.name] as const]),
    ...cup.runnersUp.map(({ name }) => [words.runnersUp, name] as const),
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
      bracket(cup.rounds, language),
    ],
  };
}

/**
 * Two rows of the table for each tie of the first round, so that every tie has its middle at the edge of a row; between two
 * rounds a column for the lines.
 */
function bracket(rounds: readonly Round[], language: Language): Content {
  const first = rounds[0]?.ties.length ?? 0;
  const rows = 2 * first;
  const head = rounds.flatMap((round, place): TableCell[] => [
    ...(place === 0 ? [] : [{ text: '' }]),
    headOf(round, language),
  ]);
  const body = Array.from({ length: rows }, (_, row) =>
    rounds.flatMap(({ ties }, place): TableCell[] => {
      const span = ties.length === 0 ? rows : rows / ties.length;
      const tie = row % span === 0 ? ties[row / span] : undefined;
      const cell: TableCell =
        tie === undefined ? { text: '' } : { ...tieOf(tie), rowSpan: span, verticalAlignment: 'middle' };
      return place === 0 ? [cell] : [{ text: '', border: lineIn(row, span) }, cell];
    }),
  );
  return {
    layout: { ...bare, defaultBorder: false },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: rounds.flatMap((_, place) => (place === 0 ? ['*'] : [GAP, '*'])),
      heights: (row) => (row === 0 ? 'auto' : Math.min(TALLEST, HEIGHT / first) / 2),
      body: [head, ...body],
    },
  };
}

/** From the middle of one tie to that of the other, before the one that both lead to: left, top, right, bottom. */
function lineIn(row: number, span: number): [boolean, boolean, boolean, boolean] {
  const place = row % span;
  const isBetween = place >= span / 4 && place < (3 * span) / 4;
  return [false, place === span / 4, isBetween, place === (3 * span) / 4 - 1];
}

function headOf({ name, lastDay }: Round, language: Language): TableCell {
  return {
    stack: [
      { text: name, bold: true, fontSize: 11 },
      {
        text: wholeDays(fill(words.until[language], { day: dayIn(lastDay, language) })),
        fontSize: 8,
        margin: [0, 0, 0, 4],
      },
    ],
  };
}

function tieOf(tie: Round['ties'][number]): ContentTable {
  return {
    layout: ruled,
    table: {
      widths: ['*', 'auto'],
      body: [
        ...tie.sides.map((side, place): TableCell[] => {
          const goesOn = side.pair !== null && side.pair.id === tie.goesOn?.id;
          // A bye and a tie without a match show no points, because 0 : 0 would be a result.
          const points = tie.matches.length === 0 ? '' : String(tie.points[place]);
          return [
            {
              text: [...(goesOn ? [{ text: '▸ ', font: 'Signs' }] : []), side.name],
              bold: goesOn,
            },
            { text: points, alignment: 'right', bold: goesOn },
          ];
        }),
        [{ text: wholeDays(tie.reason), colSpan: 2, fontSize: 7 }, ''],
      ],
    },
  };
}

const bare = {
  hLineWidth: (): number => 0.6,
  vLineWidth: (): number => 0.6,
  paddingLeft: (): number => 0,
  paddingRight: (): number => 0,
  paddingTop: (): number => 0,
  paddingBottom: (): number => 0,
};
