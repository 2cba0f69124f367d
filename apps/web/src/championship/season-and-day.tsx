import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DayForm } from '../season/day-form.js';
import { Years } from '../season/years.js';
import type { TableSearch } from './search.js';

/** Which season, and on which day. */
export function SeasonAndDay({
  year,
  search: { asOf, ...others },
  years,
}: {
  readonly year: number;
  readonly search: TableSearch;
  readonly years: readonly number[];
}) {
  const t = useTranslations('championship');
  return (
    <div className="choices">
      <Years
        label={t('season')}
        years={years}
        link={(each) => (
          <Link
            to="/championship/$year"
            params={{ year: String(each) }}
            aria-current={each === year ? 'page' : undefined}
          >
            {each}
          </Link>
        )}
      />
      <DayForm year={year} asOf={asOf} others={{ ...others }} />
    </div>
  );
}
