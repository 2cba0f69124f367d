import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { sidesColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** Who won what. */
export const medalFields = graphql(`
  fragment MedalFields on Cup {
    winner {
      id
      name
    }
    runnersUp {
      id
      name
    }
    bronze {
      id
      name
    }
  }
`);

/** What the columns below show of the cup of a year. A column names here what it needs. */
export const pastCupFields = graphql(
  `
    fragment PastCupFields on Season {
      year
      cup {
        phase
        ...MedalFields
      }
    }
  `,
  [medalFields],
);
export type PastCup = ResultOf<typeof pastCupFields>;

export function useHistoryColumns(): readonly Column<PastCup>[] {
  const t = useTranslations('cup');
  return [
    {
      id: 'year',
      heading: t('year'),
      cell: ({ year }) => (
        <Link to="/cup/$year" params={{ year: String(year) }}>
          {year}
        </Link>
      ),
      value: ({ year }) => year,
    },
    sidesColumn('gold', t('gold'), ({ cup }) => (cup?.winner == null ? [] : [cup.winner])),
    sidesColumn('silver', t('silver'), ({ cup }) => cup?.runnersUp ?? [], { minor: true }),
    sidesColumn('bronze', t('bronze'), ({ cup }) => cup?.bronze ?? [], { minor: true }),
  ];
}
