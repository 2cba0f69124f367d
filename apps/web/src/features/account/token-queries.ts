import { graphql, type ResultOf } from '../../api/graphql.js';

export const ownTokens = graphql(`
  query OwnTokens($after: String) {
    me {
      account {
        jury
        admin
      }
      apiTokens(first: 25, after: $after) {
        nodes {
          id
          name
          scopes
          createdAt
          expiresAt
          lastUsedAt
          revokedAt
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export type OwnToken = NonNullable<ResultOf<typeof ownTokens>['me']>['apiTokens']['nodes'][number];
export type TokenScope = OwnToken['scopes'][number];

export const madeToken = graphql(`
  fragment MadeToken on ApiTokenMade {
    secret
  }
`);
