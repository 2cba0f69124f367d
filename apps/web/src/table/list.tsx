import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Downloads, type Whole } from './downloads.js';
import { Find, PageLinks } from './find.js';
import { listed, partsOf, type WholeSearch } from './listing.js';
import { type Column, Table } from './table.js';

interface Properties<Row> {
  /** Its name in the address, where a page has several; the main one has none. */
  readonly list?: string;
  readonly search: WholeSearch;
  /** What it can be searched for, where there is something to look for: a player, a team. */
  readonly find?: string;
  readonly columns: readonly Column<Row>[];
  /** The column in whose order the rows come; the first if left out. */
  readonly comesBy?: string;
  readonly rows: readonly Row[];
  /** Rows of a page; fewer than usual where other things follow on the page. */
  readonly size?: number;
  readonly rowKey: (row: Row) => string;
  /** What it shows: as a heading, in the table alone, or where a heading says so, its id. */
  readonly title?: string;
  readonly caption?: string;
  readonly labelledBy?: string;
  readonly name?: string;
  readonly explanation?: (row: Row, open: boolean) => ReactNode;
  /** The name of its files, without ending. */
  readonly file: string;
  /** The table of the office that it is, or is a part of. */
  readonly whole?: Whole;
  /** What is said about it, between the table and its files. */
  readonly children?: ReactNode;
}

/** So many are seen at a glance. */
export const FEW = 8;

/** A table that sorts, finds, turns its pages by the address, and is taken away as a file. */
export function List<Row>({
  list = '',
  search,
  find,
  title,
  rows,
  size,
  file,
  whole,
  children,
  ...table
}: Properties<Row>) {
  const t = useTranslations('table');
  const own = partsOf(list, search);
  const { columns, comesBy } = table;
  const cut = listed(rows, columns, own, comesBy, size);
  return (
    <>
      {title === undefined ? null : <h2 id={list}>{title}</h2>}
      {find !== undefined && (rows.length > FEW || own.find !== undefined) ? (
        <Find list={list} search={search} label={find} />
      ) : null}
      {cut.shown.length === 0 ? (
        <p className="empty">{t('noneFits')}</p>
      ) : (
        <Table
          {...table}
          {...(title === undefined ? {} : { labelledBy: list })}
          list={list}
          rows={cut.shown}
          sortedBy={cut.sortedBy}
          descending={cut.descending}
        />
      )}
      <PageLinks list={list} of={cut} />
      {children}
      <Downloads name={file} columns={columns} rows={cut.fitting} {...(whole === undefined ? {} : { whole })} />
    </>
  );
}
