import { Injectable } from '@nestjs/common';
import { type Sheet, yearOf } from '@tarokk/competition';
import { CupFactsRepository } from '../cup/cup-facts.repository.js';
import { Counting } from '../counting/counting.service.js';
import type { Transaction } from '../database/transactions.js';
import { EventsOfSheets } from '../grand-prix/events-of-sheets.js';
import { judge, type MatchFile, officialOf, writtenSheet } from './match-file.js';
import { MatchFilesRepository, type Papers, type Step } from './match-files.repository.js';
import type { MatchRow } from './match.row.js';
import { KnowledgeRepository } from './knowledge.repository.js';
import { Verifications } from './verifications.js';

/** A match that nobody else can move until the end of the transaction, with the papers that it has had since. */
export interface LockedMatch {
  readonly row: MatchRow;
  readonly papers: Papers;
}

/** Takes out the file of a match, and puts it back with what was done. */
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
   * The file of a match that nobody else can move until the end of the transaction; null when there is no such match.
   * @param asksForPlace it may be approved: until then nobody else takes the places of its teams either (D17), nothing is
   * decided in its cup, nor is its Grand Prix closed (D42)
   */
  async takeOut(transaction: Transaction, matchId: string, asksForPlace = false): Promise<MatchFile | null> {
    const locked = await this.lock(transaction, matchId);
    return locked && this.openLocked(transaction, locked, asksForPlace);
  }

  /** The first half of `takeOut`, for which nothing has to be known of the match: whoever has more to ask sends it along. */
  async lock(transaction: Transaction, matchId: string): Promise<LockedMatch | null> {
    // Sent together, the second is answered as of when it is its turn, behind the lock.
    const [row, papers] = await Promise.all([
      this.repository.lock(transaction, matchId),
      this.repository.presentPapers(transaction, matchId),
    ]);
    return row && papers && { row, papers };
  }

  /** The second half. */
  async openLocked(transaction: Transaction, { row, papers }: LockedMatch, asksForPlace: boolean): Promise<MatchFile> {
    const sheet = writtenSheet(papers, row.revision);
    // Before others have to wait for this one's teams.
    const result = this.verifications.of(sheet.record, papers.sheetHash);
    const event = await this.events.keep(transaction, row);
    const locks: Promise<unknown>[] = [];
    if (asksForPlace && row.competitions.includes('championship')) {
      locks.push(this.counting.placesTaken(transaction, event?.agreement?.teams ?? row.sides));
    }
    if (asksForPlace && row.competitions.includes('cup')) locks.push(this.cups.lockShared(transaction, row.season));
    // Sent together, each is answered as of when it is its turn: what is read is what the locks keep.
    const known = this.knowledge.ask([{ matchId: row.id, sheet }], { within: transaction, habits: false });
    const [[knowledge]] = await Promise.all([known, ...locks]);
    return { row, papers, ...judge(sheet, knowledge!, result) };
  }

  /**
   * The files of several matches that may be approved, in the order of their ids; nobody else can move them until the end of
   * the transaction, takes places of their teams (D17), decides in their cup or closes their Grand Prix (D42). Nor of those that are yet to enter.
   */
  async takeOutAll(
    transaction: Transaction,
    ids: readonly string[],
    yetToEnter: readonly Pick<Sheet, 'sides' | 'date' | 'order' | 'competitions'>[],
  ): Promise<MatchFile[]> {
    const rows = await this.repository.lockAll(transaction, ids);
    const teams = new Set<string>();
    const cups = new Set<number>();
    for (const match of [...rows, ...yetToEnter.map((sheet) => ({ ...sheet, id: null }))]) {
      const event = await this.events.keep(transaction, match);
      if (match.competitions.includes('cup')) cups.add(yearOf(match.date));
      if (!match.competitions.includes('championship')) continue;
      for (const team of event?.agreement?.teams ?? match.sides) teams.add(team);
    }
    if (teams.size > 0) await this.counting.placesTaken(transaction, [...teams]);
    for (const season of [...cups].sort()) await this.cups.lockShared(transaction, season);
    return this.open(rows, { within: transaction, habits: false });
  }

  /** The files of several matches, in the order of their ids, to look at as of now. */
  async look(transaction: Transaction, ids: readonly string[]): Promise<MatchFile[]> {
    return this.open(await this.repository.rowsOf(transaction, ids), { within: transaction, habits: false });
  }

  /** The files of matches, in their order, to look at; within a transaction as it has left them. */
  read(rows: readonly MatchRow[], within?: Transaction): Promise<MatchFile[]> {
    return this.open(rows, { within, habits: true });
  }

  private async open(rows: readonly MatchRow[], how: Parameters<KnowledgeRepository['ask']>[1]): Promise<MatchFile[]> {
    const papers = new Map((await this.repository.papersOf(rows, how.within)).map((each) => [each.matchId, each]));
    const written = rows.map((row) => writtenSheet(papers.get(row.id)!, row.revision));
    const knowledge = await this.knowledge.ask(
      rows.map(({ id }, index) => ({ matchId: id, sheet: written[index]! })),
      how,
    );
    return rows.map((row, index) => {
      const sheet = written[index]!;
      const ofRow = papers.get(row.id)!;
      const result = this.verifications.of(sheet.record, ofRow.sheetHash);
      return { row, papers: ofRow, ...judge(sheet, knowledge[index]!, result) };
    });
  }

  /** Keeps a step of a match, and all that counts otherwise because of it. */
  async keep(transaction: Transaction, before: MatchFile | null, step: Step, after: MatchFile | null): Promise<void> {
    await this.repository.keep(transaction, step);
    await this.recount(transaction, before, after);
  }

  /** What counts of a match is what follows from its file as it is now. */
  async recount(transaction: Transaction, before: MatchFile | null, after: MatchFile | null): Promise<void> {
    const [counted, counts] = [before && officialOf(before), after && officialOf(after)];
    if (counted !== null || counts !== null) await this.counting.replace(transaction, counted, counts);
  }
}
