import { graphql, type ResultOf } from '../../api/graphql.js';
import { countedFields } from '../match/queries.js';

/** The record as it was handed in: what is shown of it the rules library says, in the page. */
export const replayedMatch = graphql(
  `
    query ReplayedMatch($id: UUID!) {
      match(id: $id) {
        id
        date
        state
        sides {
          name
        }
        players {
          seat
          from
          person {
            name
          }
        }
        playedGames
        document
        games {
          ...CountedFields
        }
      }
    }
  `,
  [countedFields],
);

export type ReplayedMatch = NonNullable<ResultOf<typeof replayedMatch>['match']>;
