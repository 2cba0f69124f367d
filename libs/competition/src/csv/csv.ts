import { text, type Text } from '@tarokk/rules';

/** One record of a CSV file with the line that it begins on, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

export interface CsvProblem {
  readonly line: number;
  readonly message: Text;
}

/** What may stand between the fields: spreadsheets write one or another of them, by the country of their machine. */
export const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

const strayQuote = text(
  'a quotation mark inside a field that does not begin with one',
  'ein Anführungszeichen in einem Feld, das nicht mit einem beginnt',
  'idézőjel olyan mezőben, amely nem azzal kezdődik',
);
const afterQuote: Readonly<Record<Separator, Text>> = {
  ',': text(
    'after a closing quotation mark only a comma or the end of the line may follow',
    'nach einem schließenden Anführungszeichen darf nur ein Komma oder das Zeilenende folgen',
    'záró idézőjel után csak vessző vagy sorvége állhat',
  ),
  ';': text(
    'after a closing quotation mark only a semicolon or the end of the line may follow',
    'nach einem schließenden Anführungszeichen darf nur ein Strichpunkt oder das Zeilenende folgen',
    'záró idézőjel után csak pontosvessző vagy sorvége állhat',
  ),
  '\t': text(
    'after a closing quotation mark only a tab or the end of the line may follow',
    'nach einem schließenden Anführungszeichen darf nur ein Tabulator oder das Zeilenende folgen',
    'záró idézőjel után csak tabulátor vagy sorvége állhat',
  ),
};
const neverClosed = text(
  'a quotation mark that is never closed',
  'ein Anführungszeichen, das nie geschlossen wird',
  'egy idézőjel nincs lezárva',
);

/** What stands between the fields: which of them the first line has most often, outside of quotation marks; else the comma. */
export function separatorOf(source: string): Separator {
  const counts = new Map<string, number>();
  let isQuoted = false;
  let isEmpty = true;
  for (const character of source) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' && !isEmpty) break;
    isEmpty &&= /[\s\ufeff]/.test(character);
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (separator: Separator): number => counts.get(separator) ?? 0;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/**
 * Reads CSV as RFC 4180 has it: fields between commas (or semicolons, or tabs, as the first line has them), those with commas,
 * line ends or doubled quotation marks between quotation marks, behind which blanks may stand. Lines end with CR LF or LF, a leading byte order mark and empty
 * lines are skipped. Never throws; a record with a problem is left out.
 */
export function readCsv(
  source: string,
  separator: Separator = separatorOf(source),
): {
  readonly records: readonly CsvRecord[];
  readonly problems: readonly CsvProblem[];
} {
  const records: CsvRecord[] = [];
  const problems: CsvProblem[] = [];
  let at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  let line = 1;
  while (at < source.length) {
    const begun = line;
    const fields: string[] = [];
    let problem: Text | null = null;
    let isEmpty = true;
    for (let more = true; more;) {
      const field = readField(source, at, separator);
      at = field.end;
      line += field.lines;
      problem ??= field.problem;
      fields.push(field.value);
      isEmpty &&= field.value === '' && !field.quoted;
      more = source[at] === separator;
      if (more) at++;
    }
    if (source[at] === '\r') at++;
    at++;
    line++;
    if (problem) problems.push({ line: begun, message: problem });
    else if (fields.length > 1 || !isEmpty) records.push({ line: begun, fields });
  }
  return { records, problems };
}

interface Field {
  readonly value: string;
  readonly quoted: boolean;
  /** Where the comma, the line end or the end of the text is. */
  readonly end: number;
  /** Line ends within. */
  readonly lines: number;
  readonly problem: Text | null;
}

function readField(source: string, start: number, separator: Separator): Field {
  return source[start] === '"' ? readQuoted(source, start, separator) : readPlain(source, start, separator);
}

function readPlain(source: string, start: number, separator: Separator): Field {
  const end = endOfPlain(source, start, separator);
  const value = source.slice(start, end);
  return { value, quoted: false, end, lines: 0, problem: value.includes('"') ? strayQuote : null };
}

function readQuoted(source: string, start: number, separator: Separator): Field {
  let value = '';
  for (let from = start + 1; ;) {
    const quote = source.indexOf('"', from);
    if (quote === -1) {
      // The rest of the file would be one field: nothing sensible follows.
      const rest = source.slice(start + 1);
      return { value: rest, quoted: true, end: source.length, lines: lineEnds(rest), problem: neverClosed };
    }
    value += source.slice(from, quote);
    if (source[quote + 1] !== '"') {
      // A blank behind the quotation mark is nobody's text: programs and hands leave one there.
      const end = endOfPlain(source, quote + 1, separator);
      const isBlank = source.slice(quote + 1, end).trim() === '';
      return {
        value,
        quoted: true,
        end,
        lines: lineEnds(value),
        problem: isBlank ? null : afterQuote[separator],
      };
    }
    value += '"';
    from = quote + 2;
  }
}

function endOfPlain(source: string, start: number, separator: Separator): number {
  let end = start;
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && !isLineEnd(source, end)) end++;
  return end;
}

function isLineEnd(source: string, at: number): boolean {
  return source[at] === '\r' && source[at + 1] === '\n';
}

function lineEnds(value: string): number {
  return value.split('\n').length - 1;
}
