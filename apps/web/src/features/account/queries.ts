import { graphql, type ResultOf } from '../../api/graphql.js';

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
              members {
                captain
                person {
                  id
                }
              }
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

export type OwnAccount = NonNullable<ResultOf<typeof ownAccount>['me']>;
