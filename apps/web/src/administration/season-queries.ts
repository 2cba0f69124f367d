import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

export const seasonList = graphql(`
  query SeasonList {
    seasons(first: 50) {
      nodes {
        year
        annualMeeting
        closed
        matchLimit
      }
    }
  }
`);

export type SeasonRow = ResultOf<typeof seasonList>['seasons']['nodes'][number];

export const openSeason = graphql(
  `
    mutation OpenSeason($key: IdempotencyKey!, $year: Int!, $annualMeeting: Day) {
      openSeason(input: { idempotencyKey: $key, seasonYear: $year, annualMeeting: $annualMeeting }) {
        __typename
        ... on SeasonSaved {
          warnings {
            code
            message
          }
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const setAnnualMeeting = graphql(
  `
    mutation SetAnnualMeeting($key: IdempotencyKey!, $year: Int!, $day: Day) {
      setAnnualMeeting(input: { idempotencyKey: $key, seasonYear: $year, annualMeeting: $day }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const closeSeason = graphql(
  `
    mutation CloseSeason($key: IdempotencyKey!, $year: Int!, $reason: Words) {
      closeSeason(input: { idempotencyKey: $key, seasonYear: $year, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

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

export const reopenSeason = graphql(
  `
    mutation ReopenSeason($key: IdempotencyKey!, $year: Int!, $reason: Words!) {
      reopenSeason(input: { idempotencyKey: $key, seasonYear: $year, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const teamFields = graphql(`
  fragment TeamRowFields on Team {
    id
    name
    seasonYear
    state
    mostMembers
    members {
      captain
      firstDay
      lastDay
      person {
        id
        name
      }
    }
    proposed {
      captain
      declined
      elsewhere
      person {
        id
        name
      }
    }
  }
`);

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
  [teamFields],
);

export const oneTeam = graphql(
  `
    query OneTeam($id: UUID!) {
      team(id: $id) {
        ...TeamRowFields
        season {
          closed
        }
      }
    }
  `,
  [teamFields],
);

export type TeamRow = ResultOf<typeof teamsOfSeason>['teams']['nodes'][number];
export type TeamOfSeason = NonNullable<ResultOf<typeof oneTeam>['team']>;
