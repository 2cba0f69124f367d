import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { useFollowing } from '../graphql/following.js';
import { asked } from '../graphql/queries.js';
import { CursorLinks } from '../table/cursor-links.js';
import { Downloads } from '../table/downloads.js';
import { Freshness } from '../table/freshness.js';
import { PaperLink } from '../table/paper-link.js';
import { Table } from '../table/table.js';
import { TrophyFilters } from './filters.js';
import { trophiesChanged, trophyKindsIn, trophyList, variablesOf } from './queries.js';
import { useTrophyColumns } from './columns.js';

export const trophiesPage = createLazyRoute('/trophies')({ component: TrophiesPage });

function TrophiesPage() {
  const search = trophiesPage.useSearch();
  const { ask } = usePage();
  const options = asked(ask, trophyList, variablesOf(search));
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const live = useFollowing(trophiesChanged, {}, options.queryKey);
  const t = useTranslations('trophies');
  const columns = useTrophyColumns();
  const { nodes, pageInfo } = data.trophies;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <Freshness live={live} at={new Date(dataUpdatedAt).toISOString()} />
      <TrophyFilters search={search} kinds={trophyKindsIn(data)} years={data.seasons.nodes} />
      {nodes.length === 0 ? (
        <p className="empty">{t('empty')}</p>
      ) : (
        <Table caption={t('caption')} name="trophies" columns={columns} rows={nodes} rowKey={({ id }) => id} />
      )}
      <CursorLinks pageInfo={pageInfo} />
      <Downloads
        name="trophies"
        columns={columns}
        rows={nodes}
        whole={{
          table: search.season === undefined ? 'trophies' : `trophies-${search.season}`,
          paper: <PaperLink of="trophies">PDF</PaperLink>,
        }}
      />
      <p>
        <Link to="/trophies/players" className="action">
          {t('toRanking')}
        </Link>{' '}
        <Link to="/trophies/hundredths" className="action">
          {t('toHundredths')}
        </Link>
      </p>
    </>
  );
}
