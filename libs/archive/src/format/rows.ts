import { bytesIn } from '../bytes.js';
import { MalformedArchive } from './problems.js';

/** Says in a row that its sheet stands there without the words of a private place (D59): its `sheet_hash` is that of the text with them. */
export const WORDS_LEFT_OUT = 'words_left_out';

/** A line of an archive: a row of a table, with its columns as the log names them. */
export type ArchiveRow = Readonly<Record<string, unknown>>;

/** Where a row stands: what is wrong with it is said with this. */
export interface ArchiveLine {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** As it is written. */
  readonly text: string;
  readonly row: ArchiveRow;
}

export function isObject(value: unknown): value is ArchiveRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A row with the names that its columns have in programs: `side_a` is `sideA`. */
export function camelNamed(row: ArchiveRow): ArchiveRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** @throws MalformedArchive when it is no text */
export function textIn(line: ArchiveLine, field: string): string {
  const value = line.row[field];
  return typeof value === 'string' ? value : wrong(line, field);
}

/** @throws MalformedArchive when it is neither a text nor null */
export function textOrNullIn(line: ArchiveLine, field: string): string | null {
  return line.row[field] == null ? null : textIn(line, field);
}

/** @returns bytes that are written in hexadecimal digits, or null @throws MalformedArchive when there are not that many of them */
export function bytesOrNullIn(line: ArchiveLine, field: string, length: number): Uint8Array | null {
  const written = textOrNullIn(line, field);
  if (written === null) return null;
  const isRight = written.length === 2 * length && written === written.toLowerCase();
  return (isRight ? bytesIn(written) : null) ?? wrong(line, field);
}

/** @throws MalformedArchive when it is no whole number of that size */
export function numberIn(line: ArchiveLine, field: string, least = 0, most = 999_999_999): number {
  const value = line.row[field];
  const isRight = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return isRight ? value : wrong(line, field);
}

/** @throws MalformedArchive when it is no id as the database has them */
export function idIn(line: ArchiveLine, field: string): string {
  const value = textIn(line, field);
  return isId(value) ? value : wrong(line, field);
}

export function isId(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

/** Never returns. @throws MalformedArchive */
export function wrong({ file, line }: ArchiveLine, field: string): never {
  throw new MalformedArchive('field', { file, line, field });
}
