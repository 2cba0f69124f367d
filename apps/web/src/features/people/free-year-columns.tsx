import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { figureColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below show of a year of the free championship. A column names here what it needs. */
export const freeYearFields = graphql(`
  fragment FreeYearFields on FreeYearOfPlayer {
    seasonYear
    points
    games
  }
`);
type FreeYear = ResultOf<typeof freeYearFields>;

export function useFreeYearColumns(): readonly Column<FreeYear>[] {
  const t = useTranslations('people');
  const format = useFormatter();
  return [
    {
      id: 'year',
      heading: t('year'),
      cell: ({ seasonYear: year }) => (
        <Link to="/free-championship/$year" params={{ year: String(year) }}>
          {year}
        </Link>
      ),
      value: ({ seasonYear: year }) => year,
    },
    figureColumn('games', t('games'), ({ games }) => games),
    figureColumn('points', t('pointsHeading'), ({ points }) => points, { shown: (points) => format.number(points) }),
  ];
}
