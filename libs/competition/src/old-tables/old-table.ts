import { text, type Text } from '@tarokk/rules';
import { readCsv } from '../csv/csv.js';
import { readerOf } from '../csv/known-words.js';
import { plainName } from '../wording/plain-name.js';
import { type LineProblem } from '../trophies/old-list.js';

/** Columns that an old table may have and the office understands; only `name` is required. All others are kept as written. */
export const oldTableColumns = ['rank', 'name', 'matches', 'points'] as const;
type Known = (typeof oldTableColumns)[number];

/** As whoever made the table may have called them. */
const knownOf = readerOf<Known>([
  ['rank', ['place', 'Rang', 'Platz', 'hely', 'helyezés']],
  ['name', ['team', 'player', 'pair', 'Mannschaft', 'Spieler', 'Paar', 'név', 'csapat', 'játékos', 'pár']],
  ['matches', ['Spiele', 'mérkőzés', 'mérkőzések', 'meccs']],
  ['points', ['Punkte', 'pont', 'pontok', 'pontszám']],
]);

export const MOST_COLUMNS = 20;
export const MOST_ROWS = 1000;
const MOST_NUMBER = 1_000_000;

/** A row of a table that was made elsewhere, as it was written. */
export interface OldTableRow {
  readonly rank: number | null;
  readonly name: string;
  readonly matches: number | null;
  readonly points: number | null;
  /** The further columns, in the order of the table. */
  readonly more: readonly string[];
}

export interface OldTable {
  /** The further columns, by their names. */
  readonly columns: readonly string[];
  readonly rows: readonly OldTableRow[];
  readonly problems: readonly LineProblem[];
}

const noHeader = text(
  'the first line must name the columns',
  'die erste Zeile muss die Spalten nennen',
  'az első sornak az oszlopokat kell megneveznie',
);
const columnMissing = text(
  'the column {column} is missing',
  'die Spalte {column} fehlt',
  'a(z) {column} oszlop hiányzik',
);
const columnTwice = text(
  'the column {column} stands twice',
  'die Spalte {column} steht zweimal',
  'a(z) {column} oszlop kétszer szerepel',
);
const noColumnName = text(
  'column {number} has no name of 1–60 characters',
  'die {number}. Spalte hat keinen Namen von 1–60 Zeichen',
  'a(z) {number}. oszlopnak nincs 1–60 karakteres neve',
);
const tooManyColumns = text(
  '{count} columns; at most {most} are kept',
  '{count} Spalten; höchstens {most} werden übernommen',
  '{count} oszlop; legfeljebb {most} vehető át',
);
const tooManyRows = text(
  '{count} rows; at most {most} are kept',
  '{count} Zeilen; höchstens {most} werden übernommen',
  '{count} sor; legfeljebb {most} vehető át',
);
const noRows = text('there is no row in it', 'es steht keine Zeile darin', 'nincs benne egy sor sem');
const wrongNumber = text(
  '{given} {given|field|fields}, but the header has {wanted}',
  '{given} {given|Feld|Felder}, die Kopfzeile hat aber {wanted}',
  '{given} mező, de a fejlécben {wanted} van',
);
const noName = text(
  'a text of 1–200 characters is needed here, none of which is invisible or turns the direction of the text; write it anew',
  'hier wird ein Text von 1–200 Zeichen gebraucht, ohne unsichtbare und ohne solche, die die Schreibrichtung umkehren; schreibe ihn neu',
  'itt 1–200 karakteres szöveg kell, láthatatlan és az írásirányt megfordító karakterek nélkül; írd be újra',
);
const noNumber = text(
  'a whole number from {least} to {most}, or nothing, is needed here',
  'hier wird eine ganze Zahl von {least} bis {most} oder nichts gebraucht',
  'itt {least} és {most} közötti egész szám vagy semmi kell',
);
const noText = text(
  'a text of at most 200 characters without control characters is needed here',
  'hier wird ein Text von höchstens 200 Zeichen ohne Steuerzeichen gebraucht',
  'itt legfeljebb 200 karakteres, vezérlőkarakter nélküli szöveg kell',
);
const rankFalls = text(
  'rank {rank} comes after rank {before}',
  'Rang {rank} steht hinter Rang {before}',
  '{rank}. helyezés áll a(z) {before}. után',
);

/**
 * Reads a table that was made before there was an office, from CSV: it is shown as it is and never recomputed, so nothing but
 * its form is checked. Every problem is named with its line; a line with one is left out. Never throws.
 */
export function readOldTable(source: string): OldTable {
  const { records, problems: unreadable } = readCsv(source);
  const problems: LineProblem[] = unreadable.map((problem) => ({ ...problem, column: null, values: {} }));
  const add: Add = (line, column, message, values = {}) => {
    problems.push({ line, column, message, values });
  };
  const [header, ...lines] = records;
  if (!header) {
    add(0, null, noHeader);
    return { columns: [], rows: [], problems };
  }
  const headings = header.fields.map((field) => field.trim());
  // A further column that could be another name of the same stays as it is written.
  const names = headings.map((heading, index) => {
    const known = knownOf(heading);
    return known !== null && headings.findIndex((each) => knownOf(each) === known) === index ? known : heading;
  });
  const before = problems.length;
  checkColumns(names, header.line, add);
  if (lines.length > MOST_ROWS) add(0, null, tooManyRows, { count: lines.length, most: MOST_ROWS });
  if (lines.length === 0 && unreadable.length === 0) add(0, null, noRows);
  if (problems.length > before) return { columns: [], rows: [], problems: inLineOrder(problems) };

  const columns = names.filter((name) => !isKnown(name));
  let lastRank = 0;
  const rows = lines.flatMap(({ line, fields }): OldTableRow[] => {
    if (fields.length !== names.length) {
      add(line, null, wrongNumber, { given: fields.length, wanted: names.length });
      return [];
    }
    const found = problems.length;
    const row = readRow(line, (column) => (fields[names.indexOf(column)] ?? '').trim(), columns, add);
    if (row.rank !== null && row.rank < lastRank) add(line, 'rank', rankFalls, { rank: row.rank, before: lastRank });
    lastRank = row.rank ?? lastRank;
    return problems.length === found ? [row] : [];
  });
  return { columns, rows, problems: inLineOrder(problems) };
}

type Add = (line: number, column: string | null, message: Text, values?: LineProblem['values']) => void;

function checkColumns(names: readonly string[], line: number, add: Add): void {
  if (names.length > MOST_COLUMNS) add(line, null, tooManyColumns, { count: names.length, most: MOST_COLUMNS });
  names.slice(0, MOST_COLUMNS).forEach((name, index) => {
    if (!/^.{1,60}$/u.test(name) || plainName(name) === null) add(line, null, noColumnName, { number: index + 1 });
    else if (names.indexOf(name) !== index) add(line, name, columnTwice, { column: name });
  });
  if (!names.includes('name')) add(line, 'name', columnMissing, { column: 'name' });
}

function readRow(line: number, field: (column: string) => string, columns: readonly string[], add: Add): OldTableRow {
  const number = (column: Known, least: number): number | null => {
    const written = field(column);
    if (written === '') return null;
    const value = /^\d{1,7}$/.test(written) ? Number(written) : -1;
    if (value >= least && value <= MOST_NUMBER) return value;
    add(line, column, noNumber, { least, most: MOST_NUMBER });
    return null;
  };
  const written = field('name');
  // A field with a line end in it has lost its quotation mark.
  const name = /\p{Cc}/u.test(written) ? null : plainName(written);
  if (name === null) add(line, 'name', noName);
  const more = columns.map((column) => {
    const written = field(column);
    if (!/^\P{Cc}{0,200}$/u.test(written)) add(line, column, noText);
    return written;
  });
  return {
    rank: number('rank', 1),
    name: name ?? '',
    matches: number('matches', 0),
    points: number('points', 0),
    more,
  };
}

function isKnown(name: string): name is Known {
  return (oldTableColumns as readonly string[]).includes(name);
}

function inLineOrder(problems: readonly LineProblem[]): readonly LineProblem[] {
  return problems.toSorted((a, b) => a.line - b.line);
}
