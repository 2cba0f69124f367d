import { graphql, type ResultOf } from '../../api/graphql.js';

export const medalFields = graphql(`
  fragment MedalFields on Cup {
    winner {
      id
      name
    }
    runnersUp {
      id
      name
    }
    bronze {
      id
      name
    }
  }
`);

const tieMatchFields = graphql(`
  fragment TieMatchFields on CupTieMatch {
    matchId
    date
    late
    points
    running
  }
`);

export const entryFields = graphql(`
  fragment CupEntryFields on CupListEntry {
    number
    pair {
      id
      name
      players {
        lastDay
        person {
          id
          name
        }
      }
    }
  }
`);

export const tieFields = graphql(
  `
    fragment TieFields on CupTie {
      id
      name
      state
      next
      decidedBy
      lastDay
      reason
      points
      goesOn {
        id
      }
      sides {
        kind
        name
        pair {
          id
          name
        }
      }
      matches {
        ...TieMatchFields
      }
      extraTimes {
        ...TieMatchFields
      }
    }
  `,
  [tieMatchFields],
);

const cupFields = graphql(
  `
    fragment CupFields on Cup {
      seasonYear
      phase
      entriesUntil
      entriesUntilReason
      event
      recorded
      ...MedalFields
      entries {
        ...CupEntryFields
      }
      draw {
        seed
        drawnOn
        text
      }
      rounds {
        round
        name
        lastDay
        ties {
          ...TieFields
        }
      }
      toPlay {
        message
        tie {
          id
        }
      }
      acts {
        kind
        tie
        reason
      }
    }
  `,
  [medalFields, entryFields, tieFields],
);

/** The bracket of a year, and who won in the others, in one request. */
export const cupOfYear = graphql(
  `
    query CupOfYear($year: Int!) {
      season(seasonYear: $year) {
        year
      }
      cup(seasonYear: $year) {
        ...CupFields
      }
      seasons(first: 25) {
        nodes {
          year
          cup {
            phase
            ...MedalFields
          }
        }
      }
    }
  `,
  [cupFields, medalFields],
);

/** Brings the bracket itself. */
export const cupChanged = graphql(
  `
    subscription CupChanged($year: Int!) {
      cupChanged(seasonYear: $year) {
        at
        cup {
          ...CupFields
        }
      }
    }
  `,
  [cupFields],
);

export type CupShown = NonNullable<ResultOf<typeof cupOfYear>['cup']>;
export type Round = CupShown['rounds'][number];
export type Tie = Round['ties'][number];
export type PastCup = ResultOf<typeof cupOfYear>['seasons']['nodes'][number];
