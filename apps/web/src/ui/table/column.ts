import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** What it is sorted by; columns without are not sorted. */
  readonly value?: (row: Row) => number | string | null;
  /** Figures stand under each other at the right, and are sorted from the highest. */
  readonly figures?: boolean;
  /** Is sorted so, and is no figure alone. */
  readonly fromHighest?: boolean;
  /** On a phone it stands in the second line of its row, with its heading. */
  readonly minor?: boolean;
  /** The page to which the row leads says it too: a phone's row goes without it. */
  readonly onItsPage?: boolean;
  /** It holds what can be done with the row, which says by itself what it is: on a phone its heading is not said before it. */
  readonly isAct?: boolean;
  /** The name of the button that opens the row's explanation from this cell. */
  readonly explains?: (row: Row) => string;
}
