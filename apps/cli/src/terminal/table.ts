import { type Paint, type Style } from './paint.js';
import { widthOf, wrap } from './width.js';

export interface TerminalCell {
  readonly text: string;
  readonly style?: Style | undefined;
  readonly right?: boolean;
}

export interface TableShape {
  readonly paint: Paint;
  /** Cells of the terminal that a line may take. */
  readonly width: number;
  readonly indent: number;
  /** The most that a column may take, by its place; the last takes what is left. */
  readonly most?: readonly number[];
}

const GAP = 2;
const LEAST_LAST_COLUMN = 20;

export function cell(text: string | number, style?: Style): TerminalCell {
  return { text: String(text), style };
}

export function right(text: string | number, style?: Style): TerminalCell {
  return { text: String(text), style, right: true };
}

export function table(rows: readonly (readonly TerminalCell[])[], shape: TableShape): string[] {
  return tableRows(rows, shape).flat();
}

/** The lines of each row: columns are as wide as their widest text, texts that are too long go on in the next line. */
export function tableRows(
  rows: readonly (readonly TerminalCell[])[],
  { paint, width, indent, most = [] }: TableShape,
): string[][] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) => {
    const widest = Math.max(0, ...rows.map((row) => widthOf(row[column]?.text ?? '')));
    return Math.min(widest, most[column] ?? width);
  });
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + GAP, indent);
  widths[columns - 1] = Math.min(widths[columns - 1] ?? 0, Math.max(LEAST_LAST_COLUMN, width - before));
  return rows.map((row) => {
    const cells = row.map((one, column) => wrap(one.text, Math.max(1, widths[column]!)));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => {
      const parts = row.map((one, column) => fit(one, cells[column]![line] ?? '', widths[column]!, paint));
      return `${' '.repeat(indent)}${parts.join(' '.repeat(GAP))}`.trimEnd();
    });
  });
}

function fit(shown: TerminalCell, text: string, width: number, paint: Paint): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  const painted = shown.style && text !== '' ? paint[shown.style](text) : text;
  return shown.right ? space + painted : painted + space;
}
