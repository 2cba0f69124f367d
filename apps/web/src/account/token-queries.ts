import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

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

export const createToken = graphql(
  `
    mutation CreateApiToken($key: IdempotencyKey!, $name: Name!, $scopes: [Scope!]!, $days: Int!, $password: String!) {
      createApiToken(input: { idempotencyKey: $key, name: $name, scopes: $scopes, days: $days, password: $password }) {
        __typename
        ... on ApiTokenMade {
          secret
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const revokeToken = graphql(
  `
    mutation RevokeApiToken($key: IdempotencyKey!, $id: UUID!) {
      revokeApiToken(input: { idempotencyKey: $key, tokenId: $id }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
