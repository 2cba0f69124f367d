import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import type { LogSearch } from './search.js';

export const logActs = graphql(`
  query LogActs(
    $by: Name
    $side: Name
    $match: UUID
    $season: Int
    $kind: LogActKind
    $from: Day
    $to: Day
    $first: Int
    $last: Int
    $after: String
    $before: String
    $lang: Language!
  ) {
    logActs(
      by: $by
      side: $side
      matchId: $match
      seasonYear: $season
      kind: $kind
      from: $from
      to: $to
      first: $first
      last: $last
      after: $after
      before: $before
    ) {
      nodes {
        id
        at
        chain
        action
        kind
        sentence(lang: $lang)
        reason
        changed
        object
        objectId
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
`);

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

export type Act = ResultOf<typeof logActs>['logActs']['nodes'][number];
export type Entry = NonNullable<ResultOf<typeof oneAct>['logAct']>['entries'][number];

/** Acts of a page. */
const PAGE = 50;

export function logVariables(
  { after, before, season, ...filter }: LogSearch,
  lang: VariablesOf<typeof logActs>['lang'],
): VariablesOf<typeof logActs> {
  const wanted = { ...filter, season: season === undefined ? null : Number(season), lang };
  return before === undefined ? { ...wanted, first: PAGE, after: after ?? null } : { ...wanted, last: PAGE, before };
}
