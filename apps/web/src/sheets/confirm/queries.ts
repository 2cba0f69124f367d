import type { ResultOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';
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

export const confirmMatch = graphql(
  `
    mutation ConfirmMatch($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $pin: String) {
      confirmMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision }, pin: $pin }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const revokeConfirmation = graphql(
  `
    mutation RevokeConfirmation($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $reason: Words) {
      revokeConfirmation(
        input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision }, reason: $reason }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const disputeMatch = graphql(
  `
    mutation DisputeMatch(
      $key: IdempotencyKey!
      $matchId: UUID!
      $revision: Int!
      $game: Int
      $path: Name
      $reason: Words!
    ) {
      disputeMatch(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision }
          game: $game
          path: $path
          reason: $reason
        }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
