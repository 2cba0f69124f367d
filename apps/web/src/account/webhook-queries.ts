import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

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
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [webhookFields],
);

export type OwnWebhook = ResultOf<typeof webhookFields>;
export type OwnWebhooks = NonNullable<ResultOf<typeof ownWebhooks>['me']>;
export type Delivery = OwnWebhooks['deliveries']['nodes'][number];
export type Kind = OwnWebhook['kinds'][number];

export const registerWebhook = graphql(
  `
    mutation RegisterWebhook($key: IdempotencyKey!, $name: Name!, $url: String!, $kinds: [NotificationKind!]!) {
      registerWebhook(input: { idempotencyKey: $key, name: $name, url: $url, kinds: $kinds }) {
        __typename
        ... on WebhookSecretMade {
          secret
          webhook {
            id
          }
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const renewSecret = graphql(
  `
    mutation RenewWebhookSecret($key: IdempotencyKey!, $id: UUID!) {
      renewWebhookSecret(input: { idempotencyKey: $key, webhookId: $id }) {
        __typename
        ... on WebhookSecretMade {
          secret
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const changeWebhook = graphql(
  `
    mutation ChangeWebhook($key: IdempotencyKey!, $id: UUID!, $name: Name, $kinds: [NotificationKind!]) {
      changeWebhook(input: { idempotencyKey: $key, webhookId: $id, name: $name, kinds: $kinds }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const testWebhook = graphql(
  `
    mutation TestWebhook($key: IdempotencyKey!, $id: UUID!) {
      testWebhook(input: { idempotencyKey: $key, webhookId: $id }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const pauseWebhook = graphql(
  `
    mutation PauseWebhook($key: IdempotencyKey!, $id: UUID!) {
      pauseWebhook(input: { idempotencyKey: $key, webhookId: $id }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const resumeWebhook = graphql(
  `
    mutation ResumeWebhook($key: IdempotencyKey!, $id: UUID!) {
      resumeWebhook(input: { idempotencyKey: $key, webhookId: $id }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const removeWebhook = graphql(
  `
    mutation RemoveWebhook($key: IdempotencyKey!, $id: UUID!) {
      removeWebhook(input: { idempotencyKey: $key, webhookId: $id }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const redeliver = graphql(
  `
    mutation Redeliver($key: IdempotencyKey!, $id: UUID!) {
      redeliver(input: { idempotencyKey: $key, deliveryId: $id }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
