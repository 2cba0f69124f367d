import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { Slice } from '../../platform/graphql/connection.js';

/** The columns of an entry `e` of the log as its chain has them (docs/audit.md), but for the moment, which is a text: `entryAt`. */
export const entryColumns = [
  'e.chain',
  'e.accountId as account',
  'e.tokenId as token',
  'e.requestId as request',
  'e.action',
  'e.object',
  'e.objectId',
  'e.reason',
  'e.before',
  'e.after',
] as const;

/** When an entry `e` was made, to the microsecond, in UTC. */
export const entryAt = sql<string>`to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Whether an entry `e` stands beyond the one at the edge of a page, in the order of their moments. */
export function beyondEntry({ edge, backwards }: Slice): readonly Expression<SqlBool>[] {
  const [id] = edge ?? [];
  if (id === undefined) return [];
  const eb = expressionBuilder<Tables & { readonly e: Tables['auditEntry'] }, 'e'>();
  const last = eb
    .selectFrom('auditEntry as last')
    .select(['last.at', 'last.id'])
    .where('last.id', '=', sql<bigint>`${id}::bigint`)
    .$asTuple('at', 'id');
  return [eb(eb.refTuple('e.at', 'e.id'), backwards ? '>' : '<', last)];
}

/** Whether an entry was made within these days of the office (D9), both included. @param entry its name in the statement */
export function withinDays(
  entry: string,
  { from, until }: { readonly from?: string | null | undefined; readonly until?: string | null | undefined },
): readonly RawBuilder<SqlBool>[] {
  const zone = expressionBuilder<Tables>().selectFrom('office').select('timeZone');
  const at = sql.ref(`${entry}.at`);
  return [
    ...(from == null ? [] : [sql<SqlBool>`${at} >= ${from}::date::timestamp AT TIME ZONE ${zone}`]),
    ...(until == null ? [] : [sql<SqlBool>`${at} < (${until}::date + 1)::timestamp AT TIME ZONE ${zone}`]),
  ];
}
