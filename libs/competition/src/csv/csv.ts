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

const strayQuote = text(
  'a quotation mark inside a field that does not begin with one',
  'ein Anführungszeichen in einem Feld, das nicht mit einem beginnt',
  'idézőjel olyan mezőben, amely nem azzal kezdődik',
);
const afterQuote = text(
  'after a closing quotation mark only a comma or the end of the line may follow',
  'nach einem schließenden Anführungszeichen darf nur ein Komma oder das Zeilenende folgen',
  'záró idézőjel után csak vessző vagy sorvége állhat',
);
const neverClosed = text(
  'a quotation mark that is never closed',
  'ein Anführungszeichen, das nie geschlossen wird',
  'egy idézőjel nincs lezárva',
);

/**
 * Reads CSV as RFC 4180 has it: fields between commas, those with commas, line ends or doubled quotation marks between
 * quotation marks. Lines end with CR LF or LF, a leading byte order mark and empty lines are skipped. Never throws; a
 * record with a problem is left out.
 */
export function readCsv(source: string): {
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
      const field = readField(source, at);
      at = field.end;
      line += field.lines;
      problem ??= field.problem;
      fields.push(field.value);
      isEmpty &&= field.value === '' && !field.quoted;
      more = source[at] === ',';
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

function readField(source: string, start: number): Field {
  return source[start] === '"' ? readQuoted(source, start) : readPlain(source, start);
}

function readPlain(source: string, start: number): Field {
  const end = endOfPlain(source, start);
  const value = source.slice(start, end);
  return { value, quoted: false, end, lines: 0, problem: value.includes('"') ? strayQuote : null };
}

function readQuoted(source: string, start: number): Field {
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
      const end = endOfPlain(source, quote + 1);
      return { value, quoted: true, end, lines: lineEnds(value), problem: end > quote + 1 ? afterQuote : null };
    }
    value += '"';
    from = quote + 2;
  }
}

function endOfPlain(source: string, start: number): number {
  let end = start;
  while (end < source.length && source[end] !== ',' && source[end] !== '\n' && !isLineEnd(source, end)) end++;
  return end;
}

function isLineEnd(source: string, at: number): boolean {
  return source[at] === '\r' && source[at + 1] === '\n';
}

function lineEnds(value: string): number {
  return value.split('\n').length - 1;
}
