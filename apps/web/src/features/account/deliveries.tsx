import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { type Column, Table } from '../../ui/table/table.js';
import { type Delivery, type OwnWebhooks } from './webhook-queries.js';

/** What was sent, to whom, and what came of it; kept for thirty days. */
export function Deliveries({ deliveries: { nodes, pageInfo } }: { readonly deliveries: OwnWebhooks['deliveries'] }) {
  const t = useTranslations('account');
  const columns = useColumns();
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{t('deliveriesTitle')}</h2>
      {nodes.length === 0 ? (
        <p className="empty">{t('noDeliveries')}</p>
      ) : (
        <Table labelledBy="deliveries" name="deliveries" columns={columns} rows={nodes} rowKey={({ id }) => id} />
      )}
      <div className="pages">
        <Refresh />
        {pageInfo.hasNextPage && pageInfo.endCursor !== null ? (
          <Link to="." search={{ after: pageInfo.endCursor } as never} hash="deliveries" className="action" rel="next">
            {t('olderDeliveries')}
          </Link>
        ) : null}
      </div>
    </section>
  );
}

function Refresh() {
  const queries = useQueryClient();
  const t = useTranslations('account');
  return (
    <button type="button" className="action scripted" onClick={() => void queries.invalidateQueries()}>
      {t('lookAgain')}
    </button>
  );
}

function useColumns(): readonly Column<Delivery>[] {
  const t = useTranslations('account');
  const format = useFormatter();
  const time = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' });
  return [
    { id: 'at', heading: t('when'), cell: ({ createdAt }) => <time dateTime={createdAt}>{time(createdAt)}</time> },
    {
      id: 'to',
      heading: t('to'),
      cell: ({ channel, webhook }) => (channel === 'MAIL' ? t('channel.MAIL') : (webhook?.name ?? '–')),
    },
    { id: 'what', heading: t('what'), minor: true, cell: ({ notification }) => notification?.message ?? t('aTest') },
    {
      id: 'state',
      heading: t('deliveryState'),
      cell: ({ state, attempts, problem, responseStatus, nextAttemptAt }) => (
        <>
          {t(`delivery.${state}`)}{' '}
          <small>
            {[
              attempts > 1 ? t('attempts', { attempts }) : '',
              [problem, responseStatus].filter((each) => each !== null).join(' '),
              nextAttemptAt === null ? '' : t('nextAttempt', { at: time(nextAttemptAt) }),
            ]
              .filter((each) => each !== '')
              .join(', ')}
          </small>
        </>
      ),
    },
    {
      id: 'again',
      heading: t('sendAgainHeading'),
      minor: true,
      cell: ({ id, webhook, state, createdAt }) =>
        webhook === null || state === 'WAITING' ? null : (
          <ActButton
            mutation="redeliver"
            input={{ deliveryId: id }}
            label={t('sendAgainOf', { at: time(createdAt), name: webhook.name })}
          >
            {t('sendAgain')}
          </ActButton>
        ),
    },
  ];
}
