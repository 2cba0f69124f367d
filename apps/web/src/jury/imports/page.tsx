import { createLazyRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../../application/title.js';
import { ImportsSoFar, OldListsSoFar, OldTablesSoFar } from './kept.js';
import { ImportMatches } from './matches.js';
import { ImportOldTable, ImportOldTrophies } from './old.js';
import { Queues } from '../queue.js';
import { importKinds } from './search.js';

export const importsPage = createLazyRoute('/_desk/jury/imports')({ component: ImportsPage });

/** What there was before the office: matches, old trophy lists, tables of former times. */
function ImportsPage() {
  const { what = 'MATCHES', after } = importsPage.useSearch();
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
