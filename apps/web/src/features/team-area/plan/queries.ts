import { graphql, type ResultOf } from '../../../api/graphql.js';

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
