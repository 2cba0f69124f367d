import { graphql } from '../../api/graphql.js';
import { tokenFields } from './token-columns.js';

export const ownTokens = graphql(
  `
    query OwnTokens($after: String) {
      me {
        account {
          jury
          admin
        }
        apiTokens(first: 25, after: $after) {
          nodes {
            ...TokenFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [tokenFields],
);

export const madeToken = graphql(`
  fragment MadeToken on ApiTokenMade {
    secret
  }
`);
