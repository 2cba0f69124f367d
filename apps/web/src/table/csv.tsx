import { useTranslations } from 'use-intl';
import type { Column } from './table.js';

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const valued = columns.filter(({ value }) => value !== undefined);
  const lines = [
    valued.map(({ heading }) => heading),
    ...rows.map((row) => valued.map(({ value }) => value!(row) ?? '')),
  ];
  return `\uFEFF${lines.map((line) => line.map((cell) => quoted(String(cell))).join(',')).join('\r\n')}\r\n`;
}

/** What a spreadsheet would take for a formula is marked as text. */
function quoted(cell: string): string {
  const harmless = /^[=+@\t\r]|^-(?![\d.]+$)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Saves the rows as they are shown. */
export function SaveAsCsv<Row>({
  name,
  columns,
  rows,
}: {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}) {
  const t = useTranslations('table');
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" className="action scripted" onClick={save}>
      {t('export')}
    </button>
  );
}
