import { graphql, type ResultOf } from '../../../api/graphql.js';

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

export const submittedFreeGame = graphql(`
  fragment SubmittedFreeGame on FreeGameSubmitted {
    game {
      id
    }
  }
`);
