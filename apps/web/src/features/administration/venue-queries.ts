import { graphql, type ResultOf } from '../../api/graphql.js';

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

export type AdministeredVenue = ResultOf<typeof venueList>['venues']['nodes'][number];
