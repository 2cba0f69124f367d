import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { useFollowing } from '../../api/following.js';
import { asked } from '../../api/queries.js';
import { CursorLinks } from '../../ui/table/cursor-links.js';
import { hundredthsSearch } from '../../features/trophies/search.js';
import { Downloads } from '../../ui/table/downloads.js';
import { Freshness } from '../../ui/table/freshness.js';
import { Table } from '../../ui/table/table.js';
import { useHundredthColumns } from '../../features/trophies/hundredth-columns.js';
import { hundredthsVariables, trophyHundredths } from '../../features/trophies/queries.js';
import { trophiesChanged } from '../../features/trophies/trophies-changed.js';
import { load } from '../../api/load.js';

export const Route = createFileRoute('/trophies/hundredths')({
  validateSearch: hundredthsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await load(context, trophyHundredths, hundredthsVariables(deps));
  },
  component: HundredthsPage,
});

/** The cup for each hundredth trophy of the whole list (13, D54): whose, when, how many are left to the next. */
function HundredthsPage() {
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, trophyHundredths, hundredthsVariables(search));
  const { data, dataUpdatedAt } = useSuspenseQuery(options);
  const live = useFollowing(trophiesChanged, {}, options.queryKey);
  const t = useTranslations('hundredths');
  const columns = useHundredthColumns();
  const { nodes, pageInfo } = data.trophyHundredths;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1 id="title">{t('title')}</h1>
      <Freshness live={live} at={new Date(dataUpdatedAt).toISOString()} />
      <p>{t('next', data.nextTrophyHundredth)}</p>
      {nodes.length === 0 ? (
        <p className="empty">{t('empty')}</p>
      ) : (
        <Table
          labelledBy="title"
          name="hundredths"
          columns={columns}
          rows={nodes}
          rowKey={({ number }) => String(number)}
        />
      )}
      <CursorLinks pageInfo={pageInfo} />
      <p className="legend">{t('legend')}</p>
      <Downloads name="trophy-hundredths" columns={columns} rows={nodes} whole={{ table: 'trophy-hundredths' }} />
    </>
  );
}
