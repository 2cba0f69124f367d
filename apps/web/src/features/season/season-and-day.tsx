import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDay } from '../../ui/days.js';
import type { Titling } from '../../ui/table/titled.js';
import { DayForm } from './day-form.js';
import { Years } from './years.js';

interface Search {
  readonly asOf?: string | undefined;
}

interface TableOfSeason {
  readonly table: '/championship/$year' | '/free-championship/$year';
  readonly title: string;
  readonly year: number;
  readonly search: Search;
  readonly seasons: { readonly nodes: readonly { readonly year: number }[] };
}

/** The title of a table of a season, as it stands now or on a day, with the control that chooses both. */
export function useSeasonTitling({ table, title, year, search, seasons }: TableOfSeason): Titling {
  const t = useTranslations('championship');
  const day = useDay();
  const { asOf } = search;
  return {
    heading: <h1 id="title">{title}</h1>,
    holds: t('holds'),
    narrowed: asOf === undefined ? [] : [day(asOf)],
    controls: (
      <SeasonAndDay
        table={table}
        label={t('season')}
        year={year}
        search={search}
        years={seasons.nodes.map((each) => each.year)}
      />
    ),
  };
}

/** Which season of a table, and on which day of it. */
function SeasonAndDay({
  table,
  label,
  year,
  search: { asOf, ...others },
  years,
}: {
  readonly table: '/championship/$year' | '/free-championship/$year';
  readonly label: string;
  readonly year: number;
  readonly search: Search;
  readonly years: readonly number[];
}) {
  return (
    <div className="choices">
      <Years
        label={label}
        years={years}
        link={(each) => (
          <Link to={table} params={{ year: String(each) }} aria-current={each === year ? 'page' : undefined}>
            {each}
          </Link>
        )}
      />
      <DayForm year={year} asOf={asOf} others={{ ...others }} />
    </div>
  );
}
