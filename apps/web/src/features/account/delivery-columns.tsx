import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { ActButton } from '../../ui/forms/act-button.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below show of what was sent. A column names here what it needs. */
export const deliveryFields = graphql(`
  fragment DeliveryFields on Delivery {
    id
    attempts
    byHand
    channel
    createdAt
    lastAttemptAt
    nextAttemptAt
    problem
    responseStatus
    state
    webhook {
      id
      name
    }
    notification {
      message
    }
  }
`);
export type Delivery = ResultOf<typeof deliveryFields>;

export function useDeliveryColumns(): readonly Column<Delivery>[] {
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
      isAct: true,
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
