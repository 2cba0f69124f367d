import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import type { LogSearch } from './search.js';

export const auditLog = graphql(`
  query AuditLog(
    $chain: Name
    $object: Name
    $objectId: Name
    $account: UUID
    $action: Name
    $from: Day
    $to: Day
    $first: Int
    $last: Int
    $after: String
    $before: String
  ) {
    auditEntries(
      chain: $chain
      object: $object
      objectId: $objectId
      account: $account
      action: $action
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
        object
        objectId
        accountId
        reason
        person {
          name
        }
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
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
    auditHeads {
      chain
      number
      hash
    }
  }
`);

export type Entry = ResultOf<typeof auditLog>['auditEntries']['nodes'][number];

/** Entries of a page. */
const PAGE = 50;

export function logVariables({ after, before, ...filter }: LogSearch): VariablesOf<typeof auditLog> {
  return before === undefined ? { ...filter, first: PAGE, after: after ?? null } : { ...filter, last: PAGE, before };
}
