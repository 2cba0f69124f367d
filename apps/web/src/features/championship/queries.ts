import { graphql } from '../../api/graphql.js';
import { standingFields } from './columns.js';
import { countedMatchFields } from './counted-columns.js';

const tableFields = graphql(
  `
    fragment TableFields on ChampionshipTable {
      asOf
      since
      season {
        year
        closed
      }
      rows {
        ...StandingFields
      }
    }
  `,
  [standingFields],
);

/** All that the page shows at first, in one request. */
export const championshipTable = graphql(
  `
    query ChampionshipTable($year: Int!, $asOf: Day) {
      championshipTable(seasonYear: $year, asOf: $asOf) {
        ...TableFields
      }
      seasons(first: 50) {
        nodes {
          year
        }
      }
    }
  `,
  [tableFields],
);

/** Brings the table itself, so that a change costs no further request. */
export const standingsChanged = graphql(
  `
    subscription StandingsChanged($year: Int!) {
      standingsChanged(seasonYear: $year) {
        at
        standings {
          ...TableFields
        }
      }
    }
  `,
  [tableFields],
);

/** The matches whose points add up to those of a team. */
export const matchesOfTeam = graphql(
  `
    query MatchesOfTeam($season: Int!, $side: UUID!, $until: Day) {
      matches(
        seasonYear: $season
        sideId: $side
        competition: CHAMPIONSHIP
        states: [APPROVED]
        until: $until
        first: 60
      ) {
        nodes {
          ...CountedMatchFields
        }
      }
    }
  `,
  [countedMatchFields],
);
