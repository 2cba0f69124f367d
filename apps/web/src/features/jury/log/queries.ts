import { graphql, type ResultOf, type VariablesOf } from '../../../api/graphql.js';
import { logActFields } from './columns.js';
import type { LogSearch } from './search.js';

export const logActs = graphql(
  `
    query LogActs(
      $by: Name
      $side: Name
      $match: UUID
      $season: Int
      $kinds: [LogActKind!]
      $from: Day
      $until: Day
      $first: Int
      $last: Int
      $after: String
      $before: String
    ) {
      logActs(
        by: $by
        side: $side
        matchId: $match
        seasonYear: $season
        kinds: $kinds
        from: $from
        until: $until
        first: $first
        last: $last
        after: $after
        before: $before
      ) {
        nodes {
          ...LogActFields
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
      seasons(first: 50) {
        nodes {
          year
        }
      }
      auditHeads {
        chain
        number
        hash
      }
    }
  `,
  [logActFields],
);

/** What an act changed, field by field, with its place in the chain; fetched when somebody opens it. */
export const oneAct = graphql(`
  query OneAct($id: String!) {
    logAct(id: $id) {
      entries {
        id
        action
        object
        objectId
        changes {
          field
          before
          after
        }
        link {
          number
          hash
        }
      }
    }
  }
`);

export type EntryOfAct = NonNullable<ResultOf<typeof oneAct>['logAct']>['entries'][number];

/** Acts of a page. */
const PAGE = 50;

export function logVariables({ after, before, season, kind, to, ...named }: LogSearch): VariablesOf<typeof logActs> {
  const wanted = {
    ...named,
    season: season === undefined ? null : Number(season),
    kinds: kind === undefined ? null : [kind],
    until: to ?? null,
  };
  return before === undefined ? { ...wanted, first: PAGE, after: after ?? null } : { ...wanted, last: PAGE, before };
}
