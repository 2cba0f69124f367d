import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import type { LinesColumn } from '../../ui/table/lines.js';

/** What the columns below show of a match that counts for a team. A column names here what it needs. */
export const countedMatchFields = graphql(`
  fragment CountedMatchFields on Match {
    id
    date
    sides {
      id
      name
    }
    raw {
      a
      b
    }
    points {
      a
      b
    }
  }
`);

export interface CountedMatch {
  readonly match: ResultOf<typeof countedMatchFields>;
  /** Which of its sides the team was. */
  readonly own: 'a' | 'b';
}

export function useCountedColumns(): readonly LinesColumn<CountedMatch>[] {
  const t = useTranslations('championship');
  return [
    { id: 'day', heading: t('day'), cell: ({ match }) => <Day of={match.date} style="short" /> },
    {
      id: 'against',
      heading: t('against'),
      cell: ({ match, own }) => (
        <Link to="/matches/$id" params={{ id: match.id }}>
          {match.sides[own === 'a' ? 1 : 0]?.name}
        </Link>
      ),
    },
    { id: 'games', heading: t('gamePoints'), figures: true, cell: ({ match, own }) => match.raw[own] },
    { id: 'points', heading: t('matchPoints'), figures: true, cell: ({ match, own }) => match.points?.[own] },
  ];
}
