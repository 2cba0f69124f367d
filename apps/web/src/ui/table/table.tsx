import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from './column.js';
import { useGliding } from './gliding.js';
import { InTurn } from '../in-turn.js';
import { partKey } from '../search.js';

export type { Column } from './column.js';

interface Properties<Row> {
  /** What it shows; where a heading says so, the heading's id instead. */
  readonly caption?: string;
  readonly labelledBy?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The column by which the rows are sorted; shown at its heading. */
  readonly sortedBy?: string;
  readonly descending?: boolean;
  /** The column in whose order the rows come; the first if left out. */
  readonly comesBy?: string | undefined;
  /** Its name in the address, where a page has several. */
  readonly list?: string;
  /** What opens in place, under the row; null where there is nothing to explain. Without script it stands there from the beginning, never `open`. */
  readonly explanation?: (row: Row, open: boolean) => ReactNode;
  readonly name?: string;
  /** The row that is open from the beginning. */
  readonly opened?: string | undefined;
  /** A row was opened, or the one that the address names was closed. */
  readonly onOpen?: (key: string | null) => void;
}

/** A table is the page. On a phone each row has two lines; roles are said again, for a changed `display` takes them away. */
export function Table<Row>({
  caption,
  labelledBy,
  columns,
  rows,
  rowKey,
  comesBy,
  name = '',
  ...rest
}: Properties<Row>) {
  const id = useId();
  return (
    <table
      role="table"
      aria-labelledby={labelledBy}
      className={`table ${columns.some(({ minor }) => minor === true) ? 'two-lines' : ''} ${name}`}
    >
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          <InTurn>
            {columns.map((column) => (
              <Heading
                key={column.id}
                column={column as Column<unknown>}
                sort={column.id === (comesBy ?? columns[0]?.id) ? undefined : column.id}
                {...rest}
              />
            ))}
          </InTurn>
        </tr>
      </thead>
      <InTurn>
        <Body id={id} columns={columns} rows={rows} rowKey={rowKey} {...rest} />
      </InTurn>
    </table>
  );
}

function Body<Row>({
  id,
  columns,
  rows,
  rowKey,
  sortedBy = '',
  descending = false,
  explanation,
  opened,
  onOpen,
}: Pick<
  Properties<Row>,
  'columns' | 'rows' | 'rowKey' | 'sortedBy' | 'descending' | 'explanation' | 'opened' | 'onOpen'
> & {
  /** What the ids of the table begin with. */
  readonly id: string;
}) {
  const body = useGliding(rows.map(rowKey), `${sortedBy} ${descending}`);
  return (
    <tbody role="rowgroup" ref={body}>
      {rows.map((row) => (
        <InTurn key={rowKey(row)}>
          <Row
            id={rowKey(row)}
            whyId={`${id}-${rowKey(row)}`}
            row={row}
            columns={columns}
            explanation={explanation}
            opened={opened === rowKey(row)}
            onOpen={onOpen}
          />
        </InTurn>
      ))}
    </tbody>
  );
}

function Heading({
  column: { id, heading, value, figures, minor, onItsPage },
  sort,
  sortedBy,
  descending = false,
  list = '',
}: {
  readonly column: Column<unknown>;
  /** What the address says when it is sorted so; nothing for the order in which the rows come. */
  readonly sort: string | undefined;
  readonly list?: string;
  readonly sortedBy?: string;
  readonly descending?: boolean;
}) {
  const t = useTranslations('table');
  const sorted = sortedBy === id;
  const direction = descending ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ? direction : undefined}
      data-column={id}
      className={classes({ figures, minor, onItsPage })}
    >
      {value === undefined || sortedBy === undefined ? (
        heading
      ) : (
        <Link
          to="."
          search={(before: object) => ({
            ...before,
            [partKey(list, 'sort')]: sort,
            [partKey(list, 'page')]: undefined,
          })}
          resetScroll={false}
          replace
          title={t('sortedBy', { column: heading })}
        >
          {heading}
        </Link>
      )}
    </th>
  );
}

function Row<Each>({
  id: key,
  whyId,
  row,
  columns,
  explanation,
  opened,
  onOpen,
}: {
  readonly id: string;
  /** Of what opens under it. */
  readonly whyId: string;
  readonly row: Each;
  readonly columns: readonly Column<Each>[];
  readonly explanation: ((row: Each, open: boolean) => ReactNode) | undefined;
  readonly opened: boolean;
  readonly onOpen: ((key: string | null) => void) | undefined;
}) {
  const [open, setOpen] = useState(opened);
  const why = explanation?.(row, open) ?? null;
  return (
    <Fragment>
      <tr role="row" data-key={key} className={open ? 'open' : undefined}>
        {columns.map(({ id: column, heading, cell, figures, minor, onItsPage, isAct, explains }) => (
          <td
            key={column}
            role="cell"
            data-column={column}
            data-heading={minor === true && isAct !== true ? heading : undefined}
            className={classes({ figures, minor, onItsPage })}
          >
            {why === null || explains === undefined ? (
              cell(row)
            ) : (
              <button
                type="button"
                className="opens"
                aria-expanded={open}
                aria-controls={whyId}
                aria-label={explains(row)}
                onClick={() => {
                  setOpen(!open);
                  onOpen?.(open ? null : key);
                }}
              >
                {cell(row)}
              </button>
            )}
          </td>
        ))}
      </tr>
      {why === null ? null : (
        <tr role="row" id={whyId} className="why" hidden={!open}>
          <td role="cell" colSpan={columns.length}>
            {why}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function classes({ figures, minor, onItsPage }: Pick<Column<never>, 'figures' | 'minor' | 'onItsPage'>) {
  return (
    [
      ...(figures === true ? ['figures'] : []),
      ...(minor === true ? ['minor'] : []),
      ...(onItsPage === true ? ['on-its-page'] : []),
    ].join(' ') || undefined
  );
}
