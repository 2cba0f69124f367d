import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { SeasonChoice } from '../season/choices.js';
import { figureColumn, personColumn } from '../table/columns.js';
import { CursorLinks } from '../table/cursor-links.js';
import { Downloads } from '../table/downloads.js';
import { Choice, Filters, Sought } from '../table/filters.js';
import { Freshness } from '../table/freshness.js';
import { type Column, Table } from '../table/table.js';
import { type RankedPlayer, rankingVariables, trophiesChanged, trophyRanking } from './queries.js';
import { classes } from './search.js';
import { Tally } from './tally.js';

export const trophyPlayersPage = createLazyRoute('/trophies/players')({ component: PlayersPage });

/** Players by the number of their trophies (13, D16); each number opens to its classes. */
function PlayersPage() {
  const search = trophyPlayersPage.useSearch();
  const { ask } = usePage();
  const options = asked(ask, trophyRanking, rankingVariables(search));
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const live = useFollowing(trophiesChanged, {}, options.queryKey);
  const t = useTranslations('ranking');
  const tt = useTranslations('trophies');
  const columns = useColumns();
  const { nodes, pageInfo } = data.trophyRanking;
  const { season } = search;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1 id="title">{t('title')}</h1>
      <Freshness live={live} at={new Date(dataUpdatedAt).toISOString()} />
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
      <Downloads
        name="trophy-ranking"
        columns={columns}
        rows={nodes}
        whole={{ table: season === undefined ? 'trophy-ranking' : `trophy-ranking-${season}` }}
      />
    </>
  );
}

function useColumns(): readonly Column<RankedPlayer>[] {
  const t = useTranslations('ranking');
  const explains = ({ player, number }: RankedPlayer): string => t('explain', { name: player.name, number });
  return [
    figureColumn('rank', t('rank'), ({ rank }) => rank),
    personColumn('player', t('player'), ({ player }) => player),
    figureColumn('points', t('number'), ({ number }) => number, { explains }),
  ];
}
