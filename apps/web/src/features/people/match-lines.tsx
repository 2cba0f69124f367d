import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import { type MatchLine, useMatchColumns } from './match-columns.js';

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
  const columns = useMatchColumns(own);
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
