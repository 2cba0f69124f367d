import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { useFollowing } from '../../api/following.js';
import { asked } from '../../api/queries.js';
import { CursorLinks } from '../../ui/table/cursor-links.js';
import { FeedLink } from '../../ui/feed.js';
import { Downloads } from '../../ui/table/downloads.js';
import { Freshness } from '../../ui/table/freshness.js';
import { PaperLink } from '../../ui/table/paper-link.js';
import { Table } from '../../ui/table/table.js';
import { Titled } from '../../ui/table/titled.js';
import { TrophyFilters, useNarrowed } from '../../features/trophies/filters.js';
import { trophyKindsIn, trophyList, variablesOf } from '../../features/trophies/queries.js';
import { trophiesChanged } from '../../features/trophies/trophies-changed.js';
import { useTrophyColumns } from '../../features/trophies/columns.js';
import { load } from '../../api/load.js';
import { trophySearch } from '../../features/trophies/search.js';

export const Route = createFileRoute('/trophies/')({
  validateSearch: trophySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.trophy !== undefined) {
      // Fetched only for a list of one kind: it brings the names and words of all announcements along.
      const { isTrophyKind } = await import('../../features/trophies/kinds.js');
      if (!isTrophyKind(deps.trophy)) throw notFound();
    }
    await load(context, trophyList, variablesOf(deps));
  },
  component: TrophiesPage,
});

function TrophiesPage() {
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, trophyList, variablesOf(search));
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const live = useFollowing(trophiesChanged, {}, options.queryKey);
  const t = useTranslations('trophies');
  const columns = useTrophyColumns();
  const kinds = trophyKindsIn(data);
  const narrowed = useNarrowed(search, kinds);
  const { nodes, pageInfo } = data.trophies;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <Titled
        heading={<h1>{t('title')}</h1>}
        narrowed={narrowed}
        controls={
          <>
            <TrophyFilters search={search} kinds={kinds} years={data.seasons.nodes} />
            <Downloads
              name="trophies"
              columns={columns}
              rows={nodes}
              whole={{
                table: search.season === undefined ? 'trophies' : `trophies-${search.season}`,
                paper: <PaperLink of="trophies">PDF</PaperLink>,
              }}
            />
            <FeedLink name="trophies" />
          </>
        }
      />
      {nodes.length === 0 ? (
        <p className="empty">{t('empty')}</p>
      ) : (
        <Table caption={t('caption')} name="trophies" columns={columns} rows={nodes} rowKey={({ id }) => id} />
      )}
      <CursorLinks pageInfo={pageInfo} />
      <p>
        <Link to="/trophies/players" className="action">
          {t('toRanking')}
        </Link>{' '}
        <Link to="/trophies/hundredths" className="action">
          {t('toHundredths')}
        </Link>
      </p>
      <Freshness live={live} at={new Date(dataUpdatedAt).toISOString()} />
    </>
  );
}
