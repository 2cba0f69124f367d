import { type ListPart, partKey, type WholeSearch } from '../search.js';
import { sorted } from './sort.js';
import type { Column } from './column.js';

/** How a list is read. */
export type ListSearch = Readonly<Partial<Record<ListPart, string>>>;

/** Rows of a page, where a list does not say otherwise: more than a phone shows in ten screens nobody reads to the end. */
const PAGE = 50;

/** How one of the lists of a page is read. */
export function partsOf(list: string, search: WholeSearch): ListSearch {
  const [sort, find, page] = (['sort', 'find', 'page'] as const).map((part) => search[partKey(list, part)]);
  return {
    ...(sort === undefined ? {} : { sort }),
    ...(find === undefined ? {} : { find }),
    ...(page === undefined ? {} : { page }),
  };
}

export interface Listed<Row> {
  /** All rows that fit, in their order: what is saved as a file. */
  readonly fitting: readonly Row[];
  /** Those of the page. */
  readonly shown: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly sortedBy: string;
  readonly descending: boolean;
}

/**
 * Found, sorted and cut into pages. Figures come from the highest.
 * @param comesBy the column in whose order the rows come
 * @param size rows of a page
 */
export function listed<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, find = '', page = '1' }: ListSearch,
  comesBy = columns[0]!.id,
  size = PAGE,
): Listed<Row> {
  const first = columns.find(({ id }) => id === comesBy)!;
  const column = columns.find(({ id, value }) => id === sort && id !== comesBy && value !== undefined) ?? null;
  const descending = column === null ? falls(rows, first) : column.figures === true || column.fromHighest === true;
  const found = rows.filter((row) => contains(row, columns, find));
  const fitting = column === null ? found : sorted(found, column, descending);
  const pages = Math.max(1, Math.ceil(fitting.length / size));
  const at = Math.min(Number(page), pages);
  const shown = fitting.slice((at - 1) * size, at * size);
  return { fitting, shown, page: at, pages, sortedBy: (column ?? first).id, descending };
}

/** Rows that come from the highest or latest. */
function falls<Row>(rows: readonly Row[], { value }: Column<Row>): boolean {
  const [firstRow, lastRow] = [rows[0], rows.at(-1)];
  if (value === undefined || firstRow === undefined || lastRow === undefined) return false;
  const [first, last] = [value(firstRow), value(lastRow)];
  return first !== null && last !== null && first > last;
}

/** Accents are not asked for: who types "toth" means Tóth. */
function contains<Row>(row: Row, columns: readonly Column<Row>[], wanted: string): boolean {
  if (wanted === '') return true;
  return columns.some(({ value }) => {
    const text = value?.(row);
    return typeof text === 'string' && plain(text).includes(plain(wanted));
  });
}

/** As it is compared where accents and case do not count. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
