import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { SideLink } from '../../ui/links.js';
import { figureColumn, sideColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below and the charts show of a match. A column names here what it needs. */
export const matchLine = graphql(`
  fragment MatchLine on Match {
    id
    date
    state
    standing
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
export type MatchLine = ResultOf<typeof matchLine>;

/** @param own which side of the table is looked from */
export function useMatchColumns<Match extends MatchLine>(own: (match: Match) => 'a' | 'b'): readonly Column<Match>[] {
  const t = useTranslations('people');
  const other = { a: 'b', b: 'a' } as const;
  const sideOf = (match: Match, party: 'a' | 'b') => match.sides[party === 'a' ? 0 : 1] ?? null;
  const pointsOf = (match: Match): number | null =>
    match.state === 'APPROVED' ? (match.points?.[own(match)] ?? null) : null;
  return [
    {
      id: 'day',
      heading: t('day'),
      cell: ({ id, date }) => (
        <Link to="/matches/$id" params={{ id }}>
          <Day of={date} />
        </Link>
      ),
      value: ({ date }) => date,
    },
    {
      ...sideColumn<Match>('against', t('against'), (match) => sideOf(match, other[own(match)])),
      cell: (match) => {
        const side = sideOf(match, other[own(match)]);
        return (
          <>
            {side === null ? '–' : <SideLink side={side} />}{' '}
            {match.state === 'APPROVED' ? null : <small>{match.standing}</small>}
          </>
        );
      },
    },
    {
      id: 'result',
      heading: t('result'),
      figures: true,
      minor: true,
      cell: (match) => `${match.raw[own(match)]}:${match.raw[other[own(match)]]}`,
      value: (match) => match.raw[own(match)],
    },
    figureColumn('points', t('points'), pointsOf),
  ];
}
