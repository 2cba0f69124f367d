import { sorted } from './sort.js';
import type { Column } from './column.js';

/** How a list is read; all of it stands in the address. */
export interface ListSearch {
  /** The column by which it is sorted, other than as it comes. */
  readonly sort?: string;
  /** Only rows with these letters. */
  readonly find?: string;
  /** From 1; the first if it is left out. */
  readonly page?: string;
}

type Part = keyof ListSearch;

type Key<Name extends string> = Name extends '' ? Part : `${Name}-${Part}`;

/** What an address says of the lists of a page. The main one has no name; before the others theirs stands: `entries-sort`. */
export type ListsSearch<Name extends string = string> = Readonly<Partial<Record<Key<Name>, string>>>;

/** All of an address, for the links and forms that keep what others have put there. */
export type WholeSearch = Readonly<Record<string, string | undefined>>;

/** Rows of a page, where a list does not say otherwise: more than a phone shows in ten screens nobody reads to the end. */
const PAGE = 50;

export function partKey(list: string, part: Part): string {
  return list === '' ? part : `${list}-${part}`;
}

/**
 * What cannot be understood is left out: an address that was mistyped still shows the list. It is said to be undefined, for the
 * router would otherwise keep what stood in the address.
 * @param lists of each the ids of its columns, first the one in whose order it comes
 */
export function readLists<Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
  search: Record<string, unknown>,
): ListsSearch<Name> {
  const parts = Object.entries<readonly string[]>(lists).flatMap(([list, columns]) => {
    const said = (part: Part): unknown => search[partKey(list, part)];
    const [sort, find, page] = [said('sort'), said('find'), said('page')];
    return [
      [partKey(list, 'sort'), columns.find((each, index) => index > 0 && each === sort)],
      [partKey(list, 'find'), typeof find === 'string' && find.trim() !== '' ? find.trim().slice(0, 60) : undefined],
      [
        partKey(list, 'page'),
        typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? page : undefined,
      ],
    ];
  });
  return Object.fromEntries(parts) as ListsSearch<Name>;
}

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
  const column = columns.find(({ id }) => id === sort && id !== comesBy) ?? null;
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
  if (value === undefined || rows.length < 2) return false;
  const [first, last] = [value(rows[0]!), value(rows.at(-1)!)];
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
