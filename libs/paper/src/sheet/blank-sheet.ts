import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { fill, type Language, type Text } from '@tarokk/rules';
import type { Paper } from '../press.js';
import { words } from '../words.js';

/** What a pen has written into a game, for a picture of the sheet in use; nothing on a blank one. */
export interface WrittenGame {
  readonly dealer: string;
  readonly attackers: string;
  /** Who announced, what, contra, made or lost, points of A and of B. */
  readonly lines: readonly (readonly [string, string, string, string, string, string])[];
  readonly total: readonly [string, string];
}

/** What stands on the sheet already; what is left out is a line to write on. */
export interface Written {
  readonly sides: readonly (string | undefined)[];
  /** Collector and interceptor of A, then of B. */
  readonly seats: readonly (string | undefined)[];
  readonly date?: string | undefined;
  /** Which match of the two sides on that day. */
  readonly number?: string | undefined;
  readonly venue?: string | undefined;
  readonly competition?: string | undefined;
  readonly games?: readonly WrittenGame[];
  readonly result?: string;
}

const GAMES_ON_A_PAGE = 4;
const MILLIMETRE = 72 / 25.4;
/** The height of a row that is written on: a line of handwriting between two others. */
const ROW = 6.2 * MILLIMETRE;
/** Lines of a game for its announcements; two more have the consolation of A and of B. */
const LINES = 8;
/** As many again stand on a page of their own, for the game that has more. */
const FURTHER_LINES = 8;
/** Points of letters that stand for handwriting in a picture of the sheet in use. */
const HAND = 12;
const SMALL = 7;
/** Room for two digits, and for a name. */
const COUNT = '_'.repeat(7);
const SUM = '_'.repeat(9);
const NAME = '_'.repeat(22);
/** Large enough for a cross by hand. */
const box = { text: '☐', fontSize: 11, font: 'Signs' };

/**
 * The sheet for a pen: two pages on their sides, four games each, and a third with further lines of every game, for who needs
 * them. Of an announcement there is room for who announced it, its contra, whether it was made or lost, and its points.
 */
export function blankSheet(address: string, language: Language, written: Written | null = null): Paper {
  const say = (word: Text): string => word[language];
  const page = (first: number): Content[] => [
    ...(first === 1 ? [head(address, written, say)] : [headOf(2, written, say)]),
    ...[first, first + 2].map((game): Content => ({
      columns: [gameTable(game, written, say), gameTable(game + 1, written, say)],
      columnGap: 14,
      margin: [0, 0, 0, 5],
    })),
  ];
  return {
    title: say(words.sheet),
    size: 'A4',
    landscape: true,
    letters: 9,
    margins: [28, 20, 28, 16],
    numbered: false,
    content: [
      ...page(1),
      { stack: page(1 + GAMES_ON_A_PAGE), pageBreak: 'before' as const },
      foot(written, say),
      { stack: [headOf(3, written, say)], pageBreak: 'before' as const },
      ...[1, 1 + GAMES_ON_A_PAGE].map((first): Content => ({
        columns: Array.from({ length: GAMES_ON_A_PAGE }, (_, place) => furtherLines(first + place, say)),
        columnGap: 8,
        margin: [0, 0, 0, 10],
      })),
    ],
  };
}

type Say = (word: Text) => string;

/** A word of the sheet, and the line to write on behind it. */
function blank(word: string, value: string | undefined, width: number): Content {
  const line: ContentTable = {
    table: {
      widths: ['auto', '*'],
      heights: ROW - 3,
      body: [
        [
          {
            text: word,
            noWrap: true,
            fontSize: SMALL,
            margin: [0, 7, 2, 0] as [number, number, number, number],
            border: [false, false, false, false],
          },
          {
            text: value ?? '',
            fontSize: HAND,
            italics: true,
            font: 'Serif',
            border: [false, false, false, true],
          },
        ],
      ],
    },
    layout: { ...penLines, paddingTop: () => 0, paddingBottom: () => 0 },
  };
  return { ...line, width } as Content;
}

function head(address: string, written: Written | null, say: Say): Content {
  const [ac, ai, bc, bi] = written?.seats ?? [];
  return {
    columns: [
      {
        width: '*',
        stack: [
          {
            columns: [
              {
                text: `Royal Tarokk · ${say(words.sheet)}`,
                font: 'Serif',
                bold: true,
                fontSize: 13,
                width: 184,
                margin: [0, 2, 0, 0],
              },
              blank(say(words.date), written?.date, 125),
              blank(say(words.matchNumber), written?.number, 72),
              blank(say(words.venue), written?.venue, 155),
              blank(say(words.competition), written?.competition, 130),
            ],
            columnGap: 8,
          },
          ...(['A', 'B'] as const).map((party): Content => ({
            columns: [
              blank(party, written?.sides[party === 'A' ? 0 : 1], 190),
              blank(say(words.collector), party === 'A' ? ac : bc, 190),
              blank(say(words.interceptor), party === 'A' ? ai : bi, 170),
              blank(say(words.substitute), undefined, 140),
            ],
            columnGap: 8,
          })),
        ],
      },
      {
        width: 64,
        stack: [
          { qr: address, fit: 62, alignment: 'right' },
          // What the code is for, to who has never seen one on a sheet.
          { text: say(words.enterHere), fontSize: SMALL, alignment: 'right', noWrap: true },
        ],
      },
    ],
    columnGap: 6,
    margin: [0, 0, 0, 4],
  };
}

/** Loose pages of an evening get mixed up. */
function headOf(page: number, written: Written | null, say: Say): Content {
  return {
    columns: [
      {
        text: `Royal Tarokk · ${say(words.sheet)} · ${page}`,
        font: 'Serif',
        bold: true,
        fontSize: 11,
        width: 190,
        margin: [0, 3, 0, 0],
      },
      blank('A', written?.sides[0], 185),
      blank('B', written?.sides[1], 185),
      blank(say(words.date), written?.date, 120),
      blank(say(words.matchNumber), written?.number, 60),
    ],
    columnGap: 8,
    margin: [0, 0, 0, 5],
  };
}

function gameTable(number: number, written: Written | null, say: Say): ContentTable {
  const game = written?.games?.[number - 1];
  const hand = (text: string | undefined, alignment: 'left' | 'center' | 'right' = 'left'): TableCell => ({
    text: text ?? '',
    fontSize: HAND,
    italics: true,
    font: 'Serif',
    // Less than a line of print has: the row gives the room.
    lineHeight: 0.85,
    alignment,
    noWrap: true,
  });
  const label = (text: string): TableCell => ({ text, fontSize: SMALL, lineHeight: 0.9 });
  const rows = Array.from({ length: LINES }, (_, line): TableCell[] => {
    const [who, what, contra, made, a, b] = game?.lines[line] ?? [];
    return [hand(who), hand(what), hand(contra, 'center'), hand(made, 'center'), hand(a, 'right'), hand(b, 'right')];
  });
  const consolation = (party: string): TableCell[] => [
    { text: party, bold: true, alignment: 'center', margin: [0, 3, 0, 0] },
    {
      text: [
        { text: `${say(words.tarocks)} ${COUNT}  ${say(words.honoursShort)} ${COUNT}` },
        ...['XVIII', 'XVII', 'XVI'].flatMap((card) => [{ text: `   ${card} ` }, box]),
      ],
      fontSize: SMALL + 1,
      margin: [0, 2, 0, 0],
      colSpan: 3,
    },
    '',
    '',
    '',
    '',
  ];
  return {
    table: {
      headerRows: 1,
      widths: [58, '*', 34, 40, 38, 38],
      heights: (row) => (row === 1 ? 9 : ROW - 1),
      body: [
        [
          {
            text: fill(say(words.gameNumber), { number }),
            bold: true,
            fontSize: 11,
            font: 'Serif',
            margin: [0, 1, 0, 0],
          },
          {
            text: [
              { text: `${say(words.attackers)}: ` },
              ...['A', 'B'].flatMap((party) => [
                { text: `${party} ` },
                game?.attackers === party ? { ...box, text: '☒' } : box,
                { text: '  ' },
              ]),
              { text: ` ${say(words.dealer)}: ` },
              game === undefined ? { text: NAME } : { text: game.dealer, fontSize: HAND, italics: true, font: 'Serif' },
            ],
            fontSize: SMALL + 1,
            colSpan: 3,
            margin: [0, 1, 0, 0],
          },
          '',
          '',
          { text: 'A', bold: true, alignment: 'center', margin: [0, 2, 0, 0] },
          { text: 'B', bold: true, alignment: 'center', margin: [0, 2, 0, 0] },
        ],
        [
          label(say(words.whoAnnounced)),
          label(say(words.announced)),
          label(say(words.contra)),
          label('+ / −'),
          label(''),
          label(''),
        ],
        consolation('A'),
        consolation('B'),
        ...rows,
        [
          {
            text: [
              { text: `${say(words.running)}:  ` },
              ...(['A', 'B'] as const).flatMap((party, place) => [
                { text: `${party} ` },
                game === undefined
                  ? { text: `${SUM} ` }
                  : {
                      text: `${runningSum(written, number, place as 0 | 1)}  `,
                      fontSize: HAND,
                      italics: true,
                      font: 'Serif',
                    },
              ]),
            ],
            fontSize: SMALL + 1,
            colSpan: 3,
            margin: [0, 2, 0, 0],
          },
          '',
          '',
          { text: say(words.total), bold: true, alignment: 'right', margin: [0, 3, 0, 0] },
          hand(game?.total[0], 'right'),
          hand(game?.total[1], 'right'),
        ],
      ],
    },
    layout: penLines,
  };
}

/** What the games so far come to, as a pen has written them. */
function runningSum(written: Written | null, number: number, party: 0 | 1): number {
  return (written?.games ?? []).slice(0, number).reduce((sum, { total }) => sum + Number(total[party]), 0);
}

/** A game may have more lines than its place has; here as many again. */
function furtherLines(number: number, say: Say): ContentTable {
  const label = (text: string): TableCell => ({ text, fontSize: SMALL, lineHeight: 0.9 });
  return {
    table: {
      widths: [34, '*', 20, 20, 24, 24],
      heights: (row) => (row === 1 ? 9 : ROW + 4),
      body: [
        [
          {
            text: `${fill(say(words.gameNumber), { number })}, ${say(words.furtherLines)}`,
            bold: true,
            colSpan: 4,
            margin: [0, 4, 0, 0],
          },
          '',
          '',
          '',
          { text: 'A', bold: true, alignment: 'center', margin: [0, 4, 0, 0] },
          { text: 'B', bold: true, alignment: 'center', margin: [0, 4, 0, 0] },
        ],
        [label(say(words.whoAnnounced)), label(say(words.announced)), label('×'), label('+ / −'), label(''), label('')],
        ...Array.from({ length: FURTHER_LINES }, (): TableCell[] => ['', '', '', '', '', '']),
      ],
    },
    layout: penLines,
  };
}

function foot(written: Written | null, say: Say): Content {
  return {
    columns: [
      blank(`${say(words.result)} A : B`, written?.result, 170),
      blank(`${say(words.signatures)} A`, undefined, 280),
      blank('B', undefined, 280),
    ],
    columnGap: 10,
  };
}

/** Lines that a pen keeps to; the sums stand behind a stronger one. */
const penLines = {
  hLineWidth: (): number => 0.4,
  vLineWidth: (column: number): number => (column === 4 ? 1 : 0.4),
  hLineColor: (): string => '#777',
  vLineColor: (): string => '#777',
  paddingLeft: (): number => 2,
  paddingRight: (): number => 2,
  paddingTop: (): number => 0.5,
  paddingBottom: (): number => 0.5,
};
