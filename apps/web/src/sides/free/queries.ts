import type { ResultOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';

/** Who hands a game in, and what trophies there are. */
export const ownFreeGames = graphql(`
  query OwnFreeGames {
    announcements {
      id
      name
      trophy {
        rank
      }
    }
    me {
      person {
        id
        name
      }
    }
  }
`);

export const freeGameToObject = graphql(`
  query FreeGameToObject($id: UUID!) {
    me {
      person {
        id
      }
    }
    freeGame(id: $id) {
      id
      date
      kind
      state
      revision
      enteredBy {
        id
      }
      players {
        id
        name
      }
    }
  }
`);

export type GameToObject = NonNullable<ResultOf<typeof freeGameToObject>['freeGame']>;

export const objectToFreeGame = graphql(
  `
    mutation ObjectToFreeGame($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!, $reason: Words!) {
      objectToFreeGame(
        input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision }, reason: $reason }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const withdrawFreeGame = graphql(
  `
    mutation WithdrawOwnFreeGame($key: IdempotencyKey!, $gameId: UUID!, $revision: Int!) {
      withdrawFreeGame(input: { idempotencyKey: $key, gameId: $gameId, seen: { revision: $revision } }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const submitFreeGame = graphql(
  `
    mutation SubmitFreeGame($key: IdempotencyKey!, $game: FreeGameInput!) {
      submitFreeGame(input: { idempotencyKey: $key, game: $game }) {
        __typename
        ... on FreeGameSubmitted {
          game {
            id
          }
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);
