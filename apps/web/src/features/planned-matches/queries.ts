import { graphql, type ResultOf } from '../../api/graphql.js';

/** A planned match, with what it needs from the jury for those whom that concerns. */
export const plannedMatch = graphql(`
  query PlannedMatchPage($id: UUID!) {
    plannedMatch(id: $id) {
      id
      date
      order
      seasonYear
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
        deadline
        message
        request {
          id
        }
      }
    }
  }
`);

export type Planned = NonNullable<ResultOf<typeof plannedMatch>['plannedMatch']>;
