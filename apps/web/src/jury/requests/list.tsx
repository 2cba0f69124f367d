import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { schemaLanguage } from '../../graphql/graphql.js';
import { useLive } from '../../graphql/live.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { Keys, useListKeys } from '../keys.js';
import { queueChanged } from '../queries.js';
import { requestList } from './queries.js';
import { requestStates } from './search.js';

export const requestsPage = createLazyRoute('/$language/_desk/jury/requests')({ component: RequestsPage });

function RequestsPage() {
  const { state = 'UNDECIDED', after } = requestsPage.useSearch();
  const { ask, language } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, requestList, { states: [state], after: after ?? null, lang: schemaLanguage(language) });
  const { data } = useSuspenseQuery(options);
  useLive(queueChanged, {}, ({ juryQueueChanged: { kind } }) => {
    if (kind === 'CHANGE') void queries.invalidateQueries({ queryKey: options.queryKey });
  });
  const t = useTranslations('requests');
  const td = useTranslations('desk');
  const { nodes, pageInfo } = data.requests;
  useListKeys();
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <nav className="queues" aria-label={t('states')}>
        <ul>
          {requestStates.map((each) => (
            <li key={each}>
              <Link
                to="/$language/jury/requests"
                params={{ language }}
                search={{ state: each }}
                aria-current={each === state ? 'page' : undefined}
              >
                {t(`state.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {nodes.length === 0 ? <p className="empty">{t(state === 'UNDECIDED' ? 'empty' : 'emptyState')}</p> : null}
      <ol className="ruled">
        {nodes.map((request) => (
          <li key={request.id}>
            <Link to="/$language/requests/$id" params={{ language, id: request.id }} className="result" data-row>
              {request.side.name}: {t(`kind.${request.kind}`)}
            </Link>
            <span>
              {request.deadline === null || state !== 'UNDECIDED' ? null : (
                <strong>
                  {request.overdue ? '✗ ' : ''}
                  {t('until')} <Day of={request.deadline} />.{' '}
                </strong>
              )}
              {td('waits', { days: request.age })}
            </span>
          </li>
        ))}
      </ol>
      <nav className="pages" aria-label={t('pages')}>
        {pageInfo.hasNextPage && pageInfo.endCursor !== null ? (
          <Link
            to="/$language/jury/requests"
            params={{ language }}
            search={{ state, after: pageInfo.endCursor }}
            className="action"
            rel="next"
          >
            {td('later')}
          </Link>
        ) : null}
        <Keys
          keys={[
            ['j, k', t('keys.walk')],
            ['Enter', t('keys.open')],
            ['?', td('keys.help')],
          ]}
        />
      </nav>
    </>
  );
}
