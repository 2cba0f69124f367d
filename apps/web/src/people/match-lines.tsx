import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Day } from '../language/days.js';
import { type Column, Table } from '../table/table.js';
import { SideLink } from './links.js';
import type { MatchLine } from './queries.js';

/** Matches as seen from one side of the table: first what it brought to it. */
export function MatchLines<Match extends MatchLine>({
  matches,
  own,
}: {
  readonly matches: readonly Match[];
  /** Which side of the table is looked from. */
  readonly own: (match: Match) => 'a' | 'b';
}) {
  const t = useTranslations('people');
  const tm = useTranslations('match');
  const { language } = usePage();
  const other = { a: 'b', b: 'a' } as const;
  const sideOf = (match: Match, party: 'a' | 'b') => match.sides[party === 'a' ? 0 : 1];
  const columns: readonly Column<Match>[] = [
    {
      id: 'day',
      heading: t('day'),
      cell: ({ id, date }) => (
        <Link to="/$language/matches/$id" params={{ language, id }}>
          <Day of={date} />
        </Link>
      ),
    },
    {
      id: 'against',
      heading: t('against'),
      cell: (match) => {
        const side = sideOf(match, other[own(match)]);
        return side === undefined ? '–' : <SideLink side={side} />;
      },
    },
    {
      id: 'result',
      heading: t('result'),
      figures: true,
      cell: (match) => `${match.raw[own(match)]}:${match.raw[other[own(match)]]}`,
    },
    {
      id: 'points',
      heading: t('points'),
      figures: true,
      cell: (match) => (match.state === 'APPROVED' ? (match.points?.[own(match)] ?? '–') : tm(`state.${match.state}`)),
    },
  ];
  if (matches.length === 0) return <p className="empty">{t('noMatches')}</p>;
  return <Table caption={t('lastMatches')} name="matches" columns={columns} rows={matches} rowKey={({ id }) => id} />;
}
