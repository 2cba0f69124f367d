import { graphql, type ResultOf } from '../../../api/graphql.js';
import { entryFields } from '../../cup/entry-columns.js';
import { medalFields } from '../../cup/history-columns.js';
import { tieFields } from '../../cup/tie-columns.js';

const actFields = graphql(`
  fragment CupActFields on CupAct {
    id
    number
    kind
    byJury
    madeOn
    day
    reason
    matches
    tie
    round
    pair {
      id
      name
    }
    other {
      id
      name
    }
    goesOn {
      id
      name
    }
    leaves {
      id
      name
    }
    comes {
      id
      name
    }
  }
`);

/** The cup of a year as the jury keeps it. */
export const deskCup = graphql(
  `
    query DeskCup($year: Int!) {
      season(seasonYear: $year) {
        year
        closed
      }
      seasons(first: 25) {
        nodes {
          year
        }
      }
      cup(seasonYear: $year) {
        seasonYear
        phase
        version
        entriesUntil
        entriesUntilReason
        event
        eventNamedOn
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
            round
            number
            looseEnds {
              id
              message
              between {
                id
                name
              }
            }
          }
        }
        toPlay {
          daysLeft
          message
          tie {
            id
          }
        }
        acts {
          ...CupActFields
        }
      }
    }
  `,
  [medalFields, entryFields, tieFields, actFields],
);

export type DeskCup = NonNullable<ResultOf<typeof deskCup>['cup']>;
export type DeskEntry = DeskCup['entries'][number];
export type DeskTie = DeskCup['rounds'][number]['ties'][number];
export type CupActShown = DeskCup['acts'][number];

/** Tells that something was approved, said or decided. */
export const deskCupChanged = graphql(`
  subscription DeskCupChanged($year: Int!, $after: String) {
    cupChanged(seasonYear: $year, after: $after) {
      kind
    }
  }
`);

/** What is planned for a pair from a day on. */
export const plannedOf = graphql(`
  query PlannedOf($side: UUID!, $from: Day!) {
    plannedMatches(sideId: $side, from: $from, first: 20) {
      nodes {
        id
        version
        date
        competition
        venue {
          name
        }
        sideA {
          id
        }
        sideB {
          id
        }
      }
    }
  }
`);
