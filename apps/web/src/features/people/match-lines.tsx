import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { figureColumn, sideColumn } from '../../ui/table/columns.js';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import type { Column } from '../../ui/table/table.js';
import { SideLink } from '../../ui/links.js';
import type { MatchLine } from './queries.js';

interface Properties<Match extends MatchLine> {
  readonly matches: readonly Match[];
  /** Which side of the table is looked from. */
  readonly own: (match: Match) => 'a' | 'b';
  readonly search: WholeSearch;
  /** Whose: the list of all matches can be had of them. */
  readonly of: { readonly player: string } | { readonly side: string };
}

/** Matches as seen from one side of the table: first what it brought to it. */
export function MatchLines<Match extends MatchLine>({ matches, own, search, of }: Properties<Match>) {
  const t = useTranslations('people');
  const other = { a: 'b', b: 'a' } as const;
  const sideOf = (match: Match, party: 'a' | 'b') => match.sides[party === 'a' ? 0 : 1] ?? null;
  const pointsOf = (match: Match): number | null =>
    match.state === 'APPROVED' ? (match.points?.[own(match)] ?? null) : null;
  const columns: readonly Column<Match>[] = [
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
  if (matches.length === 0) return <p className="empty">{t('noMatches')}</p>;
  return (
    <>
      <List
        list="matches"
        search={search}
        find={t('against')}
        title={t('lastMatches')}
        name="matches"
        columns={columns}
        rows={matches}
        rowKey={({ id }) => id}
        file="matches"
      />
      <p>
        <Link to="/matches" search={of} className="action">
          {t('allMatches')}
        </Link>
      </p>
    </>
  );
}
