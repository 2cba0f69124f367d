/** SQLSTATE of a statement for which the disk has no room. */
const DISK_FULL = '53100';

/**
 * Whether an error, or what it was caused by, says that a disk is full: the system's own, PostgreSQL's, or one that Prisma
 * carries along.
 */
export function isOutOfRoom(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 6) return false;
  const { code, sqlState, originalCode, message, cause, meta, driverAdapterError } = error as Record<string, unknown>;
  if ([code, sqlState, originalCode].some((each) => each === DISK_FULL || each === 'ENOSPC' || each === 'EDQUOT')) {
    return true;
  }
  if (typeof message === 'string' && /No space left on device|Disk quota exceeded/.test(message)) return true;
  return [cause, meta, driverAdapterError].some((each) => isOutOfRoom(each, depth + 1));
}
