import { graphql, type ResultOf } from '../../api/graphql.js';
import { eventOfYearFields } from './event-columns.js';
import { pairingFields } from './pairing-columns.js';
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
        ...PairingFields
      }
      table {
        final
        rows {
          ...RankingFields
        }
      }
    }
  `,
  [pairingFields, rankingFields],
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
          ...EventOfYearFields
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
  [eventOfYearFields, playerFields],
);

export type Event = NonNullable<ResultOf<typeof grandPrixEvent>['grandPrix']>;
export type GrandPrixEntry = Event['entries'][number];
