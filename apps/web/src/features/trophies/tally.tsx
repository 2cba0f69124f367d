import { useTranslations } from 'use-intl';
import { Measured } from '../../ui/charts/bars.js';
import { type Column, Table } from '../../ui/table/table.js';
import type { classes } from './search.js';

interface Counted {
  readonly total: number;
  readonly byClass: readonly { readonly class: (typeof classes)[number]; readonly number: number }[];
}

type Row = { readonly class: (typeof classes)[number] | null; readonly number: number };

/** How many of each class, and of old lists that do not say the kind: figures and picture in one. */
export function Tally({ caption, tally: { total, byClass } }: { readonly caption: string; readonly tally: Counted }) {
  const t = useTranslations('trophies');
  const tp = useTranslations('people');
  const unknown = total - byClass.reduce((sum, { number }) => sum + number, 0);
  const rows: readonly Row[] = unknown > 0 ? [...byClass, { class: null, number: unknown }] : byClass;
  const most = Math.max(0, ...rows.map(({ number }) => number));
  const columns: readonly Column<Row>[] = [
    {
      id: 'class',
      heading: t('classHeading'),
      cell: (row) => (row.class === null ? t('unknownKind') : t(`class.${row.class}`)),
    },
    { id: 'number', heading: tp('number'), cell: ({ number }) => <Measured of={number} most={most} /> },
  ];
  if (rows.length === 0) return null;
  return <Table caption={caption} name="charted" columns={columns} rows={rows} rowKey={(row) => row.class ?? ''} />;
}
