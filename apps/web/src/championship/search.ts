export const columns = ['rank', 'team', 'matches', 'points', 'average', 'best', 'remaining'] as const;
export type Column = (typeof columns)[number];

/** How the table is read; all of it stands in the address. */
export interface TableSearch {
  /** The day on whose evening it stood so. */
  readonly asOf?: string;
  /** Other than by rank. */
  readonly sort?: Column;
}

/**
 * What cannot be understood is left out: an address that was mistyped still shows the table. It is said to be undefined, for the
 * router would otherwise keep what stood in the address.
 */
export function readTableSearch({ asOf, sort }: Record<string, unknown>): TableSearch {
  const column = columns.find((each) => each === sort && each !== 'rank');
  return { asOf: isDay(asOf) ? asOf : undefined, sort: column };
}

function isDay(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}
