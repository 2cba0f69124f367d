import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { useFollowing } from '../../api/following.js';
import { asked } from '../../api/queries.js';
import { SeasonChoice } from '../../features/season/choices.js';
import { CursorLinks } from '../../ui/table/cursor-links.js';
import { Downloads } from '../../ui/table/downloads.js';
import { Choice, Filters, Sought } from '../../ui/table/filters.js';
import { Freshness } from '../../ui/table/freshness.js';
import { Table } from '../../ui/table/table.js';
import { useRankingColumns } from '../../features/trophies/ranking-columns.js';
import { rankingVariables, trophyRanking } from '../../features/trophies/queries.js';
import { trophiesChanged } from '../../features/trophies/trophies-changed.js';
import { classes, rankingSearch } from '../../features/trophies/search.js';
import { Tally } from '../../features/trophies/tally.js';
import { Titled } from '../../ui/table/titled.js';
import { load } from '../../api/load.js';

export const Route = createFileRoute('/trophies/players')({
  validateSearch: rankingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await load(context, trophyRanking, rankingVariables(deps));
  },
  component: PlayersPage,
});

/** Players by the number of their trophies (13, D16); each number opens to its classes. */
function PlayersPage() {
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, trophyRanking, rankingVariables(search));
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const live = useFollowing(trophiesChanged, {}, options.queryKey);
  const t = useTranslations('ranking');
  const tt = useTranslations('trophies');
  const columns = useRankingColumns();
  const { nodes, pageInfo } = data.trophyRanking;
  const { season } = search;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <Titled
        heading={<h1 id="title">{t('title')}</h1>}
        narrowed={[
          ...(season === undefined ? [] : [season]),
          ...(search.class === undefined ? [] : [tt(`class.${search.class}`)]),
          ...(search.find === undefined ? [] : [search.find]),
        ]}
        controls={
          <>
            <Filters search={{ ...search }} names={['find', 'season', 'class']} submit={t('show')}>
              <Sought label={t('player')} sought={search.find} />
              <SeasonChoice years={data.seasons.nodes} chosen={season} />
              <Choice name="class" label={tt('classHeading')} chosen={search.class}>
                {classes.map((each) => (
                  <option key={each} value={each}>
                    {tt(`class.${each}`)}
                  </option>
                ))}
              </Choice>
            </Filters>
            <Downloads
              name="trophy-ranking"
              columns={columns}
              rows={nodes}
              whole={{ table: season === undefined ? 'trophy-ranking' : `trophy-ranking-${season}` }}
            />
          </>
        }
      />
      {nodes.length === 0 ? (
        <p className="empty">{t(search.find === undefined ? 'empty' : 'nobody')}</p>
      ) : (
        <Table
          labelledBy="title"
          name="standings"
          columns={columns}
          rows={nodes}
          rowKey={({ player }) => player.id}
          explanation={({ player, tally }) => (
            <div className="reason">
              <Tally caption={t('tallyOf', { name: player.name })} tally={tally} />
              <p>
                <Link to="/trophies" search={{ player: player.id, season }}>
                  {t('toTrophies', { number: tally.total })}
                </Link>
              </p>
            </div>
          )}
        />
      )}
      <CursorLinks pageInfo={pageInfo} />
      <p className="legend">{t('legend')}</p>
      <Freshness live={live} at={new Date(dataUpdatedAt).toISOString()} />
    </>
  );
}
