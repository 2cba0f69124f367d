import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { sideColumn, textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below show of a match. A column names here what it needs. */
export const matchRowFields = graphql(`
  fragment MatchRowFields on Match {
    id
    date
    order
    competitions
    verdict
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
export type MatchListRow = ResultOf<typeof matchRowFields>;

export function useColumns(): readonly Column<MatchListRow>[] {
  const t = useTranslations('matches');
  const tm = useTranslations('match');
  const minor = true;
  const competitionsOf = (match: MatchListRow): string =>
    match.competitions.map((each) => tm(`competition.${each}`)).join(', ');
  const both = (points: { readonly a: number; readonly b: number }): string => `${points.a} : ${points.b}`;
  return [
    { id: 'day', heading: t('day'), cell: ({ date }) => <Day of={date} />, value: ({ date }) => date },
    sideColumn('a', t('sideA'), ({ sides }) => sides[0] ?? null),
    {
      id: 'result',
      heading: t('gamePoints'),
      cell: ({ id, raw }) => (
        <Link to="/matches/$id" params={{ id }}>
          {both(raw)}
        </Link>
      ),
      value: ({ raw }) => both(raw),
    },
    sideColumn('b', t('sideB'), ({ sides }) => sides[1] ?? null),
    {
      id: 'points',
      heading: t('matchPoints'),
      minor,
      cell: ({ points }) => (points === null ? null : both(points)),
      value: ({ points }) => (points === null ? null : both(points)),
    },
    textColumn('competitions', t('competition'), competitionsOf, { minor }),
    textColumn('verdict', t('verdict'), ({ verdict }) => t(`verdictOf.${verdict}`), { minor }),
  ];
}
