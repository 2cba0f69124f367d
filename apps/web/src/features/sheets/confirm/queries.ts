import { graphql, type ResultOf } from '../../../api/graphql.js';
import { dueMatches } from '../../match/due-queries.js';
import { matchFields } from '../../match/queries.js';

/** What waits for the reader's sides, for the list of sheets. */
export const waitingMatches = graphql(
  `
    query WaitingMatches {
      ...DueMatches
    }
  `,
  [dueMatches],
);

/** A match as its sheet was handed in, and what the reader can say to it. */
export const matchToConfirm = graphql(
  `
    query MatchToConfirm($id: UUID!) {
      me {
        pin
      }
      match(id: $id) {
        ...MatchFields
        possibleMoves
        document
      }
    }
  `,
  [matchFields],
);

export type ToConfirm = NonNullable<ResultOf<typeof matchToConfirm>['match']>;
