export const logFields = ['chain', 'object', 'objectId', 'account', 'action', 'from', 'to', 'after', 'before'] as const;
export type LogField = (typeof logFields)[number];

/** Which entries of the log are shown; all of it stands in the address. */
export type LogSearch = { readonly [Field in LogField]?: string | undefined };

const day = /^\d{4}-\d{2}-\d{2}$/;
const words = /^[\p{L}\p{N} ._/:-]{1,100}$/u;
const cursor = /^[\w-]{1,500}={0,2}$/;
const patterns: Readonly<Record<LogField, RegExp>> = {
  chain: /^(?:office|season \d{4})$/,
  object: words,
  objectId: words,
  account: /^[\da-f-]{36}$/,
  action: words,
  from: day,
  to: day,
  after: cursor,
  before: cursor,
};

/** What cannot be understood is left out. */
export function readLogSearch(search: Record<string, unknown>): LogSearch {
  return Object.fromEntries(
    logFields.map((field) => {
      const value = search[field];
      return [field, typeof value === 'string' && patterns[field].test(value) ? value : undefined];
    }),
  );
}
