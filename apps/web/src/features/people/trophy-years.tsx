import { useTranslations } from 'use-intl';
import { Table } from '../../ui/table/table.js';
import { type TrophyYear, useTrophyYearColumns } from './trophy-year-columns.js';

/** The trophies of a player year by year: a bar for each year, a part of it for each class, the figures beside it. */
export function TrophyYears({ years }: { readonly years: readonly TrophyYear[] }) {
  const t = useTranslations('people');
  const columns = useTrophyYearColumns(Math.max(0, ...years.map(({ tally }) => tally.total)));
  if (years.length < 2) return null;
  return (
    <Table
      caption={t('trophiesByYear')}
      name="trophy-years"
      columns={columns}
      rows={years}
      rowKey={({ year }) => String(year)}
    />
  );
}
