import type { ResultOf, VariablesOf } from 'gql.tada';
import type { PageContext } from '../application/context.js';
import { graphql } from '../graphql/graphql.js';
import type { DeskSearch } from './search.js';

const deskFields = graphql(`
  fragment DeskFields on JuryDesk {
    toDecide
    disputed
    withErrors
    reopened
    open
    unconfirmed
    returned
    requests
    freeGames
  }
`);

const cupOnDesk = graphql(`
  fragment CupOnDesk on Season {
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
      }
    }
  }
`);

const eventsOnDesk = graphql(`
  fragment EventsOnDesk on GrandPrixYear {
    seasonYear
    events {
      id
      name
      date
      phase
    }
  }
`);

/** What has to be done next in all competitions, and what waits longest of one queue. */
export const desk = graphql(
  `
    query Desk($queue: JuryQueue!, $competition: Competition, $after: String, $year: Int!, $last: Int!) {
      juryDesk {
        ...DeskFields
      }
      season(seasonYear: $year) {
        ...CupOnDesk
      }
      lastSeason: season(seasonYear: $last) {
        ...CupOnDesk
      }
      grandPrixYear(seasonYear: $year) {
        ...EventsOnDesk
      }
      lastGrandPrix: grandPrixYear(seasonYear: $last) {
        ...EventsOnDesk
      }
      juryQueue(queue: $queue, competition: $competition, first: 30, after: $after) {
        nodes {
          ageInDays
          concerned
          match {
            id
            revision
            date
            order
            state
            standing
            openErrors
            competitions
            sides {
              id
              name
            }
            raw {
              a
              b
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [deskFields, cupOnDesk, eventsOnDesk],
);

/** The day in the office: what is late is late there. */
export function todayIn({ madeAt, timeZone }: Pick<PageContext, 'madeAt' | 'timeZone'>): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(madeAt));
}

/** What is asked for an address. */
export function deskVariables(
  { queue = 'TO_DECIDE', competition, after }: DeskSearch,
  page: Pick<PageContext, 'madeAt' | 'timeZone'>,
): VariablesOf<typeof desk> {
  const year = Number(todayIn(page).slice(0, 4));
  return { queue, competition: competition ?? null, after: after ?? null, year, last: year - 1 };
}

export type DeskAnswer = ResultOf<typeof desk>;
export type DeskCounts = DeskAnswer['juryDesk'];
export type Queued = DeskAnswer['juryQueue']['nodes'][number];

export const queueChanged = graphql(`
  subscription QueueChanged($after: String) {
    juryQueueChanged(after: $after) {
      kind
    }
  }
`);
