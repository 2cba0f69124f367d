import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { useFollowing } from '../../api/following.js';
import { asked } from '../../api/queries.js';
import { FeedLink } from '../../ui/feed.js';
import { PersonLink, SideLink } from '../../ui/links.js';
import { CompetitionChoice, SeasonChoice } from '../../features/season/choices.js';
import { CursorLinks } from '../../ui/table/cursor-links.js';
import { Downloads } from '../../ui/table/downloads.js';
import { Filters } from '../../ui/table/filters.js';
import { Freshness } from '../../ui/table/freshness.js';
import { Table } from '../../ui/table/table.js';
import { useColumns } from '../../features/matches/columns.js';
import { matchesVariables, matchList } from '../../features/matches/queries.js';
import { resultsChanged } from '../../features/matches/results-changed.js';
import { Titled } from '../../ui/table/titled.js';
import { load } from '../../api/load.js';
import { matchesSearch } from '../../features/matches/search.js';

export const Route = createFileRoute('/matches/')({
  validateSearch: matchesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await load(context, matchList, matchesVariables(deps), 'person', 'sideOf');
  },
  component: MatchesPage,
});

/** All matches that count, or those of a season, a competition, a player, a team; the score leads to the sheet that explains it. */
function MatchesPage() {
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, matchList, matchesVariables(search));
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const followed = { player: data.person?.id ?? null, side: search.side ?? null };
  const live = useFollowing(resultsChanged, followed, options.queryKey);
  const t = useTranslations('matches');
  const tm = useTranslations('match');
  const { shown, saved } = useColumns();
  const { nodes, pageInfo } = data.matches;
  const of = data.person ?? data.sideOf;
  return (
    <>
      <Title description={t('description')}>{of == null ? t('title') : t('titleOf', { name: of.name })}</Title>
      <Titled
        heading={<h1 id="title">{of == null ? t('title') : t('titleOf', { name: of.name })}</h1>}
        narrowed={[
          ...(search.season === undefined ? [] : [search.season]),
          ...(search.competition === undefined ? [] : [tm(`competition.${search.competition}`)]),
        ]}
        controls={
          <>
            <Filters search={{ ...search }} names={['season', 'competition', 'player', 'side']} submit={t('show')}>
              <SeasonChoice years={data.seasons.nodes} chosen={search.season} />
              <CompetitionChoice chosen={search.competition} />
              {search.player === undefined ? null : <input type="hidden" name="player" value={search.player} />}
              {search.side === undefined ? null : <input type="hidden" name="side" value={search.side} />}
            </Filters>
            <Downloads
              name="matches"
              columns={saved}
              rows={nodes}
              {...(search.season === undefined ? {} : { whole: { table: `matches-${search.season}` } })}
            />
            <FeedLink name="results" />
          </>
        }
      />
      {of == null ? null : (
        <p>
          {t('onlyOf')} {data.person == null ? <SideLink side={of} /> : <PersonLink person={of} />}
        </p>
      )}
      {nodes.length === 0 ? (
        <p className="empty">{t('empty')}</p>
      ) : (
        <Table labelledBy="title" name="match-list" columns={shown} rows={nodes} rowKey={({ id }) => id} />
      )}
      <CursorLinks pageInfo={pageInfo} />
      <Freshness live={live} at={new Date(dataUpdatedAt).toISOString()} />
    </>
  );
}
