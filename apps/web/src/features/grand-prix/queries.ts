import { graphql, type ResultOf } from '../../api/graphql.js';
import { playerFields } from './player-columns.js';
import { rankingFields } from './ranking-columns.js';

export const eventFields = graphql(
  `
    fragment EventFields on GrandPrix {
      id
      name
      date
      seasonYear
      phase
      seed
      venue {
        name
      }
      entries {
        number
        drawn
        pair {
          id
          name
        }
        players {
          id
          name
        }
      }
      schedule {
        id
        slot
        games
        raw
        provisional
        sides {
          id
          name
        }
        countsOnlyFor {
          id
          name
        }
        match {
          id
          state
        }
      }
      table {
        final
        rows {
          ...RankingFields
        }
      }
    }
  `,
  [rankingFields],
);

/** An event with its table and its schedule, in one request. */
export const grandPrixEvent = graphql(
  `
    query GrandPrixEvent($id: UUID!) {
      grandPrix(id: $id) {
        ...EventFields
      }
    }
  `,
  [eventFields],
);

/** Brings the event itself, with what is played so far. */
export const grandPrixChanged = graphql(
  `
    subscription GrandPrixChanged($id: UUID!) {
      grandPrixChanged(id: $id) {
        at
        grandPrix {
          ...EventFields
        }
      }
    }
  `,
  [eventFields],
);

/** Only that something has changed: for the page of the year, which shows the first of each event. */
export const grandPrixMoved = graphql(`
  subscription GrandPrixMoved($id: UUID!, $after: String) {
    grandPrixChanged(id: $id, after: $after) {
      kind
    }
  }
`);

/** All events of a year, and what became of each player in them. */
export const grandPrixOfYear = graphql(
  `
    query GrandPrixOfYear($year: Int!) {
      grandPrixYear(seasonYear: $year) {
        seasonYear
        events {
          id
          name
          date
          phase
          venue {
            name
          }
          entries {
            number
          }
          table {
            final
            rows {
              rank
              total
              pair {
                id
                name
              }
            }
          }
        }
        players {
          ...PlayerOfYearFields
        }
      }
      seasons(first: 50) {
        nodes {
          year
        }
      }
    }
  `,
  [playerFields],
);

export type Event = NonNullable<ResultOf<typeof grandPrixEvent>['grandPrix']>;
export type Pairing = Event['schedule'][number];
export type Entry = Event['entries'][number];

export type Year = NonNullable<ResultOf<typeof grandPrixOfYear>['grandPrixYear']>;
export type EventOfYear = Year['events'][number];
