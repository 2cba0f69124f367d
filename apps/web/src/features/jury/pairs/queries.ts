import { graphql, type ResultOf } from '../../../api/graphql.js';

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

export const enteredPair = graphql(`
  fragment EnteredPair on PairSaved {
    pair {
      id
      name
    }
  }
`);
