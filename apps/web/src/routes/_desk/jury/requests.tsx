import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { useFollowing } from '../../../api/following.js';
import { asked } from '../../../api/queries.js';
import { LastDay } from '../../../ui/days.js';
import { queueChanged } from '../../../features/jury/queries.js';
import { QueueFoot, Queues } from '../../../features/jury/queue.js';
import { useRequestColumns } from '../../../features/jury/requests/columns.js';
import { requestList } from '../../../features/jury/requests/queries.js';
import { requestsSearch, requestStates } from '../../../features/jury/requests/search.js';
import { load } from '../../../api/load.js';

export const Route = createFileRoute('/_desk/jury/requests')({
  validateSearch: requestsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { state = 'UNDECIDED', after = null } }) => {
    await load(context, requestList, { states: [state], after });
  },
  component: RequestsPage,
});

function RequestsPage() {
  const { state = 'UNDECIDED', after } = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, requestList, { states: [state], after: after ?? null });
  const { data } = useSuspenseQuery(options);
  useFollowing(queueChanged, {}, options.queryKey);
  const t = useTranslations('requests');
  const td = useTranslations('desk');
  const { nodes, pageInfo } = data.requests;
  const columns = useRequestColumns();
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <Queues label={t('states')} all={requestStates} chosen={state} as="state" nameOf={(each) => t(`state.${each}`)} />
      {nodes.length === 0 ? <p className="empty">{t(state === 'UNDECIDED' ? 'empty' : 'emptyState')}</p> : null}
      <ol className="ruled">
        {nodes.map((request) => (
          <li key={request.id}>
            <Link to="/requests/$id" params={{ id: request.id }} className="result" data-row>
              {request.side.name}: {t(`kind.${request.kind}`)}
            </Link>
            <span>
              {request.deadline === null || state !== 'UNDECIDED' ? null : (
                <strong>
                  {request.overdue ? '✗ ' : ''}
                  {t('until')} <LastDay of={request.deadline} />{' '}
                </strong>
              )}
              {td('waits', { days: request.age })}
            </span>
          </li>
        ))}
      </ol>
      <QueueFoot
        isLater={after !== undefined}
        pageInfo={pageInfo}
        keys={{ next: t('keys.next'), previous: t('keys.previous') }}
        file={{ name: `requests-${state.toLowerCase()}`, columns, rows: nodes }}
      />
    </>
  );
}
