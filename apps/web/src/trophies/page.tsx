import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { useLive } from '../graphql/live.js';
import { asked } from '../graphql/queries.js';
import { SaveAsCsv } from '../table/csv.js';
import { PaperLink } from '../table/paper-link.js';
import { Table } from '../table/table.js';
import { Filters } from './filters.js';
import { trophiesChanged, trophyList, variablesOf } from './queries.js';
import { useTrophyColumns } from './columns.js';

export const trophiesPage = createLazyRoute('/$language/trophies')({ component: TrophiesPage });

function TrophiesPage() {
  const search = trophiesPage.useSearch();
  const { ask, language } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, trophyList, variablesOf(search, schemaLanguage(language)));
  const { data } = useSuspenseQuery(options);
  useLive(trophiesChanged, {}, ({ trophiesChanged: { kind } }) => {
    if (kind === 'CHANGE') void queries.invalidateQueries({ queryKey: options.queryKey });
  });
  const t = useTranslations('trophies');
  const columns = useTrophyColumns();
  const { nodes, pageInfo } = data.trophies;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <Filters search={search} years={data.seasons.nodes.map(({ year }) => year)} />
      {nodes.length === 0 ? (
        <p className="empty">{t('empty')}</p>
      ) : (
        <Table caption={t('caption')} name="trophies" columns={columns} rows={nodes} rowKey={({ id }) => id} />
      )}
      <nav className="pages" aria-label={t('pages')}>
        {pageInfo.hasPreviousPage && pageInfo.startCursor !== null ? (
          <Link
            to="/$language/trophies"
            params={{ language }}
            search={{ ...search, after: undefined, before: pageInfo.startCursor }}
            className="action"
            rel="prev"
          >
            {t('previous')}
          </Link>
        ) : null}
        {pageInfo.hasNextPage && pageInfo.endCursor !== null ? (
          <Link
            to="/$language/trophies"
            params={{ language }}
            search={{ ...search, before: undefined, after: pageInfo.endCursor }}
            className="action"
            rel="next"
          >
            {t('next')}
          </Link>
        ) : null}
        <SaveAsCsv name="trophies" columns={columns} rows={nodes} /> <PaperLink of="trophies">PDF</PaperLink>
      </nav>
    </>
  );
}
