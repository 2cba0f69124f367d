import { graphql, type ResultOf } from '../../api/graphql.js';
import { deliveryFields } from './delivery-columns.js';

const webhookFields = graphql(`
  fragment WebhookFields on Webhook {
    id
    name
    url
    kinds
    createdAt
    secretSince
    lastDeliveredAt
    pausedAt
    pauseReason
  }
`);

/** The webhooks of the account, and the log of what was sent to them. */
export const ownWebhooks = graphql(
  `
    query OwnWebhooks($after: String) {
      me {
        notificationSettings {
          kind
          channel
          offered
        }
        webhooks {
          ...WebhookFields
        }
        deliveries(first: 25, after: $after) {
          nodes {
            ...DeliveryFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [deliveryFields, webhookFields],
);

export type OwnWebhook = ResultOf<typeof webhookFields>;
export type OwnWebhooks = NonNullable<ResultOf<typeof ownWebhooks>['me']>;
export type WebhookKind = OwnWebhook['kinds'][number];

export const registeredWebhook = graphql(`
  fragment RegisteredWebhook on WebhookSecretMade {
    secret
    webhook {
      id
    }
  }
`);

export const renewedSecret = graphql(`
  fragment RenewedSecret on WebhookSecretMade {
    secret
  }
`);
