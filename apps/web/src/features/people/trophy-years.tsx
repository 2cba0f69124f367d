import { useTranslations } from 'use-intl';
import { Section } from '../../ui/section.js';
import { Table } from '../../ui/table/table.js';
import { type TrophyYear, useTrophyYearColumns } from './trophy-year-columns.js';

/** The trophies of a player year by year: a bar for each year, a part of it for each class, the figures beside it. */
export function TrophyYears({ years }: { readonly years: readonly TrophyYear[] }) {
  const t = useTranslations('people');
  const columns = useTrophyYearColumns(Math.max(0, ...years.map(({ tally }) => tally.total)));
  if (years.length < 2) return null;
  return (
    <Section id="trophy-years" heading={t('trophiesByYear')}>
      <Table
        labelledBy="trophy-years"
        name="trophy-years"
        columns={columns}
        rows={years}
        rowKey={({ year }) => String(year)}
      />
    </Section>
  );
}
