interface LoggedError {
  readonly [property: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * What the log says of an error. Its other properties are left out: Prisma puts there what PostgreSQL says in detail, which
 * has the values of the refused row in it.
 */
export function errorInLog(error: Error): LoggedError {
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { type: name, message, stack, ...code, ...(cause instanceof Error ? { cause: errorInLog(cause) } : {}) };
}
