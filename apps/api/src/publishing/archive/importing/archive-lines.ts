import { brokenConstraint, databaseMessage, sqlStateOf } from '../../../platform/database/database-errors.js';
import type { ArchiveLine, ZipReader } from '@tarokk/archive';
import { NotImported } from './problems.js';

/** Looks for the character U+0000, which JSON can say and PostgreSQL cannot keep, and names the first line that has it. */
export async function lineWithNul(archive: ZipReader): Promise<NotImported | null> {
  for (const file of archive.names.filter((name) => name.endsWith('.ndjson'))) {
    for await (const { line, text, row } of archive.lines(file)) {
      if (text.includes('\\u0000') && hasNul(row)) return new NotImported('nul', { file, line });
    }
  }
  return null;
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, each]) => name.includes('\0') || hasNul(each));
}

/**
 * Writes lines together. When the database refuses one of them, it is found by halves.
 * @param attempt writes them, or gives back the error and leaves the transaction as it was
 * @returns null when all are written, else file and line of the first that cannot be
 */
export async function writeLines<T extends { readonly line: ArchiveLine }>(
  lines: readonly T[],
  attempt: (lines: readonly T[]) => Promise<Error | null>,
): Promise<NotImported | null> {
  const error = await attempt(lines);
  if (error === null) return null;
  const state = sqlStateOf(error);
  // Malformed data and broken constraints are the archive's fault, all other errors are not.
  if (state?.startsWith('22') !== true && state?.startsWith('23') !== true) throw error;
  const [first] = lines;
  if (lines.length === 1) {
    const { file, line } = first!.line;
    return new NotImported('row', { file, line, message: brokenConstraint(error) ?? databaseMessage(error) });
  }
  const middle = lines.length >> 1;
  return (await writeLines(lines.slice(0, middle), attempt)) ?? (await writeLines(lines.slice(middle), attempt));
}

/**
 * A row as the database takes it. A sheet is the text that was verified: that of JSON.stringify, or the one that stands beside
 * it. Everything else stays as it is written in the archive.
 */
export function rowText({ row, text }: ArchiveLine): string {
  const hasWritten = Object.entries(row).some(([name, value]) => name.endsWith('_text') && typeof value === 'string');
  return hasWritten || row['sheet'] != null ? plainRowText({ row }) : text;
}

/** A row with numbers as JavaScript writes them: `1`, where the archive has `1.00000000000000000`. */
export function plainRowText({ row }: Pick<ArchiveLine, 'row'>): string {
  const members = Object.entries(row).map(([name, value]) => {
    const written = row[`${name}_text`];
    return `${JSON.stringify(name)}:${typeof written === 'string' ? written : JSON.stringify(value)}`;
  });
  return `{${members.join(',')}}`;
}
