import { graphql, type ResultOf } from '../../../api/graphql.js';
import { queuedFreeGameFields } from './columns.js';

/** What waits longest of one queue, and what a point of the other games is worth (D46). */
export const freeQueue = graphql(
  `
    query FreeQueue($queue: FreeGameQueue!, $after: String) {
      freeGameQueue(queue: $queue, first: 30, after: $after) {
        nodes {
          ...QueuedFreeGameFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      seasons(first: 1) {
        nodes {
          year
          closed
        }
      }
    }
  `,
  [queuedFreeGameFields],
);

export const freeFactors = graphql(`
  query FreeFactors($year: Int!) {
    freeFactors(seasonYear: $year) {
      ruleset
      numerator
      denominator
      fixedOn
    }
  }
`);

/** All that is known of a free game, for who decides it. */
export const freeGame = graphql(`
  query DeskFreeGame($id: UUID!) {
    freeGame(id: $id) {
      id
      date
      order
      kind
      ruleset
      variant
      state
      revision
      objections
      verdict
      possibleMoves
      document
      enteredBy {
        id
        name
      }
      players {
        id
        name
      }
      credits {
        points
        reason
        player {
          id
          name
        }
      }
      problems {
        code
        message
        path
        rule
      }
      verification {
        violations {
          message
          rule
        }
        deals {
          number
          contract
          payments
          totals
          violations {
            message
            rule
          }
        }
      }
      moves {
        number
        actor
        from
        to
        reason
        createdAt
        by {
          name
        }
      }
    }
  }
`);

export type DeskFreeGame = NonNullable<ResultOf<typeof freeGame>['freeGame']>;
