import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

export const venueList = graphql(`
  query VenueList($after: String) {
    venues(first: 50, after: $after, withClosed: true) {
      nodes {
        id
        name
        public
        closed
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type VenueRow = ResultOf<typeof venueList>['venues']['nodes'][number];

export const saveVenue = graphql(
  `
    mutation SaveVenue($key: IdempotencyKey!, $id: UUID, $name: Name!, $isPublic: Boolean!, $isClosed: Boolean!) {
      saveVenue(input: { idempotencyKey: $key, venueId: $id, name: $name, public: $isPublic, closed: $isClosed }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
