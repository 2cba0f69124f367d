const CHECK_VIOLATION = '23514';

/** What PostgreSQL said, as the adapter hands it on. */
interface Cause {
  readonly originalCode?: string;
  readonly originalMessage?: string;
  readonly constraint?: { readonly index?: string };
}

/** The SQLSTATE behind an error of a statement, of a model or in SQL; null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  return causeOf(error)?.originalCode ?? null;
}

/** The constraint of the database that refused a statement, by its name in the migrations; null for other errors. */
export function brokenConstraint(error: unknown): string | null {
  const cause = causeOf(error);
  if (cause?.constraint?.index !== undefined) return cause.constraint.index;
  if (cause?.originalCode !== CHECK_VIOLATION) return null;
  // The adapter hands on no name of a check. It is the last name in PostgreSQL's sentence, in whichever language.
  return /["„“”«»]([^"„“”«»]+)["„“”«»][^"„“”«»]*$/.exec(cause.originalMessage ?? '')?.[1] ?? null;
}

/** What PostgreSQL says of a statement that it has refused; of other errors their own message. */
export function databaseMessage(error: Error): string {
  return causeOf(error)?.originalMessage ?? error.message;
}

/** A deadlock or a serialization failure is nobody's fault: the work may be done again. */
export function isTransient(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}

function causeOf(error: unknown): Cause | null {
  if (!(error instanceof Error) || !('meta' in error)) return null;
  const meta = error.meta as { readonly driverAdapterError?: { readonly cause?: Cause } } | undefined;
  return meta?.driverAdapterError?.cause ?? null;
}
