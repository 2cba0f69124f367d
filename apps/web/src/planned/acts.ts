import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

/** By one of the sides, or by the jury for both. */
export const planMatch = graphql(
  `
    mutation PlanMatch(
      $key: IdempotencyKey!
      $competition: Competition!
      $sideA: UUID!
      $sideB: UUID!
      $date: Day!
      $venue: PlannedVenueInput!
    ) {
      planMatch(
        input: {
          idempotencyKey: $key
          competition: $competition
          sideA: $sideA
          sideB: $sideB
          date: $date
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
