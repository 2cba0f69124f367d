import type { ResultOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';

/** A planned match with what its sides can do about it. */
export const ownPlan = graphql(`
  query OwnPlan($id: UUID!) {
    me {
      person {
        teams {
          lastDay
          team {
            id
          }
        }
        pairs {
          lastDay
          pair {
            id
            players {
              lastDay
              person {
                id
                name
              }
            }
          }
        }
      }
    }
    plannedMatch(id: $id) {
      id
      version
      date
      order
      competition
      cancelledAt
      venue {
        name
        public
      }
      sideA {
        id
        name
      }
      sideB {
        id
        name
      }
      needs {
        kind
        state
        message
        deadline
      }
    }
  }
`);

export type OwnPlan = ResultOf<typeof ownPlan>;
export type Plan = NonNullable<OwnPlan['plannedMatch']>;

export const changePlan = graphql(
  `
    mutation ChangePlan(
      $key: IdempotencyKey!
      $id: UUID!
      $version: Int!
      $date: Day
      $order: Int
      $venue: PlannedVenueInput
    ) {
      changePlannedMatch(
        input: {
          idempotencyKey: $key
          plannedMatchId: $id
          version: $version
          date: $date
          order: $order
          venue: $venue
        }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const cancelPlan = graphql(
  `
    mutation CancelPlan($key: IdempotencyKey!, $id: UUID!, $version: Int!, $reason: Words) {
      cancelPlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
