import { graphql, type ResultOf, type VariablesOf } from '../../api/graphql.js';
import { sliceAt } from '../../ui/table/cursor-links.js';
import { teamOfListFields } from './team-columns.js';
import type { PlayersSearch, TeamsSearch } from './search.js';

export const allSeasons = graphql(`
  query AllSeasons {
    seasons(first: 100) {
      nodes {
        year
        closed
        matchLimit
        annualMeeting
      }
    }
  }
`);

/** The end of the chain of a season: who has noted it can hold the archive against it. */
export const headOfSeason = graphql(`
  query HeadOfSeason($chain: Name!) {
    auditHead(chain: $chain) {
      hash
    }
  }
`);

/** What stands for every byte of an archive: the office makes the archive to know it. */
export const manifestOfArchive = graphql(`
  query ManifestOfArchive($year: Int!) {
    seasonArchive(seasonYear: $year) {
      manifest
    }
  }
`);

export const allTeams = graphql(
  `
    query AllTeams($year: Int!, $first: Int, $after: String, $last: Int, $before: String) {
      seasons(first: 100) {
        nodes {
          year
        }
      }
      teams(seasonYear: $year, first: $first, after: $after, last: $last, before: $before) {
        nodes {
          ...TeamOfListFields
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  `,
  [teamOfListFields],
);

export const allPlayers = graphql(`
  query AllPlayers($search: Name, $first: Int, $after: String, $last: Int, $before: String) {
    persons(search: $search, first: $first, after: $after, last: $last, before: $before) {
      nodes {
        id
        name
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

export type Season = ResultOf<typeof allSeasons>['seasons']['nodes'][number];

const TEAMS = 50;
const PLAYERS = 100;

export function teamsVariables(search: TeamsSearch, newest: string): VariablesOf<typeof allTeams> {
  return { year: Number(search.season ?? newest), ...sliceAt(search, TEAMS) };
}

export function playersVariables(search: PlayersSearch): VariablesOf<typeof allPlayers> {
  return { search: search.name ?? null, ...sliceAt(search, PLAYERS) };
}
