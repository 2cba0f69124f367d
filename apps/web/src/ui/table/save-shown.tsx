import { useTranslations } from 'use-intl';
import type { Column } from './table.js';

/** What spreadsheets take for a formula, whatever blanks or wide letters stand before it. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const valued = columnsWithValues(columns);
  const lines = [
    valued.map(({ heading }) => heading),
    ...rows.map((row) => valued.map(({ value }) => value(row) ?? '')),
  ];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Those whose cells are more than something to press. */
function columnsWithValues<Row>(columns: readonly Column<Row>[]) {
  return columns.flatMap(({ id, heading, value }) => (value === undefined ? [] : [{ id, heading, value }]));
}

/** What a spreadsheet would take for a formula is marked as text; numbers stay numbers. */
function quoted(cell: string | number): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** For programs: each row by the ids of its columns, which are the same in all languages. */
export function jsonOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const valued = columnsWithValues(columns);
  const objects = rows.map((row) => Object.fromEntries(valued.map(({ id, value }) => [id, value(row)])));
  return `${JSON.stringify(objects, null, 2)}\n`;
}

interface Properties<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Saves the rows as they are shown: found, sorted, in the reader's language. */
export function SaveShown<Row>({ name, columns, rows }: Properties<Row>) {
  const t = useTranslations('table');
  return (
    <>
      <button
        type="button"
        className="quiet scripted"
        aria-label={t('export')}
        onClick={() => save(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(columns, rows))}
      >
        CSV
      </button>{' '}
      <button
        type="button"
        className="quiet scripted"
        aria-label={t('exportJson')}
        onClick={() => save(`${name}.json`, 'application/json', jsonOf(columns, rows))}
      >
        JSON
      </button>
    </>
  );
}

function save(file: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
