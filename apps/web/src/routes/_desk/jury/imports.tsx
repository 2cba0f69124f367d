import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../../../ui/title.js';
import { ImportsSoFar, OldListsSoFar, OldTablesSoFar } from '../../../features/jury/imports/kept.js';
import { ImportMatches } from '../../../features/jury/imports/matches.js';
import { ImportOldTable, ImportOldTrophies } from '../../../features/jury/imports/old.js';
import { Queues } from '../../../features/jury/queue.js';
import { importKinds, importsSearch } from '../../../features/jury/imports/search.js';
import { load } from '../../../api/load.js';
import { ofJury } from '../../../features/jury/access.js';
import { importsSoFar, oldListsSoFar, oldTablesSoFar } from '../../../features/jury/imports/queries.js';

export const Route = createFileRoute('/_desk/jury/imports')({
  beforeLoad: ofJury,
  validateSearch: importsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { what = 'MATCHES', after = null } }) => {
    const queries = { MATCHES: importsSoFar, TROPHIES: oldListsSoFar, TABLES: oldTablesSoFar };
    await load(context, queries[what] as typeof importsSoFar, { after });
  },
  component: ImportsPage,
});

/** What there was before the office: matches, old trophy lists, tables of former times. */
function ImportsPage() {
  const { what = 'MATCHES', after } = Route.useSearch();
  const t = useTranslations('imports');
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <Queues label={t('kinds')} all={importKinds} chosen={what} as="what" nameOf={(kind) => t(`kind.${kind}`)} />
      {what === 'MATCHES' ? (
        <>
          <p className="legend">{t('matchesMean')}</p>
          <ImportMatches />
          <ImportsSoFar after={after ?? null} />
        </>
      ) : null}
      {what === 'TROPHIES' ? (
        <>
          <ImportOldTrophies />
          <OldListsSoFar after={after ?? null} />
        </>
      ) : null}
      {what === 'TABLES' ? (
        <>
          <ImportOldTable />
          <OldTablesSoFar after={after ?? null} />
        </>
      ) : null}
    </>
  );
}
