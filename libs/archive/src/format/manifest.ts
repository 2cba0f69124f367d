import { isObject, type ArchiveRow } from './rows.js';

/** The layout is in docs/archive.md. */
export const ARCHIVE_FORMAT = 'royal-tarokk-season/1';

/** What everybody may have; or all that another office needs. */
export const archiveKinds = ['public', 'full'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

export interface ListedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

export interface Manifest {
  readonly format: typeof ARCHIVE_FORMAT;
  readonly kind: ArchiveKind;
  readonly season: number;
  /** What the office calls itself. */
  readonly office: string;
  /** When the season was closed, RFC 3339; null while it is open. */
  readonly closedAt: string | null;
  /** The end of the chain of the season; null where nothing of it was ever logged. */
  readonly head: { readonly chain: string; readonly number: number; readonly hash: string } | null;
  /** All other files, by name. */
  readonly files: readonly ListedFile[];
}

/** The files of an archive beside the rows of tables and the tables of competitions. */
export const archiveFiles = {
  manifest: 'manifest.json',
  log: 'log/chain.ndjson',
  persons: 'persons.ndjson',
  leaves: 'log/names.ndjson',
  accounts: 'accounts.ndjson',
  venues: 'venues.ndjson',
  teams: 'grand-prix/teams.ndjson',
  trophies: 'trophies/list.ndjson',
  opening: 'trophies/opening.ndjson',
  between: 'trophies/between.ndjson',
} as const;

/** The rows of a table of the database. */
export function recordsOf(table: string): string {
  return `records/${table}.ndjson`;
}

/** The table whose rows a file has; null for other files. */
export function tableIn(name: string): string | null {
  return /^records\/([a-z_]{1,63})\.ndjson$/.exec(name)?.[1] ?? null;
}

export function chainOf(season: number): string {
  return `season ${season}`;
}

/** Null for what is no manifest of this format. */
export function readManifest(value: unknown): Manifest | null {
  if (!isObject(value)) return null;
  const { format, kind, season, office, closedAt, head, files } = value;
  const isRight =
    format === ARCHIVE_FORMAT &&
    archiveKinds.some((each) => each === kind) &&
    isNumber(season, 1984, 2200) &&
    typeof office === 'string' &&
    (closedAt === null || typeof closedAt === 'string') &&
    (head === null || (isObject(head) && isHead(head, season))) &&
    Array.isArray(files) &&
    files.every(isListed);
  return isRight ? (value as unknown as Manifest) : null;
}

function isHead({ chain, number, hash }: ArchiveRow, season: number): boolean {
  return chain === chainOf(season) && isNumber(number, 1, 999_999_999) && isHash(hash);
}

function isListed(file: unknown): boolean {
  if (!isObject(file)) return false;
  return (
    typeof file['name'] === 'string' && isNumber(file['size'], 0, Number.MAX_SAFE_INTEGER) && isHash(file['sha256'])
  );
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
