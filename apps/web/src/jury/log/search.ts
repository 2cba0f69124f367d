import { isId } from '../../application/roots.js';

export const logKinds = [
  'MATCH',
  'PLANNING',
  'SIDES',
  'SEASON',
  'CUP',
  'GRAND_PRIX',
  'FREE_CHAMPIONSHIP',
  'LISTS',
  'PEOPLE',
  'ACCOUNTS',
] as const;
export type LogKind = (typeof logKinds)[number];

/** Which acts of the log are shown; all of it stands in the address. */
export interface LogSearch {
  /** A part of the name of who did it. */
  readonly by?: string | undefined;
  /** A part of the name of a team or pair. */
  readonly side?: string | undefined;
  /** The id of a match. */
  readonly match?: string | undefined;
  readonly season?: string | undefined;
  readonly kind?: LogKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

export const logFields = ['by', 'side', 'match', 'season', 'kind', 'from', 'to', 'after', 'before'] as const;

const day = /^\d{4}-\d{2}-\d{2}$/;
const cursor = /^[\w-]{1,500}={0,2}$/;

/** What cannot be understood is left out. */
export function readLogSearch(search: Record<string, unknown>): LogSearch {
  const given = (field: string, holds: (value: string) => boolean): string | undefined => {
    const value = search[field];
    return typeof value === 'string' && holds(value.trim()) ? value.trim() : undefined;
  };
  const name = (value: string): boolean => /^[^\p{C}]{1,100}$/u.test(value);
  return {
    by: given('by', name),
    side: given('side', name),
    match: given('match', isId),
    season: given('season', (value) => /^\d{4}$/.test(value)),
    kind: logKinds.find((kind) => kind === search['kind']),
    from: given('from', (value) => day.test(value)),
    to: given('to', (value) => day.test(value)),
    after: given('after', (value) => cursor.test(value)),
    before: given('before', (value) => cursor.test(value)),
  };
}
