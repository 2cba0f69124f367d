import { graphql, textOf } from '../api/graphql.js';

const standings = graphql(`
  query Standings($year: Int!) {
    championshipTable(seasonYear: $year) {
      rows {
        rank
        team {
          name
        }
        matches
        points
        reason
      }
    }
  }
`);

const trophies = graphql(`
  query Trophies {
    trophies(first: 10) {
      nodes {
        date
        name
        ordinal
        evidence
        announcer {
          name
        }
        partner {
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const matches = graphql(`
  query Matches {
    matches(first: 10) {
      nodes {
        id
        date
        sides {
          name
        }
        state
        verdict
        points {
          a
          b
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/**
 * What stands in the tabs of a first visit. Of the first tab GraphiQL shows no variables before another was opened.
 * @param year of the season that is asked for
 */
export function savedQueries(year: number): readonly { readonly query: string; readonly variables: string }[] {
  return [
    { query: textOf(matches), variables: '' },
    { query: textOf(standings), variables: JSON.stringify({ year }, null, 2) },
    { query: textOf(trophies), variables: JSON.stringify({ lang: 'EN' }, null, 2) },
  ];
}
