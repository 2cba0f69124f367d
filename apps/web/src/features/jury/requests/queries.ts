import { graphql } from '../../../api/graphql.js';
import { requestFields } from './columns.js';

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
