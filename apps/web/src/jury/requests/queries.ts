import type { ResultOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';

const requestFields = graphql(`
  fragment RequestFields on JuryRequest {
    id
    kind
    state
    seasonYear
    version
    words
    reason
    advice
    age
    askedAt
    date
    order
    venueName
    deadline
    overdue
    decidedOn
    mayDecide
    askedBy {
      name
    }
    decidedBy {
      name
    }
    person {
      id
      name
    }
    replaces {
      id
      name
    }
    side {
      id
      name
    }
    plannedMatch {
      sideA {
        id
        name
      }
      sideB {
        id
        name
      }
    }
  }
`);

export const requestList = graphql(
  `
    query Requests($states: [RequestState!], $after: String) {
      requests(states: $states, first: 30, after: $after) {
        nodes {
          ...RequestFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [requestFields],
);

export const oneRequest = graphql(
  `
    query Request($id: UUID!) {
      request(id: $id) {
        ...RequestFields
      }
    }
  `,
  [requestFields],
);

export type Request = NonNullable<ResultOf<typeof oneRequest>['request']>;

export const decideRequest = graphql(
  `
    mutation DecideRequest($key: IdempotencyKey!, $id: UUID!, $version: Int!, $grant: Boolean!, $reason: Words) {
      decideRequest(
        input: { idempotencyKey: $key, requestId: $id, version: $version, grant: $grant, reason: $reason }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
