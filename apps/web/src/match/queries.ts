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

/** A game with what became of each of its lines. */
export const verifiedFields = graphql(
  `
    fragment VerifiedFields on VerifiedGame {
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
  `,
  [scoreFields],
);

/** A game with what counts of it, and what was written down. */
export const countedFields = graphql(`
  fragment CountedFields on GameOnSheet {
    number
    points {
      a
      b
    }
    onSheet {
      a
      b
    }
    ruling {
      number
      reason
    }
    dealt {
      a {
        tarocks
        honours
        has
      }
      b {
        tarocks
        honours
        has
      }
    }
    notes(language: $lang)
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
      seasonYear
      state
      standing(language: $lang)
      revision
      knownRevision
      approvedAt
      dispute {
        actor
        game
        path
        line(language: $lang)
        reason
      }
      moves {
        number
        actor
        from
        to
        revision
        game
        line(language: $lang)
        reason
        createdAt
        by {
          name(language: $lang)
        }
      }
      sealedConfirmation {
        at
        revocableUntil
        by {
          name(language: $lang)
        }
      }
      playedGames
      verdict
      competitions
      venue {
        name
        public
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
          name(language: $lang)
        }
      }
      revisions {
        number
        createdAt
        enteredBy
        by {
          name(language: $lang)
        }
      }
      rulings {
        number
        revision
        kind
        game
        points {
          a
          b
        }
        reason
        revoked
        createdAt
        by {
          name(language: $lang)
        }
      }
      verification(language: $lang) {
        games {
          ...VerifiedFields
        }
      }
      games {
        ...CountedFields
      }
    }
  `,
  [verifiedFields, countedFields],
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
export type CountedGame = MatchSheet['games'][number];
export type SheetGame = MatchSheet['verification']['games'][number];
export type SheetLine = SheetGame['announcements'][number];
export type PartyKey = 'a' | 'b';
