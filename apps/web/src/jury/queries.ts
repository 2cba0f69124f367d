import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';

const deskFields = graphql(`
  fragment DeskFields on JuryDesk {
    toDecide
    disputed
    withErrors
    reopened
    open
    requests
  }
`);

/** How much waits, and what waits longest of one queue. */
export const desk = graphql(
  `
    query Desk($queue: JuryQueue!, $after: String) {
      juryDesk {
        ...DeskFields
      }
      juryQueue(queue: $queue, first: 30, after: $after) {
        nodes {
          ageInDays
          concerned
          match {
            id
            date
            order
            state
            openErrors
            competitions
            sides {
              id
              name
            }
            raw {
              a
              b
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [deskFields],
);

export type DeskCounts = ResultOf<typeof desk>['juryDesk'];
export type Queued = ResultOf<typeof desk>['juryQueue']['nodes'][number];

export const queueChanged = graphql(`
  subscription QueueChanged {
    juryQueueChanged {
      kind
    }
  }
`);
