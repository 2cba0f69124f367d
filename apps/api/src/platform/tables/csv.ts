import type { Cell } from './table.js';

/** Excel takes a file without it for one in the alphabet of its machine. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets take for a formula, whatever blanks or wide letters stand before it. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A line after RFC 4180. A text that a spreadsheet would compute gets an apostrophe before it; numbers stay numbers. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
