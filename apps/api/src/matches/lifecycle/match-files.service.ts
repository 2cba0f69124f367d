import { Injectable } from '@nestjs/common';
import type { SheetOutline } from '@tarokk/competition';
import { CupFactsRepository } from '../../competitions/cup/storage/cup-facts.repository.js';
import { Counting } from '../../competitions/counting/counting.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type EventOfSheet, EventsOfSheets } from '../../competitions/grand-prix/storage/events-of-sheets.js';
import { judge, type MatchFile, officialOf, writtenSheet } from './match-file.js';
import { type FileContents, MatchFilesRepository, type Step } from './match-files.repository.js';
import type { MatchRow } from '../rows/match.row.js';
import { KnowledgeRepository } from '../sheets/knowledge.repository.js';
import { Verifications } from './verifications.js';

/** A match that nobody else can move until the end of the transaction, with the contents that its file has had since. */
export interface LockedMatch {
  readonly row: MatchRow;
  readonly contents: FileContents;
}

/** A file, the steps that its match takes, and the file behind them. */
export interface MovedFile {
  readonly before: MatchFile;
  readonly steps: readonly Step[];
  readonly after: MatchFile;
}

/** A match that may be approved: its sides, or the teams for which they play, need a place. */
interface PlaceClaim extends Pick<MatchRow, 'sides' | 'season' | 'competitions'> {
  readonly event: EventOfSheet | null;
}

/** Reads and locks the files of matches, and stores what was done with them. */
@Injectable()
export class MatchFiles {
  constructor(
    private readonly repository: MatchFilesRepository,
    private readonly knowledge: KnowledgeRepository,
    private readonly counting: Counting,
    private readonly events: EventsOfSheets,
    private readonly cups: CupFactsRepository,
    private readonly verifications: Verifications,
  ) {}

  /**
   * Locks a match until the end of the transaction and answers with its file; null when there is no such match.
   * @param asksForPlace the match may be approved: see `readLocked`
   */
  async lock(transaction: Transaction, matchId: string, asksForPlace = false): Promise<MatchFile | null> {
    const [file] = await this.lockAll(transaction, [matchId], asksForPlace);
    return file ?? null;
  }

  /** Locks several matches and answers with the files of those that exist, in the order of their ids. */
  async lockAll(transaction: Transaction, ids: readonly string[], asksForPlace: boolean): Promise<MatchFile[]> {
    const locked = await this.lockRows(transaction, ids);
    return this.readLocked(
      transaction,
      [...locked.values()].map((match) => ({ ...match, asksForPlace })),
    );
  }

  /**
   * The first half of `lockAll`: locks the rows of the matches and reads the contents of their files, by id.
   * An import calls both halves itself, because it has new sheets for the second.
   */
  async lockRows(transaction: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, LockedMatch>> {
    const rows = await this.repository.lock(transaction, ids);
    const present = await this.repository.presentContentsOf(transaction, ids);
    const contents = new Map(present.map((each) => [each.matchId, each]));
    return new Map(rows.map((row) => [row.id, { row, contents: contents.get(row.id)! }]));
  }

  /**
   * The second half of `lockAll`: reads the files, in the order of the matches. Nobody closes their Grand Prix until the end of
   * the transaction (D42). Of matches that ask for a place nobody else takes the places of the teams either (D17), or decides in
   * the cup.
   * @param yetToEnter sheets that belong to no match yet, and ask for a place too
   */
  async readLocked(
    transaction: Transaction,
    locked: readonly (LockedMatch & { readonly asksForPlace: boolean })[],
    yetToEnter: readonly SheetOutline[] = [],
  ): Promise<MatchFile[]> {
    // Sheets are verified before the teams are locked, so that others wait for them no longer than necessary.
    const read = locked.map(({ row, contents }) => {
      const sheet = writtenSheet(contents, row.revision);
      return { sheet, result: this.verifications.of(sheet.record, contents.sheetHash) };
    });
    const questions = locked.map(({ row }, index) => ({ matchId: row.id, sheet: read[index]!.sheet }));
    const events = await this.events.lockShared(transaction, [
      ...questions,
      ...yetToEnter.map((sheet) => ({ matchId: null, sheet })),
    ]);
    const seasons = await this.knowledge.seasonsOf(transaction, yetToEnter);
    // The places are locked before they are read, so that what is read stays true.
    await this.lockPlaces(transaction, [
      ...locked.flatMap(({ row, asksForPlace }, index) => (asksForPlace ? [{ ...row, event: events[index]! }] : [])),
      ...yetToEnter.map((sheet, index) => ({
        ...sheet,
        season: seasons[index]!,
        event: events[locked.length + index]!,
      })),
    ]);
    const knowledge = await this.knowledge.find(transaction, questions, {
      habits: false,
      events: events.slice(0, locked.length),
    });
    return locked.map(({ row, contents }, index) => {
      const { sheet, result } = read[index]!;
      return { row, contents, ...judge(sheet, knowledge[index]!, result) };
    });
  }

  /** Everybody locks teams first and cups second, so that two transactions cannot wait for each other. */
  private async lockPlaces(transaction: Transaction, claims: readonly PlaceClaim[]): Promise<void> {
    const inChampionship = claims.filter(({ competitions }) => competitions.includes('championship'));
    // Pairs of a Grand Prix play for teams (11.2).
    const teams = new Set(inChampionship.flatMap(({ event, sides }) => event?.agreement?.teams ?? sides));
    const cups = new Set(claims.flatMap(({ competitions, season }) => (competitions.includes('cup') ? [season] : [])));
    if (teams.size > 0) await this.counting.lockPlaces(transaction, [...teams]);
    for (const season of [...cups].sort((a, b) => a - b)) await this.cups.lockShared(transaction, season);
  }

  /** Reads the files of several matches without locking them, in the order of their ids. */
  async readByIds(transaction: Transaction, ids: readonly string[]): Promise<MatchFile[]> {
    return this.filesOf(transaction, await this.repository.rowsOf(transaction, ids), false);
  }

  /** Reads the files of these matches without locking them, in their order, in a transaction where there is one. */
  read(transaction: Transaction | null, rows: readonly MatchRow[]): Promise<MatchFile[]> {
    return this.filesOf(transaction, rows, true);
  }

  private async filesOf(
    transaction: Transaction | null,
    rows: readonly MatchRow[],
    habits: boolean,
  ): Promise<MatchFile[]> {
    const contents = new Map((await this.repository.contentsOf(transaction, rows)).map((each) => [each.matchId, each]));
    const written = rows.map((row) => writtenSheet(contents.get(row.id)!, row.revision));
    const knowledge = await this.knowledge.find(
      transaction,
      rows.map(({ id }, index) => ({ matchId: id, sheet: written[index]! })),
      { habits },
    );
    return rows.map((row, index) => {
      const sheet = written[index]!;
      const ofRow = contents.get(row.id)!;
      const result = this.verifications.of(sheet.record, ofRow.sheetHash);
      return { row, contents: ofRow, ...judge(sheet, knowledge[index]!, result) };
    });
  }

  /** Stores the moves of matches, each match once, and all that follows from them: results, appearances, credits and trophies. */
  async save(transaction: Transaction, moved: readonly MovedFile[]): Promise<void> {
    const moves = await this.repository.saveMoves(
      transaction,
      moved.flatMap(({ steps }) => steps),
    );
    const changes = moved.map(({ before, after }) => ({ before: officialOf(before), after: officialOf(after) }));
    await this.counting.replaceAll(transaction, changes, moves);
  }

  /** Replaces all that follows from a match by what follows from its file now. */
  async recount(transaction: Transaction, before: MatchFile | null, after: MatchFile | null): Promise<void> {
    const [counted, counts] = [before && officialOf(before), after && officialOf(after)];
    if (counted !== null || counts !== null) await this.counting.replace(transaction, counted, counts);
  }
}
