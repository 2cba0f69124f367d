import { sorted } from './sort.js';
import type { Column } from './table.js';

/** How a list is read; all of it stands in the address. */
export interface ListSearch {
  /** The column by which it is sorted, other than as it comes. */
  readonly sort?: string;
  /** Only rows with these letters. */
  readonly find?: string;
  /** From 1; the first if it is left out. */
  readonly page?: string;
}

/** Rows of a page: more than a phone shows in ten screens nobody reads to the end. */
const PAGE = 50;

/**
 * What cannot be understood is left out: an address that was mistyped still shows the list. It is said to be undefined, for the
 * router would otherwise keep what stood in the address.
 */
export function readListSearch<Id extends string>(
  columns: readonly Id[],
  { sort, find, page }: Record<string, unknown>,
): ListSearch & { readonly sort?: Id } {
  return {
    sort: columns.find((each, index) => index > 0 && each === sort),
    find: typeof find === 'string' && find.trim() !== '' ? find.trim().slice(0, 60) : undefined,
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? page : undefined,
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

/** Found, sorted and cut into pages. Figures come from the highest, unless it is the column in which the rows came. */
export function listed<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, find = '', page = '1' }: ListSearch,
): Listed<Row> {
  const [first] = columns as readonly [Column<Row>];
  const column = columns.find(({ id }) => id === sort) ?? first;
  const descending = column.figures === true && column !== first;
  const fitting = sorted(
    rows.filter((row) => contains(row, columns, find)),
    column,
    descending,
  );
  const pages = Math.max(1, Math.ceil(fitting.length / PAGE));
  const at = Math.min(Number(page), pages);
  const shown = fitting.slice((at - 1) * PAGE, at * PAGE);
  return { fitting, shown, page: at, pages, sortedBy: column.id, descending };
}

/** Accents are not asked for: who types "toth" means Tóth. */
function contains<Row>(row: Row, columns: readonly Column<Row>[], wanted: string): boolean {
  if (wanted === '') return true;
  return columns.some(({ value }) => {
    const text = value?.(row);
    return typeof text === 'string' && plain(text).includes(plain(wanted));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
