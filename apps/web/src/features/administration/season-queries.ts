import { graphql, type ResultOf } from '../../api/graphql.js';
import { seasonRowFields } from './season-columns.js';
import { teamRowFields } from './team-columns.js';

export const seasonList = graphql(
  `
    query SeasonList {
      seasons(first: 50) {
        nodes {
          ...SeasonRowFields
        }
      }
    }
  `,
  [seasonRowFields],
);

export const openedSeason = graphql(`
  fragment OpenedSeason on SeasonSaved {
    warnings {
      code
      message
    }
  }
`);

/** What closing a season would meet. */
export const seasonClosing = graphql(`
  query SeasonClosing($year: Int!) {
    seasonClosing(seasonYear: $year) {
      holding {
        code
        path
        message
      }
      leftBehind {
        code
        path
        message
      }
    }
  }
`);

export type ClosingProblem = NonNullable<ResultOf<typeof seasonClosing>['seasonClosing']>['holding'][number];

export const teamsOfSeason = graphql(
  `
    query TeamsOfSeason($year: Int!, $states: [TeamState!]!, $after: String) {
      season(seasonYear: $year) {
        year
        closed
      }
      previewCarryOver(seasonYear: $year) {
        teams {
          outcome
        }
      }
      teams(seasonYear: $year, states: $states, first: 50, after: $after) {
        nodes {
          ...TeamRowFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [teamRowFields],
);

export const oneTeam = graphql(
  `
    query OneTeam($id: UUID!) {
      team(id: $id) {
        ...TeamRowFields
        members {
          person {
            account {
              state
              jury
              admin
            }
          }
        }
        season {
          closed
        }
      }
    }
  `,
  [teamRowFields],
);

export type TeamWithMembers = NonNullable<ResultOf<typeof oneTeam>['team']>;
