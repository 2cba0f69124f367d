import { graphql, type ResultOf, type VariablesOf } from '../../api/graphql.js';
import type { PageContext } from '../../api/context.js';

const datesOfSeason = graphql(`
  fragment DatesOfSeason on Season {
    year
    closed
    annualMeeting
    cup {
      phase
      entriesUntil
      toPlay {
        message
        tie {
          id
          lastDay
          name
        }
      }
    }
  }
`);

const datedEvents = graphql(`
  fragment DatedEvents on GrandPrixYear {
    seasonYear
    events {
      id
      name
      date
      phase
      venue {
        name
      }
    }
  }
`);

/** All that is new, and all that is due, in one request. */
export const news = graphql(
  `
    query News($today: Day!, $year: Int!, $past: Int!, $next: Int!) {
      season(seasonYear: $year) {
        ...DatesOfSeason
      }
      pastSeason: season(seasonYear: $past) {
        ...DatesOfSeason
      }
      nextSeason: season(seasonYear: $next) {
        ...DatesOfSeason
      }
      championshipTable(seasonYear: $year) {
        since
        rows {
          rank
          change
          lastResults
          pointsByMonth
          points
          matches
          remaining
          team {
            id
            name
          }
        }
      }
      grandPrixYear(seasonYear: $year) {
        ...DatedEvents
        events {
          table {
            rows {
              rank
              games
              total
              pair {
                id
                name
              }
            }
          }
        }
      }
      nextGrandPrix: grandPrixYear(seasonYear: $next) {
        ...DatedEvents
      }
      plannedMatches(from: $today, first: 40) {
        nodes {
          id
          date
          competition
          venue {
            name
          }
          sideA {
            id
            name
          }
          sideB {
            id
            name
          }
        }
      }
      matches(first: 8, states: [APPROVED]) {
        nodes {
          id
          date
          competitions
          sides {
            id
            name
          }
          raw {
            a
            b
          }
          points {
            a
            b
          }
        }
      }
      trophies(first: 1) {
        nodes {
          id
          date
          trophy
          name
          plainWords
          ordinal
          listNumbers {
            last
          }
          announcer {
            id
            name
          }
        }
      }
      milestones(first: 4) {
        nodes {
          number
          date
          trophy {
            id
            announcer {
              id
              name
            }
          }
        }
      }
    }
  `,
  [datesOfSeason, datedEvents],
);

export type News = ResultOf<typeof news>;

/** The day in the office, and the seasons whose dates may be near. */
export function newsVariables({ madeAt, timeZone }: PageContext): VariablesOf<typeof news> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(madeAt));
  const year = Number(today.slice(0, 4));
  return { today, year, past: year - 1, next: year + 1 };
}
