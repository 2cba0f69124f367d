import { numbersIn, type NumberedTrophy, type OpeningCount } from '@tarokk/competition';
import { canonicalEntry, digestOf, hex, type LogEntry } from '../../audit/chain.js';
import { camelNamed } from '../../../platform/database/column-names.js';
import { type TrophyRow, trophyOf } from '../../../competitions/counting/trophy-row.js';
import { numberedListIn } from '../../../competitions/trophies/list-rows.js';
import type { Snapshot } from '../../../platform/database/snapshot.js';
import type { ArchivedTable, CompetitionArchive } from '../competitions/competition-archive.js';
import { competitionArchives } from '../competitions/competitions.js';
import { ARCHIVE_FORMAT, type ArchiveKind, chainOf, type Manifest, names, recordsOf } from '../format/manifest.js';
import { WORDS_LEFT_OUT } from '../format/rows.js';
import type { BetweenEntry } from '../format/between.js';
import type { ZipWriter } from '../format/zip-writer.js';
import { Mentioned } from './mentioned.js';
import { type ListedPlaces, withoutPlaceWords } from './place-words.js';
import { publicRecords } from './public-records.js';
import { seasonColumn, seasonTables, type SeasonTable } from './season-tables.js';

interface LinkRow {
  readonly number: number;
  readonly hash: Uint8Array;
  readonly isLast: boolean;
  readonly [field: string]: unknown;
}

/** What an archive of a season holds, read from one snapshot of the database and written as it is read. */
export class SeasonExport {
  private readonly mentioned: Mentioned;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly year: number,
    private readonly kind: ArchiveKind,
  ) {
    this.mentioned = new Mentioned(snapshot, year);
  }

  /** @returns the SHA-256 of the manifest @throws Error when the reader goes away, or the database does */
  async writeTo(archive: ZipWriter): Promise<string> {
    const { year, kind } = this;
    const tables = (await seasonTables(this.snapshot)).filter(({ table }) => kind === 'full' || table in publicRecords);
    for (const table of tables) {
      await archive.add(recordsOf(table.table), this.mentioned.in(this.records(table)));
    }
    const log = this.links(tables);
    await archive.add(names.log, kind === 'full' ? this.mentioned.in(log) : log);
    await archive.add(names.teams, this.teams());
    for (const competition of competitionArchives) {
      for (const table of competition.tables) {
        await archive.add(table.file, this.mentioned.in(this.places(competition, table)));
      }
    }
    await archive.add(names.trophies, this.mentioned.in(this.trophies()));
    await archive.add(names.opening, this.mentioned.in(this.opening()));
    await archive.add(names.between, this.mentioned.in(this.between()));
    await archive.add(names.venues, this.venues());
    if (kind === 'full') {
      await archive.add(names.accounts, await this.mentioned.accounts());
      await this.mentioned.addVouchedFor();
    }
    await archive.add(names.persons, await this.mentioned.persons());
    await archive.add(names.leaves, await this.mentioned.otherLeaves());
    return archive.end({ format: ARCHIVE_FORMAT, kind, season: year, ...(await this.about()) });
  }

  private async *records({ table, key, texts, columns, condition }: SeasonTable): AsyncGenerator<string> {
    const shown = this.kind === 'full' ? null : publicRecords[table]!;
    const wanted = shown?.columns ?? Object.fromEntries(columns.map((column) => [column, `t."${column}"`]));
    const plain = Object.entries(wanted).filter(([column]) => !texts.includes(column));
    const kept = texts.filter((column) => column in wanted);
    const rows = this.snapshot.rows<{ row: string } & Record<string, string | null>>(
      `SELECT (SELECT to_jsonb(r)::text FROM (SELECT ${plain.map(([column, sql]) => `${sql} AS "${column}"`).join(', ')}) r) AS "row"
              ${kept.map((column) => `, t."${column}"::text AS "${column}"`).join('')}
       FROM "${table}" t
       WHERE t.${seasonColumn(table)} = $1 AND (${condition}) AND (${shown?.where ?? 'true'})
       ORDER BY ${key.map((column) => `t."${column}"`).join(', ')}`,
      [this.year],
    );
    const hides = this.kind === 'public' && table === 'match_revision';
    const listed = hides ? await this.listed() : null;
    for await (const { row, ...written } of rows) {
      yield (listed && withoutPlace(row, written, listed)) ?? withTexts(row, written);
    }
  }

  /** Each link with its entry, or with the digest of an entry that is not for everybody. */
  private async *links(tables: readonly SeasonTable[]): AsyncGenerator<string> {
    const rows = this.snapshot.rows<LinkRow>(
      `SELECT l."number", l."hash", e."chain", to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "at",
              e."account_id" AS "account", e."token_id" AS "token", e."request_id" AS "request", e."action", e."object",
              e."object_id" AS "objectId", e."reason", e."before", e."after",
              NOT EXISTS (SELECT FROM "audit_entry" later
                WHERE later."object" = e."object" AND later."object_id" = e."object_id" AND later."id" > e."id") AS "isLast"
       FROM "audit_link" l JOIN "audit_entry" e ON e."id" = l."entry_id" WHERE l."chain" = $1 ORDER BY l."number"`,
      [chainOf(this.year)],
    );
    const readers = this.kind === 'full' ? null : await this.readersOf(tables);
    for await (const { number, hash, isLast, ...fields } of rows) {
      const entry = fields as unknown as LogEntry;
      const link = `{"number":${number},"hash":"${hex(hash)}"`;
      const isShown = readers === null || (isLast && readers(entry));
      yield isShown ? `${link},"entry":${canonicalEntry(entry)}}` : `${link},"digest":"${hex(digestOf(entry))}"}`;
    }
  }

  /** Whether everybody may read an entry: it is of something that is in the archive. */
  private async readersOf(tables: readonly SeasonTable[]): Promise<(entry: LogEntry) => boolean> {
    const objects = new Map(tables.map((table) => [table.object, table]));
    const matches = await this.snapshot.all<{ id: string }>(
      `SELECT t."id" FROM "match" t WHERE t."season" = $1 AND ${publicRecords['match']!.where}`,
      [this.year],
    );
    const teams = await this.snapshot.all<{ id: string }>(
      `SELECT t."id" FROM "team" t WHERE t."season" = $1 AND ${publicRecords['team']!.where}`,
      [this.year],
    );
    const shown = new Set([...matches, ...teams].map(({ id }) => id));
    return (entry) => {
      const table = objects.get(entry.object);
      if (table === undefined || !(publicRecords[table.table]?.mayRead?.(entry) ?? false)) return false;
      const isOfMatchOrTeam = table.table.startsWith('match') || table.table === 'team';
      return !isOfMatchOrTeam || shown.has(entry.objectId.split('/')[0]!);
    };
  }

  /** For which teams the pairs of a Grand Prix played, where their match counts for the championship too (11.2). */
  private async *teams(): AsyncGenerator<string> {
    const rows = this.snapshot.rows<Record<string, unknown>>(
      `SELECT r."match_id" AS "match", ARRAY[r."side_a", r."side_b"]::text[] AS "teams"
       FROM "match_result" r JOIN "match" m ON m."id" = r."match_id"
       WHERE r."competition" = 'championship' AND r."season" = $1 AND (r."side_a", r."side_b") <> (m."side_a", m."side_b")
       ORDER BY r."match_id"`,
      [this.year],
    );
    for await (const row of rows) yield JSON.stringify(row);
  }

  /** As the office keeps it, so that a recount can compare it with what follows from the matches. */
  private async *places(competition: CompetitionArchive, table: ArchivedTable): AsyncGenerator<string> {
    for await (const row of competition.kept(table, this.snapshot, this.year)) yield JSON.stringify(row);
  }

  private async *trophies(): AsyncGenerator<string> {
    const numbered = await numberedListIn(this.snapshot);
    const rows = this.snapshot.rows<Record<string, unknown> & { position: string }>(
      `SELECT t.*, t."date"::text AS "date" FROM "trophy" t WHERE t."season" = $1 ORDER BY t."position"`,
      [this.year],
    );
    for await (const row of rows) {
      const { origin: _origin, ...entry } = trophyOf(camelNamed(row) as TrophyRow);
      const numbers = numbersIn(numbered, row.position)!;
      yield JSON.stringify({ ...entry, ...numbers } satisfies Omit<NumberedTrophy, 'origin'>);
    }
  }

  private async *opening(): AsyncGenerator<string> {
    const rows = this.snapshot.rows<OpeningCount & Record<string, unknown>>(
      `SELECT "announcer_id" AS "player", "trophy", sum("count")::integer AS "count" FROM "trophy"
       WHERE "position" < $1 GROUP BY "announcer_id", "trophy" ORDER BY "announcer_id", "trophy" COLLATE "C"`,
      [`${this.year}-01-01`],
    );
    for await (const { player, trophy, count } of rows) yield JSON.stringify({ player, trophy, count });
  }

  /** Entries of other seasons that stand between those of this one, where a cup was played into the next year (D51). */
  private async *between(): AsyncGenerator<string> {
    const rows = this.snapshot.rows<BetweenEntry & Record<string, unknown>>(
      `SELECT t."position" AS "key", t."announcer_id" AS "player", t."trophy", t."count" FROM "trophy" t
       WHERE t."position" > $2 AND t."season" <> $1
         AND t."position" < (SELECT max("position") FROM "trophy" WHERE "season" = $1)
       ORDER BY t."position"`,
      [this.year, `${this.year}-01-01`],
    );
    for await (const row of rows) yield JSON.stringify(row);
  }

  private async listed(): Promise<ListedPlaces> {
    const rows = await this.snapshot.all<{ key: string; public: boolean }>(
      'SELECT "name_key" AS "key", "public" FROM "venue"',
      [],
    );
    return new Map(rows.map(({ key, public: isPublic }) => [key, isPublic]));
  }

  /** The list of the jury; of a private place everybody reads only that it is there, in no order that tells its name (D59). */
  private async *venues(): AsyncGenerator<string> {
    const rows = this.snapshot.rows<Record<string, unknown>>(
      this.kind === 'full'
        ? 'SELECT "id", "name", "public", "closed" FROM "venue" ORDER BY "name_key", "id"'
        : `SELECT "id", "name", "public", "closed" FROM "venue"
           ORDER BY NOT "public", CASE WHEN "public" THEN "name_key" END, "id"`,
    );
    for await (const { id, name, public: isPublic, closed } of rows) {
      const isShown = this.kind === 'full' || isPublic === true;
      yield JSON.stringify(isShown ? { id, name, public: isPublic, closed } : { id, public: isPublic, closed });
    }
  }

  private async about(): Promise<Pick<Manifest, 'office' | 'closedAt' | 'head'>> {
    const found = await this.snapshot.one<{
      office: string;
      closedAt: string | null;
      number: number | null;
      hash: Uint8Array;
    }>(
      `SELECT o."name" AS "office", to_jsonb(s."closed_at") #>> '{}' AS "closedAt", h."number", h."hash"
       FROM "office" o LEFT JOIN "season" s ON s."year" = $1 LEFT JOIN "audit_head" h ON h."chain" = $2`,
      [this.year, chainOf(this.year)],
    );
    const { office, closedAt, number, hash } = found!;
    const head = number === null ? null : { chain: chainOf(this.year), number, hash: hex(hash) };
    return { office, closedAt, head };
  }
}

/** The row of a revision whose sheet has words that not everybody may read; null for any other. */
function withoutPlace(
  row: string,
  { sheet, ...others }: Readonly<Record<string, string | null>>,
  listed: ListedPlaces,
): string | null {
  const without = sheet == null ? null : withoutPlaceWords(sheet, listed);
  if (without === null) return null;
  return `${withTexts(row, { ...others, sheet: without }).slice(0, -1)}, ${JSON.stringify(WORDS_LEFT_OUT)}: true}`;
}

/** A row with its texts as JSON in it; what JSON.stringify would write otherwise stands beside it as it was written. */
function withTexts(row: string, texts: Readonly<Record<string, string | null>>): string {
  const members = Object.entries(texts).map(([column, text]) => {
    if (text === null) return `${JSON.stringify(column)}:null`;
    const again = JSON.stringify(JSON.parse(text));
    const written = again === text ? '' : `,${JSON.stringify(`${column}_text`)}:${JSON.stringify(text)}`;
    return `${JSON.stringify(column)}:${again}${written}`;
  });
  return members.length === 0 ? row : `${row.slice(0, -1)}, ${members.join(', ')}}`;
}
