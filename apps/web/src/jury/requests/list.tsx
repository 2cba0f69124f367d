import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { useFollowing } from '../../graphql/following.js';
import { asked } from '../../graphql/queries.js';
import { LastDay } from '../../language/days.js';
import { figureColumn, textColumn } from '../../table/columns.js';
import type { Column } from '../../table/table.js';
import { useListKeys } from '../keys.js';
import { queueChanged } from '../queries.js';
import { QueueFoot, Queues } from '../queue.js';
import { requestList } from './queries.js';
import { requestStates } from './search.js';

export const requestsPage = createLazyRoute('/_desk/jury/requests')({ component: RequestsPage });

function RequestsPage() {
  const { state = 'UNDECIDED', after } = requestsPage.useSearch();
  const { ask } = usePage();
  const options = asked(ask, requestList, { states: [state], after: after ?? null });
  const { data } = useSuspenseQuery(options);
  useFollowing(queueChanged, {}, options.queryKey);
  const t = useTranslations('requests');
  const td = useTranslations('desk');
  const { nodes, pageInfo } = data.requests;
  const columns: readonly Column<(typeof nodes)[number]>[] = [
    textColumn('side', t('side'), ({ side }) => side.name),
    textColumn('kind', t('what'), ({ kind }) => t(`kind.${kind}`)),
    textColumn('deadline', t('until'), ({ deadline }) => deadline ?? ''),
    figureColumn('days', td('daysWaited'), ({ age }) => age),
  ];
  useListKeys();
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
        keys={{ walk: t('keys.walk'), open: t('keys.open') }}
        file={{ name: `requests-${state.toLowerCase()}`, columns, rows: nodes }}
      />
    </>
  );
}
