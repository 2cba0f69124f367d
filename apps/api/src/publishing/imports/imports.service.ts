import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as letOthers } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  findingKinds,
  type Framed,
  type Givens,
  type LackingRecord,
  namesOn,
  problemsWithNames,
  sheetOfRecord,
  yearOf,
} from '@tarokk/competition';
import { violationRules } from '@tarokk/rules';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { beginSilence, record } from '../../platform/events/outbox.js';
import { numberless } from './candidate.js';
import { DirectoryRepository } from './directory.repository.js';
import { MOST_DOCUMENTS, noDocuments, noSuchFinding, otherImport, tooManyDocuments } from './import-problems.js';
import {
  type DocumentOutcome,
  type ImportOriginInput,
  type CompleteImportSettings,
  type MatchesImported,
  type Origin,
  settingsOf,
} from './import.types.js';
import { Importing, type Sorted } from './importing.service.js';
import type { ImportMatchesInput } from './imports.inputs.js';
import { ImportsRepository } from './imports.repository.js';
import { bounded, readBytes, readDocument, type ReadDocument } from './reading.js';

/** Codes that are none: so many are named, as far as this. */
const MOST_NAMED = 20;
const LONGEST_NAMED = 60;
/** Milliseconds that one transaction may take, with approvals and on a busy machine. */
const LONGEST = 120_000;
/** Documents that are read before other requests have their turn. */
const READ_AT_A_TIME = 8;

/** Imports matches in bulk: each sheet or bare record is entered, found to be there already, or refused with its reasons. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly writes: Writes,
    private readonly directory: DirectoryRepository,
    private readonly importing: Importing,
    private readonly repository: ImportsRepository,
  ) {}

  /**
   * Documents read from their bytes, and sheets verified, which asks nothing of the database.
   * @param most bytes that each may have
   */
  readBytes(documents: readonly Uint8Array[], most: number, settings: CompleteImportSettings): Promise<ReadDocument[]> {
    const givens = givensOf(settings);
    return inTurns(documents, (bytes) => {
      const read = readBytes(bytes, most, givens);
      if (read.kind === 'sheet') read.candidate.result();
      return read;
    });
  }

  /** What is wrong with the settings. */
  problemsWith({ letStand }: CompleteImportSettings): readonly Problem[] {
    const strange = (letStand?.codes ?? []).filter((code) => !mayStand.has(code));
    const path = 'settings.letStand.codes';
    return strange.slice(0, MOST_NAMED).map((code) => noSuchFinding.at(path, { code: code.slice(0, LONGEST_NAMED) }));
  }

  async import(
    caller: AccountCaller,
    { idempotencyKey: key, documents, origin, dryRun, ...given }: ImportMatchesInput,
  ): Promise<MatchesImported | Refused> {
    const settings = settingsOf(given.settings);
    const problems = [...whyNoNumber(documents.length), ...this.problemsWith(settings)];
    if (problems.length > 0) return refused(...problems);
    const givens = givensOf(settings);
    const isOfItself = saysItselfOfWhat(origin);
    const digest = new DigestOfList();
    const read = await inTurns(documents, (document) => {
      const each = readDocument(document, givens);
      digest.add(isOfItself ? [JSON.stringify(document)] : inputOf(document, each));
      return each;
    });
    // Megabytes: put into canonical form for the key, they would take longer than to be verified.
    const sha256 = digest.end();
    const write = { key, input: { documents: sha256, settings, origin } };
    const from = originOf(origin, isOfItself ? sha256 : null);
    return dryRun
      ? this.tryImport(caller, read, settings, from, write)
      : this.importRead(caller, read, settings, from, write);
  }

  /** What `importRead` would do now; nothing of it stays. */
  tryImport(
    caller: AccountCaller,
    read: readonly ReadDocument[],
    settings: CompleteImportSettings,
    origin: Origin,
    repeatable: Repeatable | null,
  ): Promise<MatchesImported | Refused> {
    return this.writes.dryRun<MatchesImported>(caller, writeOf(settings, repeatable), async (transaction) => {
      const tried = answer(await this.importAll(transaction, caller, read, settings, true), null);
      const isNoted = await this.repository.note(transaction, origin, tried, caller.account.id);
      return isNoted ? tried : refused(otherImport());
    });
  }

  /** What `import` does with documents that were read already. @param repeatable null: the request is not made again */
  importRead(
    caller: AccountCaller,
    read: readonly ReadDocument[],
    settings: CompleteImportSettings,
    origin: Origin,
    repeatable: Repeatable | null,
  ): Promise<MatchesImported | Refused> {
    return this.writes.run<MatchesImported>(caller, writeOf(settings, repeatable), async (transaction) => {
      await this.repository.planAnew(transaction);
      await this.repository.compressQuickly(transaction);
      if (!settings.notify) await beginSilence(transaction);
      const imported = answer(await this.importAll(transaction, caller, read, settings, false), origin.importId);
      const isNoted = await this.repository.note(transaction, origin, imported, caller.account.id);
      if (!isNoted) return refused(otherImport());
      await record(transaction, { type: 'matches-imported', id: origin.importId });
      return imported;
    });
  }

  private async importAll(
    transaction: Transaction,
    caller: AccountCaller,
    read: readonly ReadDocument[],
    settings: CompleteImportSettings,
    dryRun: boolean,
  ): Promise<DocumentOutcome[]> {
    const sheets = await this.sheetsOf(transaction, read, givensOf(settings));
    const outcomes = await this.importing.importAll(transaction, caller, sheets, settings, dryRun);
    return outcomes.map((each) => ({ ...each, problems: bounded(each.problems) }));
  }

  /** Bare records with ids in place of names. */
  private async sheetsOf(transaction: Transaction, read: readonly ReadDocument[], givens: Givens): Promise<Sorted[]> {
    const names = read.flatMap((each) => {
      const record = each.kind === 'record' ? each.frame : each.kind === 'lacking' ? each.lacking : null;
      return record === null ? [] : seasonsMeant(record).map((year) => ({ year, ...namesOn(record.record) }));
    });
    const directory = await this.directory.lookUp(transaction, names);
    return read.map((each): Sorted => {
      if (each.kind === 'refused') return { problems: each.problems };
      if (each.kind === 'sheet') return { candidate: each.candidate };
      if (each.kind === 'lacking') {
        const { problems, ...lacking } = each.lacking;
        const found = seasonsMeant(lacking).map((year) => problemsWithNames(lacking, directory(year)));
        return { problems: [...problems, ...(found.find(({ length }) => length === 0) ?? found[0]!)] };
      }
      const { frame } = each;
      const made = seasonsMeant(frame).map((year) => sheetOfRecord(frame, directory(year), givens));
      const fits = made.find(({ ok }) => ok) ?? made[0]!;
      return fits.ok ? { candidate: numberless(fits.value) } : { problems: fits.problems };
    });
  }
}

/** No season: which persons there are is asked without one. */
const NO_SEASON = 0;

/** The season of the date; of a match of the cup, which it is perhaps where nothing says otherwise, also the one before (D51). */
function seasonsMeant({
  date,
  competitions,
}: Pick<Framed | LackingRecord, 'date' | 'competitions'>): readonly number[] {
  if (date === null) return [NO_SEASON];
  const year = yearOf(date);
  return competitions.length === 0 || competitions.includes('cup') ? [year, year - 1] : [year];
}

type Repeatable = Pick<Write, 'key' | 'input'>;

function writeOf({ approve }: CompleteImportSettings, repeatable: Repeatable | null): Write {
  const { key, input } = repeatable ?? { key: null, input: null };
  return { action: 'importMatches', key, input, reason: approve, longest: LONGEST };
}

/** SHA-256 of a list as JSON, computed without ever holding the whole text. */
class DigestOfList {
  private readonly hash = createHash('sha256');
  private isEmpty = true;

  /** @param item JSON in one piece or several */
  add(item: readonly (string | Buffer)[]): void {
    this.hash.update(this.isEmpty ? '[' : ',');
    for (const piece of item) this.hash.update(piece);
    this.isEmpty = false;
  }

  /** In hexadecimal digits. */
  end(): string {
    return this.hash.update(this.isEmpty ? '[]' : ']').digest('hex');
  }
}

async function inTurns<T, R>(items: readonly T[], read: (item: T) => R): Promise<R[]> {
  const all: R[] = [];
  for (const item of items) {
    all.push(read(item));
    if (all.length % READ_AT_A_TIME === 0) await letOthers();
  }
  return all;
}

function givensOf({ date, venue, venueIsPublic, competitions, strangersAreGuests }: CompleteImportSettings): Givens {
  return { date, venue, venueIsPublic, competitions, strangersAreGuests };
}

/** Errors that a ruling may let stand: irregularities of the office, and all violations of a record. */
const mayStand = new Set<string>([
  ...Object.values(findingKinds).flatMap(({ code, traits }) => (traits.mayStand ? [code] : [])),
  ...Object.keys(violationRules),
]);

function whyNoNumber(count: number): readonly Problem[] {
  if (count === 0) return [noDocuments()];
  return count > MOST_DOCUMENTS ? [tooManyDocuments.at('documents', { count, most: MOST_DOCUMENTS })] : [];
}

/** The text of a document for the idempotency key: of a sheet the JSON that is made of it anyway. */
function inputOf(document: unknown, read: ReadDocument): readonly (string | Buffer)[] {
  return read.kind === 'sheet'
    ? [read.candidate.kept, JSON.stringify(read.candidate.outline.rulings)]
    : [JSON.stringify(document)];
}

/** Whether the office itself says of what the import was: it comes in one part, and nobody else says so. */
function saysItselfOfWhat(given: ImportOriginInput | null): boolean {
  return given?.sha256 == null && given?.importId == null && !(given?.more ?? false);
}

/** @param ofDocuments SHA-256 of all of them, where that is what it was of */
function originOf(given: ImportOriginInput | null, ofDocuments: string | null): Origin {
  return {
    importId: given?.importId ?? randomUUID(),
    name: given?.name ?? null,
    sha256: given?.sha256 ?? ofDocuments,
    isLast: !(given?.more ?? false),
  };
}

/** @param importId null: nothing was entered, it was a dry run */
function answer(documents: readonly DocumentOutcome[], importId: string | null): MatchesImported {
  const count = (outcome: DocumentOutcome['outcome']): number =>
    documents.filter((each) => each.outcome === outcome).length;
  return {
    __typename: 'MatchesImported',
    dryRun: importId === null,
    importId,
    entered: count('entered'),
    alreadyThere: count('already-there'),
    refused: count('refused'),
    documents,
  };
}
