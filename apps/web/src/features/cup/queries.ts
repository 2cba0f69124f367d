import { graphql, type ResultOf } from '../../api/graphql.js';
import { entryFields } from './entry-columns.js';
import { medalFields, pastCupFields } from './history-columns.js';
import { tieFields } from './tie-columns.js';

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
          ...PastCupFields
        }
      }
    }
  `,
  [cupFields, pastCupFields],
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
export type CupRound = CupShown['rounds'][number];
