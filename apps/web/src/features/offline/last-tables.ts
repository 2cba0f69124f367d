import { isAt } from '../../messages/addresses.js';

/** A table as it stood on a page when that was read last. */
export interface LastTable {
  readonly address: string;
  readonly title: string;
  /** As milliseconds. */
  readonly at: number;
  /** None of a bracket. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const KEY = 'last-tables';
const MOST_TABLES = 6;
const MOST_ROWS = 60;
/** More have no room beside each other on a phone. */
const MOST_COLUMNS = 4;
const withTables = /^\/(?:championship|cup|grand-prix|free-championship|trophies)(?:\/|$)/;

/** Keeps what the tables of the page say, for when there is no network: the words only, of pages that everybody sees. */
export function keepTables(): void {
  const { pathname } = location;
  if (!isAt(pathname, withTables)) return;
  const bracket = document.querySelector<HTMLElement>('main .bracket');
  const tables = [...document.querySelectorAll<HTMLTableElement>('main table')].map(tableOf);
  const read = [...(bracket === null ? [] : [tiesOf(bracket)]), ...tables].filter(({ rows }) => rows.length > 0);
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
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
  const rows = [...table.tBodies]
    .flatMap(({ rows: all }) => [...all])
    .filter((row) => row.cells.length === headings.length)
    .slice(0, MOST_ROWS);
  // What a phone leaves out of its table comes last here too: the points are behind it.
  const isMinor = (index: number): boolean => headings[index]!.classList.contains('minor');
  const columns = headings
    .map((_, index) => index)
    .filter((index) => rows.some((row) => row.cells[index]!.textContent.trim() !== ''))
    .toSorted((one, other) => Number(isMinor(one)) - Number(isMinor(other)) || one - other)
    .slice(0, MOST_COLUMNS)
    .toSorted((one, other) => one - other);
  // Only of these cells: what of their words is to be seen the browser lays out to say.
  const only = (cells: ArrayLike<HTMLElement>): readonly string[] => columns.map((index) => wordsOf(cells[index]!));
  return { head: only(headings), rows: rows.map(({ cells }) => only(cells)) };
}

/** A bracket has no headings: each row says the round, who plays whom, and how it stands. */
function tiesOf(bracket: HTMLElement): Pick<LastTable, 'head' | 'rows'> {
  const wordsIn = (within: Element, selector: string): readonly string[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].map(wordsOf);
  const rows = [...bracket.querySelectorAll('.round')].flatMap((round) =>
    [...round.querySelectorAll('.tie')].map((tie) => [
      wordsIn(round, 'h3').join(' '),
      wordsIn(tie, '.sides .side-name').join(' – '),
      wordsIn(tie, '.sides .figures')
        .filter((points) => points !== '')
        .join('\u00a0:\u00a0'),
    ]),
  );
  return { head: [], rows: rows.slice(0, MOST_ROWS) };
}

function wordsOf({ innerText }: HTMLElement): string {
  return innerText.replaceAll(/\s+/g, ' ').trim();
}
