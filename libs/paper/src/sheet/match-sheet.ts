import type { GameNotes } from '@tarokk/competition';
import type { Content, ContentColumns, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { fill, type Language, sayBeforePlay, type Text } from '@tarokk/rules';
import type { Paper, PaperSize } from '../press.js';
import { competitionWords, dayIn, words } from '../words.js';
import type { GameMarks, PartyMarks, Ruled } from './marks.js';
import { type Section, sections } from './rows.js';

/** What a filled sheet says of its match. */
export interface Filled {
  /** Where the match is shown; printed as a QR code. */
  readonly address: string;
  readonly date: string;
  readonly venue: string;
  readonly competitions: readonly string[];
  readonly sides: readonly [string, string];
  readonly seats: readonly { readonly seat: string; readonly names: readonly SeatName[] }[];
  readonly firstDealer: 'A' | 'B';
  readonly games: readonly GameMarks[];
  readonly ruled: Ruled;
  readonly notes: readonly GameNotes[];
  readonly raw: readonly [number, number];
  /** Match points (8); null where there are none. */
  readonly points: readonly [number, number] | null;
}

interface SeatName {
  readonly name: string;
  /** The first game of a substitute; null for who sat down. */
  readonly from: number | null;
  readonly guest: boolean;
}

const USUAL_GAMES = 8;
/** Points of height of a line, as much as a page has for a pen. */
const LINES = { A4: 7.4, A5: 7.6, trophies: 13 } as const;
const LETTERS = { A4: 6, A5: 5.6 } as const;

/** The paper sheet: a line for each announcement, two columns for each game. On A5 the trophies stand on a second page. */
export function matchSheet(filled: Filled | null, address: string, size: PaperSize, language: Language): Paper {
  const say = (word: Text): string => word[language];
  const games = filled?.games ?? null;
  const numbers = games?.map(({ number }) => number) ?? Array.from({ length: USUAL_GAMES }, (_, index) => index + 1);
  const columns = numbers.flatMap((_, place) => [
    games?.[place]?.columns[0] ?? null,
    games?.[place]?.columns[1] ?? null,
  ]);

  const line = (name: string, points: string, write: (marks: PartyMarks) => string, strong = false): TableCell[] => [
    { text: name, bold: strong },
    { text: points, alignment: 'right' },
    ...columns.map((marks) => ({
      text: marks === null ? '' : write(marks),
      alignment: 'center' as const,
      bold: strong,
    })),
  ];
  // What prints keeps notes in its cells, so each table has its own.
  const head = (): TableCell[][] => [
    [
      { text: '', colSpan: 2 },
      '',
      ...numbers.flatMap((number, place): TableCell[] => [
        {
          text: `${number}${games === null ? '' : games[place]!.attackers === 0 ? ' (A)' : ' (B)'}`,
          colSpan: 2,
          alignment: 'center',
          bold: true,
        },
        '',
      ]),
    ],
    [
      { text: say(words.game) },
      { text: say(words.points), alignment: 'right' },
      ...numbers.flatMap((): TableCell[] =>
        ['A', 'B'].map((party) => ({ text: party, alignment: 'center', bold: true })),
      ),
    ],
  ];
  const letters = { collector: say(words.letterOfCollector), interceptor: say(words.letterOfInterceptor) };
  const consolation = [
    line(say(words.tarocks), '', ({ tarocks }) => String(tarocks)),
    line(say(words.honours), '', ({ honours }) => String(honours)),
    ...(['T18', 'T17', 'T16'] as const).map((card, place) =>
      line(['XVIII', 'XVII', 'XVI'][place]!, '', ({ has }) => (has.includes(card) ? '+' : '')),
    ),
    line(say(words.consolation), '', ({ consolation: points }) => String(points), true),
  ];
  const section = (rows: Section): TableCell[][] =>
    rows.map((row) => line(row.name[language], String(row.points), (marks) => marks.in(row, letters)));
  const running = (place: number, party: 0 | 1): number =>
    games!.slice(0, place + 1).reduce((sum, game) => sum + game.columns[party].total, 0);
  const foot = [
    line(say(words.contras), '', ({ contra }) => (contra === 0 ? '' : signed(contra))),
    line(say(words.total), '', ({ total, ruled }) => `${total}${ruled ? '*' : ''}`, true),
    [
      { text: say(words.running) },
      '',
      ...numbers.flatMap((_, place): TableCell[] =>
        ([0, 1] as const).map((party) => ({
          text: games === null ? '' : String(running(place, party)),
          alignment: 'center',
        })),
      ),
    ],
  ];
  /** The table of blocks of lines, with a strong line between two blocks. */
  const table = (height: number, ...blocks: TableCell[][][]): ContentTable => ({
    table: {
      headerRows: 2,
      widths: [size === 'A4' ? 96 : 78, 18, ...columns.map(() => '*')],
      heights: height,
      body: [...head(), ...blocks.flat()],
    },
    layout: boxes(startsOf([head(), ...blocks])),
    lineHeight: 0.88,
  });
  const announcements = sections.slice(0, -1).map(section);
  const trophies = section(sections.at(-1)!);
  return {
    title: filled === null ? say(words.sheet) : `${say(words.sheet)}: ${filled.sides.join(' – ')}, ${filled.date}`,
    size,
    letters: LETTERS[size],
    margins: size === 'A4' ? [24, 22, 24, 20] : [16, 16, 16, 14],
    numbered: false,
    content: [
      top(filled, address, size, language),
      ...(size === 'A4'
        ? [table(LINES.A4, consolation, ...announcements, trophies, foot)]
        : [
            table(LINES.A5, consolation, ...announcements),
            { ...matchOfPage(filled, language), pageBreak: 'before' as const },
            table(LINES.trophies, trophies, foot),
          ]),
      below(filled, language),
    ],
  };
}

function top(filled: Filled | null, address: string, size: PaperSize, language: Language): Content {
  const say = (word: Text): string => word[language];
  const blank = '_'.repeat(22);
  const seat = (name: string): string =>
    filled?.seats
      .find((each) => each.seat === name)
      ?.names.map(
        (each) =>
          each.name +
          (each.from === null ? '' : ` (${say(words.substitute)}, ${say(words.fromGame)} ${each.from})`) +
          (each.guest ? ` (${say(words.guest)})` : ''),
      )
      .join(', ') ?? blank;
  const party = (letter: 'A' | 'B'): Content => ({
    stack: [
      { text: `${letter}  ${filled?.sides[letter === 'A' ? 0 : 1] ?? blank}`, bold: true, fontSize: 9, font: 'Serif' },
      `${say(words.collector)}: ${seat(`${letter}.collector`)}`,
      `${say(words.interceptor)}: ${seat(`${letter}.interceptor`)}`,
      ...(filled === null ? [`${say(words.substitute)}: ${blank}`] : []),
    ],
  });
  return {
    columns: [
      {
        stack: [
          { text: `Royal Tarokk · ${say(words.sheet)}`, font: 'Serif', bold: true, fontSize: size === 'A4' ? 11 : 9 },
          `${say(words.date)}: ${filled === null ? blank : dayIn(filled.date, language)}`,
          `${say(words.venue)}: ${filled?.venue ?? blank}`,
          `${say(words.competition)}: ${filled === null ? blank : filled.competitions.map((each) => competitionWords[each]![language]).join(', ')}`,
          `${say(words.firstDealer)}: ${filled?.firstDealer ?? '______'}`,
        ],
      },
      party('A'),
      party('B'),
      { qr: address, fit: 52, width: 56, alignment: 'right' },
    ],
    columnGap: 8,
    margin: [0, 0, 0, 4],
  };
}

/** At the head of a second page: loose pages of an evening get mixed up. */
function matchOfPage(filled: Filled | null, language: Language): ContentColumns {
  const blank = '_'.repeat(16);
  const day = filled === null ? blank : dayIn(filled.date, language);
  return {
    columns: [
      { text: `A  ${filled?.sides[0] ?? blank}`, bold: true },
      { text: `B  ${filled?.sides[1] ?? blank}`, bold: true },
      { text: `${words.date[language]}: ${day}`, alignment: 'right' },
    ],
    columnGap: 8,
    margin: [0, 0, 0, 4],
  };
}

function below(filled: Filled | null, language: Language): Content {
  const say = (word: Text): string => word[language];
  const blank = '_'.repeat(34);
  const result =
    filled === null
      ? '______ : ______'
      : [filled.points, filled.raw]
          .filter((each) => each !== null)
          .map(([a, b]) => `${a} : ${b}`)
          .join('   ·   ');
  return {
    margin: [0, 4, 0, 0],
    stack: [
      { text: `${say(words.result)}  A : B   ${result}`, bold: true, fontSize: 9 },
      ...(filled === null ? [] : [...rulingsOn(filled.ruled, language), ...notesOn(filled.notes, language)]),
      `${say(words.legend)}${filled === null ? '' : `; ${say(words.lettersAre)}`}${filled === null ? `     ${say(words.signatures)}: A ${blank}  B ${blank}` : ''}`,
    ],
  };
}

/** What a star in the line of the sums means: what counts, what the sheet came to, and why. */
function rulingsOn(ruled: Ruled, language: Language): Content[] {
  return [...ruled].map(([game, { points, onSheet, reason }]) => ({
    text: [
      `* ${fill(words.gameNumber[language], { number: game })}, ${words.ruled[language]}: ${points.join(' : ')} `,
      { text: onSheet.join(' : '), decoration: 'lineThrough' as const },
      ` ${reason}`,
    ],
  }));
}

/** What was noted of games, one behind the other: a page has few lines left. */
function notesOn(notes: readonly GameNotes[], language: Language): Content[] {
  const said = notes.map((each) =>
    [
      `${fill(words.gameNumber[language], { number: each.game })}:`,
      ...sayBeforePlay(each).map((sentence) => sentence[language]),
    ].join(' '),
  );
  return said.length === 0 ? [] : [said.join('  ')];
}

/** The number of the row that each block begins with. */
function startsOf(blocks: readonly (readonly unknown[])[]): ReadonlySet<number> {
  return new Set(blocks.map((_, place) => blocks.slice(0, place).reduce((sum, block) => sum + block.length, 0)));
}

/** Boxes for a pen; stronger lines between games, and above some rows. */
const boxes = (starts: ReadonlySet<number>) => ({
  hLineWidth: (row: number) => (starts.has(row) ? 1.1 : 0.25),
  vLineWidth: (column: number) => (column > 1 && column % 2 === 0 ? 1.1 : 0.25),
  hLineColor: () => '#555',
  vLineColor: () => '#555',
  paddingLeft: () => 1.5,
  paddingRight: () => 1.5,
  paddingTop: () => 0.4,
  paddingBottom: () => 0,
});

function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}
