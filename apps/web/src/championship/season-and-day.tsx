import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import type { TableSearch } from './search.js';

/** Which season, and on which day. A form that works without script, too. */
export function SeasonAndDay({
  year,
  asOf,
  sort,
  years,
}: TableSearch & { readonly year: number; readonly years: readonly number[] }) {
  const { language } = usePage();
  const t = useTranslations('championship');
  const navigate = useNavigate();
  const show = (data: FormData): void => {
    const day = data.get('asOf');
    void navigate({ to: '.', search: (before: object) => ({ ...before, asOf: day }) as never, resetScroll: false });
  };
  return (
    <div className="choices">
      <nav aria-label={t('season')}>
        <ul className="years">
          {years.map((each) => (
            <li key={each}>
              <Link
                to="/$language/championship/$year"
                params={{ language, year: String(each) }}
                aria-current={each === year ? 'page' : undefined}
              >
                {each}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show(new FormData(event.currentTarget));
        }}
      >
        <label htmlFor="as-of">{t('asOf')}</label>
        <input
          type="date"
          id="as-of"
          name="asOf"
          key={asOf}
          defaultValue={asOf}
          min={`${year}-01-01`}
          max={`${year}-12-31`}
        />
        {sort === undefined || sort === 'rank' ? null : <input type="hidden" name="sort" value={sort} />}
        <button type="submit" className="action">
          {t('show')}
        </button>
        {asOf === undefined ? null : (
          <Link
            to="."
            search={(before: object) => ({ ...before, asOf: undefined })}
            className="action"
            resetScroll={false}
          >
            {t('now')}
          </Link>
        )}
      </form>
    </div>
  );
}
