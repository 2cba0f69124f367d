import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Downloads, type Whole } from './downloads.js';
import { Find, PageLinks } from './find.js';
import type { WholeSearch } from '../search.js';
import { listed, partsOf } from './listing.js';
import { Sorting } from './sorting.js';
import { type Column, Table } from './table.js';
import { Titled, type Titling } from './titled.js';

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
  /** What it shows: as a heading, which then has its search and its downloads behind one word; in the table alone, or where a heading says so, its id. */
  readonly title?: string;
  readonly caption?: string;
  /** What is said below its title where there are no rows at all, so nothing to sort, find or save. */
  readonly empty?: string;
  readonly labelledBy?: string;
  readonly name?: string;
  /** Of the main table of a page: its heading and its control, which then has the search and the downloads too. */
  readonly titled?: Titling;
  /** The row that the address opens, and what is done when one is opened or closed. */
  readonly opened?: string | undefined;
  readonly onOpen?: (key: string | null) => void;
  readonly explanation?: (row: Row, open: boolean) => ReactNode;
  /** The name of its files, without ending. */
  readonly file: string;
  /** The table of the office that it is, or is a part of. */
  readonly whole?: Whole;
  /** What stands at its right where there is room, and below it where there is none. */
  readonly beside?: ReactNode;
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
  empty,
  rows,
  size,
  file,
  whole,
  titled,
  beside,
  children,
  ...table
}: Properties<Row>) {
  const t = useTranslations('table');
  const own = partsOf(list, search);
  const { columns, comesBy } = table;
  const cut = listed(rows, columns, own, comesBy, size);
  const finding =
    find !== undefined && (rows.length > FEW || own.find !== undefined) ? (
      <Find list={list} search={search} label={find} />
    ) : null;
  const downloads = (
    <Downloads name={file} columns={columns} rows={cut.fitting} {...(whole === undefined ? {} : { whole })} />
  );
  const body = (
    <>
      {cut.shown.length === 0 ? (
        <p className="empty">{t('noneFits')}</p>
      ) : (
        <Table
          {...table}
          name={titled?.sorts === true ? `${table.name ?? ''} sorts` : table.name}
          {...(title === undefined ? {} : { labelledBy: list })}
          list={list}
          rows={cut.shown}
          // A single row stands in no order.
          {...(rows.length < 2 ? {} : { sortedBy: cut.sortedBy, descending: cut.descending })}
        />
      )}
      <PageLinks list={list} of={cut} />
      {children}
    </>
  );
  const headed: Titling | undefined =
    titled ?? (title === undefined ? undefined : { heading: <h2 id={list}>{title}</h2>, controls: null });
  if (rows.length === 0 && empty !== undefined)
    return (
      <>
        {headed?.heading}
        <p className="empty">{empty}</p>
      </>
    );
  return (
    <>
      {headed === undefined ? (
        finding
      ) : (
        <Titled
          heading={headed.heading}
          narrowed={[...(headed.narrowed ?? []), ...(own.find === undefined ? [] : [own.find])]}
          holds={headed.holds}
          called={headed.controls !== null || finding !== null ? 'filter' : 'files'}
          controls={
            <>
              {headed.controls}
              {finding}
              {headed.sorts === true ? <Sorting columns={columns} comesBy={comesBy} sortedBy={cut.sortedBy} /> : null}
              {downloads}
            </>
          }
        />
      )}
      {beside === undefined ? (
        body
      ) : (
        <div className="with-rail">
          <div>{body}</div>
          {beside}
        </div>
      )}
      {headed === undefined ? downloads : null}
    </>
  );
}
