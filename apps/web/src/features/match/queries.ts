import { graphql, type ResultOf } from '../../api/graphql.js';

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
    notes
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
      standing
      revision
      knownRevision
      approvedAt
      dispute {
        actor
        game
        path
        line
        reason
      }
      moves {
        number
        actor
        from
        to
        revision
        game
        line
        reason
        createdAt
        by {
          name
        }
      }
      sealedConfirmation {
        at
        revocableUntil
        by {
          name
        }
      }
      playedGames
      verdict
      competitions
      grandPrix {
        id
        name
      }
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
          name
        }
      }
      revisions {
        number
        createdAt
        enteredBy
        by {
          name
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
        rule
        reason
        revoked
        createdAt
        by {
          name
        }
      }
      verification {
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

/** What was won in a match, each at its game. */
export const trophiesOfMatch = graphql(`
  fragment TrophiesOfMatch on Match {
    trophies {
      id
      trophy
      name
      game
      announcer {
        id
        name
      }
      listNumbers {
        last
      }
    }
  }
`);

/** The whole sheet with every verdict, who stands by it and what was won in it, in one request. */
export const matchSheet = graphql(
  `
    query MatchSheet($id: UUID!) {
      match(id: $id) {
        ...MatchFields
        enteredBy
        confirmedBy
        ...TrophiesOfMatch
      }
    }
  `,
  [matchFields, trophiesOfMatch],
);

export const matchChanged = graphql(`
  subscription MatchChanged($id: UUID!, $after: String) {
    matchChanged(id: $id, after: $after) {
      kind
    }
  }
`);

export type ShownMatch = ResultOf<typeof matchFields>;
export type PublicMatch = NonNullable<ResultOf<typeof matchSheet>['match']>;
export type CountedGame = ShownMatch['games'][number];
export type SheetGame = ShownMatch['verification']['games'][number];
export type SheetLine = SheetGame['announcements'][number];
export type PartyKey = 'a' | 'b';
