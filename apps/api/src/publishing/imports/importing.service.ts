import { setImmediate as letOthers } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { SheetOutline } from '@tarokk/competition';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { Counting } from '../../competitions/counting/counting.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import type { Knowledge } from '../../matches/sheets/knowledge.js';
import { KnowledgeRepository } from '../../matches/sheets/knowledge.repository.js';
import type { MatchFile } from '../../matches/lifecycle/match-file.js';
import { MatchFilesRepository } from '../../matches/lifecycle/match-files.repository.js';
import { MatchFiles } from '../../matches/lifecycle/match-files.service.js';
import type { DomainEvent } from '../../platform/events/domain-event.js';
import { record } from '../../platform/events/outbox.js';
import { ImportBatch } from './batch.js';
import type { Candidate } from './candidate.js';
import type { DocumentOutcome, CompleteImportSettings } from './import.types.js';
import { waitsForApproval } from './importing.js';
import { type EnteredMatch, ImportsRepository, keyOf } from './imports.repository.js';
import { type PlacedSheet, Placing } from './placing.service.js';

/** A document as a sheet, or why it is none. */
export type Sorted = { readonly candidate: Candidate } | { readonly problems: readonly Problem[] };

/** New matches that are looked up and written at once, so that the database works on some while others are verified and judged. */
const AT_A_TIME = 20;

/**
 * Makes matches of many sheets in one transaction. Locks are taken and questions asked for all of them together; then each sheet
 * is verified, if it is not yet, and judged in its turn, while the rows of those before it are written.
 */
@Injectable()
export class Importing {
  constructor(
    private readonly placing: Placing,
    private readonly knowledge: KnowledgeRepository,
    private readonly files: MatchFiles,
    private readonly matchFiles: MatchFilesRepository,
    private readonly repository: ImportsRepository,
    private readonly counting: Counting,
  ) {}

  /** What becomes of each sheet, in the order of the sheets. */
  async importAll(
    transaction: Transaction,
    caller: AccountCaller,
    sorted: readonly Sorted[],
    settings: CompleteImportSettings,
    dryRun: boolean,
  ): Promise<DocumentOutcome[]> {
    const sheets = numberedFirst(sorted.flatMap((each, index) => ('candidate' in each ? [{ ...each, index }] : [])));
    const candidates = sheets.map(({ candidate }) => candidate);
    const placed = await (dryRun
      ? this.placing.look(transaction, candidates)
      : this.placing.take(transaction, candidates));
    const files = await this.waitingFiles(transaction, placed, settings, dryRun);
    const knowledge = this.knowledgeOf(
      transaction,
      placed.flatMap((each) => (each.kind === 'new' || each.kind === 'rival' ? [each.outline] : [])),
    );

    const importing = new ImportBatch(caller, settings);
    const outcomes: DocumentOutcome[] = [];
    for (const [index, each] of placed.entries()) {
      outcomes.push(await outcomeIn(importing, each, candidates[index]!, knowledge, files));
      if (importing.entered.length < AT_A_TIME) continue;
      const entered = importing.takeEntered();
      if (!dryRun) await this.enter(transaction, entered);
      await letOthers();
    }
    if (!dryRun) await this.keep(transaction, importing);

    const byIndex = new Map(sheets.map(({ index }, place) => [index, outcomes[place]!]));
    const shown = (outcome: DocumentOutcome): DocumentOutcome =>
      dryRun && outcome.outcome === 'entered' ? { ...outcome, matchId: null } : outcome;
    return sorted.map((each, index) =>
      'candidate' in each ? shown(byIndex.get(index)!) : importing.refuse(each.problems),
    );
  }

  /**
   * The files of matches that are there and wait, by id. Whoever may approve takes matches, then teams, then trophies, as
   * everybody does: those of new matches too.
   */
  private async waitingFiles(
    transaction: Transaction,
    placed: readonly PlacedSheet[],
    settings: CompleteImportSettings,
    dryRun: boolean,
  ): Promise<ReadonlyMap<string, MatchFile>> {
    if (settings.approve === null) return new Map();
    const waiting = placed.flatMap((each) =>
      each.kind === 'there' && waitsForApproval(each.match.state, settings) ? [each.match] : [],
    );
    const ids = [...new Set(waiting.map(({ id }) => id))];
    const fresh = placed.flatMap((each) => (each.kind === 'new' || each.kind === 'rival' ? [each.outline] : []));
    const files = dryRun ? await this.files.readByIds(transaction, ids) : await this.lock(transaction, ids, fresh);
    return new Map(files.map((file) => [file.row.id, file]));
  }

  private async lock(
    transaction: Transaction,
    ids: readonly string[],
    yetToEnter: readonly SheetOutline[],
  ): Promise<MatchFile[]> {
    const locked = await this.files.lockRows(transaction, ids);
    const asking = [...locked.values()].map((each) => ({ ...each, asksForPlace: true }));
    return this.files.readLocked(transaction, asking, yetToEnter);
  }

  /**
   * What is known of each new sheet, in their order. All of it is asked for before anything is written, though not waited
   * for: in cup and Grand Prix a sheet is judged by what else was handed in.
   */
  private async *knowledgeOf(
    transaction: Transaction,
    sheets: readonly SheetOutline[],
  ): AsyncGenerator<Knowledge, never> {
    const isOfAnEvent = sheets.some(({ competitions }) =>
      competitions.some((competition) => competition === 'cup' || competition === 'grand-prix'),
    );
    const atATime = isOfAnEvent ? sheets.length : AT_A_TIME;
    const parts: Promise<Knowledge[]>[] = [];
    for (let first = 0; first < sheets.length; first += atATime) {
      const questions = sheets.slice(first, first + atATime).map((sheet) => ({ matchId: null, sheet }));
      const answers = this.knowledge.find(transaction, questions, { habits: false });
      // The import says so when it comes to that sheet.
      answers.catch(() => undefined);
      parts.push(answers);
    }
    for (const part of parts) yield* await part;
    throw new Error('More was to be known than was asked for.');
  }

  private async enter(transaction: Transaction, entered: readonly EnteredMatch[]): Promise<void> {
    await this.repository.enter(transaction, entered);
    await record(transaction, ...entered.flatMap(eventsOf));
  }

  /** The last of the new matches, what became of those that were there, and all that counts otherwise now. */
  private async keep(transaction: Transaction, importing: ImportBatch): Promise<void> {
    const entered = importing.takeEntered();
    if (entered.length > 0) await this.enter(transaction, entered);
    await record(transaction, ...(await this.matchFiles.saveMoves(transaction, importing.steps)));
    await this.counting.replaceAll(transaction, importing.counting);
  }
}

/**
 * Those of two sides and a day among themselves in another order: which number one without takes is known only when all have theirs
 * that name one (D10). Every day stays where it was, since earlier sheets take places among the 40 first (D17).
 */
function numberedFirst<S extends { readonly candidate: Candidate }>(sheets: readonly S[]): S[] {
  const isNumbered = ({ candidate }: S): boolean => candidate.outline.order !== null;
  const ordered = [...sheets.filter(isNumbered), ...sheets.filter((each) => !isNumbered(each))];
  const waiting = new Map<string, S[]>();
  for (const each of ordered) {
    const key = keyOf(each.candidate.outline);
    waiting.set(key, [...(waiting.get(key) ?? []), each]);
  }
  return sheets.map(({ candidate }) => waiting.get(keyOf(candidate.outline))!.shift()!);
}

/** Each step of a match, with the rulings that came with it. */
function eventsOf({ match: { id, season }, moves, rulings, accountId }: EnteredMatch): readonly DomainEvent[] {
  const steps = moves.map(({ from, to }, index): DomainEvent => {
    return { type: 'match-move', id, number: index + 1, season, from, to, by: accountId };
  });
  return rulings.length === 0 ? steps : [...steps, { type: 'match-ruling', id, number: rulings.length, season }];
}

async function outcomeIn(
  importing: ImportBatch,
  placed: PlacedSheet,
  candidate: Candidate,
  knowledge: AsyncGenerator<Knowledge, never>,
  files: ReadonlyMap<string, MatchFile>,
): Promise<DocumentOutcome> {
  switch (placed.kind) {
    case 'new':
      return importing.enter({ outline: placed.outline, candidate }, (await knowledge.next()).value);
    case 'rival':
      return importing.enterInPlaceOf(
        placed.of,
        { outline: placed.outline, candidate },
        (await knowledge.next()).value,
        placed.problem,
      );
    case 'there':
      return importing.find(placed.match, files.get(placed.match.id) ?? null);
    case 'twin':
      return importing.again(placed.of);
    case 'refused':
      return importing.refuse([placed.problem]);
  }
}
