import { catalogue, fill, Reader, text, type AnnouncementId, type Language, type Text } from '@tarokk/rules';
import { readCsv } from '../csv/csv.js';
import { type Day } from '../calendar/day.js';
import { plainName } from '../wording/plain-name.js';

/** The columns of an old list (D50); only `player` and `count` are required. */
export const oldListColumns = [
  ...(['player', 'trophy', 'date', 'count', 'partner', 'team', 'opponents', 'competition'] as const),
] as const;
type Column = (typeof oldListColumns)[number];

/** More trophies in one line are a slip of the pen. */
export const MOST_TROPHIES_A_LINE = 10_000;

export interface OldListLine {
  /** From 1, the header's. */
  readonly line: number;
  readonly player: string;
  /** Null: of unknown kind, counted, not classed. */
  readonly trophy: AnnouncementId | null;
  /** Of a year alone its 1 January, null without a date (D48). */
  readonly date: Day | null;
  readonly count: number;
  /** As written; empty when not known. */
  readonly partner: string;
  readonly team: string;
  readonly opponents: string;
  readonly competition: string;
}

export interface LineProblem {
  /** 0 for the file as a whole. */
  readonly line: number;
  readonly column: string | null;
  readonly message: Text;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface OldList {
  readonly lines: readonly OldListLine[];
  readonly problems: readonly LineProblem[];
}

const noHeader = text(
  'the first line must name the columns',
  'die erste Zeile muss die Spalten nennen',
  'az első sornak az oszlopokat kell megneveznie',
);
const unknownColumn = text('there is no column {column}', 'es gibt keine Spalte {column}', 'nincs {column} oszlop');
const twice = text(
  'the column {column} stands twice',
  'die Spalte {column} steht zweimal',
  'a(z) {column} oszlop kétszer szerepel',
);
const columnMissing = text(
  'the column {column} is missing',
  'die Spalte {column} fehlt',
  'a(z) {column} oszlop hiányzik',
);
const wrongNumber = text(
  '{given} {given|field|fields}, but the header has {wanted}',
  '{given} {given|Feld|Felder}, die Kopfzeile hat aber {wanted}',
  '{given} mező, de a fejlécben {wanted} van',
);
const noTrophy = text('{value} is no trophy', '{value} ist keine Trophäe', '{value} nem trófea');
const noDate = text(
  'a day as YYYY-MM-DD, a year or nothing is needed here',
  'hier wird ein Tag als JJJJ-MM-TT, ein Jahr oder nichts gebraucht',
  'itt nap kell ÉÉÉÉ-HH-NN alakban, évszám vagy semmi',
);
const noCount = text(
  'a whole number from 1 to {most} is needed here',
  'hier wird eine ganze Zahl von 1 bis {most} gebraucht',
  'itt 1 és {most} közötti egész szám kell',
);
const noName = text(
  'a text of 1–200 characters is needed here, none of which is invisible or turns the direction of the text; write it anew',
  'hier wird ein Text von 1–200 Zeichen gebraucht, ohne unsichtbare und ohne solche, die die Schreibrichtung umkehren; schreibe ihn neu',
  'itt 1–200 karakteres szöveg kell, láthatatlan és az írásirányt megfordító karakterek nélkül; írd be újra',
);

const trophyIds = new Set<string>(catalogue.filter(({ trophy }) => trophy !== null).map(({ id }) => id));

export function lineProblemMessage({ message, values }: LineProblem, language: Language): string {
  return fill(message[language], values);
}

/** Reads an old list (D50): the lines that can be used, and of the others what is wrong. Never throws. */
export function readOldList(source: string): OldList {
  const { records, problems: unreadable } = readCsv(source);
  const problems: LineProblem[] = unreadable.map((problem) => ({ ...problem, column: null, values: {} }));
  const add = (line: number, column: string | null, message: Text, values: LineProblem['values'] = {}): void => {
    problems.push({ line, column, message, values });
  };
  const [header, ...rows] = records;
  if (!header) {
    add(0, null, noHeader);
    return { lines: [], problems };
  }
  const columns = header.fields.map((field) => field.trim());
  const before = problems.length;
  columns.forEach((column, index) => {
    if (!isColumn(column)) add(header.line, column, unknownColumn, { column });
    else if (columns.indexOf(column) !== index) add(header.line, column, twice, { column });
  });
  for (const column of ['player', 'count']) {
    if (!columns.includes(column)) add(header.line, column, columnMissing, { column });
  }
  if (problems.length > before) return { lines: [], problems: inLineOrder(problems) };
  const lines = rows.flatMap(({ line, fields }): OldListLine[] => {
    if (fields.length !== columns.length) {
      add(line, null, wrongNumber, { given: fields.length, wanted: columns.length });
      return [];
    }
    const found = problems.length;
    const read = readLine(line, (column) => (fields[columns.indexOf(column)] ?? '').trim(), add);
    return problems.length === found ? [read] : [];
  });
  return { lines, problems: inLineOrder(problems) };
}

type Add = (line: number, column: string, message: Text, values?: LineProblem['values']) => void;

function readLine(line: number, field: (column: Column) => string, add: Add): OldListLine {
  const name = (column: Column, required: boolean): string => {
    const value = field(column);
    // A field with a line end in it has lost its quotation mark.
    const plain = value === '' && !required ? '' : /\p{Cc}/u.test(value) ? null : plainName(value);
    if (plain === null) add(line, column, noName);
    return plain ?? value;
  };
  const trophy = field('trophy');
  if (trophy !== '' && !trophyIds.has(trophy)) add(line, 'trophy', noTrophy, { value: trophy.slice(0, 60) });
  const date = dateOf(field('date'));
  if (date === undefined) add(line, 'date', noDate);
  const written = field('count');
  const count = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (count < 1 || count > MOST_TROPHIES_A_LINE) add(line, 'count', noCount, { most: MOST_TROPHIES_A_LINE });
  return {
    line,
    player: name('player', true),
    trophy: trophy === '' ? null : (trophy as AnnouncementId),
    date: date ?? null,
    count,
    partner: name('partner', false),
    team: name('team', false),
    opponents: name('opponents', false),
    competition: name('competition', false),
  };
}

/** Null for none, undefined for what is no date; a year is its first day (D48). */
function dateOf(value: string): Day | null | undefined {
  if (value === '') return null;
  const reader = new Reader();
  const day = reader.date(/^\d{4}$/.test(value) ? `${value}-01-01` : value, 'date');
  return reader.ok ? day : undefined;
}

function isColumn(column: string): column is Column {
  return (oldListColumns as readonly string[]).includes(column);
}

function inLineOrder(problems: readonly LineProblem[]): readonly LineProblem[] {
  return problems.toSorted((a, b) => a.line - b.line);
}
