import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { ImportsSoFar, OldListsSoFar, OldTablesSoFar } from './kept.js';
import { ImportMatches } from './matches.js';
import { ImportOldTable, ImportOldTrophies } from './old.js';
import { importKinds } from './search.js';

export const importsPage = createLazyRoute('/$language/_desk/jury/imports')({ component: ImportsPage });

/** What there was before the office: matches, old trophy lists, tables of former times. */
function ImportsPage() {
  const { what = 'MATCHES', after } = importsPage.useSearch();
  const { language } = usePage();
  const t = useTranslations('imports');
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <nav className="queues" aria-label={t('kinds')}>
        <ul>
          {importKinds.map((kind) => (
            <li key={kind}>
              <Link
                to="/$language/jury/imports"
                params={{ language }}
                search={{ what: kind }}
                aria-current={kind === what ? 'page' : undefined}
              >
                {t(`kind.${kind}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
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
