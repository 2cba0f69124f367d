import { graphql, type ResultOf } from '../../../api/graphql.js';

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
