import type { ReactNode } from 'react';
import { Lines } from './lines.js';

interface Change {
  readonly key: string;
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What stood and what stands, side by side; a sign says what is another, too. @param headings of the three columns */
export function ChangeTable({
  caption,
  headings: [name, before, after],
  rows,
}: {
  readonly caption: ReactNode;
  readonly headings: readonly [string, string, string];
  readonly rows: readonly Change[];
}) {
  return (
    <Lines
      look="lines changes"
      caption={caption}
      columns={[
        { id: 'name', heading: name, namesRow: true, cell: (change) => change.name },
        { id: 'before', heading: before, cell: (change) => said(change.before, change, 'del') },
        { id: 'after', heading: after, cell: (change) => said(change.after, change, 'ins') },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

function said(value: string | null, { before, after }: Change, Sign: 'del' | 'ins'): ReactNode {
  if (value === null) return '–';
  return before === after ? value : <Sign>{value}</Sign>;
}
