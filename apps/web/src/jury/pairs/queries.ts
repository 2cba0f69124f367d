import type { ResultOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';

/** Who could still enter. */
export const seasonPairs = graphql(`
  query SeasonPairs($year: Int!, $after: String) {
    pairs(seasonYear: $year, first: 50, after: $after) {
      nodes {
        id
        name
        players {
          lastDay
          person {
            id
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type SeasonPair = ResultOf<typeof seasonPairs>['pairs']['nodes'][number];

export const enterPair = graphql(
  `
    mutation EnterPair($key: IdempotencyKey!, $year: Int!, $name: Name!, $players: [MemberInput!]!) {
      enterPair(input: { idempotencyKey: $key, seasonYear: $year, name: $name, players: $players }) {
        __typename
        ... on PairSaved {
          pair {
            id
            name
          }
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const renamePair = graphql(
  `
    mutation RenamePair($key: IdempotencyKey!, $pairId: UUID!, $name: Name!) {
      renamePair(input: { idempotencyKey: $key, pairId: $pairId, name: $name }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
