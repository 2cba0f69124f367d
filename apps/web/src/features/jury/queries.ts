import { graphql, type ResultOf, type VariablesOf } from '../../api/graphql.js';
import type { PageContext } from '../../api/context.js';
import { dueFields, dueVariables, type Offices } from '../due/queries.js';
import { queuedMatchFields } from './queue-columns.js';
import type { DeskSearch } from './search.js';

const deskFields = graphql(`
  fragment DeskFields on JuryDesk {
    toDecide
    disputed
    withErrors
    reopened
    open
    unconfirmed
    returned
    requests
    freeGames
  }
`);

/** What has to be done next in all competitions, and what waits longest of one queue. */
export const desk = graphql(
  `
    query Desk(
      $queue: JuryQueue!
      $competition: Competition
      $after: String
      $year: Int!
      $last: Int!
      $isJuror: Boolean!
      $isAdmin: Boolean!
    ) {
      ...DueFields
      juryDesk {
        ...DeskFields
      }
      juryQueue(queue: $queue, competition: $competition, first: 30, after: $after) {
        nodes {
          ...QueuedMatchFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [dueFields, deskFields, queuedMatchFields],
);

/** What is asked for an address. */
export function deskVariables(
  { queue = 'TO_DECIDE', competition, after }: DeskSearch,
  page: Pick<PageContext, 'madeAt' | 'timeZone'>,
  offices: Offices,
): VariablesOf<typeof desk> {
  return { queue, competition: competition ?? null, after: after ?? null, ...dueVariables(page, offices) };
}

export type DeskAnswer = ResultOf<typeof desk>;
export type DeskCounts = DeskAnswer['juryDesk'];

export const queueChanged = graphql(`
  subscription QueueChanged($after: String) {
    juryQueueChanged(after: $after) {
      kind
    }
  }
`);
