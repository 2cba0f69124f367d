import type { Column } from '../table/table.js';

/** A number with its bar: picture and figure are one, with or without script. */
export function Measured({
  of,
  most,
  party = 'a',
}: {
  readonly of: number;
  readonly most: number;
  readonly party?: 'a' | 'b';
}) {
  return (
    <span className="measured">
      <span>{of}</span>
      <svg className={`measure measure-${party}`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={most === 0 ? 0 : (100 * of) / most} height="10" />
      </svg>
    </span>
  );
}

/** A column of such figures. @param most the highest of the table, which has the longest bar */
export function measuredColumn<Row>(
  id: string,
  heading: string,
  value: (row: Row) => number,
  most: number,
  party: 'a' | 'b' = 'a',
): Column<Row> {
  return {
    id,
    heading,
    fromHighest: true,
    cell: (row) => <Measured of={value(row)} most={most} party={party} />,
    value,
  };
}
