import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { Day } from '../language/days.js';
import { PersonLink, SideLink } from '../people/links.js';
import { CompetitionChoice, SeasonChoice } from '../season/choices.js';
import { sideColumn, textColumn } from '../table/columns.js';
import { CursorLinks } from '../table/cursor-links.js';
import { Downloads } from '../table/downloads.js';
import { Filters } from '../table/filters.js';
import { Freshness } from '../table/freshness.js';
import { type Column, Table } from '../table/table.js';
import { type ListedMatch, matchesVariables, matchList } from './queries.js';
import { resultsChanged } from './results-changed.js';

export const matchesPage = createLazyRoute('/matches')({ component: MatchesPage });

/** All matches that count, or those of a season, a competition, a player, a team; the score leads to the sheet that explains it. */
function MatchesPage() {
  const search = matchesPage.useSearch();
  const { ask } = usePage();
  const options = asked(ask, matchList, matchesVariables(search));
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const followed = { player: data.person?.id ?? null, side: search.side ?? null };
  const live = useFollowing(resultsChanged, followed, options.queryKey);
  const t = useTranslations('matches');
  const columns = useColumns();
  const { nodes, pageInfo } = data.matches;
  const of = data.person ?? data.sideOf;
  return (
    <>
      <Title description={t('description')}>{of == null ? t('title') : t('titleOf', { name: of.name })}</Title>
      <h1 id="title">{of == null ? t('title') : t('titleOf', { name: of.name })}</h1>
      {of == null ? null : (
        <p>
          {t('onlyOf')} {data.person == null ? <SideLink side={of} /> : <PersonLink person={of} />}
        </p>
      )}
      <Freshness live={live} at={new Date(dataUpdatedAt).toISOString()} />
      <Filters search={{ ...search }} names={['season', 'competition', 'player', 'side']} submit={t('show')}>
        <SeasonChoice years={data.seasons.nodes} chosen={search.season} />
        <CompetitionChoice chosen={search.competition} />
        {search.player === undefined ? null : <input type="hidden" name="player" value={search.player} />}
        {search.side === undefined ? null : <input type="hidden" name="side" value={search.side} />}
      </Filters>
      {nodes.length === 0 ? (
        <p className="empty">{t('empty')}</p>
      ) : (
        <Table labelledBy="title" name="match-list" columns={columns} rows={nodes} rowKey={({ id }) => id} />
      )}
      <CursorLinks pageInfo={pageInfo} />
      <Downloads
        name="matches"
        columns={columns}
        rows={nodes}
        {...(search.season === undefined ? {} : { whole: { table: `matches-${search.season}` } })}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedMatch>[] {
  const t = useTranslations('matches');
  const tm = useTranslations('match');
  const minor = true;
  const competitionsOf = (match: ListedMatch): string =>
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
