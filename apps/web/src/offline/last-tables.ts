/** A table as it stood on a page when that was read last. */
export interface LastTable {
  readonly address: string;
  readonly title: string;
  /** As milliseconds. */
  readonly at: number;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const KEY = 'last-tables';
const MOST_TABLES = 6;
const MOST_ROWS = 60;
/** More have no room beside each other on a phone. */
const MOST_COLUMNS = 4;
const withTables = /^\/(?:en|de|hu)\/(?:championship|cup|grand-prix|free-championship|trophies)(?:\/|$)/;

/** Keeps what the tables of the page say, for when there is no network: the words only, of pages that everybody sees. */
export function keepTables(): void {
  const { pathname } = location;
  if (!withTables.test(pathname)) return;
  const read = [...document.querySelectorAll<HTMLTableElement>('main table')]
    .map(tableOf)
    .filter(({ rows }) => rows.length > 0);
  const [first] = read;
  if (first === undefined) return;
  const title = document.querySelector('h1')?.innerText ?? '';
  const kept = { address: pathname, title, at: Date.now(), ...first };
  const others = lastTables().filter(({ address }) => address !== pathname);
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST_TABLES)));
  } catch {
    // A browser that keeps nothing shows nothing later.
  }
}

export function lastTables(): readonly LastTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as LastTable[];
  } catch {
    return [];
  }
}

function tableOf(table: HTMLTableElement): Pick<LastTable, 'head' | 'rows'> {
  const words = (cells: Iterable<HTMLElement>): readonly string[] =>
    [...cells].map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim());
  const head = words(table.tHead?.rows[0]?.cells ?? []);
  const rows = [...table.tBodies]
    .flatMap(({ rows: all }) => [...all])
    .filter((row) => row.cells.length === head.length)
    .slice(0, MOST_ROWS)
    .map((row) => words(row.cells));
  const columns = head
    .map((_, index) => index)
    .filter((index) => rows.some((row) => row[index] !== ''))
    .slice(0, MOST_COLUMNS);
  const only = (cells: readonly string[]): readonly string[] => columns.map((index) => cells[index]!);
  return { head: only(head), rows: rows.map(only) };
}
