import { Injectable } from '@nestjs/common';
import type { SheetOutline } from '@tarokk/competition';
import { CupFactsRepository } from '../../competitions/cup/cup-facts.repository.js';
import { Counting } from '../../competitions/counting/counting.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type EventOfSheet, EventsOfSheets } from '../../competitions/grand-prix/events-of-sheets.js';
import { record } from '../../platform/events/outbox.js';
import { judge, type MatchFile, officialOf, writtenSheet } from './match-file.js';
import { MatchFilesRepository, type Papers, type Step } from './match-files.repository.js';
import type { MatchRow } from '../match.row.js';
import { KnowledgeRepository } from './knowledge.repository.js';
import { Verifications } from './verifications.js';

/** A match that nobody else can move until the end of the transaction, with the papers that it has had since. */
export interface LockedMatch {
  readonly row: MatchRow;
  readonly papers: Papers;
}

/** A file, the steps that its match takes, and the file behind them. */
export interface MovedFile {
  readonly before: MatchFile;
  readonly steps: readonly Step[];
  readonly after: MatchFile;
}

/** What may be approved: its sides, or the teams for which they play, need a place. */
interface Asking extends Pick<MatchRow, 'sides' | 'season' | 'competitions'> {
  readonly event: EventOfSheet | null;
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
   * @param asksForPlace it may be approved: see `open`
   */
  async takeOut(transaction: Transaction, matchId: string, asksForPlace = false): Promise<MatchFile | null> {
    const [file] = await this.takeOutAll(transaction, [matchId], asksForPlace);
    return file ?? null;
  }

  /** The files of several, in the order of their ids; of those that there are. */
  async takeOutAll(transaction: Transaction, ids: readonly string[], asksForPlace: boolean): Promise<MatchFile[]> {
    const locked = await this.lock(transaction, ids);
    return this.open(
      transaction,
      [...locked.values()].map((match) => ({ ...match, asksForPlace })),
    );
  }

  /**
   * The first half of taking out several, for which nothing has to be known of the matches: whoever has more to ask sends it
   * along. By id, those that there are.
   */
  async lock(transaction: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, LockedMatch>> {
    const rows = await this.repository.lock(transaction, ids);
    const present = await this.repository.presentPapers(transaction, ids);
    const papers = new Map(present.map((each) => [each.matchId, each]));
    return new Map(rows.map((row) => [row.id, { row, papers: papers.get(row.id)! }]));
  }

  /**
   * The second half: the files in the order of the matches. Of those that ask for a place, which may be approved, nobody else
   * takes the places of their teams until the end of the transaction (D17), decides in their cup, or closes their Grand Prix (D42).
   * @param yetToEnter sheets of no match yet, which ask for one too
   */
  async open(
    transaction: Transaction,
    locked: readonly (LockedMatch & { readonly asksForPlace: boolean })[],
    yetToEnter: readonly SheetOutline[] = [],
  ): Promise<MatchFile[]> {
    // Verified before others have to wait for their teams.
    const read = locked.map(({ row, papers }) => {
      const sheet = writtenSheet(papers, row.revision);
      return { sheet, result: this.verifications.of(sheet.record, papers.sheetHash) };
    });
    const asking: Asking[] = [];
    for (const { row, asksForPlace } of locked) {
      const event = await this.events.keep(transaction, row);
      if (asksForPlace) asking.push({ ...row, event });
    }
    const seasons = await this.knowledge.seasonsOf(yetToEnter, transaction);
    for (const [index, sheet] of yetToEnter.entries()) {
      const event = await this.events.keep(transaction, { ...sheet, id: null });
      asking.push({ ...sheet, season: seasons[index]!, event });
    }
    // Locked first: what is read behind a lock stays as it is.
    await this.lockPlaces(transaction, asking);
    const knowledge = await this.knowledge.ask(
      locked.map(({ row }, index) => ({ matchId: row.id, sheet: read[index]!.sheet })),
      { within: transaction, habits: false },
    );
    return locked.map(({ row, papers }, index) => {
      const { sheet, result } = read[index]!;
      return { row, papers, ...judge(sheet, knowledge[index]!, result) };
    });
  }

  /** Teams first, then cups: in one order for everybody. */
  private async lockPlaces(transaction: Transaction, asking: readonly Asking[]): Promise<void> {
    const inChampionship = asking.filter(({ competitions }) => competitions.includes('championship'));
    // Pairs of a Grand Prix play for teams (11.2).
    const teams = new Set(inChampionship.flatMap(({ event, sides }) => event?.agreement?.teams ?? sides));
    const cups = new Set(asking.flatMap(({ competitions, season }) => (competitions.includes('cup') ? [season] : [])));
    if (teams.size > 0) await this.counting.lockPlaces(transaction, [...teams]);
    for (const season of [...cups].sort((a, b) => a - b)) await this.cups.lockShared(transaction, season);
  }

  /** The files of several matches, in the order of their ids, to look at as of now. */
  async look(transaction: Transaction, ids: readonly string[]): Promise<MatchFile[]> {
    return this.filesOf(await this.repository.rowsOf(transaction, ids), { within: transaction, habits: false });
  }

  /** The files of matches, in their order, to look at; within a transaction as it has left them. */
  read(rows: readonly MatchRow[], within?: Transaction): Promise<MatchFile[]> {
    return this.filesOf(rows, { within, habits: true });
  }

  private async filesOf(
    rows: readonly MatchRow[],
    how: Parameters<KnowledgeRepository['ask']>[1],
  ): Promise<MatchFile[]> {
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

  /** Keeps what became of matches, each of them once, and all that counts otherwise because of it. */
  async keep(transaction: Transaction, moved: readonly MovedFile[]): Promise<void> {
    const moves = await this.repository.move(
      transaction,
      moved.flatMap(({ steps }) => steps),
    );
    await record(transaction, ...moves);
    const changes = moved.map(({ before, after }) => ({ before: officialOf(before), after: officialOf(after) }));
    await this.counting.replaceAll(transaction, changes);
  }

  /** What counts of a match is what follows from its file as it is now. */
  async recount(transaction: Transaction, before: MatchFile | null, after: MatchFile | null): Promise<void> {
    const [counted, counts] = [before && officialOf(before), after && officialOf(after)];
    if (counted !== null || counts !== null) await this.counting.replace(transaction, counted, counts);
  }
}
