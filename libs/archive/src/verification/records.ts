import { Sha256 } from '#sha256';
import { hex } from '../bytes.js';
import { canonical, type Json } from '../log/canonical.js';
import { type Fields } from '../log/entry.js';
import type { LoggedTable } from '../log/logged-tables.js';
import type { ArchiveKind } from '../format/manifest.js';
import { isObject, type ArchiveLine, type ArchiveRow, WORDS_LEFT_OUT } from '../format/rows.js';
import { type FollowedChain, objectKey } from './chain.js';
import { seasonFault } from './faults.js';
import type { SeasonFaults } from './report.js';

/** What the log calls a sheet that was handed in. */
const REVISION = 'match revision';

/** Holds the rows of an archive against the last entries of the log. */
export class RecordCheck {
  private readonly seen = new Set<string>();
  proved = 0;
  unproved = 0;
  /** Sheets of private places, of which a public archive has not the words (D59). */
  wordsLeftOut = 0;

  constructor(
    private readonly kind: ArchiveKind,
    private readonly chain: FollowedChain,
    private readonly faults: SeasonFaults,
  ) {}

  hold({ object, key, hidden }: LoggedTable, { row }: ArchiveLine): void {
    const objectId = key.map((column) => String(row[column])).join('/');
    const known = objectKey(object, objectId);
    if (this.seen.has(known)) this.faults.add(seasonFault('record-twice', { object, objectId }));
    this.seen.add(known);
    // A field that may be left out must be left out: with other words in its place the digest would prove nothing.
    const isWithout = object === REVISION && this.kind === 'public' && hasNoPlaceWords(row);
    if (isWithout) this.wordsLeftOut++;
    const { [WORDS_LEFT_OUT]: isOfOtherText, ...members } = row;
    const isUnproved = isWithout && isOfOtherText === true && members['sheet_text'] === undefined;
    const held = isUnproved ? members : row;
    const isMisnamed = isOfOtherText !== undefined && !isUnproved;
    if (isMisnamed || (!isUnproved && !hasRightSheet(row)))
      this.faults.add(seasonFault('sheet-changed', { object, objectId }));
    const after = this.chain.objects.get(known);
    if (after === undefined) {
      this.unproved++;
      // A public archive lacks some entries, so a row without an entry may be right.
      if (this.kind === 'full') this.faults.add(seasonFault('object-unlogged', { object, objectId }));
      return;
    }
    this.proved++;
    const changed = after === null ? Object.keys(row) : changedFields(held, after, hidden, this.kind);
    if (changed.length === 0) return;
    this.faults.add(seasonFault('object-changed', { object, objectId, fields: changed.join(', ') }));
  }

  /** Objects that are there by the log and not in the archive. */
  end(): void {
    for (const [known, after] of this.chain.objects) {
      if (after === null || this.seen.has(known)) continue;
      const [object, objectId] = known.split('\0') as [string, string];
      this.faults.add(seasonFault('object-removed', { object, objectId }));
    }
  }
}

/** Of a public archive, whose rows have not all columns, the columns that they have. A null is the same as nothing. */
function changedFields(row: ArchiveRow, after: Fields, hidden: readonly string[], kind: ArchiveKind): string[] {
  const fields = kind === 'full' ? new Set([...Object.keys(row), ...Object.keys(after)]) : new Set(Object.keys(row));
  return [...fields]
    .filter((field) => !hidden.includes(field) && !field.endsWith('_text'))
    .filter((field) => canonical((row[field] ?? null) as Json) !== canonical(after[field] ?? null))
    .sort();
}

/** The text of which the log has the digest is that of JSON.stringify, or stands beside. */
function hasRightSheet(row: ArchiveRow): boolean {
  const { sheet, sheet_hash: hash, sheet_text: written } = row;
  if (hash == null || sheet == null) return (hash ?? null) === null && (sheet ?? null) === null;
  const text = typeof written === 'string' ? written : JSON.stringify(sheet);
  if (typeof written === 'string' && canonicalText(written) !== canonical(sheet as Json)) return false;
  return hash === `\\x${hex(new Sha256().update(text).digest())}`;
}

/** A sheet that says of its place only that it is private. */
function hasNoPlaceWords({ sheet }: ArchiveRow): boolean {
  if (!isObject(sheet) || !isObject(sheet['venue']) || !isObject(sheet['record'])) return false;
  return canonical(sheet['venue'] as Json) === '{"public":false}' && sheet['record']['venue'] === undefined;
}

function canonicalText(text: string): string | null {
  try {
    return canonical(JSON.parse(text) as Json);
  } catch {
    return null;
  }
}
