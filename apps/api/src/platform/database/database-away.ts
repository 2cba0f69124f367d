/** Of Prisma, of sockets, and SQLSTATE: not reachable, closed, not answering in time, starting or stopping (57P01 to 57P03, class 08). */
const CODE = /^(?:P1001|P1002|P1008|P1017|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[1-3]|08\w{3})$/;
/** What `pg` and Prisma say without a code. */
const WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^timeout expired$|Server has closed the connection|Can't reach database server|Unable to start a transaction in the given time/;

/**
 * Whether an error, or what it was caused by, says that the database cannot be reached or does not answer: nobody's fault but
 * the moment's. Mail servers are reached by sockets too; their errors name the command of SMTP.
 */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 6 || 'command' in error) return false;
  const { code, originalCode, message, cause, meta, driverAdapterError, originalError } = error as Record<
    string,
    unknown
  >;
  if ([code, originalCode].some((each) => typeof each === 'string' && CODE.test(each))) return true;
  if (typeof message === 'string' && WORDS.test(message)) return true;
  return [cause, meta, driverAdapterError, originalError].some((each) => isDatabaseAway(each, depth + 1));
}
