import { graphql, type ResultOf } from '../../api/graphql.js';
import type { PageContext } from '../../api/context.js';
import { dueMatches } from '../match/due-queries.js';

/** What waits in a season: ties that are to be played, and what the jury has to do in the cup. */
const seasonDue = graphql(`
  fragment SeasonDue on Season {
    year
    closed
    cup {
      phase
      event
      rounds {
        ties {
          state
        }
      }
      toPlay {
        daysLeft
        message
        tie {
          id
          lastDay
          sides {
            pair {
              id
            }
          }
        }
      }
    }
  }
`);

const eventsDue = graphql(`
  fragment EventsDue on GrandPrixYear {
    seasonYear
    events {
      id
      name
      date
      phase
    }
  }
`);

/**
 * What waits for the reader: what the office lacks, the work of the jury, sheets and matches of the own sides, ties of the cup. A tie may end in the year
 * after its draw (D51).
 */
export const dueFields = graphql(
  `
    fragment DueFields on Query {
      me {
        person {
          pairs {
            pair {
              id
            }
          }
        }
      }
      juryDesk @include(if: $isJuror) {
        requests
        disputed
        withErrors
        toDecide
        reopened
        freeGames
        overdue {
          requests
          disputed
          withErrors
          toDecide
          reopened
        }
      }
      grandPrixYear(seasonYear: $year) @include(if: $isJuror) {
        ...EventsDue
      }
      lastGrandPrix: grandPrixYear(seasonYear: $last) @include(if: $isJuror) {
        ...EventsDue
      }
      # What an office lacks before a match can be played: jurors, a season, teams.
      jury: accounts(office: JURY, first: 1) @include(if: $isAdmin) {
        nodes {
          id
        }
      }
      teams(seasonYear: $year, first: 1) @include(if: $isJuror) {
        nodes {
          id
        }
      }
      drafts(first: 10) {
        nodes {
          id
          title
          updatedAt
        }
      }
      ...DueMatches
      # Which of the disputes are the reader's own: those can be taken back.
      disputes: myMatches(waiting: DISPUTED, first: 30) {
        nodes {
          id
          possibleMoves
        }
      }
      season(seasonYear: $year) {
        ...SeasonDue
      }
      lastSeason: season(seasonYear: $last) {
        ...SeasonDue
      }
    }
  `,
  [dueMatches, seasonDue, eventsDue],
);

export const ownDue = graphql(
  `
    query OwnDue($year: Int!, $last: Int!, $isJuror: Boolean!, $isAdmin: Boolean!) {
      ...DueFields
    }
  `,
  [dueFields],
);

export type DueAnswer = ResultOf<typeof dueFields>;
export type SeasonDue = ResultOf<typeof seasonDue>;
export type EventsDue = ResultOf<typeof eventsDue>;

/** What of an account decides on what it is asked for. */
export interface Offices {
  readonly jury: boolean;
  readonly admin: boolean;
}

/** The day in the office: what is late is late there. */
export function todayIn({ madeAt, timeZone }: Pick<PageContext, 'madeAt' | 'timeZone'>): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(madeAt));
}

export function dueVariables(page: Pick<PageContext, 'madeAt' | 'timeZone'>, { jury, admin }: Offices) {
  const year = Number(todayIn(page).slice(0, 4));
  return { year, last: year - 1, isJuror: jury, isAdmin: admin };
}
