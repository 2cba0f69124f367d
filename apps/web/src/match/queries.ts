import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';

const scoreFields = graphql(`
  fragment ScoreFields on PartyScore {
    consolation
    contra
    limit
    total
  }
`);

/** What is left of a match that everybody could read once. */
export const withdrawnMatch = graphql(`
  query WithdrawnMatch($id: UUID!) {
    withdrawnMatch(id: $id) {
      id
      date
      withdrawnOn
      sides
    }
  }
`);

export const matchFields = graphql(
  `
    fragment MatchFields on Match {
      id
      date
      order
      kind
      season
      state
      approvedAt
      sealedConfirmation {
        at
        revocableUntil
        by {
          name(lang: $lang)
        }
      }
      playedGames
      verdict
      competitions
      venue {
        name
      }
      sides {
        id
        name
        kind
      }
      raw {
        a
        b
      }
      points {
        a
        b
      }
      players {
        seat
        from
        guest
        person {
          id
          name(lang: $lang)
        }
      }
      revisions {
        number
        createdAt
        enteredBy
      }
      rulings {
        number
        kind
        game
        reason
        revoked
        createdAt
        by {
          name(lang: $lang)
        }
      }
      verification(lang: $lang) {
        games {
          number
          attackers
          score {
            a {
              ...ScoreFields
            }
            b {
              ...ScoreFields
            }
          }
          announcements {
            announce
            party
            seat
            status
            points
            reason
            rule
            card
            cards
            count
            suit
            suits
            contra {
              points
            }
          }
          silent {
            bonus
            party
            points
            reason
          }
          violations {
            message
            rule
          }
        }
      }
    }
  `,
  [scoreFields],
);

/** The whole sheet with every verdict, in one request. */
export const matchSheet = graphql(
  `
    query MatchSheet($id: UUID!, $lang: Language!) {
      match(id: $id) {
        ...MatchFields
      }
    }
  `,
  [matchFields],
);

export const matchChanged = graphql(`
  subscription MatchChanged($id: UUID!, $after: String) {
    matchChanged(id: $id, after: $after) {
      kind
    }
  }
`);

export type MatchSheet = NonNullable<ResultOf<typeof matchSheet>['match']>;
export type SheetGame = MatchSheet['verification']['games'][number];
export type SheetLine = SheetGame['announcements'][number];
export type PartyKey = 'a' | 'b';
