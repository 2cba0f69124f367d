import { type Competition, competitions, type NumberedTrophy, numbersIn, trophyOf } from '@tarokk/competition';
import { type Expression, type RawBuilder, sql } from 'kysely';
import {
  ARCHIVE_FORMAT,
  archiveFiles,
  type ArchiveKind,
  canonicalEntry,
  chainOf,
  competitionArchives,
  digestOf,
  hex,
  type LogEntry,
  type Manifest,
  recordsOf,
  WORDS_LEFT_OUT,
} from '@tarokk/archive';
import { numberedListIn } from '../../../competitions/trophies/list-rows.js';
import { entryAt, entryColumns } from '../../audit/entry-columns.js';
import { keptPlaces } from './kept-places.js';
import { openingCounts } from '../opening-counts.js';
import type { Snapshot } from '../../../platform/database/snapshot.js';
import type { ZipWriter } from './zip-writer.js';
import { Mentioned } from './mentioned.js';
import { type ListedPlaces, withoutPlaceWords } from './place-words.js';
import { publicRecords } from './public-records.js';
import { seasonColumn, seasonTables, type SeasonTable } from './season-tables.js';

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
    await archive.add(archiveFiles.log, kind === 'full' ? this.mentioned.in(log) : log);
    await archive.add(archiveFiles.teams, this.teams());
    for (const competition of competitions) {
      const { file } = competitionArchives[competition].table;
      await archive.add(file, this.mentioned.in(this.places(competition)));
    }
    await archive.add(archiveFiles.trophies, this.mentioned.in(this.trophies()));
    await archive.add(archiveFiles.opening, this.mentioned.in(this.opening()));
    await archive.add(archiveFiles.between, this.mentioned.in(this.between()));
    await archive.add(archiveFiles.venues, this.venues());
    if (kind === 'full') {
      await archive.add(archiveFiles.accounts, await this.mentioned.accounts());
      await this.mentioned.addVouchedFor();
    }
    await archive.add(archiveFiles.persons, await this.mentioned.persons());
    await archive.add(archiveFiles.leaves, await this.mentioned.otherLeaves());
    return archive.end({ format: ARCHIVE_FORMAT, kind, season: year, ...(await this.about()) });
  }

  private async *records({ table, key, texts, columns, condition }: SeasonTable): AsyncGenerator<string> {
    const shown = this.kind === 'full' ? null : publicRecords[table]!;
    const wanted: Readonly<Record<string, Expression<unknown>>> =
      shown?.columns ?? Object.fromEntries(columns.map((column) => [column, sql.ref(`t.${column}`)]));
    const plain = Object.entries(wanted).filter(([column]) => !texts.includes(column));
    const kept = texts
      .filter((column) => column in wanted)
      .map((column) => [column, sql`${sql.ref(`t.${column}`)}::text`] as const);
    let records = this.snapshot.$kysely
      .selectFrom(sql`${sql.table(table)}`.as('t'))
      .select([
        sql<string>`${objectOf(plain)}::text`.as('row'),
        sql<Record<string, string | null>>`${objectOf(kept)}`.as('texts'),
      ])
      .where(sql<boolean>`${sql.ref(`t.${seasonColumn(table)}`)} = ${this.year}`)
      .where(sql<boolean>`(${sql.raw(condition)})`);
    if (shown?.where != null) records = records.where(shown.where);
    for (const column of key) records = records.orderBy(sql.ref(`t.${column}`));
    const rows = this.snapshot.each(records);
    const hides = this.kind === 'public' && table === 'match_revision';
    const listed = hides ? await this.listed() : null;
    for await (const { row, texts: written } of rows) {
      yield (listed && withoutPlace(row, written, listed)) ?? withTexts(row, written);
    }
  }

  /** Each link with its entry, or with the digest of an entry that is not for everybody. */
  private async *links(tables: readonly SeasonTable[]): AsyncGenerator<string> {
    const rows = this.snapshot.each(
      this.snapshot.$kysely
        .selectFrom('auditLink as l')
        .innerJoin('auditEntry as e', 'e.id', 'l.entryId')
        .select(['l.number', 'l.hash', entryAt.as('at'), ...entryColumns])
        .select((eb) =>
          eb
            .not(
              eb.exists(
                eb
                  .selectFrom('auditEntry as later')
                  .select('later.id')
                  .whereRef('later.object', '=', 'e.object')
                  .whereRef('later.objectId', '=', 'e.objectId')
                  .whereRef('later.id', '>', 'e.id'),
              ),
            )
            .as('isLast'),
        )
        .where('l.chain', '=', chainOf(this.year))
        .orderBy('l.number'),
    );
    const readers = this.kind === 'full' ? null : await this.readersOf(tables);
    for await (const { number, hash, isLast, ...fields } of rows) {
      const entry = fields as unknown as LogEntry;
      const link = `{"number":${number},"hash":"${hex(hash)}"`;
      const isShown = readers === null || (isLast === true && readers(entry));
      yield isShown ? `${link},"entry":${canonicalEntry(entry)}}` : `${link},"digest":"${hex(digestOf(entry))}"}`;
    }
  }

  /** Whether everybody may read an entry: it is of something that is in the archive. */
  private async readersOf(tables: readonly SeasonTable[]): Promise<(entry: LogEntry) => boolean> {
    const objects = new Map(tables.map((table) => [table.object, table]));
    const matches = await this.shownIds('match');
    const teams = await this.shownIds('team');
    const shown = new Set([...matches, ...teams]);
    return (entry) => {
      const table = objects.get(entry.object);
      if (table === undefined || !(publicRecords[table.table]?.mayRead?.(entry) ?? false)) return false;
      const isOfMatchOrTeam = table.table.startsWith('match') || table.table === 'team';
      return !isOfMatchOrTeam || shown.has(entry.objectId.split('/')[0]!);
    };
  }

  /** Of those of the season that everybody may see. */
  private async shownIds(table: 'match' | 'team'): Promise<readonly string[]> {
    const rows = await this.snapshot.$kysely
      .selectFrom(sql<{ readonly id: string; readonly season: number }>`${sql.table(table)}`.as('t'))
      .select('t.id')
      .where('t.season', '=', this.year)
      .where(publicRecords[table]!.where!)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** For which teams the pairs of a Grand Prix played, where their match counts for the championship too (11.2). */
  private async *teams(): AsyncGenerator<string> {
    const rows = this.snapshot.each(
      this.snapshot.$kysely
        .selectFrom('matchResult as r')
        .innerJoin('match as m', 'm.id', 'r.matchId')
        .select(['r.matchId as match', sql<string[]>`ARRAY[r.side_a, r.side_b]::text[]`.as('teams')])
        .where('r.competition', '=', 'championship')
        .where('r.season', '=', this.year)
        .where(sql<boolean>`(r.side_a, r.side_b) <> (m.side_a, m.side_b)`)
        .orderBy('r.matchId'),
    );
    for await (const row of rows) yield JSON.stringify(row);
  }

  /** As the office keeps it, so that a recount can compare it with what follows from the matches. */
  private async *places(competition: Competition): AsyncGenerator<string> {
    for (const row of await keptPlaces[competition](this.snapshot, this.year)) yield JSON.stringify(row);
  }

  private async *trophies(): AsyncGenerator<string> {
    const numbered = await numberedListIn(this.snapshot);
    const rows = this.snapshot.each(
      this.snapshot.$kysely.selectFrom('trophy').selectAll().where('season', '=', this.year).orderBy('position'),
    );
    for await (const row of rows) {
      const { origin: _origin, ...entry } = trophyOf(row);
      const numbers = numbersIn(numbered, row.position)!;
      yield JSON.stringify({ ...entry, ...numbers } satisfies Omit<NumberedTrophy, 'origin'>);
    }
  }

  private async *opening(): AsyncGenerator<string> {
    const rows = this.snapshot.each(openingCounts(this.snapshot, this.year));
    for await (const { player, trophy, count } of rows) yield JSON.stringify({ player, trophy, count });
  }

  /** Entries of other seasons that stand between those of this one, where a cup was played into the next year (D51). */
  private async *between(): AsyncGenerator<string> {
    const rows = this.snapshot.each(
      this.snapshot.$kysely
        .selectFrom('trophy as t')
        .select(['t.position as key', 't.announcerId as player', 't.trophy', 't.count'])
        .where('t.position', '>', `${this.year}-01-01`)
        .where('t.season', '<>', this.year)
        .where('t.position', '<', (eb) =>
          eb
            .selectFrom('trophy as own')
            .select((of) => of.fn.max('own.position').as('last'))
            .where('own.season', '=', this.year),
        )
        .orderBy('t.position'),
    );
    for await (const row of rows) yield JSON.stringify(row);
  }

  private async listed(): Promise<ListedPlaces> {
    const rows = await this.snapshot.$kysely.selectFrom('venue').select(['nameKey as key', 'public']).execute();
    return new Map(rows.map(({ key, public: isPublic }) => [key, isPublic]));
  }

  /** The list of the jury; of a private place everybody reads only that it is there, in no order that tells its name (D59). */
  private async *venues(): AsyncGenerator<string> {
    const venues = this.snapshot.$kysely.selectFrom('venue').select(['id', 'name', 'public', 'closed']);
    const inOrder =
      this.kind === 'full'
        ? venues.orderBy('nameKey')
        : venues.orderBy(sql`NOT public`).orderBy(sql`CASE WHEN public THEN name_key END`);
    const rows = this.snapshot.each(inOrder.orderBy('id'));
    for await (const { id, name, public: isPublic, closed } of rows) {
      const isShown = this.kind === 'full' || isPublic;
      yield JSON.stringify(isShown ? { id, name, public: isPublic, closed } : { id, public: isPublic, closed });
    }
  }

  private async about(): Promise<Pick<Manifest, 'office' | 'closedAt' | 'head'>> {
    const chain = chainOf(this.year);
    const { office, closedAt, number, hash } = await this.snapshot.$kysely
      .selectFrom('office as o')
      .leftJoin('season as s', (join) => join.on('s.year', '=', this.year))
      .leftJoin('auditHead as h', (join) => join.on('h.chain', '=', chain))
      .select(['o.name as office', 'h.number', 'h.hash'])
      .select(sql<string | null>`to_jsonb(s.closed_at) #>> '{}'`.as('closedAt'))
      .executeTakeFirstOrThrow();
    const head = number === null ? null : { chain, number, hash: hex(hash!) };
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

/** Columns as one JSON object. */
function objectOf(columns: readonly (readonly [string, Expression<unknown>])[]): RawBuilder<unknown> {
  const members = columns.flatMap(([name, value]) => [sql.lit(name), value]);
  return sql`jsonb_build_object(${sql.join(members)})`;
}
