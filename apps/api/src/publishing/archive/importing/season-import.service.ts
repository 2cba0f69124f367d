import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Appearance,
  byKey,
  countedOf,
  type CountedResult,
  everybodyOn,
  firstDifference,
  idOf,
  type OpeningCount,
  type TrophyEntry,
  withoutSheet,
} from '@tarokk/competition';
import { definitionOf } from '@tarokk/rules';
import {
  archiveFiles,
  chainOf,
  type FollowedLink,
  FreeRecount,
  hex,
  type ArchiveLine,
  linkIn,
  listedTrophy,
  type Manifest,
  readBetween,
  readOpeningCounts,
  readPersons,
  readTeams,
  recordLines,
  recordsOf,
  type ArchiveRow,
  SeasonFaults,
  SeasonRecords,
  type ZipReader,
} from '@tarokk/archive';
import { CountedRepository } from '../../../competitions/counting/counted.repository.js';
import { FreeCreditsRepository } from '../../../competitions/counting/free-credits.repository.js';
import { TrophyEntriesRepository } from '../../../competitions/counting/trophy-entries.repository.js';
import { brokenConstraint, sqlStateOf } from '../../../platform/database/database-errors.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { derivedTables } from '../../../platform/events/domain-event.js';
import { beginSilence, record } from '../../../platform/events/outbox.js';
import { vouchForImportedSeason } from '../../../registry/people/names/season-names.repository.js';
import type { SeasonTable } from '../exporting/season-tables.js';
import { lineWithNul, plainRowText, rowText, writeLines } from './archive-lines.js';
import { ImportRepository } from './import.repository.js';
import { PeopleImport } from './people-import.js';
import { NotImported } from './problems.js';

/** How much an archive has brought. */
export interface ImportFigures {
  readonly persons: number;
  readonly matches: number;
  readonly trophies: number;
  readonly links: number;
  /** The end of the chain: that of the office from which the archive comes. */
  readonly head: string | null;
}

/** A season takes its time, in milliseconds; others wait for what they would write. */
const LONGEST = 1_800_000;
/** Rows that are written together. */
const BATCH = 500;
/** Entered like those of matches, with their numbers (D49). */
const TROPHIES = 'trophy';

/** Puts the season of a full archive that was verified into an office that does not have it. */
@Injectable()
export class SeasonImport {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: ImportRepository,
    private readonly people: PeopleImport,
    private readonly entries: TrophyEntriesRepository,
    private readonly credits: FreeCreditsRepository,
    private readonly counted: CountedRepository,
  ) {}

  /** Imports all of it in one transaction. Where something keeps it from being imported, the transaction is taken back. */
  async import(archive: ZipReader, manifest: Manifest): Promise<ImportFigures | NotImported> {
    const nul = await lineWithNul(archive);
    if (nul !== null) return nul;
    try {
      return await this.transactions.run(async (transaction) => {
        await this.repository.nameAct(transaction);
        const outcome = await this.within(transaction, archive, manifest);
        if (outcome instanceof NotImported) await this.transactions.takeBack(transaction);
        return outcome;
      }, LONGEST);
    } catch (error) {
      if (sqlStateOf(error)?.startsWith('23') !== true) throw error;
      return new NotImported('database', { message: brokenConstraint(error) ?? sqlStateOf(error)! });
    }
  }

  private async within(
    transaction: Transaction,
    archive: ZipReader,
    manifest: Manifest,
  ): Promise<ImportFigures | NotImported> {
    const { season } = manifest;
    if (await isEmpty(archive.lines(recordsOf('season')))) return new NotImported('seasonless', { season });
    if (await this.repository.hasSeason(transaction, season)) return new NotImported('exists', { season });
    if (await this.repository.hasLaterTrophies(transaction, season)) return new NotImported('later', { season });
    const persons = await this.people.import(transaction, archive);
    if (persons instanceof NotImported) return persons;
    const opened = await this.open(transaction, archive, season);
    if (opened !== null) return opened;
    const tables = await this.repository.tables(transaction);
    const figures = await this.repository.withoutEntries(
      transaction,
      tables.map(({ table }) => table),
      () => this.records(transaction, archive, season, tables),
    );
    if (figures instanceof NotImported) return figures;
    await this.repository.renewIds(transaction, season);
    await this.vouchForNames(transaction, archive, season);
    const different = await this.compare(transaction, archive, season);
    if (different !== null) return different;
    await beginSilence(transaction);
    await record(
      transaction,
      { type: 'season-opened', season },
      { type: 'results-changed', season, tables: derivedTables },
    );
    const { head } = manifest;
    return { persons, ...figures, head: head && `${head.chain}:${head.number}:${head.hash}` };
  }

  /** The rows of the season, its log, and what follows from them. */
  private async records(
    transaction: Transaction,
    archive: ZipReader,
    season: number,
    tables: readonly SeasonTable[],
  ): Promise<Pick<ImportFigures, 'links' | 'matches' | 'trophies'> | NotImported> {
    for (const table of tables.filter(({ table: name }) => name !== TROPHIES && archive.has(recordsOf(name)))) {
      const refused = await this.rows(transaction, archive, table);
      if (refused !== null) return refused;
    }
    const links = await this.log(transaction, archive, season);
    if (links instanceof NotImported) return links;
    return { links, ...(await this.count(transaction, archive, season, tables)) };
  }

  /** The numbers from which the season goes on: in an empty office they come as an old list without dates (D48, D50). */
  private async open(transaction: Transaction, archive: ZipReader, season: number): Promise<NotImported | null> {
    const keyOf = ({ player, trophy }: OpeningCount): string => `${player} ${trophy ?? '–'}`;
    const there = await readOpeningCounts(archive);
    const here = await this.repository.opening(transaction, season);
    if (here.length === 0) {
      await this.entries.replace(transaction, [], openingEntries(season, there));
      return null;
    }
    const difference = firstDifference(byKey(here, keyOf), byKey(there, keyOf));
    if (difference === null) return null;
    const { kept, recounted } = difference;
    const { player, trophy } = (kept ?? recounted)!;
    const counts = { here: kept?.count ?? 0, there: recounted?.count ?? 0 };
    return new NotImported('opening', { season, player, trophy: trophy ?? '–', ...counts });
  }

  private async rows(
    transaction: Transaction,
    archive: ZipReader,
    { table }: SeasonTable,
  ): Promise<NotImported | null> {
    const { columns, made } = await this.repository.writable(transaction, table);
    let batch: ArchiveLine[] = [];
    const flush = async (): Promise<NotImported | null> => {
      if (batch.length === 0) return null;
      const given = Object.keys(batch[0]!.row);
      const unknown = given.find((name) => !columns.includes(name) && !made.includes(name) && !name.endsWith('_text'));
      if (unknown !== undefined) return new NotImported('columns', { column: unknown, table });
      const written = columns.filter((column) => given.includes(column));
      const insert = (lines: readonly ArchiveLine[], textOf: (line: ArchiveLine) => string): Promise<Error | null> =>
        this.repository.attempt(transaction, () =>
          this.repository.insert(transaction, table, written, lines.map(textOf)),
        );
      const refused = await writeLines(
        batch.map((line) => ({ line })),
        async (lines) => {
          const rows = lines.map(({ line }) => line);
          const error = await insert(rows, rowText);
          // Verified was what JavaScript reads: a whole number may be written with decimals.
          return error === null ? null : insert(rows, plainRowText);
        },
      );
      batch = [];
      return refused;
    };
    for await (const line of archive.lines(recordsOf(table))) {
      batch.push(line);
      if (batch.length < BATCH) continue;
      const refused = await flush();
      if (refused !== null) return refused;
    }
    return flush();
  }

  /** An archive of before has no root, and it gets none here: nobody vouched for its names. */
  private async vouchForNames(transaction: Transaction, archive: ZipReader, season: number): Promise<void> {
    if (!archive.has(recordsOf('season_names')) || (await isEmpty(archive.lines(recordsOf('season_names'))))) return;
    const { leaves } = await readPersons(archive, new SeasonFaults());
    await vouchForImportedSeason(transaction, season, [...leaves.keys()]);
  }

  /** The chain as it was: what was done in the other office, by whom and when. */
  private async log(transaction: Transaction, archive: ZipReader, season: number): Promise<number | NotImported> {
    const chain = chainOf(season);
    let batch: { readonly line: ArchiveLine; readonly link: FollowedLink }[] = [];
    let last: FollowedLink | null = null;
    const append = (lines: typeof batch): Promise<NotImported | null> =>
      writeLines(lines, (part) =>
        this.repository.attempt(transaction, () =>
          this.repository.append(
            transaction,
            part.map(({ link }) => link),
          ),
        ),
      );
    for await (const line of archive.lines(archiveFiles.log)) {
      last = linkIn(line, chain);
      batch.push({ line, link: last });
      if (batch.length < BATCH) continue;
      const refused = await append(batch);
      if (refused !== null) return refused;
      batch = [];
    }
    const refused = batch.length > 0 ? await append(batch) : null;
    if (refused !== null) return refused;
    if (last !== null) await this.repository.setHead(transaction, last);
    return last?.number ?? 0;
  }

  /** What follows from each match and game is made from its sheet. */
  private async count(
    transaction: Transaction,
    archive: ZipReader,
    season: number,
    tables: readonly SeasonTable[],
  ): Promise<{ matches: number; trophies: number }> {
    const results: CountedResult[] = [];
    const appearances: Appearance[] = [];
    const players: { match: string; person: string; date: string }[] = [];
    const faults = new SeasonFaults();
    const persons = await readPersons(archive, faults);
    const free = new FreeRecount(season, persons, faults);
    const records = new SeasonRecords(
      persons,
      await readTeams(archive),
      faults,
      [free],
      ({ id: match, written, official }) => {
        const { date } = written;
        players.push(...everybodyOn(written).map((person) => ({ match, person, date })));
        const counted = countedOf(official);
        results.push(...counted.results);
        appearances.push(...counted.appearances);
      },
    );
    for await (const { logged, line } of recordLines(archive, tables)) records.take(logged.table, line);
    for (const part of parts(players)) await this.repository.seat(transaction, part);
    for (const part of parts(results))
      await this.counted.write(transaction, { replaced: [], results: part, appearances: [] });
    for (const part of parts(appearances))
      await this.counted.write(transaction, { replaced: [], results: [], appearances: part });
    await this.repository.seatGames(transaction, free.players);
    for (const [source, credits] of free.credited) await this.credits.replace(transaction, source, credits);
    const trophies = [...records.trophies, ...free.trophies];
    await this.entries.replace(transaction, [], trophies);
    return { matches: records.verified, trophies: trophies.length };
  }

  /** The list as it is now is that of the archive, numbers and all; null when it is. */
  private async compare(transaction: Transaction, archive: ZipReader, season: number): Promise<NotImported | null> {
    const there = new Map<string, ArchiveRow>();
    for await (const line of archive.lines(archiveFiles.trophies)) {
      const row = listedTrophy(line);
      there.set(row.id, row);
    }
    const trophies = await this.repository.trophies(transaction, season, await readBetween(archive));
    const here = new Map(trophies.map(({ origin: _origin, ...shown }) => [shown.id, shown]));
    const difference = firstDifference<ArchiveRow>(here, there);
    return difference === null ? null : new NotImported('tables', { difference: difference.id });
  }
}

function openingEntries(season: number, counts: readonly OpeningCount[]): readonly TrophyEntry[] {
  const list = `old-${hex(
    createHash('sha256')
      .update(`${season} ${JSON.stringify(counts)}`)
      .digest(),
  ).slice(0, 16)}`;
  return counts.map(({ player, trophy, count }, index) => {
    const origin = `${list}/${String(index + 1).padStart(7, '0')}`;
    return {
      ...withoutSheet,
      id: idOf(origin),
      origin,
      place: { date: null, match: null },
      count,
      trophy,
      name: trophy === null ? null : definitionOf(trophy).name,
      announcer: player,
      competitions: [],
      evidence: 'old-list',
      remark: { partner: '', team: '', opponents: '' },
    };
  });
}

function* parts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < all.length; first += BATCH) yield all.slice(first, first + BATCH);
}

async function isEmpty(lines: AsyncIterable<ArchiveLine>): Promise<boolean> {
  for await (const _ of lines) return false;
  return true;
}
