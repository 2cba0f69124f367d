import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

const settingFields = graphql(`
  fragment SettingFields on NotificationSetting {
    kind
    channel
    enabled
    offered
  }
`);

/** All that the account page shows, in one request. */
export const ownAccount = graphql(
  `
    query OwnAccount {
      me {
        username
        language
        account {
          id
          jury
          appointedForEvent
          admin
        }
        person {
          id
          name
          teams {
            lastDay
            team {
              id
              name
              seasonYear
            }
          }
          pairs {
            lastDay
            pair {
              id
              name
              seasonYear
            }
          }
          proposedTeams {
            id
            name
            seasonYear
          }
        }
        notices(first: 20) {
          nodes {
            id
            message
            createdAt
            by {
              name
            }
          }
        }
        logins(first: 50) {
          nodes {
            id
            current
            userAgent
            createdAt
            lastUsedAt
          }
        }
        apiTokens(first: 50, usable: true) {
          nodes {
            id
            name
            scopes
          }
        }
        notificationSettings {
          ...SettingFields
        }
        notifications(first: 10) {
          nodes {
            id
            createdAt
            readAt
            done
            message
            path
            match {
              id
            }
            request {
              id
            }
          }
        }
      }
    }
  `,
  [settingFields],
);

export type Own = NonNullable<ResultOf<typeof ownAccount>['me']>;

export const logOut = graphql(`
  mutation LogOut {
    logout {
      __typename
      done
    }
  }
`);

export const logOutEverywhere = graphql(
  `
    mutation LogOutEverywhere($keepTokenIds: [UUID!]!) {
      logoutEverywhere(input: { keepTokenIds: $keepTokenIds }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const revokeLogin = graphql(
  `
    mutation RevokeLogin($key: IdempotencyKey!, $id: UUID!) {
      revokeLogin(input: { idempotencyKey: $key, loginId: $id }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const changePassword = graphql(
  `
    mutation ChangePassword($key: IdempotencyKey!, $password: String!, $newPassword: String!, $keepTokenIds: [UUID!]!) {
      changePassword(
        input: { idempotencyKey: $key, password: $password, newPassword: $newPassword, keepTokenIds: $keepTokenIds }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const setLanguage = graphql(
  `
    mutation SetLanguage($key: IdempotencyKey!, $language: Language!) {
      setLanguage(input: { idempotencyKey: $key, language: $language }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const setNotifications = graphql(
  `
    mutation SetNotifications($key: IdempotencyKey!, $settings: [NotificationSettingInput!]!) {
      setNotifications(input: { idempotencyKey: $key, settings: $settings }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const markSeen = graphql(
  `
    mutation MarkSeen($key: IdempotencyKey!, $ids: [UUID!]!) {
      markNoticesSeen(input: { idempotencyKey: $key, ids: $ids }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const markRead = graphql(
  `
    mutation MarkRead($key: IdempotencyKey!) {
      markNotificationsRead(input: { idempotencyKey: $key }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
