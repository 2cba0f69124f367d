/** The layout is in docs/operations.md. */
export const BACKUP_FORMAT = 'royal-tarokk-backup/1';

export interface BackupFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/** What became of the office's key: as it is, encrypted, left out, or not here because the settings have it (`OFFICE_KEY`). */
export const keyStates = ['plain', 'encrypted', 'left-out', 'in-settings'] as const;
export type KeyState = (typeof keyStates)[number];

/** What a backup is of; the first file in it, so that a wrong one is known before anything is unpacked. */
export interface About {
  readonly format: typeof BACKUP_FORMAT;
  /** RFC 3339. */
  readonly madeAt: string;
  /** The version of the office. */
  readonly office: string;
  /** The last migration of the database. */
  readonly migration: string;
  readonly postgresql: string;
  /** As Node names it: the files of the database are for this kind of machine. */
  readonly platform: string;
  readonly key: KeyState;
}

/** The last file: all others, by name. */
export interface BackupManifest extends About {
  /** The write-ahead log from the beginning of the copy to its end, which makes it whole. */
  readonly log: { readonly from: string; readonly to: string };
  readonly files: readonly BackupFile[];
}

export const names = {
  about: 'backup.json',
  manifest: 'manifest.json',
  /** PostgreSQL's own folder. */
  database: 'database',
  key: 'office.key',
  encryptedKey: 'office.key.encrypted',
} as const;

/** Null for what is none of this format. */
export function readAbout(text: string): About | null {
  const value = parsed(text);
  const texts = ['madeAt', 'office', 'migration', 'postgresql', 'platform'];
  if (value?.['format'] !== BACKUP_FORMAT || !texts.every((name) => typeof value[name] === 'string')) return null;
  return keyStates.some((state) => state === value['key']) ? (value as unknown as About) : null;
}

/** Null for what is none of this format. */
export function readManifest(text: string): BackupManifest | null {
  const value: (About & { readonly files?: unknown }) | null = readAbout(text);
  if (value === null || !Array.isArray(value.files) || !value.files.every(isListed)) return null;
  return value as unknown as BackupManifest;
}

function isListed(file: unknown): boolean {
  if (typeof file !== 'object' || file === null) return false;
  const { name, size, sha256 } = file as Record<string, unknown>;
  return typeof name === 'string' && Number.isSafeInteger(size) && /^[0-9a-f]{64}$/.test(String(sha256));
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
