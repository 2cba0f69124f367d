import type { Options } from 'csv-stringify';
import { TwoDecimals } from './table.js';

/** What spreadsheets take for a formula, whatever blanks or wide letters stand before it. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Tables as RFC 4180 writes them. A text that a spreadsheet would compute gets an apostrophe before it; numbers stay numbers. */
export const csvFormat: Options = {
  record_delimiter: 'windows',
  quoted_match: /[\r\n]|^\s|\s$/,
  cast: {
    boolean: (value) => String(value),
    object: (cell) => (cell instanceof TwoDecimals ? cell.text : ''),
    string: (text) => (FORMULA.test(text) ? `'${text}` : text),
  },
};
