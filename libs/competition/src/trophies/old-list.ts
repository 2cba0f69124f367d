import { catalogue, fill, text, type AnnouncementId, type Language, type Text } from '@tarokk/rules';
import { readCsv } from '../csv/csv.js';
import { readerOf } from '../csv/known-words.js';
import { type Day } from '../calendar/day.js';
import { writtenDay } from '../calendar/written-day.js';
import { plainName } from '../wording/plain-name.js';

/** The columns of an old list (D50); only `player` and `count` are required. */
export const oldListColumns = [
  'player',
  'trophy',
  'date',
  'count',
  'partner',
  'team',
  'opponents',
  'competition',
] as const;
type Column = (typeof oldListColumns)[number];

/** As whoever kept the list may have called them. */
const columnNames: Readonly<Record<Column, readonly string[]>> = {
  player: ['Spieler', 'Spielerin', 'játékos', 'név', 'Name'],
  trophy: ['Trophäe', 'trófea', 'announcement', 'Ansage', 'bemondás'],
  date: ['day', 'year', 'Datum', 'Tag', 'Jahr', 'dátum', 'nap', 'év'],
  count: ['number', 'Anzahl', 'Zahl', 'szám', 'darab', 'db'],
  partner: ['Partnerin', 'társ', 'játékostárs'],
  team: ['Mannschaft', 'csapat'],
  opponents: ['Gegner', 'ellenfelek', 'ellenfél'],
  competition: ['Wettbewerb', 'Bewerb', 'verseny'],
};
const columnOf = readerOf(oldListColumns.map((column) => [column, columnNames[column]] as const));

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
  /** The column as the file itself calls it, where that is another word. */
  readonly heading?: string;
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
  'a day as 2026-11-28, 2026.11.28. or 28.11.2026, a year or nothing is needed here',
  'hier wird ein Tag wie 2026-11-28, 2026.11.28. oder 28.11.2026, ein Jahr oder nichts gebraucht',
  'itt nap kell 2026-11-28, 2026.11.28. vagy 28.11.2026 alakban, évszám vagy semmi',
);
const future = text('this day is still to come', 'dieser Tag kommt erst noch', 'ez a nap még nem jött el');
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

/** A trophy by its id or its name in any language. */
const trophyOf = readerOf(
  catalogue
    .filter(({ trophy }) => trophy !== null)
    .map(({ id, name }) => [id as AnnouncementId, Object.values(name)] as const),
);

export function lineProblemMessage({ message, values }: LineProblem, language: Language): string {
  return fill(message[language], values);
}

/**
 * Reads an old list (D50): the lines that can be used, and of the others what is wrong. Never throws.
 * @param today a day that is still to come is refused, as in matches (D9)
 */
export function readOldList(source: string, today: Day): OldList {
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
  const headings = header.fields.map((field) => field.trim());
  const columns = headings.map(columnOf);
  const before = problems.length;
  columns.forEach((column, index) => {
    const heading = headings[index]!;
    if (column === null) add(header.line, heading, unknownColumn, { column: heading });
    else if (columns.indexOf(column) !== index) add(header.line, column, twice, { column: heading });
  });
  for (const column of ['player', 'count'] as const) {
    if (!columns.includes(column)) add(header.line, column, columnMissing, { column });
  }
  if (problems.length > before) return { lines: [], problems: inLineOrder(problems) };
  const lines = rows.flatMap(({ line, fields }): OldListLine[] => {
    if (fields.length !== columns.length) {
      add(line, null, wrongNumber, { given: fields.length, wanted: columns.length });
      return [];
    }
    const found = problems.length;
    const say: Add = (at, column, message, values) => {
      const heading = headings[columns.indexOf(column as Column)] ?? column;
      problems.push({ line: at, column, ...(heading === column ? {} : { heading }), message, values: values ?? {} });
    };
    const read = readLine(line, today, (column) => (fields[columns.indexOf(column)] ?? '').trim(), say);
    return problems.length === found ? [read] : [];
  });
  return { lines, problems: inLineOrder(problems) };
}

type Add = (line: number, column: string, message: Text, values?: LineProblem['values']) => void;

function readLine(line: number, today: Day, field: (column: Column) => string, add: Add): OldListLine {
  const name = (column: Column, required: boolean): string => {
    const value = field(column);
    // A field with a line end in it has lost its quotation mark.
    const plain = value === '' && !required ? '' : /\p{Cc}/u.test(value) ? null : plainName(value);
    if (plain === null) add(line, column, noName);
    return plain ?? value;
  };
  const trophy = field('trophy');
  const meant = trophy === '' ? null : trophyOf(trophy);
  if (trophy !== '' && meant === null) add(line, 'trophy', noTrophy, { value: trophy.slice(0, 60) });
  const date = dateOf(field('date'));
  if (date === undefined) add(line, 'date', noDate);
  if (date != null && date > today) add(line, 'date', future);
  const written = field('count');
  const count = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (count < 1 || count > MOST_TROPHIES_A_LINE) add(line, 'count', noCount, { most: MOST_TROPHIES_A_LINE });
  return {
    line,
    player: name('player', true),
    trophy: meant,
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
  const year = /^(\d{4})\.?$/.exec(value);
  return writtenDay(year === null ? value : `${year[1]!}-01-01`) ?? undefined;
}

function inLineOrder(problems: readonly LineProblem[]): readonly LineProblem[] {
  return problems.toSorted((a, b) => a.line - b.line);
}
