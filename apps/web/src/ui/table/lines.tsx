import { Fragment, type ReactNode } from 'react';
import type { Column } from './column.js';

export interface LinesColumn<Row> extends Pick<Column<Row>, 'id' | 'cell' | 'figures'> {
  readonly heading: ReactNode;
  /** Its cells say what the row is about. */
  readonly namesRow?: boolean;
  /** Looks of its heading alone, and of its cells. */
  readonly headingLook?: string;
  readonly look?: (row: Row) => string | undefined;
}

/** A row at the foot; its name takes the columns that its values leave. */
interface Sum {
  readonly name: string;
  readonly values: readonly ReactNode[];
  readonly look?: string;
  /** What stands there is no figure. */
  readonly isWords?: boolean;
}

interface Properties<Row> {
  readonly caption?: ReactNode;
  readonly columns: readonly LinesColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly sums?: readonly Sum[];
  readonly look?: string;
  readonly rowLook?: (row: Row) => string | undefined;
  /** What stands under a row, over its whole width. */
  readonly below?: (row: Row) => ReactNode;
  /** Its rows are still being fetched. */
  readonly isComing?: boolean;
  readonly hasHeadings?: boolean;
}

/** A table that is a part of something: a few rows in their own order, which nobody sorts, searches or takes away. */
export function Lines<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sums = [],
  look = 'lines',
  rowLook,
  below,
  isComing,
  hasHeadings = true,
}: Properties<Row>) {
  return (
    <table className={look} aria-busy={isComing}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      {hasHeadings ? (
        <thead>
          <tr>
            {columns.map(({ id, heading, figures, headingLook }) => (
              <th key={id} scope="col" className={classes(figures, headingLook)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map((row) => {
          const under = below?.(row) ?? null;
          return (
            <Fragment key={rowKey(row)}>
              <tr className={rowLook?.(row)}>
                {columns.map(({ id, cell, figures, namesRow, look: lookOf }) =>
                  namesRow === true ? (
                    <th key={id} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={id} className={classes(figures, lookOf?.(row))}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
              {under === null ? null : (
                <tr>
                  <td colSpan={columns.length} className="because">
                    {under}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
      {sums.length === 0 ? null : (
        <tfoot>
          {sums.map(({ name, values, look: lookOf, isWords }) => (
            <tr key={name} className={lookOf}>
              <th scope="row" colSpan={columns.length - values.length}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={index} className={isWords === true ? undefined : 'figures'}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

function classes(figures: boolean | undefined, look: string | undefined): string | undefined {
  return [figures === true ? 'figures' : '', look ?? ''].join(' ').trim() || undefined;
}
